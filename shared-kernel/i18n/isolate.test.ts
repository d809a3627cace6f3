import { isolate } from './isolate';

test('S106 isolates an amount in a sentence as left-to-right text for Arabic', () => {
  // U+2066 left-to-right isolate, U+2069 pop directional isolate
  expect(isolate('$7.90')).toBe('\u2066$7.90\u2069');
});
