import { composeRoutes, patternParams, routeOverlaps } from './compose-routes.mjs';

const part = (owner, patterns) => ({
  owner,
  routes: Object.fromEntries(Object.entries(patterns).map(([id, pattern]) => [id, { pattern }])),
});
const ids = (...parts) => composeRoutes(parts).map(({ id }) => id);

test('more specific patterns come first, in any order of parts and rows', () => {
  const content = part('mfe-content', { page: '/page/:slug', contact: '/page/contact' });
  const catalog = part('mfe-catalog', { products: '/:main/products', home: '/' });
  const table = ['contact', 'page', 'products'];
  expect(ids(content, catalog).filter((id) => id !== 'home')).toEqual(table);
  expect(ids(catalog, content).filter((id) => id !== 'home')).toEqual(table);
});

test('a row keeps its owner’s properties', () => {
  const routes = { order: { pattern: '/user/order/:id', personal: true } };
  expect(composeRoutes([{ owner: 'mfe-account', routes }])).toEqual([
    { id: 'order', owner: 'mfe-account', pattern: '/user/order/:id', personal: true },
  ]);
});

test.each([
  [
    'the same id',
    { page: '/fifth' },
    "mfe-fifth claims the route id 'page' for 'page', which is already mfe-content's ('page').",
  ],
  [
    'the same path with other parameter names',
    { fifth: '/page/:name' },
    "mfe-fifth claims the address '/page/:' for 'fifth', which is already mfe-content's ('page').",
  ],
  [
    'an optional end that matches another page',
    { fifth: '/page/:name/:more?' },
    "mfe-fifth claims the address '/page/:' for 'fifth', which is already mfe-content's ('page').",
  ],
])('rejects %s and names both owners', (_, patterns, sentence) => {
  const parts = [part('mfe-content', { page: '/page/:slug' }), part('mfe-fifth', patterns)];
  expect(routeOverlaps(parts)).toEqual([sentence]);
  expect(() => composeRoutes(parts)).toThrow(sentence);
});

test('a fixed segment beside a parameter does not overlap', () => {
  expect(routeOverlaps([part('a', { page: '/page/:slug' }), part('b', { contact: '/page/contact' })])).toEqual([]);
});

test('separates required and optional parameters of a pattern', () => {
  expect(patternParams('/:main/product/:id?')).toEqual({ needed: ['main'], optional: ['id'] });
  expect(patternParams('/')).toEqual({ needed: [], optional: [] });
});
