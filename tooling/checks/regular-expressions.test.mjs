import fs from 'node:fs';
import path from 'node:path';
import { regularExpressionsOf, slownessOf } from './regular-expressions.mjs';
import { filesOf } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Expressions that the check cannot analyse, with the reason why they are linear. */
const JUDGED_BY_HAND = {
  '([?&](?:user_token|token|\\w*password|tx_ref|payment|code|tracking_id|email|state)=)[^&]*':
    'begins at ? or & only, which \\w* does not pass, and takes all up to the next &',
};
/** Files that build an expression from texts, with the texts' origin. */
const MADE = {
  'api/src/modules/site/address-formats.ts': 'postcodes of a pinned package, matched against 20 letters at most',
  'shared-kernel/platform/server/kept-markup.tsx': 'a name of random letters and digits, made by the process',
  'shared-kernel/rules/tracking-code.ts': 'two constants',
};

const sources = filesOf(root, ['shell', 'shared-kernel', 'mfe-*', 'api', 'sandbox', 'deploy'])
  .filter((file) => /\.(?:tsx?|m?js|cjs)$/.test(file) && !/\.test\.\w+$|(?:^|\/)testing\//.test(file))
  .map((file) => ({ file, ...regularExpressionsOf(fs.readFileSync(path.join(root, file), 'utf8'), file) }));

const LONGEST_MS = 600_000;

test(
  'I5 every regular expression in production code takes linear time',
  () => {
    const judged = new Map();
    const slow = sources.flatMap(({ file, literals }) =>
      literals.flatMap((literal) => {
        if (literal.pattern in JUDGED_BY_HAND) return [];
        const written = `/${literal.pattern}/${literal.flags}`;
        if (!judged.has(written)) judged.set(written, slownessOf(literal));
        return judged.get(written) === null ? [] : [`${file}: ${written}: ${judged.get(written)}`];
      }),
    );
    expect(judged.size).toBeGreaterThan(100);
    expect(slow).toEqual([]);
  },
  LONGEST_MS,
);

test('I5 no regular expression is built from external text', () => {
  expect(sources.filter(({ made }) => made > 0).map(({ file }) => file)).toEqual(Object.keys(MADE));
});

test('no regular expression contains a character above U+00FF, which doubles the file’s memory on servers', () => {
  const wide = sources.flatMap(({ file, literals }) =>
    literals.filter(({ pattern }) => /[^\0-\xff]/.test(pattern)).map(({ pattern }) => `${file}: ${pattern}`),
  );
  expect(wide).toEqual([]);
});

test('every expression judged by hand exists', () => {
  const patterns = new Set(sources.flatMap(({ literals }) => literals.map(({ pattern }) => pattern)));
  expect(Object.keys(JUDGED_BY_HAND).filter((pattern) => !patterns.has(pattern))).toEqual([]);
});

test.each([
  ['(a+)+$', 'exponential'],
  ['\\s*;\\s*', '2nd degree polynomial'],
  ['^-|-$', null],
])('/%s/ is %s', (pattern, slowness) => {
  expect(slownessOf({ pattern, flags: '' })).toBe(slowness);
});
