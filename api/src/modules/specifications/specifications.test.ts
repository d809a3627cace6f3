import { sql } from 'kysely';
import type { SharedCompareList } from 'shared-kernel/contract/compare';
import type { ProductListing } from 'shared-kernel/contract/listing';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { aProduct } from '../../testing/a-product';
import { aSpecification, specify } from '../../testing/a-specification';
import { testApp } from '../../testing/test-app';
import { writeSpecification } from './specifications';

const api = testApp();
const specificationsOf = async (id: number, language = 'en') =>
  (await api.call<ProductDetail>('product', { params: { id }, language })).data.specifications;

describe('a specification is formatted in the reader’s language', () => {
  const row = { id: 1, name: 'x', unit: null, choice: null, numbers: null, yes: null, type: 'number' };
  const written = (language: 'en' | 'fr' | 'ar' | 'tr' | 'hi', more: Partial<typeof row> | object) => {
    const { value, unit } = writeSpecification(language, { ...row, ...more });
    return [value, unit];
  };

  test.each([
    ['fr', { numbers: [6.1], unit: 'inch' }, ['6,1', 'pouces']],
    ['en', { numbers: [25_000], unit: 'hour' }, ['25,000', 'hours']],
    ['en', { numbers: [0.168], unit: 'kilogram' }, ['168', 'g']],
    ['en', { numbers: [1.4], unit: 'kilogram' }, ['1.4', 'kg']],
    ['tr', { numbers: [0.75], unit: 'litre' }, ['750', 'ml']],
    ['ar', { numbers: [3], unit: 'hour' }, ['3', 'ساعات']],
    ['ar', { numbers: [20], unit: 'hour' }, ['20', 'ساعة']],
    ['ar', { numbers: [2], unit: 'year' }, ['سنتان', null]],
    ['tr', { numbers: [70], unit: 'percent' }, ['%70', null]],
    ['hi', { numbers: [100_000], unit: null }, ['1,00,000', null]],
    ['en', { type: 'range', numbers: [54, 61], unit: 'centimetre' }, ['54–61', 'cm']],
    ['fr', { type: 'dimensions', numbers: [30, 20.5, 10], unit: 'centimetre' }, ['30 × 20,5 × 10', 'cm']],
    ['tr', { type: 'yes-no', yes: true }, ['Evet', null]],
    ['ar', { type: 'yes-no', yes: false }, ['لا', null]],
    ['en', { type: 'choice', choice: 'Oak' }, ['Oak', null]],
    ['en', { numbers: [7], unit: 'furlong' }, ['7', 'furlong']],
  ] as const)('%s %j', (language, more, expected) => {
    expect(written(language, more)).toEqual(expected);
  });
});

describe('specifications of a product', () => {
  test('S197 product and comparison list them in the order of the kind, in the language or in English', async () => {
    const product = await aProduct(api.db);
    const weight = await aSpecification(api.db, { en: 'Weight', fr: 'Poids' }, { type: 'number', unit: 'kilogram' });
    const material = await aSpecification(api.db, { en: 'Material' }, { values: [{ en: 'Oak', fr: 'Chêne' }, 'Wool'] });
    await specify(api.db, product, weight, { numbers: [1.25] });
    await specify(api.db, product, material, { valueId: material.valueIds[0] ?? 0 });
    const { rows } = await sql<{ id: number }>`insert into kinds (slug) values ('chair') returning id`.execute(api.db);
    const kind_id = rows[0]?.id ?? 0;
    await api.db
      .insertInto('kind_specifications')
      .values([
        { kind_id, specification_id: weight.id, position: 2 },
        { kind_id, specification_id: material.id, position: 1 },
      ])
      .execute();
    await api.db.updateTable('products').set({ kind_id }).where('id', '=', product.id).execute();
    const french = [
      { id: material.id, name: 'Material', value: 'Chêne', unit: null },
      { id: weight.id, name: 'Poids', value: '1,25', unit: 'kg' },
    ];
    expect(await specificationsOf(product.id, 'fr')).toEqual(french);
    const options = { query: { products: String(product.id) }, language: 'fr' };
    const { data } = await api.call<SharedCompareList>('sharedCompareList', options);
    expect(data[0]?.specifications).toEqual(french);
  });

  test('a product without specifications has an empty list, no size guide and no terms', async () => {
    const { id } = await aProduct(api.db);
    const { data } = await api.call<ProductDetail>('product', { params: { id } });
    expect(data).toMatchObject({
      specifications: [],
      size_guide: null,
      warranty_months: null,
      return_days: null,
      free_return: false,
    });
  });

  test('the size guide of its kind is linked while that page is public', async () => {
    const { id } = await aProduct(api.db);
    const { rows } = await sql<{ id: number }>`
      with page as (insert into pages (slug) values ('sizes') returning id),
        titled as (insert into page_texts (page_id, language, title, description) select id, 'en', 'Sizes', '' from page)
      insert into kinds (slug, size_guide_id) select 'shirt', id from page returning id`.execute(api.db);
    await api.db
      .updateTable('products')
      .set({ kind_id: rows[0]?.id ?? 0 })
      .where('id', '=', id)
      .execute();
    const guide = async () => (await api.call<ProductDetail>('product', { params: { id } })).data.size_guide;
    expect(await guide()).toBe('sizes');
    await sql`update pages set status = 2 where slug = 'sizes'`.execute(api.db);
    expect(await guide()).toBeNull();
  });

  test('the database refuses a value of another type or of another specification', async () => {
    const product = await aProduct(api.db);
    const weight = await aSpecification(api.db, 'Weight', { type: 'number', unit: 'kilogram' });
    const material = await aSpecification(api.db, 'Material', { values: ['Oak'] });
    const colour = await aSpecification(api.db, 'Finish', { values: ['Matte'] });
    const wrong = [
      () => specify(api.db, product, weight, { yes: true }),
      () => specify(api.db, product, weight, { numbers: [1, 2] }),
      () => specify(api.db, product, { ...weight, type: 'yes-no' }, { yes: true }),
      () => specify(api.db, product, material, { valueId: colour.valueIds[0] ?? 0 }),
      () => specify(api.db, product, material, {}),
    ];
    for (const refused of wrong) await expect(refused()).rejects.toThrow(/product_specifications/);
  });
});

describe('searching by specification', () => {
  const titlesOf = async (q: string, language = 'en') =>
    (await api.call<ProductListing>('products', { query: { q }, language })).data.result.data.map(({ title }) => title);

  test('S036 finds searchable choices and yes values in their language, but neither no values nor allergens', async () => {
    const [board, headset] = [await aProduct(api.db, { title: 'Plank' }), await aProduct(api.db, { title: 'Headset' })];
    const wood = await aSpecification(
      api.db,
      { en: 'Wood', fr: 'Bois' },
      { searchable: true, values: [{ en: 'Zebrano', fr: 'Zingana' }] },
    );
    const cordless = await aSpecification(api.db, 'Cordlessly', { type: 'yes-no', searchable: true });
    const allergens = await aSpecification(api.db, 'Allergens', { values: ['Lupins'] });
    await specify(api.db, board, wood, { valueId: wood.valueIds[0] ?? 0 });
    await specify(api.db, board, cordless, { yes: false });
    await specify(api.db, board, allergens, { valueId: allergens.valueIds[0] ?? 0 });
    await specify(api.db, headset, cordless, { yes: true });
    expect(await titlesOf('zebrano')).toEqual(['Plank']);
    expect(await titlesOf('zebrano plank')).toEqual(['Plank']);
    expect(await titlesOf('cordlessly')).toEqual(['Headset']);
    expect(await titlesOf('lupins')).toEqual([]);
    await sql`update specification_value_texts set title = 'Bubinga' where title = 'Zebrano'`.execute(api.db);
    expect(await titlesOf('bubinga')).toEqual(['Plank']);
    await sql`delete from product_specifications where product_id = ${board.id}`.execute(api.db);
    expect(await titlesOf('bubinga')).toEqual([]);
  });
});

test('changing a specification invalidates cached pages', async () => {
  const product = await aProduct(api.db);
  const material = await aSpecification(api.db, 'Material', { values: ['Oak', 'Pine'] });
  await specify(api.db, product, material, { valueId: material.valueIds[0] ?? 0 });
  const tags = await api.db.connection().execute(async (db) => {
    await sql`begin`.execute(db);
    await sql`update product_specifications set specification_value_id = ${material.valueIds[1]}
      where product_id = ${product.id}`.execute(db);
    const { rows } = await sql<{ count: string }>`select current_setting('souk.changes_told', true) as count`.execute(
      db,
    );
    await sql`rollback`.execute(db);
    return rows[0]?.count;
  });
  expect(Number(tags)).toBeGreaterThan(0);
});
