import { link } from '../platform/links';
import { addressOf } from '../rules/address-of';
import { defineRoutes, type LinkArguments } from '../rules/define-routes';

test.each([
  [link('home'), '/'],
  [link('page', { slug: 'a b/c' }), '/page/a%20b%2Fc'],
  [link('product', { main: 'red-lamp', id: 7 }), '/red-lamp/product/7'],
  [link('product', { main: 'red-lamp' }), '/red-lamp/product'],
  [link('sub-category', { category: 'home', subCategory: 'lamps' }), '/all/home/lamps'],
  [link('brand', { main: 'acme', brand: 3 }), '/acme/brand?brand=3'],
  [link('search'), '/search'],
  [link('search', { q: 'é & ?' }), '/search?q=%C3%A9%20%26%20%3F'],
  [link('login', { redirect: '/cart', for: 'wishlist' }), '/login?redirect=%2Fcart&for=wishlist'],
  [link('checkout', { voucher: undefined }), '/checkout'],
  [link('compared', { products: '3,1' }), '/user/compared?products=3,1'],
])('a link leads to %s', (made, expected) => {
  expect(made).toBe(expected);
});

const ADVICE = {
  pattern: '/advice/:room/lamps/:watt?',
  query: { colour: 'string', page: 'number?' },
} as const;
const adviceWith = (...given: LinkArguments<typeof ADVICE>) => addressOf(ADVICE.pattern, given[0]);

test('takes parameters of path and query in one object', () => {
  expect(adviceWith({ room: 'kitchen', colour: 'red' })).toBe('/advice/kitchen/lamps?colour=red');
  expect(adviceWith({ page: 2, watt: 40, room: 'kitchen', colour: 'red' })).toBe(
    '/advice/kitchen/lamps/40?page=2&colour=red',
  );
});

test('links that do not fit their route do not compile', () => {
  const wrong = [
    // @ts-expect-error there is no such route
    () => link('loyalty'),
    // @ts-expect-error a needed parameter of the path is missing
    () => link('page'),
    // @ts-expect-error no such parameter
    () => link('page', { slug: 'faq', colour: 'red' }),
    // @ts-expect-error a needed parameter of the query is missing
    () => adviceWith({ room: 'kitchen' }),
    // @ts-expect-error a number is no text
    () => adviceWith({ room: 'kitchen', colour: 3 }),
    // @ts-expect-error a text is no number
    () => adviceWith({ room: 'kitchen', colour: 'red', page: 'two' }),
    // @ts-expect-error pages with parameters say what the sitemap does with them
    () => defineRoutes({ guide: { pattern: '/guide/:slug' } }),
    // @ts-expect-error no such layout
    () => defineRoutes({ guide: { pattern: '/guide', layout: 'wide' } }),
  ];
  expect(wrong).toHaveLength(8);
});
