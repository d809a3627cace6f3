import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Faults } from './faults';
import { type CatalogueRow, openFolder } from './read-folder';

const folder = mkdtempSync(join(tmpdir(), 'souk-test-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a folder with a single file. */
async function read(file: string, content: string | Buffer) {
  rmSync(join(folder, file), { force: true });
  writeFileSync(join(folder, file), content);
  return readAll(file);
}

async function readAll(file: string) {
  const faults = new Faults();
  const rows: CatalogueRow[] = [];
  for (const one of await openFolder(folder, faults))
    for await (const part of one.batches(2, (line, message) => faults.add({ file: one.file, line, message })))
      rows.push(...part.rows);
  rmSync(join(folder, file), { force: true });
  return { rows, said: faults.list().map(({ line, message }) => `${line} ${message}`), faults };
}

const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};
const TAGS = 'slug,title_en,title_fr\ngift,Gift,Cadeau\nrose,Rose,Rosée\n';

test.each([
  ['UTF-8', TAGS],
  ['UTF-8 with a byte order mark', `\ufeff${TAGS}`],
  ['UTF-16 without a byte order mark', utf16(TAGS)],
  ['UTF-16 the other way round', utf16(TAGS, true)],
  ['UTF-16 with a byte order mark', utf16(`\ufeff${TAGS}`)],
  ['lines of Windows', TAGS.replaceAll('\n', '\r\n')],
  ['semicolons', TAGS.replaceAll(',', ';')],
  ['tabs', TAGS.replaceAll(',', '\t')],
  ['semicolons, which its first line names', `\ufeffsep=;\r\n${TAGS.replaceAll(',', ';')}`],
  ['empty lines between', TAGS.replaceAll('\n', '\n\n')],
  ['quotation marks', TAGS.replaceAll(/(\w+é?\w*)/g, '"$1"')],
])('issue 15 a file in %s is read', async (_, content) => {
  const { rows, said: messages } = await read('tags.csv', content);
  expect(messages).toEqual([]);
  expect(rows.map(({ values, texts }) => [values.slug, texts.title])).toEqual([
    ['gift', { en: 'Gift', fr: 'Cadeau' }],
    ['rose', { en: 'Rose', fr: 'Rosée' }],
  ]);
});

test.each<[string, string, string | Buffer, string]>([
  ['Latin-1', 'tags.csv', Buffer.from(TAGS, 'latin1'), '3 is in another encoding than UTF-8 or UTF-16'],
  [
    'half a letter at its end',
    'tags.csv',
    Buffer.concat([Buffer.from(TAGS), Buffer.from([0xc3])]),
    '4 is in another encoding',
  ],
  ['a zero byte', 'tags.csv', TAGS.replace('Rose', 'Ro\0se'), '3 title_en holds a sign that nobody can read'],
  ['a lost letter', 'tags.csv', TAGS.replace('é', '\ufffd'), '3 title_fr holds a sign that nobody can read'],
  ['bars between columns', 'tags.csv', TAGS.replaceAll(',', '|'), "1 has one column, 'slug|title_en|title_fr'"],
  [
    'a first line that names the separator',
    'tags.csv',
    `sep=,\n${TAGS}x,y\n`,
    '5 has 2 cells, but there are 3 columns.',
  ],
  [
    'other marks in its rows',
    'tags.csv',
    TAGS.replace('rose,Rose,', 'rose;Rose;'),
    '3 has 1 cell, but there are 3 columns.',
  ],
  ['a quotation mark that is open', 'tags.csv', TAGS.replace('Rose,', '"Rose,'), 'a quotation mark is not closed.'],
  [
    'a row without an end',
    'tags.csv',
    `${TAGS}x,"${'long '.repeat(450_000)}`,
    'begins a row of more than 2000000 letters',
  ],
  ['a long text', 'tags.csv', TAGS.replace('Rose', 'R'.repeat(300_000)), '3 title_en must have at most 200 letters.'],
  [
    'a line break in a cell',
    'tags.csv',
    TAGS.replace('Gift', '"Gi\nft"').replace('rose,', 'Red rose,'),
    '4 slug must be small letters',
  ],
  [
    'breaks of Windows in a cell',
    'tags.csv',
    `${TAGS.replace('Gift', '"Gi\r\n\r\nft"').replaceAll('\n', '\r\n').replaceAll('\r\r', '\r')}\r\n\r\nNo,B,C\r\n`,
    '8 slug must be small letters',
  ],
  ['a column twice', 'tags.csv', TAGS.replace('title_fr', 'title_en'), "1 has the column 'title_en' twice."],
  ['no English', 'tags.csv', TAGS.replace('title_en', 'title_ar'), "1 lacks the column 'title_en'."],
  ['a row without English', 'tags.csv', TAGS.replace(',Rose,', ',,'), '3 title_en is missing.'],
  [
    'a text of another file',
    'tags.csv',
    TAGS.replace(',Rose,', ',file:../secret.txt,'),
    '3 title_en: the file ../secret.txt is not there',
  ],
  [
    'an exponent',
    'taxes.csv',
    'title,type,price\na,amount,1e3\n',
    "2 price must be an amount such as 12.50. It is '1e3'.",
  ],
  [
    'marks of thousands',
    'taxes.csv',
    'title;type;price\na;amount;1.234,50\n',
    "2 price must be an amount such as 12.50. It is '1.234,50'.",
  ],
  ['too many decimals', 'taxes.csv', 'title,type,price\na,amount,1.2345\n', '2 price must be an amount'],
  ['a comma behind the last', 'tags.json', '[{"slug": "a", "title_en": "A"},\n]', '2 has a comma too many'],
  [
    'a list without an end',
    'tags.json',
    '[{"slug": "a", "title_en": "A"},\n{',
    '2 is no JSON: it ends before its list does.',
  ],
  ['an object that is damaged', 'tags.json', '[{"slug": "a", "title_en": "A"},\n\n{"slug" "b"}]', '3 is no JSON'],
  [
    'something behind the list',
    'tags.json',
    '[]\n{}',
    '2 must be a list of objects, such as [{"slug": "red-rose"}], and nothing else.',
  ],
  [
    'no list',
    'tags.json',
    '{"slug": "a"}',
    '1 must be a list of objects, such as [{"slug": "red-rose"}], and nothing else.',
  ],
  ['no object in it', 'tags.json', '[{"slug": "a", "title_en": "A"},\n7]', '2 must be an object.'],
  [
    'an object in an object',
    'tags.json',
    '[{"slug": "a", "title_en": {"en": "A"}}]',
    '1 title_en must be a text, a number',
  ],
  [
    'a list for one text',
    'tags.json',
    '[\n{"slug": "a", "title_en": ["x"]}]',
    '2 title_en must be one value, not a list.',
  ],
  ['a list for one name', 'tags.json', '[\n{"slug": ["a"], "title_en": "A"}]', '2 slug must be one value, not a list.'],
  [
    'an empty list for a text',
    'tags.json',
    '[\n{"slug": "a", "title_en": "A", "title_fr": []}]',
    '2 title_fr must be one value',
  ],
  [
    'true for a text',
    'tags.json',
    '[\n{"slug": "a", "title_en": true}]',
    '2 title_en must be a value other than true and false.',
  ],
  [
    'a list for an amount',
    'taxes.json',
    '[{"title": "a", "type": "percent", "price": [5]}]',
    '1 price must be one value, not a list.',
  ],
  ['half a letter in JSON', 'tags.json', '[\n{"slug": "a", "title_en": "\\ud83d"}]', '2 title_en holds a sign'],
])('issue 15 a file with %s is refused, naming the line', async (_, file, content, fault) => {
  const { said: messages } = await read(file, content);
  expect(messages.join('\n')).toContain(fault);
});

test('issue 15 brackets, quotes and line breaks within strings do not split JSON objects', async () => {
  const { rows, said: messages } = await read(
    'tags.json',
    '[\n{"slug": "a", "title_en": "A, \\"]}[{\\" \\\\"},\n\n{"slug": "b",\n"title_en": "B"}]\n',
  );
  expect(messages).toEqual([]);
  expect(rows.map(({ line, texts }) => [line, texts.title?.en])).toEqual([
    [2, 'A, "]}[{" \\'],
    [4, 'B'],
  ]);
});

test('issue 15 symbolic links are not followed', async () => {
  const secret = join(tmpdir(), `souk-test-secret-${process.pid}`);
  writeFileSync(secret, TAGS);
  symlinkSync(secret, join(folder, 'tags.csv'));
  expect((await readAll('tags.csv')).said).toEqual(['1 is no file of this folder: links are not followed.']);
  symlinkSync(secret, join(folder, 'secret.txt'));
  const { said: messages } = await read('tags.csv', TAGS.replace(',Rose,', ',file:secret.txt,'));
  expect(messages).toEqual(['3 title_en: the file secret.txt is not there, or is not in UTF-8.']);
  for (const file of [secret, join(folder, 'secret.txt')]) rmSync(file);
});

test('issue 15 reports the first hundred faults of ten thousand and counts the rest', async () => {
  const { faults, said: messages } = await read('tags.csv', `slug,title_en\n${'No Slug,\n'.repeat(5000)}`);
  expect(faults.count).toBe(10_000);
  expect(messages).toHaveLength(100);
  expect(messages.slice(0, 3)).toEqual([
    expect.stringContaining('2 slug must be small letters'),
    '2 title_en is missing.',
    expect.stringContaining('3 slug'),
  ]);
  expect(faults.more()).toEqual([{ file: 'tags.csv', count: 9900 }]);
});
