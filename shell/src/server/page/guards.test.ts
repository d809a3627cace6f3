import { callbackPath } from 'shared-kernel/rules/callback-path';
import { guardOf } from 'shared-kernel/rules/routes';
import { FOREIGN_PATHS, OWN_PATHS } from 'shared-kernel/testing/redirect-corpus';
import { shopRoutes } from 'shared-kernel/testing/shop-routes';
import { errorDocument } from '../document/error-document';
import { runGuard } from './guards';

const visit = { language: 'ar', signedIn: false, url: '/ar/user/orders' } as const;

test('S018 accepts only known guards', () => {
  expect(runGuard('common-middleware', visit)).toBeNull();
  expect(runGuard('non-logged-in', visit)).toBeNull();
  expect(runGuard('non-logged-in', { ...visit, signedIn: true })).toBe('/ar');
  expect(runGuard('logged-in', { ...visit, signedIn: true })).toBeNull();
  expect(runGuard('logged-in', visit)).toBe('/ar/login?redirect=%2Far%2Fuser%2Forders');
});

test('S173 guards check whether a user is signed in, but no roles', () => {
  const guards = new Set(shopRoutes().map((route) => guardOf(route, '')));
  expect([...guards].toSorted()).toEqual(['common-middleware', 'logged-in', 'non-logged-in']);
  for (const guard of guards) {
    const answers = [true, false].map((signedIn) => runGuard(guard, { ...visit, signedIn }));
    expect(answers.filter((leadsAway) => leadsAway === null).length).toBeGreaterThan(0);
  }
});

test.each([...OWN_PATHS, ...FOREIGN_PATHS])('S022 S023 D5 a login from %j returns to a page of the shop', (url) => {
  const login = new URL(runGuard('logged-in', { ...visit, url }) ?? '', 'https://shop.example');
  expect([login.origin, login.pathname]).toEqual(['https://shop.example', '/ar/login']);
  // the return path is the complete requested one, and is checked again when it is followed
  expect(login.searchParams.get('redirect') ?? '').toBe(url);
  expect(
    new URL(
      callbackPath(login.searchParams.get('redirect'), () => true),
      login,
    ).origin,
  ).toBe(login.origin);
});

test.each(['admin', '', 'constructor', '__proto__'])('S019 the guard %j is unknown', (name) => {
  expect(() => runGuard(name, visit)).toThrow('Unknown middleware');
});

test('S019 S072 shows the error page with status 500', () => {
  const { html } = errorDocument({ status: 500, message: 'Unknown middleware' }, 'en', '/cart');
  expect(html).toContain('SORRY');
  expect(html).toContain('Unknown middleware');
  expect(html).toContain('<p>500</p>');
});
