import { ROUTES } from 'shared-kernel/rules/routes';
import { definition } from './definition';
import * as lifecycles from './lifecycles';
import * as server from './server';

test('has a screen for each route that the account owns', () => {
  const owned = ROUTES.filter((route) => route.owner === definition.id).map((route) => route.id as string);
  const screens = definition.routes.map((route) => route.id);
  expect([...screens].sort()).toEqual([
    'addresses',
    'compared',
    'following',
    'order',
    'order-index',
    'orders',
    'profile',
    'track-order',
    'vouchers',
    'wishlists',
  ]);
  expect(owned).toEqual(expect.arrayContaining(screens));
});

test('exposes only lifecycles to the browser and a render to the server', () => {
  expect(Object.keys(lifecycles).sort()).toEqual(['bootstrap', 'mount', 'unmount', 'warm']);
  expect(Object.keys(server).sort()).toEqual(['contract', 'render']);
});
