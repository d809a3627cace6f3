import { isolate } from './isolate';

test('S106 an amount in a sentence is one left-to-right piece, so that Arabic cannot flip it', () => {
  // U+2066 left-to-right isolate, U+2069 pop directional isolate
  expect(isolate('$7.90')).toBe('\u2066$7.90\u2069');
});
