import { ROUTES } from 'shared-kernel/rules/routes';
import { definition } from './definition';
import * as lifecycles from './lifecycles';
import * as server from './server';

test('has a screen for every route that this remote owns', () => {
  const owned = ROUTES.filter((route) => route.owner === definition.id).map((route) => route.id);
  expect(definition.routes.map((route) => route.id).sort()).toEqual([...owned].sort());
});

test('exposes only lifecycles to the browser and a render to the server', () => {
  expect(Object.keys(lifecycles).sort()).toEqual(['bootstrap', 'mount', 'unmount', 'warm']);
  expect(Object.keys(server).sort()).toEqual(['contract', 'render']);
});
