import { routeTypes } from './route-types.mjs';

test('types include routes of other teams and promised ones, but not the remote’s own', () => {
  const text = routeTypes({ brand: { pattern: '/:main/brand', query: { brand: 'number' } } }, ['loyalty']);
  expect(text).toContain('readonly "brand": {"pattern":"/:main/brand","query":{"brand":"number"}};');
  expect(text).toContain('extends ShopRoutes, Omit<PromisedRoutes, "brand" | "loyalty"> {}');
});
