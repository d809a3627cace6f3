import { QueryObserver } from '@tanstack/react-query';
import { restoreState, WITH_THE_PAGE } from './page-state';
import { createQueryClient } from './query-client';

const NOW = Date.UTC(2026, 2, 1, 12);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

/** Calls of a screen that asks at each visit and comes alive `later` ms after the data of this time were restored. */
function callsFor(readAt: number, later = 0): number {
  const client = createQueryClient();
  restoreState(client, { queries: [[['cart'], 'as sent', readAt]] });
  jest.advanceTimersByTime(later);
  const queryFn = jest.fn(async () => 'asked');
  const stop = new QueryObserver(client, { queryKey: ['cart'], queryFn, staleTime: 0 }).subscribe(() => {});
  stop();
  return queryFn.mock.calls.length;
}

test.each([
  ['is just sent', NOW - 300, 0],
  ['came over a slow line', NOW - 9999, 0],
  ['came with the page, whenever that was written', WITH_THE_PAGE, 0],
  ['comes from a server whose clock is a little ahead', NOW + 9999, 0],
  ['was kept', NOW - 10_000, 1],
  ['comes from a server with another clock', NOW + 60_000, 1],
])('hydration asks again when what %s: %#', (_, readAt, calls) => {
  expect(callsFor(readAt)).toBe(calls);
});

test('the next visit asks again', () => {
  expect(callsFor(NOW - 300, 4999)).toBe(0);
  expect(callsFor(NOW - 300, 5000)).toBe(1);
});
