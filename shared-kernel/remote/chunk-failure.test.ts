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

test('S074 S8 the first failure reloads the page and keeps the time', () => {
  expect(recoverFromChunkFailure()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(STORAGE.chunkReload)).toBe('1000000');
});

test('S074 a second failure within 60 s does not, one after 60 s does', () => {
  recoverFromChunkFailure();
  jest.advanceTimersByTime(59_999);
  expect(recoverFromChunkFailure()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(recoverFromChunkFailure()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('S074 a clock that was put back cannot hold reloads off for ever', () => {
  sessionStorage.setItem(STORAGE.chunkReload, '9999999999');
  expect(recoverFromChunkFailure()).toBe(true);
});

test('S074 without storage there is no reload: it could go on for ever', () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(recoverFromChunkFailure()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  get.mockRestore();
});

test('only webpack’s error counts', () => {
  expect(isChunkFailure(Object.assign(new Error(), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(new Error('ChunkLoadError'))).toBe(false);
  expect(isChunkFailure('ChunkLoadError')).toBe(false);
});
