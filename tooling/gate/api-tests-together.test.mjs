import { groupsOf } from './api-tests-together.mjs';

const file = (name, bytes, head = '') => ({ name, text: head + ' '.repeat(bytes - head.length) });
const namesOf = (files) => groupsOf(files).map(({ names }) => names.join(' '));

test('neighbouring files are grouped until the group is long enough', () => {
  expect(namesOf([file('a', 30_000), file('b', 30_000), file('c', 30_000), file('d', 90_000), file('e', 10)])).toEqual([
    'a b',
    'c',
    'd',
    'e',
  ]);
});

test('a file with its own test environment gets its own group', () => {
  const head = '/** @jest-environment jsdom */\n';
  expect(groupsOf([file('a', 100), file('b', 100, head)]).map((group) => group.head)).toEqual(['', head]);
});

test.each(["jest.mock('./password');", 'jest.setTimeout(120_000);'])('a file containing %s runs alone', (line) => {
  expect(namesOf([file('a', 100), file('b', 100, `import x;\n${line}`), file('c', 100)])).toEqual(['a c', 'b']);
});

test('the search corpus starts first', () => {
  const groups = groupsOf([file('a', 60_000), file('modules/search/relevance.test.ts', 2000), file('z', 90_000)]);
  const [first] = groups.sort((one, other) => other.bytes - one.bytes);
  expect(first.names).toEqual(['modules/search/relevance.test.ts']);
});
