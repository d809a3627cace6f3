import { LANGUAGES } from '../contract/languages';
import { partRoutes, shopRoutes } from '../testing/shop-routes';
import type { RouteId } from './define-routes';
import { PROMISED_ROUTES } from './promised-routes';
import { guardOf, matchRoute, type Owner, rowsOf, splitLanguage } from './routes';

const TABLE = shopRoutes();

const EXAMPLES: [path: string, route: RouteId, owner: Owner, params?: Record<string, string>][] = [
  ['/', 'home', 'mfe-catalog'],
  ['/brands', 'brands', 'mfe-catalog'],
  ['/categories', 'categories', 'mfe-catalog'],
  ['/flash-sale', 'flash-sales', 'mfe-catalog'],
  ['/flash-sale/3', 'flash-sale', 'mfe-catalog', { id: '3' }],
  ['/search', 'search', 'mfe-catalog'],
  ['/restock', 'restock', 'mfe-catalog'],
  ['/helpful', 'helpful', 'mfe-catalog'],
  ['/shop', 'stores', 'mfe-catalog'],
  ['/shop/atlas', 'store', 'mfe-catalog', { slug: 'atlas' }],
  ['/all', 'all', 'mfe-catalog'],
  ['/all/home', 'category', 'mfe-catalog', { category: 'home' }],
  ['/all/home/lamps', 'sub-category', 'mfe-catalog', { category: 'home', subCategory: 'lamps' }],
  ['/cart', 'cart', 'mfe-cart-checkout'],
  ['/shipping', 'shipping', 'mfe-cart-checkout'],
  ['/checkout', 'checkout', 'mfe-cart-checkout'],
  ['/razorpay-callback', 'razorpay-callback', 'mfe-cart-checkout'],
  ['/login', 'login', 'shell'],
  ['/register', 'register', 'shell'],
  ['/forgot-password', 'forgot-password', 'shell'],
  ['/social-callback', 'social-callback', 'shell'],
  ['/user', 'account', 'mfe-account'],
  ['/user/addresses', 'addresses', 'mfe-account'],
  ['/user/compared', 'compared', 'mfe-account'],
  ['/user/following', 'following', 'mfe-account'],
  ['/user/orders', 'orders', 'mfe-account'],
  ['/user/profile', 'profile', 'mfe-account'],
  ['/user/privacy', 'privacy', 'mfe-account'],
  ['/user/vouchers', 'vouchers', 'mfe-account'],
  ['/user/wishlists', 'wishlists', 'mfe-account'],
  ['/user/order', 'order-index', 'mfe-account'],
  ['/user/order/12', 'order', 'mfe-account', { id: '12' }],
  ['/track-order', 'track-order', 'mfe-account'],
  ['/order-link', 'order-link', 'mfe-account'],
  ['/page', 'pages', 'mfe-content'],
  ['/page/contact', 'contact', 'mfe-content'],
  ['/newsletter', 'newsletter', 'mfe-content'],
  ['/page/faq', 'page', 'mfe-content', { slug: 'faq' }],
  ['/acme/brand', 'brand', 'mfe-catalog', { main: 'acme' }],
  ['/summer/collection', 'collection', 'mfe-catalog', { main: 'summer' }],
  ['/summer/products', 'products', 'mfe-catalog', { main: 'summer' }],
  ['/red-lamp/product/7', 'product', 'mfe-catalog', { main: 'red-lamp', id: '7' }],
];

describe.each(LANGUAGES)('S001 in %s', (language) => {
  test.each(EXAMPLES)('%s is %s of %s', (path, id, owner, params = {}) => {
    const url = language === 'en' ? path : path === '/' ? `/${language}` : `/${language}${path}`;
    expect(splitLanguage(url)).toEqual({ language, path, prefixed: language !== 'en' });
    const match = matchRoute(TABLE, splitLanguage(url).path);
    expect(match?.route).toMatchObject({ id, owner });
    expect(match?.params).toEqual(params);
  });
});

test('S001 the table above names every route', () => {
  expect(new Set(EXAMPLES.map(([, id]) => id))).toEqual(new Set<string>(TABLE.map((route) => route.id)));
});

test('S108 the id of a product is optional', () => {
  expect(matchRoute(TABLE, '/red-lamp/product')).toMatchObject({
    route: { id: 'product' },
    params: { main: 'red-lamp' },
  });
  expect(matchRoute(TABLE, '/red-lamp/product')?.params).not.toHaveProperty('id');
});

test('S002 a trailing slash changes nothing', () => {
  expect(splitLanguage('/ar/')).toEqual({ language: 'ar', path: '/', prefixed: true });
  expect(matchRoute(TABLE, '/cart/')?.route.id).toBe('cart');
});

test('S003 reports the prefix of the default language so that it can be redirected', () => {
  expect(splitLanguage('/en/cart')).toEqual({ language: 'en', path: '/cart', prefixed: true });
});

test.each(['/arabic', '/AR', '/fra/cart', '/'])('S002 %s has no language prefix', (path) => {
  expect(splitLanguage(path)).toEqual({ language: 'en', path, prefixed: false });
});

test.each([
  '/nowhere',
  '/cart/extra',
  '/user/nothing',
  '/a/b/c/d',
  '/red-lamp/product/7/more',
  '/%',
  '/%E0%A4%A/product/1',
  '/page/a/b',
])('S071 %s matches no route', (path) => {
  expect(matchRoute(TABLE, path)).toBeNull();
});

test('S001 a fixed segment wins over a parameter in any row order', () => {
  const rows = rowsOf('mfe-x', {
    product: { pattern: '/:main/product/:id?' },
    page: { pattern: '/page/:slug' },
    contact: { pattern: '/page/contact' },
    club: { pattern: '/club/:level' },
  });
  for (const table of [rows, rows.toReversed()]) {
    const idOf = (path: string) => matchRoute(table, path)?.route.id;
    expect(['/page/contact', '/page/faq', '/page/product', '/club/product'].map(idOf)).toEqual([
      'contact',
      'page',
      'page',
      'club',
    ]);
    // another part's first segment hides no product
    expect(idOf('/club/product/7')).toBe('product');
  }
});

test('promised routes match the patterns of their owners', () => {
  const own: Record<string, object> = Object.assign({}, ...Object.values(partRoutes()));
  for (const [id, promised] of Object.entries(PROMISED_ROUTES))
    expect([id, own[id]]).toEqual([id, expect.objectContaining({ pattern: promised.pattern })]);
});

test('S017 S022 four pages are guest-only, and account pages need a login', () => {
  const guarded = (guard: string) => TABLE.filter((route) => route.guard === guard).map((route) => route.id);
  expect(guarded('non-logged-in')).toEqual(['login', 'register', 'forgot-password', 'social-callback']);
  expect(guarded('logged-in')).toEqual([
    'addresses',
    'compared',
    'following',
    'orders',
    'profile',
    'privacy',
    'vouchers',
    'wishlists',
    'order-index',
  ]);
});

test('S017 S197 only the shared compare link opens without login', () => {
  const opens = (search: string) =>
    TABLE.filter((route) => route.guard === 'logged-in' && guardOf(route, search) === 'common-middleware').map(
      (route) => route.id,
    );
  expect(opens('?products=3,1')).toEqual(['compared']);
  expect(opens('differences=1&products=3')).toEqual(['compared']);
  for (const search of ['', '?products=', '?products', '?product=3', '?differences=1'])
    expect(opens(search)).toEqual([]);
});

test('guarded routes are never cached publicly', () => {
  expect(TABLE.filter((route) => route.guard && !route.personal)).toEqual([]);
});
