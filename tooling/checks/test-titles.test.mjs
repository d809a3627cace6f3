import { kindOf, titlesOf } from './test-titles.mjs';

test('titles include those of their groups, in every way to write them', () => {
  const source = `
    describe('S001 group', () => {
      test('inner', () => {});
      test.each([1])('S002 row %s', () => {});
    });
    test.describe('browser', () => { test(\`S003 \${1} filled\`, async () => {}); });
    const TABLE = [['S004 in a table', 1], ['S256', 2]];
    test.each(TABLE)('%s', () => { check('S005 is no title'); });
    const helper = () => call('S006 is no title');`;
  expect(titlesOf(source, 'a.test.ts')).toEqual([
    'S001 group inner',
    'S001 group S002 row %s',
    'browser S003 … filled',
    'S004 in a table',
    'S256',
    '%s',
  ]);
});

test.each([
  ['e2e/journeys/buy.spec.ts', 'journey'],
  ['api/src/modules/cart/cart.test.ts', 'call'],
  ['mfe-catalog/src/features/home/home.test.tsx', 'screen'],
  ['shell/src/server/page/pages.test.ts', 'screen'],
  ['shared-kernel/rules/price.test.ts', 'rule'],
])('%s shows a %s', (file, kind) => expect(kindOf(file)).toBe(kind));
