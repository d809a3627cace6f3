import { errorDocument } from '../document/error-document';
import { askGuard } from './guards';

const visit = { language: 'ar', signedIn: false, url: '/ar/user/orders' } as const;

test('S018 knows its guards by name', () => {
  expect(askGuard('common-middleware', visit)).toBeNull();
  expect(askGuard('non-logged-in', visit)).toBeNull();
  expect(askGuard('non-logged-in', { ...visit, signedIn: true })).toBe('/ar');
  expect(askGuard('logged-in', { ...visit, signedIn: true })).toBeNull();
  expect(askGuard('logged-in', visit)).toBe('/ar/login?redirect=%2Far%2Fuser%2Forders');
});

test.each(['admin', '', 'constructor', '__proto__'])('S019 the guard %j is unknown', (name) => {
  expect(() => askGuard(name, visit)).toThrow('Unknown middleware');
});

test('S019 S072 the error page says so, with status 500', () => {
  const { html } = errorDocument({ status: 500, message: 'Unknown middleware' }, 'en', '/cart');
  expect(html).toContain('SORRY');
  expect(html).toContain('Unknown middleware');
  expect(html).toContain('<p>500</p>');
});
