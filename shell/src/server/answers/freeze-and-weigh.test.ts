import { freezeAndWeigh } from './freeze-and-weigh';

test('a response’s weight grows with its texts, and it is deeply frozen', () => {
  const data = (text: string) => ({ list: [{ text, price: 1.5, none: null, on: true }], page: 1 });
  const heavy = data('x'.repeat(1000));
  expect(freezeAndWeigh(heavy) - freezeAndWeigh(data(''))).toBe(1000);
  expect([heavy, heavy.list, heavy.list[0]].every(Object.isFrozen)).toBe(true);
});
