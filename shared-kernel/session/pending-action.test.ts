import { STORAGE } from '../contract/storage';
import { hasPendingAction, keepPendingAction, takePendingAction } from './pending-action';

const minutes = (n: number) => n * 60_000;
beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('D27 a pending action is taken once', () => {
  expect(hasPendingAction()).toBe(false);
  keepPendingAction({ list: 'wishlist', id: 4 });
  expect(hasPendingAction()).toBe(true);
  expect(takePendingAction()).toEqual({ list: 'wishlist', id: 4 });
  expect(hasPendingAction()).toBe(false);
  expect(takePendingAction()).toBeNull();
});

test('D27 the last of two actions wins', () => {
  keepPendingAction({ list: 'wishlist', id: 4 });
  keepPendingAction({ list: 'follow', id: 9 });
  expect(takePendingAction()).toEqual({ list: 'follow', id: 9 });
});

test.each([
  [29, true],
  [31, false],
  [-1, false],
])('D27 after %i minutes the action is kept: %s', (later, counts) => {
  keepPendingAction({ list: 'compare', id: 4 });
  jest.setSystemTime(Date.now() + minutes(later));
  expect(takePendingAction() !== null).toBe(counts);
  expect(hasPendingAction()).toBe(false);
});

test.each([
  '{',
  '[]',
  '7',
  '"x"',
  '{"list":"cart","id":4}',
  '{"list":"wishlist","id":"4"}',
  '{"list":"wishlist","id":4}',
])('D27 ignores %s', (text) => {
  sessionStorage.setItem(STORAGE.pendingAction, text);
  expect(takePendingAction()).toBeNull();
});

test('D27 works without storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  keepPendingAction({ list: 'wishlist', id: 4 });
  expect(hasPendingAction()).toBe(false);
  expect(takePendingAction()).toBeNull();
  jest.restoreAllMocks();
});
