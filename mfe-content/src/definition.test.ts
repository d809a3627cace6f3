import { ROUTES } from 'shared-kernel/rules/routes';
import { definition } from './definition';
import * as lifecycles from './lifecycles';
import * as server from './server';

test('every route of the table that belongs to this remote has a screen', () => {
  const owned = ROUTES.filter((route) => route.owner === definition.id).map((route) => route.id);
  expect(definition.routes.map((route) => route.id).sort()).toEqual([...owned].sort());
});

test('exposes the lifecycles and the server’s render, nothing else', () => {
  expect(Object.keys(lifecycles).sort()).toEqual(['bootstrap', 'mount', 'unmount', 'warm']);
  expect(Object.keys(server).sort()).toEqual(['contract', 'render']);
});
