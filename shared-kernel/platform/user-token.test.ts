import { STORAGE } from '../contract/storage';
import { forgetUserToken, userToken } from './user-token';

beforeEach(() => forgetUserToken());
afterEach(() => jest.restoreAllMocks());

test('S067 a guest gets 128 random bits, kept in local storage', () => {
  const token = userToken();
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem(STORAGE.userToken)).toBe(token);
  expect(userToken()).toBe(token);
});

test('S067 a guest’s token comes from the Web Crypto API, not from Math.random', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(bytes.map((_, place) => place + 0xa0));
    return bytes;
  });
  expect(userToken()).toBe('a0a1a2a3a4a5a6a7a8a9aaabacadaeaf');
  expect(random).toHaveBeenCalledTimes(1);
});

test('S067 two guests never share a token', () => {
  const tokens = Array.from({ length: 50 }, () => {
    forgetUserToken();
    return userToken();
  });
  expect(new Set(tokens).size).toBe(50);
});

test.each(['', 'short', '<script>alert(1)</script>', 'x'.repeat(129), 'null'])(
  'S069 replaces an invalid stored token silently: %j',
  (garbage) => {
    localStorage.setItem(STORAGE.userToken, garbage);
    expect(userToken()).toMatch(/^[0-9a-f]{32}$/);
    expect(localStorage.getItem(STORAGE.userToken)).toBe(userToken());
  },
);

test('S069 without storage the token lasts for the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const token = userToken();
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(userToken()).toBe(token);
});

test('S172 logout removes the guest token', () => {
  const before = userToken();
  forgetUserToken();
  expect(userToken()).not.toBe(before);
});
