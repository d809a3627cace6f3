import { sql } from 'kysely';
import type { ProductListing } from 'shared-kernel/contract/listing';
import { aProduct } from '../../testing/a-product';
import { anAttribute } from '../../testing/an-attribute';
import { testApp } from '../../testing/test-app';

/** What lists know of stock after statements of any kind. */
const api = testApp();
const stockOf = async (id: number) =>
  api.db
    .selectFrom('products')
    .select(['sold_out', 'value_ids', 'colour_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const setQuantity = (quantity: number, ...ids: number[]) =>
  api.db.updateTable('inventory').set({ quantity }).where('id', 'in', ids).execute();
const titlesOf = async (query: Record<string, string | number>) => {
  const { data } = await api.call<ProductListing>('products', { query: { ...query, sidebar_data: true } });
  return { ids: data.result.data.map(({ id }) => id), attributes: data.attributes };
};
async function aShoe() {
  const colour = await anAttribute(api.db, 'Colour', ['Red', 'Blue']);
  const size = await anAttribute(api.db, 'Shoe size', ['38', '39']);
  const [red = 0, blue = 0] = colour.valueIds;
  const [s38 = 0, s39 = 0] = size.valueIds;
  await api.db.updateTable('attribute_values').set({ colour: '#c02b2b' }).where('id', 'in', [red, blue]).execute();
  const shoe = await aProduct(api.db, {
    variants: [
      { values: [red, s38], quantity: 1 },
      { values: [blue, s39], quantity: 2 },
    ],
  });
  return { shoe, red, blue, s38, s39 };
}

test('S086 two values of different attributes match only where one variant in stock has both', async () => {
  const { shoe, red, blue, s38, s39 } = await aShoe();
  expect((await titlesOf({ attribute_values: `${red},${s38}` })).ids).toEqual([shoe.id]);
  expect((await titlesOf({ attribute_values: `${red},${blue},${s39}` })).ids).toEqual([shoe.id]);
  const none = await titlesOf({ attribute_values: `${red},${s39}` });
  expect(none.ids).toEqual([]);
  // each choice counts beside the other attribute's, not its own
  const counts = none.attributes?.flatMap(({ values }) => values.map(({ id, count }) => [id, count]));
  expect(Object.fromEntries(counts ?? [])).toMatchObject({ [red]: 0, [blue]: 1, [s38]: 1, [s39]: 0 });
});

test('S086 selling the last piece of a variant removes its values, returning it restores them', async () => {
  const { shoe, red, blue, s38, s39 } = await aShoe();
  const [first = 0, second = 0] = shoe.inventoryIds;
  expect(await stockOf(shoe.id)).toEqual({ sold_out: false, value_ids: [red, blue, s38, s39], colour_count: 2 });
  await setQuantity(0, first);
  expect(await stockOf(shoe.id)).toEqual({ sold_out: false, value_ids: [blue, s39], colour_count: 2 });
  expect((await titlesOf({ attribute_values: red })).ids).toEqual([]);
  await setQuantity(0, second);
  expect(await stockOf(shoe.id)).toEqual({ sold_out: true, value_ids: [], colour_count: 2 });
  await setQuantity(4, first);
  expect(await stockOf(shoe.id)).toEqual({ sold_out: false, value_ids: [red, s38], colour_count: 2 });
});

test('S086 listings follow removed variants and changed values and colours', async () => {
  const { shoe, red, blue, s38, s39 } = await aShoe();
  const [first = 0, second = 0] = shoe.inventoryIds;
  await api.db
    .updateTable('inventory_attributes')
    .set({ attribute_value_id: s39 })
    .where('inventory_id', '=', first)
    .where('attribute_value_id', '=', s38)
    .execute();
  expect((await stockOf(shoe.id)).value_ids).toEqual([red, blue, s39]);
  await api.db.updateTable('attribute_values').set({ colour: null }).where('id', '=', blue).execute();
  expect((await stockOf(shoe.id)).colour_count).toBe(1);
  await api.db.deleteFrom('inventory').where('id', '=', second).execute();
  expect((await stockOf(shoe.id)).value_ids).toEqual([red, s39]);
});

test('two concurrent shoppers taking the last two variants leave the product sold out', async () => {
  const { shoe } = await aShoe();
  const [first = 0, second = 0] = shoe.inventoryIds;
  let other: Promise<unknown> = Promise.resolve();
  await api.db.transaction().execute(async (trx) => {
    await sql`update inventory set quantity = 0 where id = ${first}`.execute(trx);
    other = setQuantity(0, second);
    // it has changed its row and waits for this one
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await other;
  expect((await stockOf(shoe.id)).sold_out).toBe(true);
});

test('S095 sold-out products come last in every sort order, except in a list of given ids', async () => {
  const soldOut = await aProduct(api.db, { quantity: 0, selling: 1, featured: 1 });
  const there = await aProduct(api.db, { selling: 100, category: soldOut.categoryId });
  const category_ids = soldOut.categoryId;
  for (const sortby of ['featured', 'newest', 'price_low_to_high', 'most_popular'])
    expect((await titlesOf({ category_ids, sortby })).ids).toEqual([there.id, soldOut.id]);
  expect((await titlesOf({ category_ids, in_stock: 'true' })).ids).toEqual([there.id]);
  expect((await titlesOf({ ids: `${soldOut.id},${there.id}` })).ids).toEqual([soldOut.id, there.id]);
});

test('S095 a delivered order adds three to popularity, however many pieces it has', async () => {
  const { id } = await aProduct(api.db);
  const { rows } = await sql<{ popularity: number }>`
    with shopper as (insert into shoppers (guest_token_hash) values ('\\x0102') returning id)
    insert into orders (shopper_id, tracking_code, order_method, currency, subtotal, bundle_offer, shipping_price, tax, total_amount, language)
    select id, 'code', 2, 'USD', 10, 0, 0, 0, 10, 'en' from shopper returning id as popularity`.execute(api.db);
  const order = rows[0]?.popularity ?? 0;
  await sql`insert into ordered_products (order_id, product_id, inventory_id, store_id, quantity, selling, tax_price, shipping_price, shipping_type, shipping_place)
    select ${order}, p.id, i.id, p.store_id, 5, 10, 0, 0, 1, '{}' from products p join inventory i on i.product_id = p.id where p.id = ${id}`.execute(
    api.db,
  );
  const popularity = async () =>
    (await api.db.selectFrom('products').select('popularity').where('id', '=', id).executeTakeFirstOrThrow())
      .popularity;
  expect(await popularity()).toBe(0);
  await sql`update orders set status = 5 where id = ${order}`.execute(api.db);
  expect(await popularity()).toBe(3);
});
