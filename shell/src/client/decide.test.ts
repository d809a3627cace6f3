import type { Owner } from 'shared-kernel/rules/routes';
import { shopRoutes } from 'shared-kernel/testing/shop-routes';
import { decide, type Here } from './decide';

const ORIGIN = 'https://shop.test';
const here = (path: string, over: Partial<Here> = {}): Here => ({
  url: new URL(path, ORIGIN),
  language: 'en',
  signedIn: false,
  owners: new Set<Owner>(shopRoutes().map(({ owner }) => owner)),
  ...over,
});
const to = (path: string) => new URL(path, ORIGIN);

test.each([
  ['/', '/cart', 'mfe-cart-checkout'],
  ['/cart', '/shoe/product/7', 'mfe-catalog'],
  ['/login', '/register', 'shell'],
  ['/search?q=a', '/search?q=b', 'mfe-catalog'],
])('from %s to %s navigates within the page', (from, path, owner) => {
  expect(decide(to(path), here(from))).toEqual({ how: 'within', url: to(path), owner });
});

test('S006 navigates within a prefixed language', () => {
  expect(decide(to('/ar/cart'), here('/ar', { language: 'ar' }))).toMatchObject({ how: 'within' });
});

test.each([
  ['another language', '/', '/fr'],
  ['an unknown path', '/', '/no/such/page/here'],
  ['another layout', '/', '/login'],
  ['the current URL', '/cart', '/cart'],
])('%s loads as a document', (_, from, path) => {
  expect(decide(to(path), here(from))).toEqual({ how: 'document', url: to(path) });
});

test('S017 sends a guest to login with a redirect back', () => {
  const decision = decide(to('/fr/user/orders?page=2'), here('/fr', { language: 'fr' }));
  expect(decision).toEqual({ how: 'document', url: to('/fr/login?redirect=%2Ffr%2Fuser%2Forders%3Fpage%3D2') });
});

test('S017 S197 opens a shared compare list within the page for a guest, but not the guest’s own', () => {
  expect(decide(to('/user/compared?products=3,1'), here('/'))).toMatchObject({ how: 'within', owner: 'mfe-account' });
  for (const own of ['/user/compared', '/user/compared?products=', '/user/orders?products=3,1'])
    expect(decide(to(own), here('/'))).toMatchObject({ how: 'document', url: { pathname: '/login' } });
});

test('S017 a guest-only page of a signed-in user loads from the server', () => {
  expect(decide(to('/register'), here('/login', { signedIn: true }))).toMatchObject({ how: 'document' });
});

test('a remote outside the release set loads as a document', () => {
  expect(decide(to('/cart'), here('/', { owners: new Set<Owner>(['shell']) }))).toMatchObject({ how: 'document' });
});

test.each(['https://elsewhere.test/cart', `${ORIGIN}/page/about#top`])('%s is left to the browser', (address) => {
  expect(decide(new URL(address), here('/page/about'))).toEqual({ how: 'browser' });
});
