import { visitsOf } from './addresses.mjs';

const addresses = (route, signedIn) =>
  visitsOf([route])
    .filter((visit) => visit.answers === 'full' && visit.signedIn === signedIn)
    .map(({ address }) => address);

test('opens a page in both languages with full, empty and failing data, and once with each other failure', () => {
  expect(visitsOf([{ pattern: '/' }]).map(({ address, answers }) => `${answers}: ${address}`)).toEqual([
    ...['full', 'empty', 'fails'].flatMap((answers) => [`${answers}: /`, `${answers}: /ar`]),
    'finds nothing: /',
    'hangs up: /ar',
  ]);
});

test.each([
  ['/page/:slug', ['/page/sample-1', '/ar/page/sample-1']],
  ['/:main/product/:id?', ['/sample-1/product/1', '/ar/sample-1/product/1']],
])('fills the parameters of %s', (pattern, expected) => {
  expect(addresses({ pattern }, false)).toEqual(expected);
});

test('URLs have their required parameters, and the optional ones once', () => {
  const route = { pattern: '/:main/brand', query: { brand: 'number', q: 'string?' } };
  expect(addresses(route, false).slice(0, 2)).toEqual([
    '/sample-1/brand?brand=1',
    '/sample-1/brand?brand=1&q=sample-1',
  ]);
  expect(visitsOf([route]).filter(({ address }) => address.includes('q='))).toHaveLength(2);
});

test.each([
  [{ personal: true }, 2, 2],
  [{ personal: true, guard: 'logged-in' }, 0, 2],
  [{ personal: true, guard: 'non-logged-in' }, 2, 0],
  [{ personal: true, guard: 'logged-in', openWith: 'products' }, 2, 2],
])('a page with %j is opened %i times as a guest and %i times signed in', (rules, asGuest, asUser) => {
  const route = { pattern: '/x', ...rules };
  expect([addresses(route, false).length, addresses(route, true).length]).toEqual([asGuest, asUser]);
});
