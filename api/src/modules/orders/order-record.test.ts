import { sql } from 'kysely';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderPage } from 'shared-kernel/contract/orders';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { aCustomer } from '../../testing/a-customer';
import { aMailLook } from '../../testing/a-mail-look';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aTaxRule } from '../../testing/a-tax-rule';
import { offerAllMethods } from '../../testing/all-methods';
import { anAttribute } from '../../testing/an-attribute';
import { testApp } from '../../testing/test-app';
import { newsMail } from './order-news';

const api = testApp();
offerAllMethods(api);
beforeAll(() => aSite(api.db));

/** An order of a variant with tax, placed by a customer. */
async function anOrder() {
  const customer = await aCustomer(api);
  const size = await anAttribute(api.db, { en: 'Size', ar: 'المقاس' }, [{ en: 'Large', ar: 'كبير' }]);
  const product = await aProduct(api.db, {
    title: { en: 'Wool scarf', fr: 'Écharpe en laine' },
    shippingRule: (await aShippingRule(api.db)).id,
    taxRule: await aTaxRule(api.db, { price: 190, percent: true }),
    variants: [{ values: size.valueIds }],
  });
  await sql`update inventory set sku = 'SCARF-' || id where product_id = ${product.id}`.execute(api.db);
  await customer.put(product, 2);
  const { bearer } = customer;
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', { bearer, body: { order_method: 2 } });
  return { ...data, bearer };
}

/** Everything that a person reads of an order, without what can be done with it today. */
async function readings({ id, order, bearer }: { id: number; order: string; bearer: string }, language: LanguageCode) {
  const detail = await api.call<OrderDetail>('orders', { bearer, language, body: { order_id: id } });
  const list = await api.call<OrderPage>('orders', { bearer, language, body: {} });
  const tracked = await api.call<TrackedOrder>('trackOrder', { language, params: { code: order } });
  const named = ({ id: _, ...product }: OrderDetail['ordered_products'][number]['product']) => ({
    ...product,
    slug: '',
    store: product.store.name,
  });
  return {
    mail: newsMail(detail.data, 'placed', language, aMailLook(), () => 'https://souk.test/').html,
    lines: detail.data.ordered_products.map(
      ({ product, updated_inventory, selling, tax, tax_price, shipping_price }) => [
        named(product),
        updated_inventory.sku,
        updated_inventory.inventory_attributes,
        [selling, tax, tax_price, shipping_price],
      ],
    ),
    money: [detail.data.currency, detail.data.currency_format, detail.data.calculated],
    list: list.data.data.map((row) => [row.currency_format, row.ordered_products.map(({ product }) => named(product))]),
    tracked: tracked.data.parcels.map(({ store, items }) => [
      store.name,
      items.map(({ product, updated_inventory }) => [
        product.title,
        product.image,
        updated_inventory.inventory_attributes,
      ]),
    ]),
  };
}

/** Whatever an operator can edit of what is sold, by whom, and how money is written. */
async function editEverything(): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema and data_type = 'text' and is_generated = 'NEVER'
      and table_name in ('product_texts', 'store_texts', 'attribute_texts', 'attribute_value_texts', 'bundle_deal_texts',
        'shipping_rule_texts', 'tax_rules', 'product_images', 'settings_texts')
      and column_name not in ('language')`.execute(api.db);
  expect(rows.length).toBeGreaterThan(12);
  for (const { table, column } of rows) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'edited'`.execute(api.db);
  }
  await sql`update products set image = 'edited.webp', slug = 'edited-' || id, selling = selling + 7`.execute(api.db);
  await sql`update inventory set sku = 'EDITED-' || id, price = price + 3`.execute(api.db);
  await sql`update tax_rules set price = price + 1, type = 3 - type`.execute(api.db);
  await sql`update settings set currency = 'EUR', currency_icon = '€', currency_position = 2`.execute(api.db);
}

test('S184 nothing that is edited later changes what an order says, in any language', async () => {
  const order = await anOrder();
  const all = () => Promise.all(LANGUAGES.map((language) => readings(order, language)));
  const before = await all();
  expect(before[0]?.lines).toEqual([
    [
      expect.objectContaining({ title: 'Wool scarf' }),
      expect.stringMatching(/^SCARF-/),
      [expect.objectContaining({ attribute_value: expect.objectContaining({ title: 'Large' }) })],
      [expect.any(Number), { title: expect.any(String), type: 2, rate: 1.9 }, expect.any(Number), 5],
    ],
  ]);
  expect(before[0]?.mail).toContain('$5.00');
  expect(before.map(({ money }) => money[1])).toEqual(LANGUAGES.map(() => ({ icon: '$', position: 1 })));
  await editEverything();
  expect(await all()).toEqual(before);
  // and what is ordered then has the new names
  const later = await readings(await anOrder(), 'en');
  expect(later.money[1]).toEqual({ icon: '€', position: 2 });
});

test('what is written down of an order cannot be changed in the database', async () => {
  const { id } = await anOrder();
  for (const change of [
    sql`update ordered_product_texts set title = 'Other'`,
    sql`update ordered_products set sku = 'OTHER' where order_id = ${id}`,
    sql`update ordered_products set selling = selling + 1 where order_id = ${id}`,
  ])
    await expect(change.execute(api.db)).rejects.toThrow(/append-only|does not change/);
});

test('an order in a currency that the shop does not have any more is written by the code of its currency', async () => {
  const { id, bearer } = await anOrder();
  await sql`update orders set currency = 'USD', currency_icon = null, currency_position = null where id = ${id}`.execute(
    api.db,
  );
  const { data } = await api.call<OrderDetail>('orders', { bearer, body: { order_id: id } });
  expect(data.currency_format).toEqual({ icon: 'USD', position: 1 });
});

test('orders from before the record are written down by the same writer, once', async () => {
  const order = await anOrder();
  const before = await readings(order, 'ar');
  // as a line of before the migration
  await sql`alter table ordered_products disable trigger ordered_products__stay`.execute(api.db);
  await sql`delete from ordered_product_texts where ordered_product_id in (
    select id from ordered_products where order_id = ${order.id})`.execute(api.db);
  await sql`update ordered_products set sku = null, image = null, tax_title = null, tax_type = null, tax_rate = null, bundle = null
    where order_id = ${order.id}`.execute(api.db);
  await sql`alter table ordered_products enable trigger ordered_products__stay`.execute(api.db);
  const migrate = () =>
    sql`select record_ordered_products(array(select id from ordered_products where order_id = ${order.id}))`.execute(
      api.db,
    );
  await migrate();
  expect(await readings(order, 'ar')).toEqual(before);
  await editEverything();
  await migrate();
  expect(await readings(order, 'ar')).toEqual(before);
});
