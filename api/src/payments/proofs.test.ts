import fc from 'fast-check';
import { hmac, isSame, nameOf, parseBody } from './proofs';

test('P1 a signature equals only itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (given, right) => {
      expect(isSame(given, right)).toBe(given === right);
      expect(isSame(right, right)).toBe(true);
    }),
  );
  expect(isSame(undefined, '')).toBe(false);
});

test('P1 HMAC-SHA256 of RFC 4231, case 2', () => {
  const hex = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  expect(hmac('Jefe', 'what do ya want for nothing?')).toBe(hex);
  expect(hmac('Jefe', Buffer.from('what do ya want for nothing?'), 'base64')).toBe(
    Buffer.from(hex, 'hex').toString('base64'),
  );
});

test('P4 equal bodies have equal ids, different ones different ids', () => {
  expect(nameOf('a')).toBe(nameOf(Buffer.from('a')));
  expect(nameOf('a')).not.toBe(nameOf('b'));
});

test('P1 a body that is not JSON is read as null', () => {
  expect(parseBody(Buffer.from('{"a":1}'))).toEqual({ a: 1 });
  expect(parseBody(Buffer.from('{"a":'))).toBeUndefined();
});
