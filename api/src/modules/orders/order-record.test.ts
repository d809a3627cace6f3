import { sql } from 'kysely';
import type { AccountData } from 'shared-kernel/contract/account';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderPage } from 'shared-kernel/contract/orders';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { parcelsOf } from 'shared-kernel/rules/order-parcels';
import { aBrand } from '../../testing/a-brand';
import { aBundleDeal } from '../../testing/a-bundle-deal';
import { aCustomer } from '../../testing/a-customer';
import { aMailLook } from '../../testing/a-mail-look';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aVoucher } from '../../testing/a-voucher';
import { offerAllMethods } from '../../testing/all-methods';
import { anAttribute } from '../../testing/an-attribute';
import { anOperator } from '../../testing/an-operator';
import { multipart, reviewParts } from '../../testing/multipart';
import { testApp } from '../../testing/test-app';
import { invoiceFile } from '../invoices/invoice-file';
import { type News, type NewsOf, newsMail } from './order-news';

const api = testApp();
const operate = anOperator(api);
offerAllMethods(api);
beforeAll(async () => {
  await aSite(api.db);
  // no fallback for missing values of the shop
  await sql`update settings set time_zone = 'Asia/Kabul', shipping_tax = 'as-goods'`.execute(api.db);
});

/**
 * An order that uses every table an order can take data from: a variant with tax, a bundle, a voucher, a pickup point; delivered,
 * one piece refunded, a return requested for another.
 */
async function anOrder() {
  const customer = await aCustomer(api);
  const size = await anAttribute(api.db, { en: 'Size', ar: 'المقاس' }, [{ en: 'Large', ar: 'كبير' }]);
  const product = await aProduct(api.db, {
    title: { en: 'Wool scarf', fr: 'Écharpe en laine' },
    shippingRule: (await aShippingRule(api.db)).id,
    taxRule: await aTaxRule(api.db, { price: 190, percent: true }),
    bundleDeal: await aBundleDeal(api.db, { buy: 3, free: 1 }),
    brand: (await aBrand(api.db)).id,
    variants: [{ values: size.valueIds }],
  });
  const picked = await aProduct(api.db, {
    shippingRule: (await aShippingRule(api.db, { places: [{ country: 'AF', state: 'BDS', pickupPrice: 0 }] })).id,
  });
  await sql`update products set refundable = 1, return_days = 30 where id = ${product.id}`.execute(api.db);
  await sql`update inventory set sku = 'SCARF-' || id where product_id = ${product.id}`.execute(api.db);
  await sql`update shipping_places set pickup_address_line_1 = '5 Old Market', pickup_city = 'Faizabad'
    where pickup_point = 1`.execute(api.db);
  await customer.put(product, 4);
  await customer.put(picked);
  const { bearer } = customer;
  const { code } = await aVoucher(api.db, { title: { en: 'Welcome', tr: 'Hoş geldiniz' } });
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', {
    bearer,
    body: { order_method: 2, voucher: code },
  });
  const id = String(data.id);
  await operate('order', 'move', id, 'confirmed');
  const { data: detail } = await api.call<OrderDetail>('orders', { bearer, body: { order_id: data.id } });
  const line = detail.ordered_products[0]?.id ?? 0;
  // paid at the door
  await operate('order', 'move', id, 'delivered');
  const refund = await operate('order', 'refund', id, '--line', `${line}:1`, '--by-hand');
  if (refund.exit !== 0) throw new Error(refund.err);
  const lines = JSON.stringify([{ id: line, quantity: 1, reason: 'size' }]);
  const input = { order_id: data.id, lines, message: 'Too small' };
  const { status, message } = await api.call('askReturn', { bearer, ...multipart(reviewParts(input)) });
  if (status !== 200) throw new Error(message);
  return { ...data, bearer };
}

/** News of the whole order, of one store's parcel, of a partial refund, and of a return. */
const NEWS = [
  ...(['placed', 'paid', 'confirmed', 'pickedUp', 'onTheWay', 'delivered'] as const),
  ...(['cancelled', 'calledOff', 'expired', 'refunded'] as const),
];
const OF_PARCELS = ['pickedUp', 'onTheWay', 'parcelCalledOff'] as const;
const OF_RETURNS = ['returnAsked', 'returnAccepted', 'returnRefused', 'returnReceived', 'returnWithdrawn'] as const;

/** Every mail that a shopper can get about an order. */
function mailsOf(order: OrderDetail, language: LanguageCode): string[] {
  const { ordered_products, refunds = [], returns = [] } = order;
  const stores = new Set(parcelsOf(ordered_products, order.parcels).map(({ store }) => store.id));
  const mail = (news: News, of: NewsOf = {}) =>
    newsMail(order, news, language, aMailLook(), () => 'https://souk.test/', of).html;
  return [
    ...NEWS.map((news) => mail(news)),
    ...[...stores].flatMap((storeId) => OF_PARCELS.map((news) => mail(news, { storeId }))),
    ...refunds.map(({ id }) => mail('partRefunded', { partRefundId: id })),
    ...returns.flatMap(({ id }) => OF_RETURNS.map((news) => mail(news, { returnId: id }))),
  ];
}
/** Number of mails for an order from two stores. */
const MAILS = NEWS.length + 2 * OF_PARCELS.length + 1 + OF_RETURNS.length;

/** Everything a person can read about an order, without current data: the pages of its product and store, and the stock. */
async function readings({ id, order, bearer }: { id: number; order: string; bearer: string }, language: LanguageCode) {
  const { data: detail } = await api.call<OrderDetail>('orders', { bearer, language, body: { order_id: id } });
  const list = await api.call<OrderPage>('orders', { bearer, language, body: {} });
  const tracked = await api.call<TrackedOrder>('trackOrder', { language, params: { code: order } });
  // two of the languages cover both writing directions
  const file = language === 'en' || language === 'ar' ? await invoiceFile(detail, language) : null;
  const { data: own } = await api.call<AccountData>('accountData', { bearer, language });
  const { order_method, currency_format, currency } = detail;
  return {
    // the export of everything stored about a person
    own: written(own.orders.find(({ code }) => code === order)),
    detail: written(detail),
    list: written(list.data.data.find((row) => row.id === id)),
    tracked: written(tracked.data),
    mails: mailsOf(detail, language),
    money: { order_method, currency_format, currency },
    // it contains its creation time, and an id derived from that
    invoice: file?.pdf.toString('latin1').replace(/\(D:\d{14}Z\)|<[0-9a-f]{32}>/g, ''),
  };
}

/** A part of a response as text, without current data. */
function written(answer: unknown): string {
  return JSON.stringify(
    answer,
    (key, value) => {
      if (key === 'slug' || key === 'meta_title' || key === 'meta_description') return undefined;
      if (key === 'store' && value) return { ...value, image: undefined };
      if (key === 'updated_inventory') return { ...value, quantity: undefined, price: undefined };
      return value;
    },
    1,
  );
}

/** Tables of orders and their later events, which nobody edits as shop data. */
const OF_ORDERS = [
  'cancellations',
  'credit_notes',
  'erasures_at_end',
  'invoices',
  'order_addresses',
  'order_messages',
  'order_news',
  'order_status_history',
  'ordered_product_texts',
  'ordered_products',
  'orders',
  'parcel_cancellations',
  'parcel_steps',
  'parcels',
  'part_refund_lines',
  'part_refunds',
  'payment_events',
  'payments',
  'refunds',
  'return_images',
  'return_lines',
  'return_terms',
  'returns',
  'sale_notices',
  'store_notices',
  'voucher_uses',
];
/** Tables of the shopper, and the database's own. */
const OF_OTHERS = ['languages', 'migration', 'sessions', 'shoppers', 'users'];
/** For each type, values of which at least one fits any editable column; the first that the database accepts is written. */
const EDITS: Record<string, readonly string[]> = {
  text: [
    "'edited ' || left(md5(random()::text), 6)",
    "'#123456'",
    "'edited@souk.test'",
    "'https://edited.test'",
    "'edited'",
    "'EUR'",
  ],
  number: ['# + 7', '# + 1', '# - 1', '3 - #', '1 - #', '2'],
  boolean: ['not #'],
  moment: ["# + interval '400 days'", "# - interval '400 days'"],
  jsonb: ["'{}'", "'[]'", '\'["edited"]\''],
};
const KINDS: Record<string, keyof typeof EDITS> = {
  text: 'text',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  real: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'moment',
  date: 'moment',
  jsonb: 'jsonb',
};

/**
 * Edits every column of every table that is not an order's own, as listed in the database's catalog, so future columns are included. Then
 * deletes whatever can be deleted.
 *
 * @returns columns whose value has changed
 */
async function editEverything(): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select told.table_name as table, told.column_name as column, told.data_type as type
    from information_schema.columns told join information_schema.tables one using (table_schema, table_name)
    where told.table_schema = current_schema and one.table_type = 'BASE TABLE' and told.is_generated = 'NEVER'
      and told.is_identity = 'NO' and not told.table_name = any(${[...OF_ORDERS, ...OF_OTHERS]})
    order by 1, told.ordinal_position`.execute(api.db);
  return api.db.transaction().execute(async (trx) => {
    const tried = async (statement: string): Promise<number> => {
      await sql`savepoint edit`.execute(trx);
      try {
        const { numAffectedRows = 0n } = await sql.raw(statement).execute(trx);
        await sql`set constraints all immediate`.execute(trx);
        await sql`release savepoint edit`.execute(trx);
        return Number(numAffectedRows);
      } catch {
        await sql`rollback to savepoint edit`.execute(trx);
        return 0;
      } finally {
        await sql`set constraints all deferred`.execute(trx);
      }
    };
    const edited: string[] = [];
    for (const { table, column, type } of columns) {
      for (const value of [...(EDITS[KINDS[type] ?? ''] ?? []), 'null']) {
        const other = value.replaceAll('#', `"${column}"`);
        const sets = `update "${table}" set "${column}" = ${other} where "${column}" is distinct from ${other}`;
        if ((await tried(sets)) === 0) continue;
        edited.push(`${table}.${column}`);
        break;
      }
    }
    for (const table of new Set(columns.map((column) => column.table))) await tried(`delete from "${table}"`);
    return edited;
  });
}

test('the recorded facts of an order cannot be changed in the database', async () => {
  const { id } = await anOrder();
  for (const change of [
    sql`update ordered_product_texts set title = 'Other'`,
    sql`update ordered_products set sku = 'OTHER' where order_id = ${id}`,
    sql`update ordered_products set selling = selling + 1 where order_id = ${id}`,
    sql`update ordered_products set shipping_tax = coalesce(shipping_tax, 0) + 1 where order_id = ${id}`,
  ])
    await expect(change.execute(api.db)).rejects.toThrow(/append-only|does not change/);
});

test('an order in a currency that the shop no longer has shows the currency’s code', async () => {
  const { id, bearer } = await anOrder();
  await sql`update orders set currency = 'USD', currency_icon = null, currency_position = null where id = ${id}`.execute(
    api.db,
  );
  const { data } = await api.call<OrderDetail>('orders', { bearer, body: { order_id: id } });
  expect(data.currency_format).toEqual({ icon: 'USD', position: 1 });
});

test('older orders are recorded with the same content as new ones, once', async () => {
  const order = await anOrder();
  const before = await readings(order, 'ar');
  // like a line from before the migration
  await sql`alter table ordered_products disable trigger ordered_products__stay`.execute(api.db);
  await sql`delete from ordered_product_texts where ordered_product_id in (
    select id from ordered_products where order_id = ${order.id})`.execute(api.db);
  await sql`update ordered_products set sku = null, image = null, tax_title = null, tax_type = null, tax_rate = null, bundle = null
    where order_id = ${order.id}`.execute(api.db);
  await sql`alter table ordered_products enable trigger ordered_products__stay`.execute(api.db);
  await sql`update orders set time_zone = null, voucher_code = null, voucher_titles = null where id = ${order.id}`.execute(
    api.db,
  );
  await writtenDown(order.id);
  expect(await readings(order, 'ar')).toEqual(before);
});

/** Does what a migration does with orders from before the record. */
async function writtenDown(id: number): Promise<void> {
  await sql`select record_ordered_products(array(select id from ordered_products where order_id = ${id})),
    record_order_facts(array[${id}]::integer[])`.execute(api.db);
}

test('S184 later edits and deletions change nothing in an order, in any language', async () => {
  const order = await anOrder();
  // so that columns which refer to other rows can change
  await anOrder();
  const all = () => Promise.all(LANGUAGES.map((language) => readings(order, language)));
  const before = await all();
  expect(before.map(({ money }) => money.currency_format)).toEqual(LANGUAGES.map(() => ({ icon: '$', position: 1 })));
  expect(before[0]?.detail).toMatch(/"title": "Welcome"[\s\S]*"number": "\d{4}-/);
  expect(before[0]?.detail).toMatch(/"shipping_tax": 0\.0[1-9][\s\S]*"shipping_taxes": \[/);
  expect(before[3]?.detail).toContain('Hoş geldiniz');
  expect(before.map(({ mails }) => mails.length)).toEqual(LANGUAGES.map(() => MAILS));
  const edited = await editEverything();
  expect(TAKEN_BY_ORDERS.filter((column) => !edited.includes(column))).toEqual([]);
  // writing the record again changes nothing
  await writtenDown(order.id);
  const after = await all();
  for (const [n, reading] of after.entries())
    for (const [what, content] of Object.entries(reading))
      expect([LANGUAGES[n], what, content]).toEqual([LANGUAGES[n], what, before[n]?.[what as 'detail']]);
});
/** Columns that orders are copied from: the test above proves nothing if one of them is not edited. */
const TAKEN_BY_ORDERS = [
  'attribute_texts.title',
  'attribute_value_texts.title',
  'attributes.position',
  'bundle_deal_texts.title',
  'bundle_deals.buy',
  'inventory.price',
  'inventory.sku',
  'product_texts.title',
  'product_texts.unit',
  'products.image',
  'products.selling',
  'products.slug',
  'products.store_id',
  'settings.currency',
  'settings.currency_icon',
  'settings.currency_position',
  'settings.shipping_tax',
  'settings.time_zone',
  'settings.vat_number',
  'settings_texts.site_name',
  'shipping_places.day_needed',
  'shipping_places.pickup_address_line_1',
  'shipping_places.price',
  'shipping_rule_texts.title',
  'store_texts.name',
  'tax_rules.price',
  'tax_rules.title',
  'tax_rules.type',
  'voucher_texts.title',
  'vouchers.code',
];
