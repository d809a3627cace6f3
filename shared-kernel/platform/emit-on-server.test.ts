/** @jest-environment node */
import { emit } from './bus';

test('emit throws on the server', () => {
  expect(() => emit('cart:count-changed', { count: 1 })).toThrow("'cart:count-changed' was emitted on the server");
});
