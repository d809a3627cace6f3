import { sql } from 'kysely';
import type { ProductListing } from 'shared-kernel/contract/listing';
import { aBrand } from '../../testing/a-brand';
import { aProduct } from '../../testing/a-product';
import { testApp } from '../../testing/test-app';

/** More products than a search ranks, in a shop that counts as a large one. */
const PRODUCTS = 600;
const api = testApp();
const found = async (query: Record<string, string | number>) =>
  (await api.call<ProductListing>('products', { query })).data.result.data.map(({ id }) => id);
let ids: number[];
let brand: number;

beforeAll(async () => {
  const first = await aProduct(api.db, { title: 'Lamp' });
  brand = (await aBrand(api.db)).id;
  ids = await api.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into products (slug, category_id, store_id, image, selling, rating_sum, review_count, brand_id)
      select 'zorbulon-' || n, ${first.categoryId}, ${first.storeId}, 'p.jpg', 1000 - n, 5 * n, n, case when n % 200 = 100 then ${brand}::int end
      from generate_series(1, ${PRODUCTS}::int) n order by n returning id`.execute(trx);
    const made = rows.map(({ id }) => id);
    await sql`
      insert into product_texts (product_id, language, title)
      select id, 'en', 'Quiet zorbulon ' || place from unnest(${made}::int[]) with ordinality p (id, place)`.execute(
      trx,
    );
    await sql`insert into inventory (product_id, quantity) select unnest(${made}::int[]), 1`.execute(trx);
    return made;
  });
  await sql`update pg_class set reltuples = 1000000 where oid = 'products'::regclass`.execute(api.db);
});

test('S097 when more products match than are ranked, the popular ones are found', async () => {
  expect((await found({ q: 'zorbulon' })).slice(0, 3)).toEqual(ids.toReversed().slice(0, 3));
});

test.each([
  { named: 'all', query: {}, expected: () => ids.toReversed().slice(0, 3) },
  { named: 'those of a brand', query: () => ({ brand }), expected: () => [500, 300, 100].map((n) => ids[n - 1]) },
])('S097 sorting by price covers $named that match a frequent word', async ({ query, expected }) => {
  const filters = typeof query === 'function' ? query() : query;
  const cheapest = await found({ q: 'zorbulon', sortby: 'price_low_to_high', ...filters });
  expect(cheapest.slice(0, 3)).toEqual(expected());
});
