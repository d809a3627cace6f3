/** @jest-environment node */
import { gatherLines } from './gather-lines';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const started = () => {
  const written: string[] = [];
  const before = process.listeners('exit');
  const log = gatherLines({ write: (lines) => written.push(lines) });
  const [onExit] = process.listeners('exit').filter((listener) => !before.includes(listener));
  return { log, written, onExit: onExit as () => void };
};

test('issue 12 log lines that arrive together are written together, and soon', () => {
  const { log, written } = started();
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  jest.advanceTimersByTime(20);
  log.write('three\n');
  jest.advanceTimersByTime(20);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('issue 12 an exiting process writes its remaining lines once', () => {
  const { log, written, onExit } = started();
  log.write('last\n');
  onExit();
  jest.advanceTimersByTime(20);
  expect(written).toEqual(['last\n']);
});
