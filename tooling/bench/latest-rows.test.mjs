import { NOTHING, withMeasurement } from './latest-rows.mjs';

const run = (at) => ({ at, commit: 'a', machine: '2 processors', rounds: 3 });
const usable = (value, subject) => ({ key: 'usable', where: 'home', value, subject });
const latest = (...done) => done.reduce(withMeasurement, NOTHING);

test('a measurement replaces its own rows and keeps the others', () => {
  const { rows, runs } = latest(
    { run: run('1'), measurement: 'usable', rows: [usable(2.4)], missing: [] },
    { run: run('1'), measurement: 'html', rows: [{ key: 'html', where: 'home', value: 20 }], missing: [] },
    { run: run('2'), measurement: 'usable', rows: [usable(1.4)], missing: [] },
  );
  expect(rows.map(({ key, value, run: at }) => [key, value, at])).toEqual([
    ['html', 20, '1'],
    ['usable', 1.4, '2'],
  ]);
  expect(runs.map(({ at }) => at)).toEqual(['1', '2']);
});

test('a subject not measured this time keeps the numbers of an earlier run', () => {
  const { rows } = latest(
    { run: run('1'), measurement: 'usable', rows: [usable(2.4), usable(2.7, 'EverShop')], missing: [] },
    { run: run('2'), measurement: 'usable', rows: [usable(1.4)], missing: ['EverShop: it did not start'] },
  );
  expect(rows.map(({ value, run: at }) => [value, at])).toEqual([
    [2.7, '1'],
    [1.4, '2'],
  ]);
});

test('drops a missing note once it is measured, and runs without results', () => {
  const { missing, runs } = latest(
    { run: run('1'), measurement: 'usable', rows: [], missing: ['home of the shop: late'] },
    { run: run('2'), measurement: 'usable', rows: [usable(1.4)], missing: [] },
  );
  expect(missing).toEqual([]);
  expect(runs.map(({ at }) => at)).toEqual(['2']);
});
