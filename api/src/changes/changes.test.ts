import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { CHANGES_PATH } from 'shared-kernel/contract/changes';
import type { ProductListing } from 'shared-kernel/contract/listing';
import { aBrand } from '../testing/a-brand';
import { aFlashSale } from '../testing/a-flash-sale';
import { aProduct } from '../testing/a-product';
import { aSite } from '../testing/a-site';
import { aUser } from '../testing/a-user';
import { anOperator } from '../testing/an-operator';
import { withStatements } from '../testing/statements';
import { testApp } from '../testing/test-app';
import { until } from '../testing/until';
import { ChangeFeed } from './change-feed';
import { listenToDatabase } from './listen-to-database';

const changes = new ChangeFeed();
// before the database is dropped
afterAll(() => stopListening());
const api = testApp({ changes });
const operate = anOperator(api);
let stopListening: () => Promise<void>;
let address: string;

beforeAll(async () => {
  stopListening = listenToDatabase(api.url, changes, () => {});
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}${CHANGES_PATH}`;
  await until('the database is heard', () => changes.listening);
  await aSite(api.db);
});

/** Reads the stream: returns everything received so far, and a function that closes it. */
async function follow(after?: string) {
  const leaving = new AbortController();
  const response = await fetch(address, {
    headers: after ? { 'last-event-id': after } : {},
    signal: leaving.signal,
  });
  const stream = { status: response.status, text: '', ended: false, leave: () => leaving.abort() };
  const read = async () => {
    for await (const part of response.body ?? []) stream.text += Buffer.from(part).toString();
  };
  void read()
    .catch(() => {})
    .finally(() => {
      stream.ended = true;
    });
  const starts = () => stream.text.includes('event: start');
  if (response.status === 200) await until('the stream starts', starts);
  return stream;
}
const lastId = (text: string) => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1];

test('streams a change, and missed changes after a reconnect', async () => {
  const { id } = await aProduct(api.db);
  const first = await follow();
  expect(first.text).toContain('data: anew');
  await sql`update inventory set quantity = 3 where product_id = ${id}`.execute(api.db);
  await until('the change is told', () => first.text.includes(`data: product-${id}\n`));
  const position = lastId(first.text);
  first.leave();

  await sql`update inventory set quantity = 2 where product_id = ${id}`.execute(api.db);
  await until('the change is heard', async () => (await follow(position)).text.includes(`data: product-${id}\n`));
  const back = await follow(position);
  expect(back.text).toContain('data: resumed');
  expect((await follow('other:1')).text).toContain('data: anew');
});

test('issue 15 streams changes by operator commands within a second', async () => {
  const product = await aProduct(api.db);
  const stream = await follow();
  const slug = product.slug;
  const commands = [
    ['price', 'set', slug, '12.50'],
    ['stock', 'set', slug, '3'],
    ['product', 'set', slug, '--title-en', 'Red dress'],
    ['product', 'hide', slug],
  ];
  for (const argv of commands) {
    const before = stream.text.length;
    await operate.json(...argv);
    const done = performance.now();
    await until(`${argv[0]} ${argv[1]} is told`, () =>
      stream.text.slice(before).split(/\s/).includes(`product-${product.id}`),
    );
    expect(performance.now() - done).toBeLessThan(1000);
  }
  stream.leave();
});

test('sends heartbeats', async () => {
  const stream = await follow();
  await until('two signs of life', () => stream.text.split('event: alive').length > 2);
  stream.leave();
});

test('losing the database connection ends the streams, and earlier positions cannot be resumed', async () => {
  const stream = await follow();
  const position = lastId(stream.text);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' or query = 'select 1'
    and datname = current_database() and pid <> pg_backend_pid()`.execute(api.db);
  await until('the stream ends', () => stream.ended);
  await until('the database is heard again', () => changes.listening);
  expect((await follow(position)).text).toContain('data: anew');
});

test('refuses streams and versions while it is not listening to the database', async () => {
  const deaf = new ChangeFeed();
  expect(deaf.follow(undefined, { change() {}, alive() {}, lost() {} })).toBeNull();
  expect(deaf.version('products')).toBeNull();
});

test('answers have the cache tags of their content', async () => {
  const { id, categoryId, storeId } = await aProduct(api.db);
  const made = async (...call: Parameters<typeof api.call>) => (await api.call(...call)).headers['surrogate-key'];
  expect(await made('product', { params: { id } })).toBe(
    `product-${id} catalogue pages flash-sales vouchers store-${storeId} category-${categoryId}`,
  );
  expect(await made('common')).toBe('settings banners pages catalogue');
  expect(await made('localization')).toBe('texts');
  expect(await made('home')).toBe('products catalogue banners flash-sales');
  const { slug } = await api.db
    .selectFrom('categories')
    .select('slug')
    .where('id', '=', categoryId)
    .executeTakeFirstOrThrow();
  expect(await made('all', { query: { category: slug } })).toBe(`category-${categoryId} catalogue flash-sales`);
  expect(await made('products', { query: { banner: 1 } })).toBe('banners products catalogue flash-sales');
  const store = await api.db.selectFrom('stores').select('slug').where('id', '=', storeId).executeTakeFirstOrThrow();
  expect(await made('store', { params: { slug: store.slug } })).toBe(`store-${storeId} catalogue flash-sales`);
  expect(await made('cart', { query: { user_token: 'a'.repeat(32) } })).toBeUndefined();
  // a response to an identified caller is for nobody else
  const { bearer } = await aUser(api.db);
  for (const [name, params] of [
    ['product', { id }],
    ['store', { slug: store.slug }],
  ] as const) {
    expect(await made(name, { params, bearer })).toBeUndefined();
    expect(await made(name, { params, query: { user_token: 'a'.repeat(32) } })).toBeUndefined();
  }
});

test('filter names are read once and again after a change', async () => {
  const brand = await aBrand(api.db, { title: 'Northpeak' });
  await aProduct(api.db, { brand: brand.id });
  const read = async () => {
    const query = { sidebar_data: true };
    const { result, statements } = await withStatements(() => api.call<ProductListing>('products', { query }));
    return {
      title: result.data.brands?.find(({ id }) => id === brand.id)?.title,
      asked: statements.some((statement) => statement.includes("'brands' as kind")),
    };
  };
  await until('they are kept', async () => !(await read()).asked);
  expect(await read()).toEqual({ title: 'Northpeak', asked: false });
  await sql`update brand_texts set title = 'Southpeak' where brand_id = ${brand.id}`.execute(api.db);
  await until('the new name shows', async () => (await read()).title === 'Southpeak');
});

test('an answer with prices expires when the next sale starts, or after a minute while one is running', async () => {
  const { id } = await aProduct(api.db);
  const validFor = async () => {
    const { headers } = await api.call('product', { params: { id } });
    const value = headers['x-valid-for'];
    return value === undefined ? undefined : Number(value);
  };
  expect(await validFor()).toBeUndefined();
  await aFlashSale(api.db, { starts: 1, ends: 2, prices: { [id]: 500 } });
  await until('the sale is known', async () => ((await validFor()) ?? 0) > 3_500_000);
  expect(await validFor()).toBeLessThanOrEqual(3_600_000);
  await aFlashSale(api.db, { ends: 2, prices: { [id]: 600 } });
  await until('the running sale is known', async () => (await validFor()) === 60_000);
});
