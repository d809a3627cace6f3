import { isolate } from './isolate';

test.each(['$7.90', '7.900 د.ت'])('S106 isolates the amount %s in its own direction', (amount) => {
  // U+2068 first strong isolate, U+2069 pop directional isolate
  expect(isolate(amount)).toBe(`\u2068${amount}\u2069`);
});
