import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const FLOWERS = join(__dirname, '../../../../examples/flower-shop');
const api = testApp();
const operate = anOperator(api);
const folder = mkdtempSync(join(tmpdir(), 'souk-test-hostile-'));
const pictures = join(folder, 'pictures');
const put = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content);
let before: unknown;
beforeAll(async () => {
  await operate.json('shop', 'init', '--file', join(FLOWERS, 'shop.json'));
  await operate.json('import', FLOWERS);
  before = await everything();
});
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  cpSync(join(FLOWERS, 'pictures'), pictures, { recursive: true });
});
afterEach(async () => expect(await everything()).toEqual(before));
afterAll(() => rmSync(folder, { recursive: true }));

const TABLES = [
  ...[
    'products',
    'product_texts',
    'inventory',
    'categories',
    'sub_categories',
    'category_texts',
    'brands',
    'stores',
    'tags',
  ],
  ...[
    'tax_rules',
    'shipping_places',
    'pages',
    'page_texts',
    'attribute_values',
    'sliders',
    'header_links',
    'specifications',
  ],
];
/** Rows and pictures of the shop. */
async function everything() {
  const rows = TABLES.map(
    (table) => sql`select coalesce(md5(string_agg(x::text, '' order by x::text)), '') as all
    from ${sql.table(table)} x`,
  );
  const sums = await sql`${sql.join(rows, sql` union all `)}`.execute(api.db);
  return [sums.rows, readdirSync(api.mediaDir).toSorted()];
}
/** The faults of an import that is refused. */
async function faults(): Promise<string> {
  const { exit, err } = await operate('import', folder);
  expect([exit, err.split('\n')[0]]).toEqual([
    1,
    expect.stringMatching(/^✖ Nothing was written: (one fault|\d+ faults)\.$/),
  ]);
  return err;
}

const TAGS = 'slug,title_en,title_fr\ngift,Gift,Cadeau\nrose,Rose,Rosée\n';
const LONG = 'x'.repeat(50_000_000);
const UTF32 = 'is in UTF-32: save it as UTF-8 (in a spreadsheet "CSV UTF-8").';
const utf32 = (text: string) => Buffer.from([...text].flatMap((one) => [...Buffer.from(one, 'utf16le'), 0, 0]));
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

test.each<[string, string, string | Buffer, string]>([
  ['UTF-32', 'tags.csv', utf32(`\ufeff${TAGS}`), `tags.csv:1 ${UTF32}`],
  ['UTF-32 without a byte order mark', 'tags.csv', utf32(TAGS), `tags.csv:1 ${UTF32}`],
  ['UTF-32 in the other order', 'tags.csv', utf32(`\ufeff${TAGS}`).swap32(), `tags.csv:1 ${UTF32}`],
  ['JSON in UTF-32', 'tags.json', utf32('[{"slug": "a", "title_en": "A"}]'), `tags.json:1 ${UTF32}`],
  ['a spreadsheet', 'tags.csv', Buffer.from('504b030414000600', 'hex'), 'tags.csv:1 is a spreadsheet or an archive'],
  ['a compressed table', 'tags.csv', Buffer.from('1f8b080000000000', 'hex'), 'tags.csv:1 is compressed (gzip)'],
  ['JSON in a CSV file', 'tags.csv', '[\n{"slug": "a", "title_en": "A"}]', 'tags.csv:1 is JSON, not CSV'],
  ['a comma too many', 'tags.json', '[\n{"slug": "a", "title_en": "A"},\n]', 'tags.json:3 has a comma too many'],
  [
    'Windows-1252',
    'tags.csv',
    Buffer.from(TAGS.replace('Rose', 'Rose \x80'), 'latin1'),
    'tags.csv:3 is in another encoding than UTF-8 or UTF-16, such as Windows-1252',
  ],
  [
    'half a UTF-16 character',
    'tags.csv',
    Buffer.from(`\ufeff${TAGS}\ud83d`, 'utf16le'),
    'tags.csv:4 is in another encoding',
  ],
  ['a zero byte', 'tags.csv', TAGS.replace('Rose', 'Ro\0se'), 'tags.csv:3 title_en holds a sign'],
  [
    'a terminal control character',
    'tags.csv',
    TAGS.replace('title_fr', '\u001b[2Jtitle'),
    "tags.csv:1 has no column '·[2Jtitle'",
  ],
  [
    'mixed separators',
    'tags.csv',
    TAGS.replace('gift,Gift,Cadeau', 'gift;Gift;Cadeau'),
    'tags.csv:2 has 1 cell, but there are 3 columns.',
  ],
  [
    'a quotation mark within a word',
    'tags.csv',
    TAGS.replace('Rose,', 'Ro"se,'),
    'tags.csv:3 has a quotation mark in the middle of a cell',
  ],
  [
    'text after a closing quotation mark',
    'tags.csv',
    TAGS.replace('Rose,', '"Ro"se,'),
    'tags.csv:3 has a quotation mark in the middle of a cell',
  ],
  [
    'a quotation mark left open far from its end',
    'tags.csv',
    `${TAGS}lily,"Lily,Lys\n${Array.from({ length: 2000 }, (_, n) => `t-${n},T,T\n`).join('')}`,
    'tags.csv:4 a quotation mark is not closed.',
  ],
  ['a field of 50 MB', 'tags.csv', `${TAGS}lily,${LONG},Lys\n`, 'tags.csv:4 begins a row of more than 2000000 letters'],
  ['column names of 50 MB', 'tags.csv', LONG, 'tags.csv:1 begins a row of more than 2000000 letters'],
  ['thousands of columns', 'tags.csv', `${'slug,'.repeat(5000)}slug\n`, 'tags.csv:1 has 5001 columns.'],
  [
    'a field of 50 MB in JSON',
    'tags.json',
    `[\n{"slug": "a", "title_en": "${LONG}"}]`,
    'tags.json:2 begins an object of more than',
  ],
  ['deeply nested lists', 'tags.json', `[\n{"slug": "a", "title_en": ${deep}}]`, 'tags.json:2 title_en must be a text'],
  ['nothing in it', 'tags.csv', '\ufeff \n', 'tags.csv:1 is empty: it lacks the line with the names of its columns.'],
  [
    'an invisible space in a column name',
    'tags.csv',
    TAGS.replace('title_en', '\u200btitle_en'),
    "tags.csv:1 has no column '·title_en'",
  ],
  [
    'a comment in JSON',
    'tags.json',
    '[ // ours\n{"slug": "a", "title_en": "A"}]',
    `tags.json:1 is no JSON: Unexpected token '/', "// ours {`,
  ],
  ['an unterminated object', 'tags.json', `[\n{"slug": "a", "title_en": "A"`, 'tags.json:2 is no JSON'],
  [
    'an infinite number',
    'taxes.json',
    '[\n{"title": "a", "type": "amount", "price": 1e400}]',
    "taxes.json:2 price must be an amount such as 12.50. It is 'Infinity'.",
  ],
  [
    'a name twice',
    'tags.json',
    '[\n{"slug": "a", "title_en": "A", "title_en": "B:"}]',
    'tags.json:2 says something twice.',
  ],
  [
    'names of prototypes',
    'tags.json',
    '[\n{"slug": "a", "title_en": "A", "__proto__": {"x": "1"}}]',
    "has no column '__proto__'",
  ],
  [
    'a number that JSON does not keep',
    'variants.json',
    '[\n{"product": "roses", "values": "Colour=Red", "sku": 12345678901234567890}]',
    'variants.json:2 sku has more digits than numbers keep',
  ],
])('issue 15 a file with %s is refused, naming the line', async (_, file, content, fault) => {
  put(file, content);
  expect(await faults()).toContain(fault);
});

const PRODUCT = { slug: 'new', category: 'roses', price: '10', title_en: 'New' };
const product = (cells: Record<string, string>): [string, string] => {
  const row = { ...PRODUCT, ...cells };
  return ['products.csv', `${Object.keys(row)}\n${Object.values(row).map((cell) => `"${cell}"`)}\n`];
};
const MUST = 'must be an amount such as 12.50.';

test.each<[[string, string], string]>([
  ...[
    '-5',
    '1e3',
    '٣٫٥',
    '１２',
    '0x10',
    'Infinity',
    '12.',
    '.5',
    '1 234',
    '12 €',
    '12345678901',
    '1.2345',
    '12,345.67',
  ].map((price): [[string, string], string] => [product({ price }), `products.csv:2 price ${MUST} It is '${price}'.`]),
  [product({ price: '0' }), 'products.csv:2 price must be above 0.'],
  [product({ price: '1.005' }), 'products.csv:2 price: EUR cannot write 1.005.'],
  [product({ offer_price: '10' }), 'products.csv:2 offer_price must be below price.'],
  [
    product({ slug: 'little-cactus', price: '7.50' }),
    'products.csv:2 price must be above 7.9, for which the shop offers it',
  ],
  [product({ stock: '-1' }), 'products.csv:2 stock must be a whole number'],
  [product({ stock: '3000000000' }), 'products.csv:2 stock must be at most'],
  [product({ slug: 'roses', price: '20', sku: 'ONE' }), 'products.csv:2 sku: the product has variants'],
  [product({ warranty: '0' }), 'products.csv:2 warranty must be no, yes, or a number.'],
  [product({ slug: 'New' }), 'products.csv:2 slug must be small letters'],
  [product({ slug: 'cart' }), 'products.csv:2 slug is an address of the shop itself'],
  [product({ slug: 'a'.repeat(121) }), 'products.csv:2 slug must have at most 120 letters.'],
  [product({ title_en: '<\u0007>' }), 'products.csv:2 title_en holds a sign'],
  [product({ title_en: '\u200f \u200b' }), 'products.csv:2 title_en is missing.'],
  [['attributes.csv', 'title_en\nSize\n"Size "\n'], 'attributes.csv:3 is the same as line 2.'],
  [['attributes.csv', 'title_en\nA=B\n'], 'attributes.csv:2 title_en must not hold =, which stands between names'],
  [['attribute-values.csv', 'attribute,title_en\nColour,X|Y\n'], 'attribute-values.csv:2 title_en must not hold |'],
  [
    ['specification-values.csv', 'specification,title_en\nlight,X|Y\n'],
    'specification-values.csv:2 title_en must not hold |',
  ],
  [
    ['variants.csv', 'product,values\nroses,Colour=Red|Stems=10\nroses,Colour=White\n'],
    'variants.csv:3 values: must say Colour, Stems, as line 2 does.',
  ],
  [product({ specifications: 'height=٣' }), 'products.csv:2 specifications: height must be written such as 0.4.'],
  [
    product({ description_en: 'file:../../../etc/passwd' }),
    'products.csv:2 description_en: the file ../../../etc/passwd is not there',
  ],
  [product({ description_en: 'file:pictures' }), 'products.csv:2 description_en: the file pictures is not there'],
  [['taxes.csv', 'title,type,price\nToo much,percent,150\n'], 'taxes.csv:2 price: a share must be at most 100.'],
  [['stores.csv', 'slug,dispatch_days,name_en\na,0,A\n'], 'stores.csv:2 dispatch_days must be at least 1.'],
  [['brands.csv', 'slug,position,title_en\na,40000,A\n'], 'brands.csv:2 position must be at most 32767.'],
  [
    ['pages.csv', 'slug,footer,title_en\na,constructor,A\n'],
    "pages.csv:2 footer must be of services, about, with | between. It is 'constructor'.",
  ],
  [
    ['variants.csv', 'product,values\nroses,Colour=Red|Colour=Red\n'],
    'variants.csv:2 values: an attribute stands here twice.',
  ],
  [
    ['variants.csv', 'product,values\nroses,Colour=Red|Colour=White\n'],
    'variants.csv:2 values: an attribute stands here twice.',
  ],
  [['variants.csv', 'product,values\nroses,|\n'], 'variants.csv:2 values is missing.'],
  [
    ['shipping-places.csv', 'rule,country,state,price,days\nFresh delivery,FR,ZZ,5,2\n'],
    "shipping-places.csv:2 state: 'ZZ' is no state of FR.",
  ],
  [
    ['shipping-places.csv', 'rule,country,price,days,pickup_country,pickup_state\nFresh delivery,FR,5,2,US,ZZ\n'],
    "shipping-places.csv:2 pickup_state: 'ZZ' is no state of US.",
  ],
  ...(
    [
      ['min-rating=6', 'rule: min-rating must be a number of stars'],
      ['rating=4', "rule: there is no condition 'rating', only tag, min-rating"],
      ['constructor=4', "rule: there is no condition 'constructor'"],
      ['max-age=3|max-age=4', 'rule: max-age stands here twice.'],
      ['max-price=0.00', 'rule: max-price must be an amount such as 24.99.'],
      ['max-price=1.005', 'rule: EUR cannot write the amount of max-price.'],
      ['tag=nothing', "rule: there is no tag 'nothing'."],
    ] as const
  ).map(([rule, fault]): [[string, string], string] => [
    ['collections.csv', `slug,rule,title_en\na,${rule},A\n`],
    `collections.csv:2 ${fault}`,
  ]),
  [
    ['collections.csv', 'slug,products,rule,title_en\na,roses,tag=gift,A\n'],
    'collections.csv:2 products and rule exclude each other.',
  ],
  [
    ['categories.csv', 'slug,parent,title_en\na,b,A\nb,a,B\n'],
    [
      'Nothing was written: 2 faults.',
      '✖ categories.csv:2 has a parent, and is the parent of line 3: there are only categories and sub-categories, no third level.',
      '✖ categories.csv:3 has a parent, and is the parent of line 2: there are only categories and sub-categories, no third level.',
    ].join('\n'),
  ],
  [['categories.csv', 'slug,parent,title_en\na,a,A\n'], 'categories.csv:2 is its own parent.'],
  [['categories.csv', 'slug,parent,title_en\na,,A\na,flowers,A\n'], 'categories.csv:3 the slug a stands here twice.'],
  [
    ['categories.csv', 'slug,parent,title_en\nplants,flowers,A\n'],
    'categories.csv:2 is on the other level in the shop',
  ],
  [
    ['header-links.csv', `side,url,title_en\nleft,/${'x'.repeat(2000)},X\n`],
    'header-links.csv:2 url must have at most 2000 letters.',
  ],
  ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http:/x'].map((url): [[string, string], string] => [
    ['header-links.csv', `side,url,title_en\nleft,"${url}",X\n`],
    'header-links.csv:2 url must be a page of the shop',
  ]),
])('issue 15 a folder of %j is refused', async ([file, content], fault) => {
  put(file, content);
  expect(await faults()).toContain(fault);
});

test('issue 15 a range whose end is below its start is refused', async () => {
  put('specifications.csv', 'slug,type,title_en\nfits,range,Fits\n');
  put(...product({ specifications: 'fits=60..-20' }));
  expect(await faults()).toContain('products.csv:2 specifications: fits must begin with the lower number.');
});

test('issue 15 invalid pictures and paths outside the folder are refused', async () => {
  const secret = join(folder, 'secret.svg');
  cpSync(join(pictures, 'rose.svg'), secret);
  symlinkSync(secret, join(pictures, 'link.svg'));
  mkdirSync(join(pictures, 'folder.jpg'));
  for (const [name, content] of Object.entries({
    'empty.jpg': '',
    'page.svg': '<!doctype html><html><body><script>alert(1)</script></body></html>',
    'text.png': 'PNG',
    'zip.jpg': Buffer.from('504b0304140000000800', 'hex'),
    'wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>',
    'pdf.png': '%PDF-1.7\n1 0 obj\n<<>>\nendobj',
  }))
    writeFileSync(join(pictures, name), content);
  const named = readdirSync(pictures).filter((name) => !readdirSync(join(FLOWERS, 'pictures')).includes(name));
  const elsewhere = [
    '../secret.svg',
    '/etc/passwd',
    '..\\secret.svg',
    'https://evil.example/x.png',
    'folder.jpg/../rose.svg',
    '.',
  ];
  const all = [...named, ...elsewhere];
  put('brands.csv', `slug,image,title_en\n${all.map((image, n) => `b-${n},${image},B\n`).join('')}`);
  const messages = await faults();
  for (const [n, name] of all.entries())
    expect(messages.split('\n').find((line) => line.startsWith(`✖ brands.csv:${n + 2} image: `))).toContain(name);
});

test('issue 15 an SKU shared by a product and a variant is refused by a dry run as well', async () => {
  put(...product({ sku: 'ONE', stock: '1' }));
  put('variants.csv', 'product,values,sku\nroses,Colour=Red|Stems=10,ONE\n');
  const fault = 'variants.csv:2 sku ONE stands in products.csv:2, too.';
  const dry = await operate('import', folder, '--dry-run');
  expect([dry.exit, dry.err]).toEqual([1, expect.stringContaining(fault)]);
  expect(await faults()).toContain(fault);
});

test('issue 15 a picture that is too large is not reported as missing', async () => {
  put('pictures/large.tiff', '');
  truncateSync(join(pictures, 'large.tiff'), 100_000_001);
  put('brands.csv', 'slug,image,title_en\na,large.tiff,A\n');
  expect(await faults()).toContain('brands.csv:2 image: large.tiff is larger than 100 MB.');
});

test('issue 15 unknown files are reported, and hidden files of other programs are ignored', async () => {
  put('products.xlsx', 'PK');
  put('products.csv.gz', '\u001f\u008b');
  put('prices.csv', 'a,b\n');
  put('tags.csv', TAGS);
  put('tags.json', '[]');
  put('._tags.csv', 'resource fork');
  put('.~lock.tags.csv#', 'lock');
  mkdirSync(join(folder, 'brands.csv'));
  symlinkSync(join(FLOWERS, 'stores.csv'), join(folder, 'stores.csv'));
  const messages = await faults();
  for (const fault of [
    'products.xlsx:1 cannot be read: save it as .csv',
    'products.csv.gz:1 cannot be read',
    'prices.csv:1 is no file of a catalogue',
    'tags.json:1 stands beside tags.csv',
    'brands.csv:1 is no file of this folder',
    'stores.csv:1 is no file of this folder',
  ])
    expect(messages).toContain(fault);
  expect(messages).not.toContain('._tags');
});

test('issue 15 a file can mix line endings', async () => {
  put('tags.csv', 'slug,title_en\r\ngift,Gift\neasy-care,Easy care\r\n');
  expect(await operate('import', folder)).toMatchObject({ exit: 0, out: 'Nothing has changed.' });
});

test('issue 15 a slug on both levels of categories, possible only by SQL, is refused as ambiguous', async () => {
  const other = (from: string, to: string) =>
    sql`update categories set slug = ${to} where slug = ${from}`.execute(api.db);
  await other('vases', 'bouquets');
  try {
    put('products.csv', 'slug,category,price,title_en\nglass-vase,bouquets,32,Glass vase\n');
    put('categories.csv', 'slug,title_en\nbouquets,Bouquets\n');
    const messages = await faults();
    expect(messages).toContain("products.csv:2 category: 'bouquets' is on both levels in the shop");
    expect(messages).toContain('categories.csv:2 is on both levels in the shop');
    expect((await operate('check')).out).toContain('✖ category bouquets: is on both levels');
  } finally {
    await other('bouquets', 'vases');
  }
});

test('issue 15 a row that only the database refuses is reported without a stack trace', async () => {
  await sql`alter table tags add constraint no_lilies check (slug <> 'lily')`.execute(api.db);
  put('tags.csv', 'slug,title_en\nlily,Lily\n');
  const { exit, err } = await operate('import', folder);
  expect([exit, err]).toEqual([
    1,
    expect.stringMatching(/^✖ Nothing was written: the database does not take a row of tags: .*no_lilies/),
  ]);
  await sql`alter table tags drop constraint no_lilies`.execute(api.db);
});
