import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../db/database';
import { aCategory } from '../testing/a-category';
import { aFlashSale } from '../testing/a-flash-sale';
import { aProduct, type MadeProduct } from '../testing/a-product';
import { aSite } from '../testing/a-site';
import { testDatabase } from '../testing/test-database';

// before the database is dropped
afterAll(() => listener.end());
const database = testDatabase();
let listener: pg.Client;
let payloads: string[] = [];
let product: MadeProduct;
/** tags of a product that lists show */
let listed: string[];

beforeAll(async () => {
  await aSite(database.db);
  product = await aProduct(database.db);
  listed = [`category-${product.categoryId}`, `product-${product.id}`, 'products', `store-${product.storeId}`];
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
  await listener.query('listen souk_changes');
});
/** Tags published by some work, sorted. */
async function publishedTags(work: (db: Database) => Promise<unknown>): Promise<string[]> {
  payloads = [];
  await work(database.db);
  // its response comes after everything committed before
  await listener.query('select 1');
  return [...new Set(payloads.flatMap((payload) => payload.split(' ')))].sort();
}
const run = (statement: string) => publishedTags((db) => sql.raw(statement).execute(db));

test('a changed product sends its own tag and those of its lists', async () => {
  expect(await run(`update products set selling = 12.5 where id = ${product.id}`)).toEqual(listed);
  expect(await run(`update product_texts set title = 'Lamp' where product_id = ${product.id}`)).toEqual(listed);
});

test('a product moved to another category sends the tags of both', async () => {
  const { id } = await aCategory(database.db);
  const tags = await run(`update products set category_id = ${id} where id = ${product.id}`);
  expect(tags).toEqual(expect.arrayContaining([`category-${product.categoryId}`, `category-${id}`]));
  await run(`update products set category_id = ${product.categoryId} where id = ${product.id}`);
});

test('a changed no-return reason sends the tag of the product', async () => {
  const tags = await run(`update products set no_return_reason = 'fresh' where id = ${product.id}`);
  expect(tags).toContain(`product-${product.id}`);
});

test('a stock change sends the tag of the product only', async () => {
  expect(await run(`update inventory set quantity = 3 where product_id = ${product.id}`)).toEqual([
    `product-${product.id}`,
  ]);
});

test('selling the last piece or restocking it sends the tags of the lists as well', async () => {
  expect(await run(`update inventory set quantity = 0 where product_id = ${product.id}`)).toEqual(listed);
  expect(await run(`update inventory set quantity = 1 where product_id = ${product.id}`)).toEqual(listed);
});

test('a delivered order sends no tag', async () => {
  expect(await run(`update products set delivered = delivered + 1 where id = ${product.id}`)).toEqual([]);
});

test.each([
  ["update settings set email = 'new@example.test'", 'settings'],
  ["update settings_texts set site_name = 'Bazaar'", 'settings'],
  ["insert into localization_overrides values ('en', 'a.b', 'c')", 'texts'],
  ['delete from banners', 'banners'],
  ['update sliders set position = 1', 'banners'],
  ['truncate footer_pages', 'settings'],
  ['update pages set position = 1', 'pages'],
  ['update brands set position = 1', 'catalogue'],
  ['update stores set dispatch_days = 3', 'catalogue'],
  ["update store_texts set ships_from_city = 'Lyon'", 'catalogue'],
  ['update flash_sales set status = 2', 'flash-sales'],
  ['update vouchers set status = 2', 'vouchers'],
  ["insert into hidden_searches (language, text) values ('en', 'lamp')", 'popular-searches'],
])('"%s" sends the tag %s', async (statement, tag) => {
  expect(await run(statement)).toEqual([tag]);
});

test('a new product sends its tags and those of its lists, a sale on it only flash-sales', async () => {
  let made: MadeProduct | undefined;
  const tags = await publishedTags(async (db) => {
    made = await aProduct(db, { category: product.categoryId, store: product.storeId });
  });
  expect(tags).toEqual([
    `category-${product.categoryId}`,
    `product-${made?.id}`,
    'products',
    `store-${product.storeId}`,
  ]);
  expect(await publishedTags((db) => aFlashSale(db, { prices: { [product.id]: 500 } }))).toEqual(['flash-sales']);
});

test.each([
  [
    'an update to the same values',
    (id: number) => `update products set selling = selling, updated_at = now() where id = ${id}`,
  ],
  ['an update of no rows', () => 'update products set selling = 1 where id = -1'],
  ['a rolled-back update', (id: number) => `begin; update products set selling = 99 where id = ${id}; rollback`],
])('%s sends no tag', async (_, statement) => {
  expect(await run(statement(product.id))).toEqual([]);
});

test('very many changes in one transaction or statement are merged into one notice', async () => {
  const one = `update products set selling = selling + 1 where id = ${product.id};`;
  expect(await run(`begin; ${one.repeat(100)} commit`)).toContain('*');
  // PostgreSQL merges equal payloads of a transaction
  expect(payloads.length).toBeLessThanOrEqual(2);
  await run(`insert into localization_overrides select 'en', 'key-' || n, 'x' from generate_series(1, 5000) n`);
  expect(payloads).toEqual(['texts']);
});
