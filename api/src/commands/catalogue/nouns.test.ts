import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { aFlashSale } from '../../testing/a-flash-sale';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
const folder = mkdtempSync(join(tmpdir(), 'souk-test-nouns-'));
beforeAll(async () => {
  cpSync(join(__dirname, '../../../../examples/flower-shop'), folder, { recursive: true });
  await operate.json('shop', 'init', '--file', join(folder, 'shop.json'));
  await operate.json('import', folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Written {
  changed: { column: string; before: string | null; after: string | null }[];
}
/** What a command changed: `price 24.90 26.50`. */
const changes = async (...argv: string[]) =>
  (await operate.json<Written>(...argv)).changed.map(({ column, before, after }) => `${column} ${before} ${after}`);
const show = (...argv: string[]) => operate.json<Record<string, string | null>>(...argv);
/** The message of a refused command. */
const refusal = async (exit: number, ...argv: string[]) => {
  const answered = await operate(...argv);
  expect([answered.exit, answered.out]).toEqual([exit, '']);
  return answered.err;
};
const stock = async (product: string) =>
  (await operate.json<{ variant: string | null; pieces: number }[]>('stock', 'show', product)).map(
    ({ variant, pieces }) => `${variant} ${pieces}`,
  );

describe('issue 15 set and show', () => {
  test('set changes only the given values, and writes nothing if they are unchanged', async () => {
    const before = await show('product', 'show', 'glass-vase');
    expect(await changes('product', 'set', 'glass-vase', '--badge-fr', 'Neuf', '--featured', 'no')).toEqual([
      ...['featured yes no', 'badge_fr null Neuf'],
    ]);
    expect(await show('product', 'show', 'glass-vase')).toEqual({ ...before, featured: 'no', badge_fr: 'Neuf' });
    const versions = async () =>
      (await sql`select xmin from products union all select xmin from product_texts`.execute(api.db)).rows;
    const rows = await versions();
    expect((await operate('product', 'set', 'glass-vase', '--badge-fr', 'Neuf')).out).toContain('was so already');
    expect(await versions()).toEqual(rows);
    expect(await changes('product', 'set', 'glass-vase', '--badge-fr', '')).toEqual(['badge_fr Neuf null']);
  });

  test('set adds a row only with --new, never by a typo', async () => {
    expect(await refusal(1, 'category', 'set', 'rose', '--title-en', 'Rose')).toContain(
      "There is no category 'rose'. Did you mean roses?",
    );
    expect(await refusal(1, 'category', 'set', 'roses', '--new', '--title-en', 'Rose')).toContain('already');
    const made = ['--parent', 'flowers', '--title-en', 'Tulips', '--image', join(folder, 'pictures/rose.svg')];
    await operate.json('category', 'set', 'tulips', '--new', ...made);
    expect(await show('category', 'show', 'tulips')).toMatchObject({
      ...{ parent: 'flowers', title_en: 'Tulips', public: 'yes' },
      image: expect.stringMatching(/^shop-[0-9a-f]{20}\.jpg$/),
    });
    expect(await refusal(1, 'product', 'set', 'tulip', '--new')).toMatch(/--category is missing.*--price is missing/s);
  });

  test.each([
    ['product', 'little-cactus'],
    ['category', 'bouquets'],
    ['category', 'plants'],
    ['store', 'cornflower'],
    ['page', 'returns'],
  ])('%s can be hidden and published again', async (noun, slug) => {
    expect((await operate(noun, 'hide', slug)).out).toContain('is hidden');
    expect((await show(noun, 'show', slug)).public).toBe('no');
    expect((await operate(noun, 'hide', slug)).out).toContain('was hidden already');
    expect((await operate(noun, 'publish', slug)).out).toContain('is public');
    expect((await show(noun, 'show', slug)).public).toBe('yes');
    expect(await refusal(1, noun, 'hide', `${slug}s`)).toContain(`Did you mean ${slug}`);
  });

  test('set reports all faults together, naming the options', async () => {
    const written = ['--price', 'cheap', '--public', 'perhaps', '--title-en', '', '--pickup', 'yes'];
    expect(await refusal(2, 'product', 'set', 'roses', ...written.slice(0, 6))).toMatch(
      /--price must be an amount.*--public must be yes or no.*--title-en is missing/s,
    );
    expect((await operate('product', 'set', 'roses', ...written)).err).toContain("unknown option '--pickup'");
    const unknown = ['--category', 'flower', '--tax', 'TVA 10', '--images', 'none.png', '--stock', '3'];
    const err = await refusal(1, 'product', 'set', 'roses', '--offer-price', '30', ...unknown);
    for (const fault of [
      "--category: there is no category 'flower'. Did you mean flowers?",
      "--tax: there is no tax rule 'TVA 10'. Did you mean TVA 10 %",
      '--offer-price must be below price.',
      '--images: there is no picture none.png.',
      '--stock: the product has variants',
    ])
      expect(err).toContain(fault);
    expect(await refusal(2, 'product', 'set', 'roses')).toContain('at least one thing');
    expect(await refusal(2, 'brand', 'set', 'Ro ses', '--new', '--title-en', 'x')).toContain(
      '<brand> must be small letters',
    );
  });

  test('list and show print values as set accepts them', async () => {
    expect((await operate('tax', 'list')).out).toMatch(/TVA 10 % +percent/);
    expect((await operate('product', 'list', '--category', 'flowers', '--limit', '1')).out).toContain('There are more');
    expect(await operate.json('product', 'list', '--category', 'plants')).toMatchObject([
      { slug: 'little-cactus', price: '9.50', offer: '7.90', stock: 40, public: true },
    ]);
    expect((await operate('price', 'show', 'roses')).out).toMatch(/roses costs 19\.90 EUR\.\n.*\n.*Stems=20 +36\.00/);
    expect(await operate.json('stock', 'list', '--below', '1')).toEqual([
      { product: 'roses', variant: 'Colour=White|Stems=20', sku: 'RO-W20', pieces: 0 },
    ]);
  });
});

describe('issue 15 a price', () => {
  test('is set with its offer', async () => {
    const set = (...argv: string[]) => changes('price', 'set', 'glass-vase', ...argv);
    expect(await set('24.90', '--offer', '19.90')).toEqual(['price 32.00 24.90', 'offer_price null 19.90']);
    expect(await refusal(1, 'price', 'set', 'glass-vase', '18,00')).toContain(
      '--offer must be below price. It is 19.90, and price is 18.00.',
    );
    expect(await set('18', '--end-offer')).toEqual(['price 24.90 18.00', 'offer_price 19.90 null']);
    expect(await changes('price', 'set', 'roses', '38', '--variant', 'stems=20|Colour=red')).toEqual([
      'price 36.00 38.00',
    ]);
  });

  test('is refused if it has too many decimals for the currency or is malformed', async () => {
    const err = await refusal(2, 'price', 'set', 'glass-vase', '24.905', '--offer', '1.999');
    expect(err).toMatch(/<price> must be an amount that EUR can write.*--offer must be an amount that EUR/s);
    expect(await refusal(2, 'price', 'set', 'glass-vase', '-1', '--offer', 'x')).not.toBe('');
    expect(await refusal(2, 'product', 'set', 'glass-vase', '--price', '1.005', '--brand', 'none')).toMatch(
      /--price: EUR cannot write.*--brand: there is no brand/s,
    );
    expect(await refusal(1, 'price', 'set', 'glas-vase', '9')).toContain('Did you mean glass-vase?');
    expect(await refusal(2, 'price', 'set', 'roses', '9', '--offer', '8', '--variant', 'RO-R10')).toContain(
      '--variant has no offer',
    );
  });
});

test('issue 15 a price below a running flash price warns about the sale', async () => {
  const { rows } = await sql<{ id: number }>`select id from products where slug = 'cornflower-bouquet'`.execute(api.db);
  await aFlashSale(api.db, { ends: 2, prices: { [rows[0]?.id ?? 0]: 2000 } });
  expect((await operate('price', 'set', 'cornflower-bouquet', '24')).out).not.toContain('Flash sale');
  expect((await operate('price', 'set', 'cornflower-bouquet', '19')).out).toMatch(
    /Flash sale \d+ sells it for 20\.00 until/,
  );
});

describe('issue 15 stock commands', () => {
  test('set and add change one variant only', async () => {
    const before = await stock('roses');
    await operate.json('stock', 'set', 'roses', '--variant', 'Colour=White|Stems=10', '12');
    await operate.json('stock', 'add', 'roses', '--variant', 'RO-W20', '5');
    expect(await stock('roses')).toEqual([
      ...before.slice(0, 2),
      ...['Colour=White|Stems=10 12', 'Colour=White|Stems=20 5'],
    ]);
    expect(await show('product', 'show', 'roses')).toMatchObject({
      variants: expect.arrayContaining([expect.objectContaining({ sku: 'RO-W20', price: '36.00' })]),
    });
    await operate.json('stock', 'set', 'glass-vase', '0');
    expect(await stock('glass-vase')).toEqual(['null 0']);
  });

  test('refuse a missing or ambiguous variant and list the existing ones', async () => {
    expect(await refusal(1, 'stock', 'set', 'roses', '3')).toContain('There are: Colour=Red|Stems=10, ');
    expect(await refusal(1, 'stock', 'set', 'roses', '3', '--variant', 'Colour=Red')).toContain('can be any of');
    expect(await refusal(1, 'stock', 'set', 'roses', '3', '--variant', 'Colour=Blue')).toContain('has no variant');
    expect(await refusal(1, 'stock', 'set', 'glass-vase', '3', '--variant', 'Size=M')).toContain('has no variants');
    expect(await refusal(2, 'stock', 'set', 'glass-vase', 'many')).toContain('<pieces> must be a whole number');
  });

  test('concurrent sales, additions and price changes all count', async () => {
    await operate.json('stock', 'set', 'roses', '--variant', 'RO-R10', '100');
    const sell = () => sql`update inventory set quantity = quantity - 1 where sku = 'RO-R10'`.execute(api.db);
    const work = Array.from({ length: 3 }, (_, n) => [
      sell(),
      operate.json('stock', 'add', 'roses', '1', '--variant', 'RO-R10'),
      operate.json('price', 'set', 'roses', `${20 + n}`, '--variant', 'RO-R20'),
    ]);
    await Promise.all(work.flat());
    expect((await stock('roses'))[0]).toBe('Colour=Red|Stems=10 100');
  });
});

test('issue 15 products of a hidden store are left out of counts and collections', async () => {
  const held = async () => (await operate.json<{ products: number }[]>('collection', 'list'))[0]?.products;
  const fill = () => operate.json('collection', 'fill', 'for-a-birthday', '--max-price', '1000');
  const filled = await fill();
  expect(await held()).toBeGreaterThan(1);
  await operate.json('store', 'hide', 'cornflower');
  expect(await held()).toBe(0);
  expect((await operate('check')).out).toContain('✖ products: none is public and in stock');
  expect(await fill()).toMatchObject({ products: 0 });
  await operate.json('store', 'publish', 'cornflower');
  expect(await fill()).toEqual(filled);
  const before = 'roses|cornflower-bouquet|glass-vase';
  await operate.json('collection', 'set', 'for-a-birthday', '--products', before);
  expect(await held()).toBe(3);
});

test('issue 15 moving a sub-category moves its products, by command and by file', async () => {
  const shelf = async () => {
    const { rows } = await sql<{ slug: string }>`select c.slug from products p join categories c on c.id = p.category_id
      where p.slug = 'roses'`.execute(api.db);
    return rows[0]?.slug;
  };
  expect(await changes('category', 'set', 'roses', '--parent', 'vases')).toEqual(['parent flowers vases']);
  expect(await shelf()).toBe('vases');
  const moved = mkdtempSync(join(tmpdir(), 'souk-test-moved-'));
  writeFileSync(join(moved, 'categories.csv'), 'slug,parent,title_en\nroses,flowers,Roses\n');
  cpSync(join(folder, 'products.csv'), join(moved, 'products.csv'));
  cpSync(join(folder, 'pictures'), join(moved, 'pictures'), { recursive: true });
  const dry = await operate.json('import', moved, '--dry-run');
  expect(await operate.json('import', moved)).toEqual(dry);
  expect(await shelf()).toBe('flowers');
  expect((await operate('import', moved)).out).toBe('Nothing has changed.');
  rmSync(moved, { recursive: true });
});

test('issue 15 setting products removes the rule of a collection; a rule can be set and removed', async () => {
  const set = (...argv: string[]) => changes('collection', 'set', 'for-a-birthday', ...argv);
  expect((await operate('collection', 'fill', 'for-a-birthday', '--min-discount', '10')).exit).toBe(0);
  expect(await set('--products', 'roses|glass-vase')).toEqual([
    ...['products null roses|glass-vase', 'rule min-discount=10 null'],
  ]);
  expect(await set('--rule', 'tag=gift|max-price=24.50')).toEqual([
    ...['products roses|glass-vase null', 'rule null tag=gift|max-price=24.5'],
  ]);
  expect(await set('--rule', '')).toEqual([...['products null roses|glass-vase', 'rule tag=gift|max-price=24.5 null']]);
  expect(await refusal(1, 'collection', 'set', 'for-a-birthday', '--rule', 'tag=gifts')).toContain(
    "--rule: there is no tag 'gifts'.",
  );
});

test('issue 15 concurrent changes of one row by several commands all apply', async () => {
  await Promise.all([
    operate.json('price', 'set', 'little-cactus', '10.50'),
    operate.json('product', 'set', 'little-cactus', '--title-fr', 'Mini-cactus'),
    operate.json('product', 'set', 'little-cactus', '--returns', '30', '--badge-en', 'New'),
    operate.json('setting', 'set', 'phone', '+33 1'),
    operate.json('setting', 'set', 'address.city', 'Paris'),
  ]);
  expect(await show('product', 'show', 'little-cactus')).toMatchObject({
    ...{ price: '10.50', offer_price: '7.90', title_fr: 'Mini-cactus', returns: '30', badge_en: 'New' },
  });
  expect(await show('shop', 'show')).toMatchObject({
    phone: '+33 1',
    address: { line_1: '12 Rue des Fleurs', city: 'Paris' },
  });
});

test('issue 15 a page reads its text from a file; a built-in page accepts none', async () => {
  const terms = join(folder, 'new-terms.html');
  writeFileSync(terms, '<h2>New terms</h2>');
  const { body_fr } = await show('page', 'show', 'terms');
  await operate.json('page', 'set', 'terms', '--body-en', `file:${terms}`);
  expect(await show('page', 'show', 'terms')).toMatchObject({ body_en: '<h2>New terms</h2>', body_fr });
  expect(await refusal(2, 'page', 'set', 'terms', '--body-en', 'file:/none.html')).toContain(
    '--body-en cannot be read',
  );
  expect(await refusal(1, 'page', 'set', 'contact', '--body-en', 'Hello')).toContain('no text of its own');
  await operate.json('page', 'set', 'contact', '--title-ar', 'اتصل بنا');
  const { rows } =
    await sql`select distinct description from page_texts join pages on id = page_id where slug = 'contact'`.execute(
      api.db,
    );
  expect(rows).toEqual([{ description: 'Contact' }]);
});

test('issue 15 places can be added to and hidden from a shipping rule', async () => {
  const place = (...argv: string[]) => operate('shipping', 'place', 'Fresh delivery', ...argv);
  expect((await place('de', '--price', '7.90', '--days', '3')).out).toContain('now sends to DE');
  expect((await place('FR', '--price', '6.50')).out).toContain('is set');
  const { places } = await operate.json<{ places: object[] }>('shipping', 'show', 'Fresh delivery');
  expect(places).toHaveLength(3);
  for (const one of [
    { country: 'FR', price: '6.50', days: '2', pickup: 'yes', pickup_city: 'Lyon' },
    { country: 'BE', price: '9.90', days: '3' },
    { country: 'DE', price: '7.90', days: '3' },
  ])
    expect(places).toContainEqual(expect.objectContaining(one));
  await operate.json('shipping', 'hide', 'Fresh delivery', 'BE');
  expect((await operate('shipping', 'list')).out).toMatch(/Fresh delivery +once +2/);
  expect((await place('XX')).err).toContain('<country> must be a country');
  expect((await place('NL', '--price', '1.234')).err).toMatch(/--price: EUR cannot write.*|--days is missing/s);
  expect(await refusal(1, 'shipping', 'hide', 'Fresh delivery', 'BE')).toContain('does not send to BE');
  expect(await refusal(1, 'shipping', 'show', 'Fresh')).toContain("There is no shipping 'Fresh'");
});

test('issue 15 links are set and removed', async () => {
  await operate.json('link', 'set', 'left', '/brands', '--new', '--title-en', 'Brands', '--title-fr', 'Marques');
  const image = join(folder, 'pictures/logo.svg');
  await operate.json('link', 'set', 'payment', 'Visa', '--new', '--url', 'https://www.visa.com', '--image', image);
  await operate.json('link', 'set', 'payment', 'Visa', '--public', 'no');
  const { out } = await operate('link', 'list');
  expect(out).toMatch(/left +\/brands +\/brands +Brands +yes/);
  expect(out).toMatch(/payment +Visa +https:\/\/www\.visa\.com +Visa +no/);
  expect(await refusal(2, 'link', 'set', 'left', '/brands', '--url', '/x')).toContain('--url is nothing that');
  expect(await refusal(1, 'link', 'remove', 'left', '/brand')).toContain('Did you mean left /brands?');
  await operate.json('link', 'remove', 'left', '/brands');
  expect((await operate('link', 'list')).out).not.toContain('/brands');
});

test('issue 15 a setting can be shown, set and removed', async () => {
  const set = (...argv: string[]) => operate('setting', 'set', ...argv);
  await set('name.fr', 'Le Bleuet');
  await set('languages', 'en,fr,ar');
  await set('payment_methods', 'stripe,cash-on-delivery');
  await set('return_days', '30');
  await set('vat_number', '--none');
  expect(await show('shop', 'show')).toMatchObject({
    ...{
      name: { en: 'Cornflower', fr: 'Le Bleuet' },
      languages: ['en', 'fr', 'ar'],
      return_days: 30,
      vat_number: null,
    },
    payment_methods: ['stripe', 'cash-on-delivery'],
  });
  expect((await operate('setting', 'show', 'time_zone')).out).toBe('Europe/Paris');
  expect((await set('time_zone', 'Europe/Paris')).out).toContain('was so already');
  for (const [argv, fault] of [
    [['phon', '1'], "no setting 'phon'"],
    [['colour', 'blue'], 'colour must be a colour'],
    [['tax_included', 'maybe'], 'tax_included must be true or false'],
    [['phone'], '<value> is missing'.replace('<value>', '[value]')],
    [['phone.x', '1'], 'phone has no parts'],
    [['languages', 'de'], 'languages can be en, fr, ar, tr, hi.'],
    [['return_days', '-3'], 'return_days must be a whole number from 1 on.'],
  ] as const)
    expect(await refusal(2, 'setting', 'set', ...argv)).toContain(fault);
});

describe('issue 15 a variant', () => {
  test('can be listed, shown and set by its values or its SKU', async () => {
    expect((await operate('variant', 'list', 'roses')).out).toMatch(/Colour=Red\|Stems=10 .*RO-R10/);
    expect((await operate('variant', 'list', 'glass-vase')).out).toBe('glass-vase has no variants.');
    const before = await operate.json('variant', 'list', 'roses');
    expect(await changes('variant', 'set', 'roses', 'stems=20|colour=white', '--price', '37')).toEqual([
      'price 36.00 37.00',
    ]);
    expect(await changes('variant', 'set', 'roses', 'RO-W20', '--price', '36.00', '--sku', 'RO-X')).toEqual([
      ...['price 37.00 36.00', 'sku RO-W20 RO-X'],
    ]);
    expect(await show('variant', 'show', 'roses', 'RO-X')).toMatchObject({ product: 'roses', price: '36.00' });
    expect(await changes('variant', 'set', 'roses', 'RO-X', '--sku', 'RO-W20')).toEqual(['sku RO-X RO-W20']);
    expect(await operate.json('variant', 'list', 'roses')).toEqual(before);
  });

  test('can be added with all of its values only', async () => {
    const add = (variant: string, ...more: string[]) => operate('variant', 'set', 'roses', variant, '--new', ...more);
    await operate.json('attribute', 'value', 'Colour', 'Pink', '--new', '--colour', '#ffc0cb');
    expect((await add('Colour=Pink|Stems=10', '--stock', '4')).out).toContain('is added');
    expect(await stock('roses')).toContain('Colour=Pink|Stems=10 4');
    expect((await add('Colour=Pink|Stems=10')).err).toContain("has a variant 'Colour=Pink|Stems=10' already");
    expect((await add('Colour=Blue|Stems=10')).err).toContain("<variant>: there is no 'Colour=Blue'.");
    expect((await add('Colour=Pink|Stems=20', '--sku', 'RO-R10')).err).toContain('RO-R10 stands in line');
    expect(await refusal(1, 'variant', 'set', 'roses', 'Colour=Red', '--stock', '1')).toContain('can be any of');
    expect(await refusal(1, 'variant', 'set', 'glass-vase', 'Size=M', '--stock', '1')).toContain(
      '--new adds the first',
    );
    expect(await refusal(1, 'variant', 'list', 'rose')).toContain('Did you mean roses?');
    // the first variant takes over the stock of its product
    await operate.json('stock', 'set', 'glass-vase', '7');
    await operate.json('variant', 'set', 'glass-vase', 'Colour=White', '--new');
    expect(await stock('glass-vase')).toEqual(['Colour=White 7']);
  });
});

test('issue 15 attributes and their values can be listed, shown, set and added', async () => {
  expect((await operate('attribute', 'list')).out).toMatch(/Stems +2 +10, 20/);
  expect(await changes('attribute', 'set', 'Stems', '--title-fr', 'Nombre', '--position', '3')).toEqual([
    ...['position 2 3', 'title_fr Tiges Nombre'],
  ]);
  await operate.json('attribute', 'set', 'Height', '--new', '--title-fr', 'Hauteur');
  await operate.json('attribute', 'value', 'Height', 'Tall', '--new', '--title-fr', 'Grand');
  expect(await changes('attribute', 'value', 'Height', 'Tall', '--position', '2')).toEqual(['position 0 2']);
  expect(await show('attribute', 'show', 'Height')).toMatchObject({
    title_fr: 'Hauteur',
    values: [{ attribute: 'Height', title_en: 'Tall', title_fr: 'Grand', position: '2' }],
  });
  expect(await refusal(1, 'attribute', 'value', 'Height', 'Low', '--position', '2')).toContain('There are: Tall.');
  expect(await refusal(1, 'attribute', 'value', 'Heigth', 'Low', '--new')).toContain('Did you mean Height?');
  expect(await refusal(2, 'attribute', 'value', 'Colour', 'Red', '--colour', 'red')).toContain(
    '--colour must be a colour',
  );
});

test('issue 15 tags and sliders can be listed, shown and set, and a slider keeps its picture', async () => {
  expect(await changes('tag', 'set', 'gift', '--title-ar', 'هدية')).toEqual(['title_ar null هدية']);
  expect((await operate('tag', 'list')).out).toMatch(/easy-care +Easy care/);
  expect(await refusal(1, 'tag', 'set', 'gifts', '--title-ar', 'x')).toContain('Did you mean gift?');
  const { image, ...before } = await show('slider', 'show', 'cornflower-time');
  expect(before).toMatchObject({ source: 'sub-categories', of: 'bouquets', url: null });
  expect(await changes('slider', 'set', 'cornflower-time', '--sub-title-en', 'Now')).toHaveLength(1);
  expect(await changes('slider', 'set', 'cornflower-time', '--url', '/brands')).toEqual([
    ...['url null /brands', 'source sub-categories null', 'of bouquets null'],
  ]);
  expect(await changes('slider', 'set', 'cornflower-time', '--source', 'tags', '--of', 'gift')).toHaveLength(3);
  expect(await refusal(1, 'slider', 'set', 'cornflower-time', '--of', 'gifts')).toContain(
    "--of: there is no tag 'gifts'",
  );
  expect(await refusal(1, 'slider', 'set', 'cornflower-time', '--url', '/x', '--source', 'tags')).toContain('exclude');
  expect((await operate('slider', 'hide', 'cornflower-time')).out).toContain('is hidden');
  expect(await show('slider', 'show', 'cornflower-time')).toMatchObject({ image, public: 'no', of: 'gift' });
  const made = [
    '--place',
    'main',
    '--title-en',
    'Roses',
    '--url',
    '/brands',
    '--image',
    join(folder, 'pictures/rose.svg'),
  ];
  await operate.json('slider', 'set', 'roses', '--new', ...made);
  expect(await show('slider', 'show', 'roses')).toMatchObject({
    image: expect.stringMatching(/^wide-[0-9a-f]{20}\.jpg$/),
  });
});
