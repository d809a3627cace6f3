import { estimatedDelivery } from './estimated-delivery';

const UTC = 'UTC';
const order = (created: string, more = {}) => ({ created_at: new Date(created), status: 1, cancelled: 0, ...more });
const expected = (created: string, now: string, timeZone = UTC, days = 3, more = {}) =>
  estimatedDelivery(order(created, more), { day_needed: days }, { now: new Date(now), timeZone });

test.each([
  ['before that day', '2026-11-21T10:00:00Z', '2026-11-21T10:00:01Z', '2026-11-24'],
  ['on the day itself', '2026-11-21T10:00:00Z', '2026-11-24T23:59:59Z', '2026-11-24'],
  ['tomorrow on the day after', '2026-11-21T10:00:00Z', '2026-11-25T00:00:00Z', '2026-11-26'],
  ['tomorrow even long after', '2026-11-21T10:00:00Z', '2027-02-28T12:00:00Z', '2027-03-01'],
  ['across the end of a year', '2026-12-30T10:00:00Z', '2026-12-30T10:00:00Z', '2027-01-02'],
])('the delivery date is the order date plus the shipping days: %s', (_, created, now, day) => {
  expect(expected(created, now)).toBe(day);
});

test.each([
  // nine in the evening of the 21st in New York is the 22nd in London
  ['America/New_York', '2026-11-22T02:00:00Z', '2026-11-22T02:00:00Z', '2026-11-24'],
  ['Asia/Tokyo', '2026-11-21T16:00:00Z', '2026-11-21T16:00:00Z', '2026-11-25'],
  // it is still the 24th there: not too late
  ['America/New_York', '2026-11-21T15:00:00Z', '2026-11-25T04:30:00Z', '2026-11-24'],
  ['America/New_York', '2026-11-21T15:00:00Z', '2026-11-25T05:30:00Z', '2026-11-26'],
  // the clocks go forward in between: a day of 23 hours is a day
  ['Europe/Berlin', '2026-03-28T23:30:00Z', '2026-03-29T10:00:00Z', '2026-04-01'],
])('days follow the time zone of the shop: %s, ordered %s, requested %s', (timeZone, created, now, day) => {
  expect(expected(created, now, timeZone)).toBe(day);
});

test('same-day shipping gives today, and tomorrow once the day is over', () => {
  expect(expected('2026-11-21T10:00:00Z', '2026-11-21T20:00:00Z', UTC, 0)).toBe('2026-11-21');
  expect(expected('2026-11-21T10:00:00Z', '2026-11-22T20:00:00Z', UTC, 0)).toBe('2026-11-23');
});

test.each([
  ['delivered', { status: 5 }],
  ['cancelled', { cancelled: 1 }],
])('an order that is %s has no delivery date', (_, more) => {
  expect(expected('2026-11-21T10:00:00Z', '2026-11-21T10:00:00Z', UTC, 3, more)).toBeNull();
});

test('shipping without a place has no delivery date', () => {
  const shop = { now: new Date(), timeZone: UTC };
  expect(estimatedDelivery(order('2026-11-21T10:00:00Z'), null, shop)).toBeNull();
});
