import { reportLines } from './report-lines.mjs';

const pages = (key, values, subject) =>
  ['home', 'listing', 'product'].map((where, at) => ({ key, where, value: values[at], subject }));

test('three pages stand side by side, with what stands beside and the goal', () => {
  const rows = [...pages('blocking', [30, 20.4, 41]), ...pages('blocking', [228, 185, 263], 'EverShop')];
  expect(reportLines(rows, ['EverShop', 'React floor'])).toEqual([
    ['blocking time, ms', '30 / 20 / 41', '228 / 185 / 263', '', 'at most 40', '✖', ''],
  ]);
});

test('of many places the worst is named, and how many are within the goal', () => {
  const rows = [1.2, 4.5, 3, 3.4].map((value, at) => ({
    key: 'api',
    where: `call ${at}`,
    value,
    detail: 'p50 1 / 2 ms',
  }));
  expect(reportLines(rows, [])).toEqual([
    [expect.any(String), '4.5; 2 of 4 within', 'at most 3.0', '✖', 'worst: call 1 (p50 1 / 2 ms)'],
  ]);
});

test('what is measured in one or two places says where', () => {
  const rows = [
    { key: 'personal', where: 'empty cart', value: 2 },
    { key: 'personal', where: 'orders', value: 9 },
  ];
  expect(reportLines(rows, [])[0]).toEqual([
    expect.any(String),
    '2.0 / 9.0',
    'at most 3.0 / 10.0',
    '',
    'empty cart / orders',
  ]);
});
