import { answerChunks, watchChunks } from './watch-chunks';

const giveUp = jest.fn();
beforeAll(() => watchChunks(giveUp));
beforeEach(() => giveUp.mockClear());

test('S074 an unhandled chunk failure reloads the page; other rejections are ignored', () => {
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

test('S074 a part that fails before a retry can be offered keeps the page and is offered later', () => {
  const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError', again: () => {} });
  dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: lost }));
  expect(giveUp).not.toHaveBeenCalled();
  const by = jest.fn(() => true);
  answerChunks(by);
  expect(by).toHaveBeenCalledTimes(1);
  expect(by.mock.calls[0]).toContain(lost);
});
