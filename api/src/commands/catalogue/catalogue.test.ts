import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import type { ProductListing } from 'shared-kernel/contract/listing';
import type { PlacedOrder } from 'shared-kernel/contract/orders';
import type { ProductDetail } from 'shared-kernel/contract/product';
import type { CommonData, HomeData } from 'shared-kernel/contract/site';
import sharp from 'sharp';
import { lockImports } from '../../modules/catalogue-files/import-folder';
import { aGuest } from '../../testing/a-guest';
import { anOperator } from '../../testing/an-operator';
import { csvAsJson } from '../../testing/catalogue-schema';
import { writeLargeCatalogue } from '../../testing/large-catalogue';
import { NIGHTLY } from '../../testing/nightly';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';

const api = testApp();
const operate = anOperator(api);
const FLOWERS = join(__dirname, '../../../../examples/flower-shop');
const folder = mkdtempSync(join(tmpdir(), 'souk-test-catalogue-'));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(FLOWERS, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));
const edit = (file: string, change: (text: string) => string | Buffer) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
/** What an import changed: `products 1+2-0`. */
const take = async (...options: string[]) => {
  const rows = await operate.json<{ of: string; added: number; changed: number; removed: number }[]>(
    ...['import', folder, ...options],
  );
  return rows.map(({ of, added, changed, removed }) => `${of} ${added}+${changed}-${removed}`);
};
const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(api.db)).rows[0]?.n;

test('issue 15 the flower shop goes from an empty database to its first order', async () => {
  await operate.json('shop', 'init', '--file', join(folder, 'shop.json'));
  const dry = await take('--dry-run');
  expect(dry).toContain('products 4+0-0');
  expect([await count('products'), await count('stores')]).toEqual([0, 0]);
  expect((await take()).toSorted()).toEqual(dry.toSorted());

  const { data } = await api.call<ProductListing>('products', { language: 'fr' });
  expect(data.result.data.map(({ title }) => title).sort()).toEqual([
    'Bouquet de bleuets',
    'Petit cactus',
    'Roses',
    'Vase en verre',
  ]);
  const { services, about } = (await api.call<CommonData>('common', { language: 'fr' })).data;
  expect([...services, ...about].map(({ slug }) => slug)).toEqual([
    ...['returns', 'contact', 'imprint', 'terms', 'privacy-policy'],
  ]);
  const picture = data.result.data.find(({ title }) => title === 'Roses')?.image;
  const served = await api.app.inject({ url: `/media/thumb-${picture}`, headers: { accept: 'image/webp' } });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);

  const home = (await api.call<HomeData>('home', { language: 'fr' })).data.slider;
  expect([home.main.map(({ title }) => title), home.right_top?.url]).toEqual([
    ['La saison des bleuets'],
    expect.stringMatching(/^\/for-a-birthday\/collection\?collection=\d+$/),
  ]);
  const cactus = data.result.data.find(({ title }) => title === 'Petit cactus')?.id ?? 0;
  const { specifications } = (await api.call<ProductDetail>('product', { params: { id: cactus }, language: 'fr' }))
    .data;
  expect(specifications?.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ['Hauteur', '12', 'cm'],
    ['Lumière', 'Plein soleil', null],
  ]);
  const posies = await api.call<ProductListing>('products', { query: { q: 'posy' } });
  expect(posies.data.result.data.map(({ title }) => title)).toEqual(['Cornflower bouquet']);

  const rows = await sql<{ id: number; variants: number[] }>`
    select p.id, array(select i.id from inventory i where i.product_id = p.id order by i.id) as variants
    from products p where slug = 'roses'`.execute(api.db);
  const { id, variants } = rows.rows[0] ?? { id: 0, variants: [] };
  const guest = aGuest(api);
  await guest.put({ id, inventoryIds: variants }, 2, 1);
  await guest.live({ country: 'FR', state: 'ARA', city: 'Lyon', zip: '69002', phone: '+33 6 12 34 56 78' });
  const body = { order_method: 2, user_token: guest.user_token };
  expect((await api.call<PlacedOrder>('placeOrder', { body })).status).toBe(200);
  const orders = await sql`select total_amount::text, tax::text, tax_included, currency from orders`.execute(api.db);
  expect(orders.rows).toEqual([{ total_amount: '77.90', tax: '7.08', tax_included: true, currency: 'EUR' }]);
});

test('issue 15 a repeated import changes only what differs', async () => {
  // two pieces were sold: the file sets the stock where it has a value
  edit('variants.csv', (text) => text.replaceAll(/,(stock|15|6|9|0),/g, ','));
  expect(await take()).toEqual([]);
  // a file without columns for prices and SKUs clears none
  edit('variants.csv', (text) => text.replaceAll(/^([^,]*,[^,]*),.*$/gm, '$1'));
  expect(await take()).toEqual([]);
  cpSync(FLOWERS, folder, { recursive: true });
  expect(await take()).toEqual(['stock and variants 0+1-0']);
  edit('products.csv', (text) => text.replace('24.90', '26.90'));
  expect(await take()).toEqual(['products 0+1-0']);
  edit('variants.csv', (text) => text.replace(/.*RO-W20\n/, ''));
  edit('shipping-places.csv', (text) => text.replace(/.*BE.*\n/, ''));
  expect(await take()).toEqual(['shipping-places 0+0-1']);
  edit('categories.csv', (text) => text.replace('Pot plants,Plantes en pot', 'Pot plants,'));
  expect(await take()).toEqual(['texts of categories 0+0-1']);
});

test('issue 15 variants and products swap their SKUs in one import', async () => {
  cpSync(FLOWERS, folder, { recursive: true });
  await take();
  const skus = async () => {
    const { rows } = await sql<{
      id: number;
      sku: string;
    }>`select id, sku from inventory where sku is not null`.execute(api.db);
    return new Map(rows.map(({ id, sku }) => [sku, id]));
  };
  const before = await skus();
  // VA-1 of the vase, RO-R10 and RO-R20 rotate; RO-W10 goes to the cactus from roses that keep no SKU
  edit('products.csv', (text) => text.replace('VA-1', 'RO-R10').replace('PL-1', 'RO-W10'));
  edit('variants.csv', (text) =>
    text
      .replace('RO-R10', 'RO-R20')
      .replace(/RO-R20$(?![\s\S]*RO-R20$)/m, 'VA-1')
      .replace('RO-W10', ''),
  );
  const dry = await take('--dry-run');
  expect(await take()).toEqual(dry);
  const after = await skus();
  expect(['RO-R10', 'RO-R20', 'VA-1', 'RO-W10', 'PL-1'].map((sku) => after.get(sku))).toEqual([
    before.get('VA-1'),
    before.get('RO-R10'),
    before.get('RO-R20'),
    before.get('PL-1'),
    undefined,
  ]);
  expect(await take()).toEqual([]);

  edit('variants.csv', (text) => text.replace('RO-W20', 'BQ-1'));
  rmSync(join(folder, 'products.csv'));
  const { exit, err } = await operate('import', folder);
  expect(exit).toBe(1);
  expect(err).toContain('variants.csv:5 sku BQ-1 belongs to another variant in the shop.');
  cpSync(FLOWERS, folder, { recursive: true });
  await take();
  expect(await skus()).toEqual(before);
});

test('issue 15 texts in a language without a column in the file are kept', async () => {
  cpSync(FLOWERS, folder, { recursive: true });
  const keep = async (columns: string) => {
    edit('pages.csv', () => `${columns}\n`);
    return operate('import', folder);
  };
  expect((await keep('slug,title_en,title_fr,body_en\nterms,Terms,Conditions,New')).exit).toBe(0);
  const { rows } = await sql`select language, description like '<%' as whole from page_texts join pages on id = page_id
    where slug = 'terms' order by 1`.execute(api.db);
  expect(rows).toEqual([
    { language: 'en', whole: false },
    { language: 'fr', whole: true },
  ]);
  const { exit, err } = await keep('slug,title_en,body_fr\nterms,Terms,Neuf');
  expect([exit, err]).toEqual([1, expect.stringContaining('body_fr: the column title_fr is not there.')]);
});

test('issue 15 importing an exported catalogue changes nothing', async () => {
  const out = join(folder, 'out');
  await operate.json('export', out);
  cpSync(out, folder, { recursive: true, force: true });
  expect((await operate('import', out)).out).toBe('Nothing has changed.');
  const again = await operate('shop', 'init', '--file', join(out, 'shop.json'));
  expect(again.out).toContain('Nothing has changed.');
});

test('issue 15 an export reports missing pictures', async () => {
  const [picture = ''] = readdirSync(api.mediaDir).filter((name) => /^shop-.*\.jpg$/.test(name));
  const file = join(api.mediaDir, picture);
  renameSync(file, `${file}.away`);
  try {
    const { exit, out } = await operate('export', join(folder, 'out'));
    expect([exit, out]).toEqual([0, expect.stringContaining(`and has not: 1, ${picture} among them.`)]);
  } finally {
    renameSync(`${file}.away`, file);
  }
  expect(await operate.json('export', join(folder, 'out'))).toMatchObject({ missing: [] });
});

test('issue 15 an export refuses a folder that an import could not read afterwards', async () => {
  const out = join(folder, 'json');
  mkdirSync(out);
  writeFileSync(join(out, 'tags.json'), '[]');
  const { exit, err } = await operate('export', out);
  expect([exit, err]).toEqual([1, expect.stringContaining('holds tags.json: an import takes no file')]);
  expect(readdirSync(out)).toEqual(['tags.json']);
});

test('issue 15 texts with separators, formulas and quotes survive a CSV round trip', async () => {
  const titles = [
    ...['=1+1', '+49', '-5', '@SUM(A1)', '#comment', 'quote " in', '"quoted"', ',', ';', 'a;b\tc', 'sep=;'],
    ...['a\r\nb', 'a\rb', 'A/B\\C', ' lead and trail ', "'apostrophe", '\u00a0hard\u00a0', '1e5', '007', 'yes', '🌹'],
  ];
  const rows = titles.map((title_en, n) => ({ slug: `odd-${n}`, title_en }));
  rmSync(join(folder, 'tags.csv'));
  writeFileSync(join(folder, 'tags.json'), JSON.stringify(rows));
  writeFileSync(join(folder, 'more.html'), '\r\n  <p>x</p>\r\n\r\n');
  edit('pages.csv', (text) => text.replace('file:terms.en.html', 'file:more.html'));
  expect(await take()).toContain(`tags ${titles.length}+0-0`);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await operate.json('export', first);
  expect(await operate('import', first)).toMatchObject({ err: '', out: 'Nothing has changed.' });
  await operate.json('export', second);
  for (const file of readdirSync(first).filter((name) => name.endsWith('.csv')))
    expect(readFileSync(join(second, file), 'utf8')).toBe(readFileSync(join(first, file), 'utf8'));
  const { rows: kept } = await sql<{ title: string }>`select title from tag_texts join tags on tags.id = tag_id
    where slug like 'odd-%' order by tags.id`.execute(api.db);
  expect(kept.map(({ title }) => title)).toEqual(titles.map((title) => title.trim()));
});

test('issue 15 names that differ only in case are different names', async () => {
  writeFileSync(join(folder, 'attributes.csv'), 'title_en\nLength\nlength\nLENGTH\n');
  writeFileSync(join(folder, 'attribute-values.csv'), 'attribute,title_en\nLength,Long\nlength,long\nlength,Long\n');
  expect(await take()).toEqual(expect.arrayContaining(['attributes 3+0-0', 'attribute-values 3+0-0']));
  expect(await take()).toEqual([]);
});

test.each([
  ['semicolons and UTF-16', (text: string) => Buffer.from(`\ufeff${text.replaceAll(',', ';')}`, 'utf16le')],
  ['tabs and a byte order mark', (text: string) => `\ufeff${text.replaceAll(',', '\t').replaceAll('\n', '\r\n')}`],
])('issue 15 a file with %s is read', async (_, change) => {
  edit('taxes.csv', change);
  expect(await take('--dry-run')).not.toContain(expect.stringContaining('tax_rules'));
});

test('issue 15 a catalogue in JSON imports like CSV, even with schemas in the folder', async () => {
  const output = await take('--dry-run');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv'))) {
    writeFileSync(join(folder, file.replace('csv', 'json')), JSON.stringify(await csvAsJson(join(folder, file))));
    rmSync(join(folder, file));
  }
  await operate.json('schema', folder);
  expect(await take('--dry-run')).toEqual(output);
});

test('issue 15 a fault in JSON is reported with its line', async () => {
  rmSync(join(folder, 'taxes.csv'));
  writeFileSync(join(folder, 'taxes.json'), '[\n{"title": "TVA 10 %", "type": "percent", "price": 10},\n{"title": 1}]');
  expect((await operate('import', folder)).err).toContain('taxes.json:3 type is missing.');
});

test('issue 15 texts, kinds and bundle deals are imported from files, and an empty cell removes them', async () => {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('texts.csv', 'key,text_en,text_fr\nfooter.about,Our shop,Notre boutique\nfooter.services,,Aide\n');
  write('bundle-deals.csv', 'buy,free,title_en\n3,1,Three for two\n');
  write('kinds.csv', 'slug,specifications,size_guide,names_en\ncactus,light|height,returns,cactus|succulent\n');
  edit('products.csv', (text) =>
    text.replace('tags,', 'kind,bundle_deal,tags,').replaceAll('.svg,gift', '.svg,cactus,Three for two,gift'),
  );
  const changes = [
    'bundle-deals 1+0-0',
    'kinds 1+0-0',
    'names of kinds 2+0-0',
    'specifications of kinds 2+0-0',
    'products 0+4-0',
  ];
  expect(await take()).toEqual(expect.arrayContaining([...changes, 'texts 3+0-0']));
  const out = join(folder, 'out');
  await operate.json('export', out);
  expect(readFileSync(join(out, 'texts.csv'), 'utf8')).toContain('footer.services,,Aide');
  write('texts.csv', 'key,text_en\nfooter.about,\n');
  expect(await take()).toEqual(['texts 0+0-1']);
});

test('issue 15 every fault is reported with file and line, and nothing is written', async () => {
  edit('taxes.csv', () => Buffer.from('title,type,price\nTVA é,percent,10\n', 'latin1'));
  edit('categories.csv', (text) => `${text}a,b,,,,A,\nb,a,,,,B,\ncart,,,,,Cart,\n`);
  edit('products.csv', (text) =>
    text.replace('bouquets,TVA', 'nowhere,TVA').replace('9.50,7.90', '9.50,9.90').replace('rose.svg', 'terms.svg'),
  );
  edit('products.csv', (text) => text.replace('height=12|light=Full sun', 'height=12 cm|light=Dark|warm=yes'));
  edit('specifications.csv', (text) => text.replace('light,choice,,', 'light,yes-no,,'));
  edit('sliders.csv', (text) => text.replace(',bouquets,', ',nothing,').replace('/for-a-birthday/collection', ''));
  edit('synonyms.csv', (text) => `${text}en,the,roses,no\nen,posy,bouquet,no\n`);
  writeFileSync(join(folder, 'bundle-deals.csv'), 'buy,free,title_en\n2,2,Two for none\n');
  writeFileSync(join(folder, 'texts.csv'), 'key,text_en\nno key,Words\n');
  edit('variants.csv', (text) =>
    text.replace('Colour=White|Stems=20', 'Colour=White|Stems=10').replace('RO-R20', 'RO-R10'),
  );
  edit('stores.csv', (text) => text.replace('name_en', 'name_de'));
  writeFileSync(join(folder, 'pictures/vase.svg'), 'no picture');
  writeFileSync(join(folder, 'prices.csv'), 'a,b\n1,2\n');
  const { exit, err } = await operate('import', folder, '--dry-run');
  expect(exit).toBe(1);
  for (const fault of [
    'categories.csv:7 has a parent, and is the parent of line',
    'categories.csv:9 slug is an address of the shop itself',
    'prices.csv:1 is no file of a catalogue',
    "products.csv:2 category: there is no category 'nowhere'.",
    'products.csv:3 images: there is no picture terms.svg',
    'products.csv:4 offer_price must be below price.',
    'products.csv:4 specifications: height must be written such as 0.4.',
    "products.csv:4 specifications: there is no specification 'warm'.",
    'specifications.csv:3 type: it is choice in the shop and stays so',
    "sliders.csv:2 of: there is no sub-category 'nothing'.",
    'sliders.csv:3 url is missing',
    'synonyms.csv:6 word: must hold a word that says something',
    'synonyms.csv:7 is the same as line 2.',
    'bundle-deals.csv:2 free must be above 0 and below buy',
    'texts.csv:2 key must be words with dots between',
    "stores.csv:1 has no column 'name_de'",
    "stores.csv:1 lacks the column 'name_en'",
    'taxes.csv:2 is in another encoding',
    'variants.csv:3 sku RO-R10 stands in line 2, too.',
    'variants.csv:5 is the same variant as line 4.',
  ])
    expect(err).toContain(fault);
});

test('issue 15 an import that fails midway is rolled back', async () => {
  edit('products.csv', (text) => text.replace('24.90', '99.90'));
  edit('pages.csv', (text) => text.replace('Returns', 'Send back'));
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the line is cut'; end $$`.execute(
    api.db,
  );
  await sql`create trigger cut before update on page_texts execute function refuse()`.execute(api.db);
  await expect(operate('import', folder)).rejects.toThrow('the line is cut');
  await sql`drop function refuse cascade`.execute(api.db);
  const { rows } = await sql`select from products where selling = 99.90`.execute(api.db);
  expect(rows).toEqual([]);
});

test('issue 15 invalid, oversized, damaged, outside and linked pictures are refused with their line', async () => {
  const put = (name: string, bytes: Buffer) => writeFileSync(join(folder, 'pictures', name), bytes);
  const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } });
  const jpeg = await plain.clone().jpeg().toBuffer();
  put('cut.jpg', jpeg.subarray(0, jpeg.length / 2));
  put('text.jpg', Buffer.from('no picture'));
  put('huge.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"/>'));
  const png = await plain.clone().png().toBuffer();
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  put('bomb.png', png);
  writeFileSync(join(folder, 'outside.jpg'), jpeg);
  symlinkSync(join(folder, 'outside.jpg'), join(folder, 'pictures/link.jpg'));
  const names = [
    'cut.jpg',
    'text.jpg',
    'huge.svg',
    'bomb.png',
    '../outside.jpg',
    'link.jpg',
    '/etc/passwd',
    'gone.jpg',
  ];
  const rows = names.map((image, n) => `brand-${n},${image},Brand ${n}\n`);
  writeFileSync(join(folder, 'brands.csv'), `slug,image,title_en\n${rows.join('')}`);
  const { err } = await operate('import', folder, '--dry-run');
  expect(err.split('\n').map((text) => text.replace(/^✖ brands[.]csv:/, ''))).toEqual([
    '✖ Nothing was written: 8 faults.',
    '2 image: cut.jpg is damaged: it cannot be read to its end.',
    '3 image: text.jpg is no picture (JPEG, PNG, WebP, AVIF, HEIC, GIF, TIFF or SVG).',
    '4 image: huge.svg has 50000 x 50000 pixels: at most 100 million can be read.',
    '5 image: bomb.png has 50000 x 50000 pixels: at most 100 million can be read.',
    '6 image: there is no picture ../outside.jpg in the folder pictures.',
    '7 image: there is no picture link.jpg in the folder pictures.',
    '8 image: there is no picture /etc/passwd in the folder pictures.',
    '9 image: there is no picture gone.jpg in the folder pictures.',
  ]);
});

test('issue 15 a missing picture is a fault in every row that names it', async () => {
  rmSync(join(folder, 'pictures/rose.svg'));
  writeFileSync(join(folder, 'brands.csv'), 'slug,image,title_en\none,rose.svg,One\ntwo,rose.svg,Two\n');
  const { exit, err } = await operate('import', folder, '--dry-run');
  expect(exit).toBe(1);
  for (const place of ['brands.csv:2 image', 'brands.csv:3 image', 'categories.csv:4 image', 'products.csv:3 images'])
    expect(err).toContain(`${place}: there is no picture rose.svg in the folder pictures.`);
});

test('issue 15 a picture that must not be read is said to be so, not to be missing', async () => {
  // root may read everything, so rights alone would not show it
  const disk = jest.requireActual<{ readFile: (path: string) => Promise<Buffer> }>('node:fs/promises');
  const { readFile } = disk;
  const reading = jest
    .spyOn(disk, 'readFile')
    .mockImplementation((path) =>
      String(path).endsWith('rose.svg')
        ? Promise.reject(Object.assign(new Error(), { code: 'EACCES' }))
        : readFile(path),
    );
  const { exit, err } = await operate('import', folder, '--dry-run');
  reading.mockRestore();
  expect(exit).toBe(1);
  expect(err).toContain(
    'categories.csv:4 image: rose.svg cannot be read (EACCES): whoever runs this program must be allowed to.',
  );
});

test('issue 15 picture names may have any letters, even as macOS encodes them', async () => {
  const names = ['Été & Rose #1.svg', 'زهرة.svg', 'गुलाब, लाल.svg'];
  for (const name of names) cpSync(join(FLOWERS, 'pictures/rose.svg'), join(folder, 'pictures', name.normalize('NFD')));
  const rows = names.map((image, n) => `letters-${n},"${image}",Brand\n`);
  writeFileSync(join(folder, 'brands.csv'), `slug,image,title_en\n${rows.join('')}`);
  expect(await take('--dry-run')).toContain('brands 3+0-0');
});

test('issue 15 an SVG shows no other files, and its scripts and entities have no effect', async () => {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
  const secret = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'pictures/secret.png'), secret);
  const drawing = (doctype: string, inner: string) =>
    `<!DOCTYPE svg [${doctype}]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">
    <rect width="10" height="10" fill="#ff0000"/>${inner}</svg>`;
  const pictures = {
    'link.svg': drawing(
      '',
      `<script>alert(1)</script><image xlink:href="file://${folder}/pictures/secret.png" width="10" height="10"/>`,
    ),
    'entity.svg': drawing('<!ENTITY x SYSTEM "file:///etc/passwd">', '<text y="9">&x;</text>'),
    'laughs.svg': drawing(`<!ENTITY e0 "ha">${entities}`, '<text>&e9;</text>'),
  };
  for (const [name, text] of Object.entries(pictures)) writeFileSync(join(folder, 'pictures', name), text);
  writeFileSync(join(folder, 'brands.csv'), 'slug,image,title_en\nlinked,link.svg,Linked\n');
  expect(await take()).toContain('brands 1+0-0');
  const { rows } = await sql<{ image: string }>`select image from brands where slug = 'linked'`.execute(api.db);
  const { rawPayload } = await api.app.inject({ url: `/media/${rows[0]?.image}`, headers: { accept: 'image/jpeg' } });
  const [red = 0, green = 0] = await sharp(rawPayload).resize(1, 1).raw().toBuffer();
  expect([red > 200, green < 50]).toEqual([true, true]);
  // drawn without what they refer to, or refused; they never hang and never include other files
  for (const name of ['entity.svg', 'laughs.svg']) {
    writeFileSync(join(folder, 'brands.csv'), `slug,image,title_en\nlinked,${name},Linked\n`);
    const { exit, err } = await operate('import', folder, '--dry-run');
    expect(exit === 0 || err.includes(`brands.csv:2 image: ${name} is`)).toBe(true);
  }
});

test('issue 15 of two concurrent imports one succeeds and the other is refused', async () => {
  edit('products.csv', (text) => text.replace('24.90', '31.90'));
  const { first, second } = await api.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const first = operate('import', folder);
    await until('the first import waits for the lock', async () => {
      const waiting = sql`
        select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
      return (await waiting.execute(api.db)).rows.length === 1;
    });
    return { first, second: await operate('import', folder) };
  });
  expect(second).toMatchObject({
    exit: 1,
    err: '✖ Another import is running in this shop: wait until it has ended.',
  });
  expect((await first).exit).toBe(0);
});

test('issue 15 pictures left by a killed import are deleted by the next one', async () => {
  const [orphan, used] = [
    `shop-${'0'.repeat(20)}.jpg`,
    (
      await sql<{ image: string }>`
    select image from products where image <> '' limit 1`.execute(api.db)
    ).rows[0]?.image ?? '',
  ];
  writeFileSync(join(api.mediaDir, orphan), 'left');
  writeFileSync(join(api.mediaDir, '.unfinished-import'), [orphan, used, '../config.jpg'].join('\n'));
  await take();
  const there = readdirSync(api.mediaDir);
  expect([there.includes(orphan), there.includes(used), there.includes('.unfinished-import')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('issue 15 --json prints the faults of an import as JSON', async () => {
  edit('tags.csv', (text) => `${text}${'No Slug,,\n'.repeat(150)}`);
  const { exit, out } = await operate('import', folder, '--json');
  const { error, count, faults, more } = JSON.parse(out);
  expect([error.exit, error.messages[0]]).toEqual([1, 'Nothing was written: 300 faults.']);
  expect([exit, count, faults.length, more]).toEqual([1, 300, 100, [{ file: 'tags.csv', count: 200 }]]);
  expect(faults[0]).toEqual({ file: 'tags.csv', line: 4, message: expect.stringContaining('slug must be') });
});

// the time it takes means something only where nothing else runs
if (NIGHTLY)
  test('issue 15 an import of ten times the products takes no longer per product', async () => {
    const large = join(folder, 'large');
    const perProduct = async (products: number) => {
      await writeLargeCatalogue(large, products);
      const began = performance.now();
      expect(await operate('import', large)).toMatchObject({ exit: 0, err: '' });
      return (performance.now() - began) / products;
    };
    await perProduct(200);
    const [few, many] = [await perProduct(1000), await perProduct(10_000)];
    expect(many / few).toBeLessThan(1.5);
    expect(await count('products')).toBe(10_004);
    const out = join(folder, 'out');
    await operate.json('export', out);
    expect((await operate('import', out)).out).toBe('Nothing has changed.');
  }, 300_000);
