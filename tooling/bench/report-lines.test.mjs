import { reportLines } from './report-lines.mjs';

const pages = (key, values, subject) =>
  ['home', 'listing', 'product'].map((where, at) => ({ key, where, value: values[at], subject, run: '1' }));
const letter = (run) => ({ 1: 'a', 2: 'b' })[run];

test('a line shows three pages beside the comparisons, goal and runs', () => {
  const rows = [
    ...pages('blocking', [30, 20.4, 41]),
    ...pages('blocking', [228, 185, 263], 'EverShop'),
    { key: 'blocking', where: 'product', value: 12, subject: 'React floor', run: '2' },
  ];
  expect(reportLines(rows, ['one bundle', 'EverShop', 'React floor'], letter)).toEqual([
    ['blocking time, ms', '30 / 20 / 41', '', '228 / 185 / 263', '– / – / 12', 'at most 40', '✖', 'a, b', ''],
  ]);
});

test('with many places a line names the worst misses and how many meet the goal', () => {
  const rows = [1.2, 4.5, 3, 3.4, 3.3, 3.2].map((value, at) => ({
    key: 'api',
    where: `call ${at}`,
    value,
    detail: 'p50 1 / 2 ms',
    run: '1',
  }));
  expect(reportLines(rows, [], letter)).toEqual([
    [
      expect.any(String),
      '4.5; 2 of 6 within',
      'at most 3.0',
      '✖',
      'a',
      'worst: call 1 4.5 (p50 1 / 2 ms); call 3 3.4 (p50 1 / 2 ms); call 4 3.3 (p50 1 / 2 ms) and 1 more',
    ],
  ]);
});

test('a line names its places when there are only one or two', () => {
  const rows = [
    { key: 'personal', where: 'empty cart', value: 2, run: '1' },
    { key: 'personal', where: 'orders', value: 9, run: '1' },
  ];
  expect(reportLines(rows, [], letter)[0]).toEqual([
    expect.any(String),
    '2.0 / 9.0',
    'at most 3.0 / 10.0',
    '✔',
    'a',
    'empty cart / orders',
  ]);
});

test('a goal measured only for other subjects is neither met nor missed', () => {
  const rows = pages('usable', [2.7, 3.5, 3.1], 'EverShop');
  expect(reportLines(rows, ['EverShop'], letter)[0]).toEqual([
    expect.any(String),
    '',
    '2.7 / 3.5 / 3.1',
    'at most 1.5',
    '',
    'a',
    '',
  ]);
});

test('a row without a goal is neither met nor missed', () => {
  const rows = pages('thread-time', [300, 250, 240]);
  expect(reportLines(rows, [], letter)[0]?.slice(1)).toEqual(['300 / 250 / 240', '', '', 'a', '']);
});
