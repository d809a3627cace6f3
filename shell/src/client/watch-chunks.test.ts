import { watchChunks } from './watch-chunks';

test('S074 an unhandled chunk failure reloads the page; other rejections are ignored', () => {
  const giveUp = jest.fn();
  watchChunks(giveUp);
  const reject = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError' });
  expect(reject(lost)).toBe(true);
  expect(giveUp).toHaveBeenCalledWith(lost);
  expect(reject(new Error('another'))).toBe(false);
  expect(giveUp).toHaveBeenCalledTimes(1);
});
