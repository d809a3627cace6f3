import { QueryObserver } from '@tanstack/react-query';
import { restoreState, WITH_THE_PAGE } from './page-state';
import { createQueryClient } from './query-client';

const NOW = Date.UTC(2026, 2, 1, 12);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

/** Number of calls by a screen that refetches on each visit and hydrates `later` ms after data of this age were restored. */
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
  ['was just sent', NOW - 300, 0],
  ['arrived over a slow connection', NOW - 9999, 0],
  ['came with the page, however old', WITH_THE_PAGE, 0],
  ['comes from a server whose clock is slightly ahead', NOW + 9999, 0],
  ['was cached', NOW - 10_000, 1],
  ['comes from a server with another clock', NOW + 60_000, 1],
])('whether hydration refetches data that %s: %#', (_, readAt, calls) => {
  expect(callsFor(readAt)).toBe(calls);
});

test('a later visit refetches after five seconds', () => {
  expect(callsFor(NOW - 300, 4999)).toBe(0);
  expect(callsFor(NOW - 300, 5000)).toBe(1);
});
