import { STORAGE } from 'shared-kernel/contract/storage';
import type { EventMap } from 'shared-kernel/events/event-map';
import { on } from 'shared-kernel/platform/bus';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { offerAgain } from './offer-again';
import { watchChunks } from './watch-chunks';

test('D13 S074 after a reload a toast offers to retry a failed part; other failures are handled as usual', () => {
  sessionStorage.setItem(STORAGE.chunkReload, String(Date.now()));
  addTexts('en', 'kernel', { unavailable: { text: 'Not now.' }, error: { retry: 'Try again' } });
  const giveUp = jest.fn();
  watchChunks(giveUp);
  offerAgain('en');
  const toasts: EventMap['toast:requested'][] = [];
  on('toast:requested', (toast) => toasts.push(toast));
  const reject = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const again = jest.fn();
  const lost = (more = {}) => Object.assign(new Error('lost'), { name: 'ChunkLoadError' }, more);
  expect(reject(lost({ again }))).toBe(true);
  expect(giveUp).not.toHaveBeenCalled();
  expect(toasts).toMatchObject([{ text: 'Not now.', error: true, action: { text: 'Try again' } }]);
  toasts[0]?.action?.run();
  expect(again).toHaveBeenCalledTimes(1);
  expect(reject(Object.assign(new Error('another'), { again }))).toBe(false);
  reject(lost());
  expect(giveUp).toHaveBeenCalledTimes(1);
});
