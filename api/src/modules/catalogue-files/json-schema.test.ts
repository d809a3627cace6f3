import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvAsJson, schemaJudge } from '../../testing/catalogue-schema';
import { Faults } from './faults';
import { type Column, FILE_NAMES, type FileName, FORMAT } from './format';
import { schemaText } from './json-schema';
import { columnsOf, openFolder } from './read-folder';

const ROOT = join(__dirname, '../../../..');
const PUBLISHED = join(ROOT, 'docs/contracts/catalogue');
const FLOWERS = join(ROOT, 'examples/flower-shop');

const folder = mkdtempSync(join(tmpdir(), 'souk-test-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Row = Readonly<Record<string, unknown>>;

/** Faults that an import finds in the rows of a JSON file, by row number. */
async function importFaults(noun: FileName, rows: readonly Row[]): Promise<Map<number, string>> {
  writeFileSync(join(folder, `${noun}.json`), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
  const faults = new Faults();
  const examples = new Map<number, string>();
  const [file] = await openFolder(folder, faults);
  for (const { line, message } of faults.list()) examples.set(line - 2, message);
  const note = (line: number, message: string) => examples.set(line - 2, message);
  for await (const _ of file?.batches(1000, note) ?? []);
  rmSync(join(folder, `${noun}.json`));
  return examples;
}

/** A row of each file in typical JSON, with its required columns. */
const ROWS: Readonly<Record<FileName, Row>> = {
  taxes: { title: 'VAT 20 %', type: 'percent', price: 20 },
  stores: { slug: 'a-store', dispatch_days: 2, name_en: 'A store' },
  brands: { slug: 'a-brand', featured: true, title_en: 'A brand' },
  categories: { slug: 'a-category', position: 1, title_en: 'A category' },
  tags: { slug: 'a-tag', title_en: 'A tag', title_ar: 'وسم', title_fr: null },
  attributes: { title_en: 'Size' },
  'attribute-values': { attribute: 'Size', colour: '#C0392b', title_en: 'M' },
  shipping: { single_price: true, title_en: 'Parcel' },
  'shipping-places': { rule: 'Parcel', country: 'DE', price: 4.9, days: 2 },
  pages: { slug: 'terms', footer: ['services', 'about'], title_en: 'Terms', body_en: '<p>Be kind.</p>' },
  'bundle-deals': { buy: 3, free: 1, title_en: 'Three for two' },
  specifications: { slug: 'weight', type: 'number', unit: 'kilogram', title_en: 'Weight' },
  'specification-values': { specification: 'material', title_en: 'Glass' },
  kinds: { slug: 'phone', specifications: ['weight'], names_en: ['smartphone', 'phone'] },
  products: {
    ...{ slug: 'a-vase', category: 'vases', price: 24.9, images: ['a.jpg', 'b.jpg'], tags: 'gift|glass', stock: 7 },
    ...{ warranty: 24, returns: false, title_en: 'A vase', title_hi: 'फूलदान' },
  },
  variants: { product: 'roses', values: ['Colour=Red', 'Stems=10'], price: '36,00' },
  collections: { slug: 'gifts', products: [], title_en: 'Gifts' },
  sliders: { slug: 'spring', place: 'main', image: 'spring.jpg', source: 'tags', of: ['gift'], title_en: 'Spring' },
  'header-links': { side: 'left', url: '/brands', title_en: 'Brands' },
  'footer-links': { kind: 'social', title: 'Chirp', url: 'https://chirp.example', image: 'chirp.svg' },
  synonyms: { language: 'en', word: 'posy', means: 'bouquet', absent: false },
  texts: { key: 'footer.about', text_en: '' },
};

test('issue 15 the published schemas match the columns that the import reads', () => {
  const published = readdirSync(PUBLISHED);
  expect(published.sort()).toEqual(FILE_NAMES.map((noun) => `${noun}.schema.json`).sort());
  // `npm run operate -- schema docs/contracts/catalogue` regenerates them
  for (const noun of FILE_NAMES)
    expect(readFileSync(join(PUBLISHED, `${noun}.schema.json`), 'utf8')).toBe(schemaText(noun));
});

test('issue 15 the flower shop and a sample row of each file pass schema and import', async () => {
  const flowers = readdirSync(FLOWERS).filter((file) => file.endsWith('.csv'));
  expect(flowers.length).toBeGreaterThan(15);
  for (const file of flowers) {
    const rows = await csvAsJson(join(FLOWERS, file));
    expect([file, rows.length > 0, schemaJudge(file.replace('.csv', '') as FileName)(rows)]).toEqual([file, true, []]);
  }
  for (const noun of FILE_NAMES) {
    expect([noun, schemaJudge(noun)([ROWS[noun]])]).toEqual([noun, []]);
    expect([noun, [...(await importFaults(noun, [ROWS[noun]])).values()]]).toEqual([noun, []]);
  }
});

test.each<[string, FileName, Row]>([
  ['without its English title', 'products', { title_en: undefined }],
  ['with an empty English title', 'tags', { title_en: ' ' }],
  ['without a required amount', 'shipping-places', { price: null }],
  ['with an unknown column', 'brands', { colour: 'red' }],
  ['with a language the shop does not have', 'tags', { title_de: 'Geschenk' }],
  ['with an unknown choice', 'taxes', { type: 'share' }],
  ['with an unknown placement', 'sliders', { place: 'left' }],
  ['with an unknown footer', 'pages', { footer: ['services', 'legal'] }],
  ['with a text for a flag', 'brands', { featured: 'true' }],
  ['with a number for a flag', 'shipping', { per_store: 1 }],
  ['with an amount in words', 'products', { price: 'free' }],
  ['with a zero amount', 'products', { price: 0 }],
  ['with a negative amount', 'products', { offer_price: -1 }],
  ['with thousands separators', 'products', { price: '1.234,50' }],
  ['with a fractional stock', 'products', { stock: 1.5 }],
  ['with a position out of range', 'categories', { position: 40_000 }],
  ['with a slug in capitals', 'categories', { slug: 'Vases' }],
  ['with a slug that is a route of the shop', 'categories', { slug: 'cart' }],
  ['with an object instead of a text', 'tags', { title_en: { en: 'Gift' } }],
  ['with a nested list', 'products', { tags: [['gift']] }],
  ['with an unknown country', 'shipping-places', { country: 'XX' }],
  ['with a colour by name', 'attribute-values', { colour: 'red' }],
  ['with a language by name', 'synonyms', { language: 'French' }],
  ['with an invalid URL', 'header-links', { url: 'javascript:alert(1)' }],
  ['with an invalid email address', 'stores', { email: 'me' }],
  ['with a title that is too long', 'tags', { title_fr: 'x'.repeat(201) }],
])('issue 15 a row %s is refused by schema and import', async (_, noun, changes) => {
  const rows = [{ ...ROWS[noun], ...changes }];
  expect(schemaJudge(noun)(rows)).not.toEqual([]);
  expect((await importFaults(noun, rows)).size).toBeGreaterThan(0);
});

const CELLS: readonly unknown[] = [
  ...['', 'x', 'Red rose', 'red-rose', 'login', 'yes', 'no', 'true', 'percent', 'choice', 'main', 'left', 'social'],
  ...[
    'services|about',
    'Contact',
    'tags',
    'Colour=Red',
    '0',
    '00',
    '12',
    '12.50',
    '12,5',
    '0.00',
    '1e3',
    '-1',
    '12.3456',
  ],
  ...['DE', 'de', 'ALL', 'XX', 'en', 'fr-CA', 'a@b.example', 'a@b', '#C0392b', '#c03', '/brands', 'https://a.example'],
  ...['ftp://a.example', 'footer.about', 'footer about', 'kilogram', 'x'.repeat(61), 'x'.repeat(301), 'ä'.repeat(121)],
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    0.005,
    400,
    40_000,
    3e9,
    1e13,
    [],
    ['a'],
    ['a', 'b'],
    ['services'],
    [['a']],
    {},
  ],
];

test.each(FILE_NAMES)('issue 15 the import takes every cell that the schema of %s allows', async (noun) => {
  const columns = [...columnsOf(FORMAT[noun]).values()].filter(({ language }) => !language || /en|fr/.test(language));
  const tries = columns.flatMap(({ name }) =>
    CELLS.map((cell) => ({ name, cell, row: { ...ROWS[noun], [name]: cell } })),
  );
  const judge = schemaJudge(noun);
  const faults = await importFaults(
    noun,
    tries.map(({ row }) => row),
  );
  const verdicts = tries.map(({ name, cell, row }, n) => {
    return { name, cell, schema: judge([row]).join(), importer: faults.get(n) ?? '' };
  });
  const isReported = ({ schema, importer }: { schema: string; importer: string }) => schema !== '' || importer === '';
  expect(verdicts.filter((one) => !isReported(one))).toEqual([]);
  // for texts, which are CSV cells, both must agree as well
  const isSame = ({ schema, importer }: { schema: string; importer: string }) => (schema === '') === (importer === '');
  expect(verdicts.filter((one) => typeof one.cell === 'string' && !isSame(one))).toEqual([]);
});

test('issue 15 the guide lists exactly the existing files and columns', () => {
  const guide = readFileSync(join(ROOT, 'docs/own-shop.md'), 'utf8');
  const table = guide.slice(guide.indexOf('| File | Columns'));
  const lines = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `([a-z-]+)` \| (.*) \|$/gm)];
  expect(lines.map(([, name]) => name)).toEqual(FILE_NAMES);
  const named = (words: string) => words.split(/[,;]/).flatMap((word) => word.trim() || []);
  for (const [, name = '', columns = ''] of lines) {
    const [plain = '', texts = ''] = columns.replace(/ ?\([^)]*\)/g, '').split(/\btexts? /);
    const format = FORMAT[name as FileName];
    const written = (all: Readonly<Record<string, Column>>) =>
      Object.entries(all).map(([column, { required }]) => (required ? `**${column}**` : column));
    expect([name, named(plain), named(texts)]).toEqual([name, written(format.columns), written(format.texts)]);
  }
});
