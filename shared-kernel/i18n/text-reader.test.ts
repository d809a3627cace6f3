import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../contract/languages';
import { createTexts } from './i18next-texts';
import { isBeyondReader, TextReader } from './text-reader';
import type { Texts } from './texts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = [
  'shared-kernel/i18n/locales',
  ...fs.readdirSync(ROOT).flatMap((name) => (/^(mfe-|shell$)/.test(name) ? [`${name}/locales`] : [])),
];
const textsOf = (folder: string, language: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8'));

/** Every text of a file by its key. */
function entries(texts: object, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[before + name, value]] : entries(value as object, `${before}${name}.`),
  );
}

const COUNTS = [0, 1, 2, 3, 5, 11, 1.5, 100, 1_000_000];
const VALUES = ['7', 'a {{name}} $t(b) $& b', 3.25, '', null, undefined];

test.each(FOLDERS)('every text of %s resolves as in i18next, in all languages', (folder) => {
  expect(FOLDERS.length).toBeGreaterThan(5);
  for (const language of LANGUAGES) {
    const texts = textsOf(folder, language);
    expect(isBeyondReader(texts)).toBe(false);
    const pair = [new TextReader(language), createTexts(language)];
    for (const one of pair) one.addResourceBundle(language, 'part', texts, true, true);
    const [reader, library] = pair as [TextReader, Texts];
    const [read, expected]: [string[], string[]] = [[], []];
    for (const [key, text] of entries(texts)) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name));
      const plain = key.replace(/_(zero|one|two|few|many|other)$/, '');
      const options = [
        { ns: 'part' },
        ...VALUES.map((value) => ({ ...Object.fromEntries(names.map((name) => [name, value])), ns: 'part' })),
        ...(plain === key ? [] : COUNTS.map((count) => ({ count, ns: 'part' }))),
      ];
      for (const each of options) {
        read.push(`${plain}: ${reader.t(plain, each)}`);
        expected.push(`${plain}: ${library.t(plain, each)}`);
      }
      read.push(reader.t(`part:${key}`, { ns: 'other' }));
      expected.push(library.t(key, { ns: 'part' }));
    }
    expect(read).toEqual(expected);
  }
});

test.each([
  ['a missing key', 'gone.title'],
  ['a key of another namespace', 'other:gone.title'],
  ['a text replaced by a later bundle', 'toast.title'],
  ['a text beside a replaced one', 'toast.close'],
  ['a text only in the later bundle', 'toast.extra'],
])('%s resolves as in i18next', (_, key) => {
  const [reader, library] = [new TextReader('en'), createTexts('en')];
  for (const one of [reader, library]) {
    one.addResourceBundle('en', 'part', { toast: { title: 'Saved', close: 'Close' } }, true, true);
    one.addResourceBundle('en', 'part', { toast: { title: 'Kept', extra: 'More' } }, true, true);
  }
  expect(reader.t(key, { ns: 'part' })).toBe(library.t(key, { ns: 'part' }));
});

test.each([
  ['nesting', { a: 'See $t(b)' }],
  ['a format', { a: 'On {{day, datetime}}' }],
  ['a path', { a: 'Hello {{user.name}}' }],
  ['a key with a dot', { 'a.b': 'Text' }],
])('%s is left to i18next', (_, texts) => {
  expect(isBeyondReader(texts)).toBe(true);
});

test('a reader hands its texts over to i18next, including later ones', () => {
  const reader = new TextReader('en');
  reader.addResourceBundle('en', 'part', { day: 'Day', more: 'One $t(day) more' });
  expect(reader.t('more', { ns: 'part' })).toBe('One $t(day) more');
  reader.handOver(createTexts('en'));
  expect(reader.t('more', { ns: 'part' })).toBe('One Day more');
  reader.addResourceBundle('en', 'part', { day: 'hour' });
  expect(reader.t('more', { ns: 'part' })).toBe('One hour more');
});
