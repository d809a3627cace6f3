import { sql } from 'kysely';
import { aProduct } from '../testing/a-product';
import { aReview } from '../testing/a-review';
import { anAttribute } from '../testing/an-attribute';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();

/** Row triggers: those that refuse or inspect single rows, and those of rare changes; triggers that maintain data run once per statement. */
const FOR_EACH_ROW = [
  'attribute_values__colours',
  'credit_notes__numbered',
  'flash_sale_products__currency',
  'inventory__currency',
  'inventory__last_of_product',
  'order_status_history__append_only',
  'order_status_history__stays',
  'orders__delivered',
  'orders__digits',
  'orders__only_forward',
  'orders__told_delivery',
  'product_texts__shelf',
  'products__currency',
  'products__has_inventory',
  'products__search_texts',
  'products__shelf',
  'products__shown_price',
  'refunds__rest',
  'review_helpful__counted',
  'settings__currency_changed',
  'shipping_places__currency',
  'specifications__choices',
  'tax_rules__currency',
  'vouchers__currency',
  'vouchers__flat_currency',
];

test('issue 13 only the listed triggers run once per row', async () => {
  const { rows } = await sql<{ tgname: string }>`
    select tgname from pg_trigger where not tgisinternal and tgtype & 1 = 1 order by tgname`.execute(database.db);
  expect(rows.map(({ tgname }) => tgname)).toEqual(FOR_EACH_ROW);
});

test('issue 13 bulk inserts, updates and deletes of reviews update the counts of every product', async () => {
  const [first, second] = [await aProduct(database.db), await aProduct(database.db)];
  await aReview(database.db, { product: first.id, rating: 4, review: 'one', day: 1 });
  const counts = async () => {
    const rows = await database.db
      .selectFrom('products')
      .select(['review_count', 'rating_sum'])
      .where('id', 'in', [first.id, second.id])
      .orderBy('id')
      .execute();
    return rows.map(({ review_count, rating_sum }) => [review_count, rating_sum]);
  };
  await sql`insert into reviews (product_id, shopper_id, author, rating, review, created_at)
    select x.product, r.shopper_id, r.author, x.rating, 'many', r.created_at
    from reviews r, (values (${first.id}::integer, 5), (${first.id}, 2), (${second.id}, 1)) x (product, rating)`.execute(
    database.db,
  );
  expect(await counts()).toEqual([
    [3, 11],
    [1, 1],
  ]);
  await sql`update reviews set rating = least(5, rating + 1), product_id = ${second.id} where rating < 4`.execute(
    database.db,
  );
  expect(await counts()).toEqual([
    [2, 9],
    [2, 5],
  ]);
  await sql`delete from reviews where rating <> 4`.execute(database.db);
  expect(await counts()).toEqual([
    [1, 4],
    [0, 0],
  ]);
});

test('issue 13 bulk text changes update the search words and rewrite only changed rows', async () => {
  const { valueIds } = await anAttribute(database.db, 'Glaze', ['Celadon', 'Tenmoku']);
  const products = [
    await aProduct(database.db, { title: 'Tall ewer', variants: [{ values: [valueIds[0] as number] }] }),
    await aProduct(database.db, { title: 'Low ewer', variants: [{ values: [valueIds[1] as number] }] }),
  ];
  const ids = products.map(({ id }) => id);
  const texts = async () => {
    const { rows } = await sql<{ choices: string; version: string }>`
      select choices, xmin::text as version from product_texts where language = 'en' and product_id = any(${ids}) order by product_id
    `.execute(database.db);
    return rows;
  };
  const before = await texts();
  expect(before.map(({ choices }) => choices)).toEqual(['Celadon Glaze', 'Glaze Tenmoku']);
  await sql`update attribute_value_texts set title = case title when 'Celadon' then 'Qingci' else title end
    where attribute_value_id = any(${valueIds})`.execute(database.db);
  const after = await texts();
  expect(after.map(({ choices }) => choices)).toEqual(['Glaze Qingci', 'Glaze Tenmoku']);
  expect(after[0]?.version).not.toBe(before[0]?.version);
  expect(after[1]?.version).toBe(before[1]?.version);
  await sql`update product_texts set title = replace(title, 'ewer', 'aquamanile'), overview = '<p>thrown on a kickwheel</p>'
    where language = 'en' and product_id = any(${ids})`.execute(database.db);
  const { rows } = await sql<{ word: string; fact: boolean }>`
    select word, fact from search_words where language = 'en' and word in ('aquamanile', 'kickwheel', 'qingci') order by word
  `.execute(database.db);
  expect(rows).toEqual([
    { word: 'aquamanile', fact: false },
    { word: 'kickwheel', fact: true },
    { word: 'qingci', fact: false },
  ]);
});
