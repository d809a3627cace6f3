import { STORAGE } from '../contract/storage';
import { browser } from '../session/open-page';
import { isChunkFailure, recoverFromChunkFailure } from './chunk-failure';

const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => jest.useRealTimers());

test('S074 S8 the first failure reloads the page and stores the time', () => {
  expect(recoverFromChunkFailure()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(STORAGE.chunkReload)).toBe('1000000');
});

test('S074 a second failure reloads only after 60 s', () => {
  recoverFromChunkFailure();
  jest.advanceTimersByTime(59_999);
  expect(recoverFromChunkFailure()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(recoverFromChunkFailure()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('S074 a clock set back does not block reloads', () => {
  sessionStorage.setItem(STORAGE.chunkReload, '9999999999');
  expect(recoverFromChunkFailure()).toBe(true);
});

test('S074 without storage it never reloads, to avoid a loop', () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(recoverFromChunkFailure()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  get.mockRestore();
});

test('only webpack’s chunk error counts', () => {
  expect(isChunkFailure(Object.assign(new Error(), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(new Error('ChunkLoadError'))).toBe(false);
  expect(isChunkFailure('ChunkLoadError')).toBe(false);
});
