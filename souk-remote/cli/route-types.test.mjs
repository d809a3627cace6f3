import { routeTypes } from './route-types.mjs';

test('routes of other teams become types, promised ones stay beside them, own ones are left to the remote', () => {
  const text = routeTypes({ brand: { pattern: '/:main/brand', query: { brand: 'number' } } }, ['loyalty']);
  expect(text).toContain('readonly "brand": {"pattern":"/:main/brand","query":{"brand":"number"}};');
  expect(text).toContain('extends ShopRoutes, Omit<PromisedRoutes, "brand" | "loyalty"> {}');
});
