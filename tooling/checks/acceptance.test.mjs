import fs from 'node:fs';
import path from 'node:path';
import { remotesIn } from '../../souk-remote/build/parts.mjs';
import { codeLists } from './code-lists.mjs';
import { sourceFiles } from './source-files.mjs';
import { kindOf, testFiles, titlesOf } from './test-titles.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const KINDS = ['rule', 'call', 'screen', 'journey'];
const { lines, requirements, decisions } = codeLists(root);

const titles = testFiles(root).flatMap((file) =>
  titlesOf(fs.readFileSync(path.join(root, file), 'utf8'), file).map((title) => ({ title, file, kind: kindOf(file) })),
);
/** Kinds of the tests whose title contains a code; a journey also covers what a screen test would show. */
const shownBy = (code) => {
  const kinds = new Set(titles.filter(({ title }) => codesOf(title).includes(code)).map(({ kind }) => kind));
  if (kinds.has('journey')) kinds.add('screen');
  return kinds;
};
const codesOf = (title) => title.match(/\b(?:S\d{3}|[A-Z]\d{1,2})\b/g) ?? [];

test('the acceptance list has its 229 lines, each with known kinds of proof', () => {
  expect([...lines.keys()]).toEqual(Array.from({ length: 229 }, (_, i) => `S${String(i + 1).padStart(3, '0')}`));
  const unknown = [...lines, ...requirements].filter(([, kinds]) =>
    kinds.some((kind) => ![...KINDS, 'open'].includes(kind)),
  );
  expect(unknown).toEqual([]);
});

test('every line of the acceptance list has a test of each kind that it needs', () => {
  const missing = [...lines].flatMap(([code, kinds]) => {
    const shown = shownBy(code);
    return kinds.filter((kind) => !shown.has(kind)).map((kind) => `${code}: no ${kind}`);
  });
  expect(missing).toEqual([]);
});

test('every line for shoppers needs proof beyond API calls', () => {
  const calls = [...lines].filter(([, kinds]) => !kinds.includes('screen') && !kinds.includes('journey'));
  // S125 and S207 onwards: the calls themselves; no screen shows more of them than the other lines do
  const allowed = (code) => code === 'S125' || code >= 'S207';
  expect(calls.map(([code]) => code).filter((code) => !allowed(code))).toEqual([]);
});

test('every requirement has a test of each kind that it names, and an open one has none', () => {
  const wrong = [...requirements].flatMap(([code, kinds]) => {
    const shown = shownBy(code);
    if (kinds.includes('open')) return shown.size > 0 ? [`${code}: no longer open, shown by ${[...shown]}`] : [];
    return kinds.filter((kind) => !shown.has(kind)).map((kind) => `${code}: no ${kind}`);
  });
  expect(wrong).toEqual([]);
});

test('no title names a line, requirement or decision that does not exist', () => {
  const known = new Set([...lines.keys(), ...requirements.keys(), ...decisions]);
  const leading = ({ title }) => /^(?:(?:S\d{3}|[A-Z]\d{1,2}),? )*/.exec(`${title} `)?.[0].match(/[A-Z]\d+/g) ?? [];
  const strange = titles.flatMap((each) =>
    leading(each)
      .filter((code) => !known.has(code))
      .map((code) => `${code} in ${each.file}`),
  );
  expect([...new Set(strange)]).toEqual([]);
});

test('every decision is part of a line or of a test', () => {
  const list = fs.readFileSync(path.join(root, 'docs/acceptance.md'), 'utf8').split('## Decisions')[0];
  const named = new Set([...codesOf(list), ...titles.flatMap(({ title }) => codesOf(title))]);
  expect([...decisions].filter((code) => !named.has(code))).toEqual([]);
});

describe('calls of the contract', () => {
  const contract = fs.readFileSync(path.join(root, 'shared-kernel/contract/calls.ts'), 'utf8');
  const calls = [...contract.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
  const list =
    fs.readFileSync(path.join(root, 'docs/acceptance.md'), 'utf8').split('## Calls without a client')[1] ?? '';
  const apiOnly = [...(list.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const sources = sourceFiles(root, ['shell', 'shared-kernel', ...remotesIn(root)]).map((file) =>
    fs.readFileSync(path.join(root, file), 'utf8'),
  );
  const hasClient = (name) => sources.some((source) => new RegExp(`\\bCALLS\\.${name}\\b`).test(source));

  test.each(calls)('%s has a client, or a reason to have none in docs/acceptance.md', (name) => {
    expect(hasClient(name)).toBe(!apiOnly.includes(name));
  });

  test('every call with such a reason exists', () => {
    expect(apiOnly.filter((name) => !calls.includes(name))).toEqual([]);
  });
});

test('no test is skipped, left to do or run alone', () => {
  const files = testFiles(root).filter((file) =>
    /\b(?:test|it|describe)\.(?:describe\.)?(?:skip|only|todo|fixme|failing)\b|\bx(?:it|describe|test)\(|\bf(?:it|describe)\(/.test(
      fs.readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  expect(files).toEqual([path.relative(root, import.meta.filename)].filter((file) => files.includes(file)));
});
