/** @jest-environment node */
import { emit } from './bus';

test('the server never emits: one visitor would hear of another', () => {
  expect(() => emit('cart:count-changed', { count: 1 })).toThrow("'cart:count-changed' was emitted on the server");
});
