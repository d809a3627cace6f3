/** @jest-environment node */
import { writeEachTurn } from './write-each-turn';

const started = () => {
  const written: string[] = [];
  const before = process.listeners('exit');
  const log = writeEachTurn({ write: (lines) => written.push(lines) });
  const [onExit] = process.listeners('exit').filter((listener) => !before.includes(listener));
  return { log, written, onExit: onExit as () => void };
};

test('issue 12 log lines of one turn are written together, those of the next one again', async () => {
  const { log, written } = started();
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  log.write('three\n');
  await new Promise(setImmediate);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('issue 12 a process that exits within a turn writes its lines, once', async () => {
  const { log, written, onExit } = started();
  log.write('last\n');
  onExit();
  await new Promise(setImmediate);
  expect(written).toEqual(['last\n']);
});
