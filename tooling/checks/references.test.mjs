import fs from 'node:fs';
import path from 'node:path';
import { codeLists } from './code-lists.mjs';
import { filesOf } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const files = filesOf(root).filter(
  (file) =>
    /\.(tsx?|mjs|cjs|js|sql|md|ya?ml|conf|Dockerfile)$/.test(file) &&
    !/^docs\/(specification|contracts\/wire)\.md$|lock/.test(file),
);
const sources = files
  .filter((file) => file !== path.relative(root, import.meta.filename))
  .map((file) => ({ file, text: read(file) }));

const { lines, requirements, decisions } = codeLists(root);
const sections = (file) => new Set([...read(file).matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
const headings = (file) => new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading));
const records = new Set(fs.readdirSync(path.join(root, 'docs/decisions')).map((name) => Number(name.slice(0, 4))));
const exists = (file) => fs.existsSync(path.join(root, file));

/** looks like an acceptance code, but is not */
const PKCE_METHOD = /^S256$/;

/**
 * Kinds of references: their pattern, and whether their target exists in this repository.
 * @type {Record<string, [RegExp, (found: RegExpMatchArray, file: string) => boolean]>}
 */
const REFERENCES = {
  'a line of the acceptance list': [/\bS\d{3}\b(?! *[=:]|')/g, ([code]) => lines.has(code) || PKCE_METHOD.test(code)],
  'a decision on the specification': [/(?<=[(\s,])D\d{1,2}(?=[),:;]|\s|$)/gm, ([code]) => decisions.has(code)],
  'a requirement': [/(?<=[(,] ?)[RSCAPIBON]\d{1,2}(?=[),])/g, ([code]) => requirements.has(code)],
  'a section of the specification': [
    /\bspec(?:ification)? §(\d+)/g,
    ([, number]) => sections('docs/specification.md').has(number),
  ],
  'a section of the wire contract': [
    /\bwire contract §(\d+)/g,
    ([, number]) => sections('docs/contracts/wire.md').has(number),
  ],
  'a section without its document': [
    /(?<!spec |specification |wire contract |[\d§,|] |`|')§\d/g,
    (_found, file) => file === 'docs/acceptance.md',
  ],
  'a part of the architecture': [
    /\barchitecture '([^']+)'/g,
    ([, heading]) => headings('docs/architecture.md').has(heading),
  ],
  'a decision record': [/\bdecisions?[ /](\d{1,4})\b/g, ([, number]) => records.has(Number(number))],
  'a document': [/\bdocs\/[\w/-]+\.md\b/g, ([file]) => exists(file)],
  'a link of a document': [
    /\]\((?!https?:)([^)#\s]+)(?:#[\w-]+)?\)/g,
    ([, target], file) => !file.endsWith('.md') || exists(path.join(path.dirname(file), target)),
  ],
};

test.each(Object.entries(REFERENCES))('every reference resolves: %s', (_what, [written, found]) => {
  const lost = sources.flatMap(({ file, text }) =>
    [...text.matchAll(written)].filter((match) => !found(match, file)).map(([reference]) => `${reference} in ${file}`),
  );
  expect([...new Set(lost)]).toEqual([]);
});
