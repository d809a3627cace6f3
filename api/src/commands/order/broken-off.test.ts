import { sql } from 'kysely';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aStore } from '../../testing/a-store';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOperator } from '../../testing/an-operator';
import { breakingAt } from '../../testing/breaking-at';
import { multipart, reviewParts } from '../../testing/multipart';
import { testApp } from '../../testing/test-app';

const NOW = new Date();
const stripe = aGateway();
const api = testApp({ gateways: gatewaysOf([stripe]) });
const operate = anOperator(api, () => NOW);
offerAllMethods(api);
beforeAll(async () => {
  await aSite(api.db);
  await sql`alter table products alter column refundable set default 1`.execute(api.db);
});

/** Two lamps and a rug from two stores, paid online. */
async function anOrder() {
  const guest = aGuest(api);
  const shippingRule = (await aShippingRule(api.db)).id;
  const stores = await Promise.all(['Lamp Store', 'Rug Store'].map((name) => aStore(api.db, { name })));
  const products = await Promise.all(
    stores.map(({ id }) => aProduct(api.db, { store: id, shippingRule, quantity: 10, selling: 1000 })),
  );
  for (const product of products) await guest.put(product, 2);
  await guest.live();
  const { user_token } = guest;
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', {
    body: { order_method: 3, user_token },
  });
  const paid = api.db.selectFrom('payments').selectAll().where('order_id', '=', data.id);
  const { token } = await paid.executeTakeFirstOrThrow();
  stripe.pay(token);
  await api.call('paymentDone', { body: { id: data.id, order_method: 3, payment_token: token, user_token } });
  const detail = await api.call<OrderDetail>('orders', { body: { order_id: data.id, user_token } });
  const line = detail.data.ordered_products[0]?.id ?? 0;
  const store = await api.db
    .selectFrom('stores')
    .select('slug')
    .where('id', '=', stores[0]?.id ?? 0)
    .executeTakeFirst();
  return { ...data, user_token, line, store: store?.slug ?? '' };
}
type Order = Awaited<ReturnType<typeof anOrder>>;

/** The order has arrived, and a return of one piece is requested. @returns the return's id */
async function aReturn({ id, order, user_token, line }: Order): Promise<string> {
  await operate('order', 'move', order, 'delivered');
  const lines = JSON.stringify([{ id: line, quantity: 1, reason: 'damaged' }]);
  const form = multipart(reviewParts({ order_id: id, lines, message: 'It rattles.', user_token }, []));
  await api.call('askReturn', form);
  const rows = await operate.json<{ id: number }[]>('return', 'list');
  return String(rows[0]?.id);
}

const OF_AN_ORDER = ['parcels', 'cancellations', 'part_refunds', 'credit_notes', 'returns', 'order_status_history'];

/** Everything that a command may write about an order, except the state of mails, which is the API's own work. */
async function stateOf({ id }: Order): Promise<string> {
  const parts = OF_AN_ORDER.map(
    (table) => sql`select to_jsonb(x) as x from ${sql.table(table)} x where order_id = ${id}`,
  );
  const { rows } = await sql<{ x: unknown }>`
    select to_jsonb(x) as x from orders x where id = ${id}
    union all ${sql.join(parts, sql` union all `)}
    union all select to_jsonb(x) from refunds x join payments paid on paid.id = x.payment_id where paid.order_id = ${id}
    union all select to_jsonb(x) from part_refund_lines x join part_refunds p on p.id = x.part_refund_id where p.order_id = ${id}
    union all select to_jsonb(x.quantity) from inventory x where product_id in (
      select product_id from ordered_products where order_id = ${id})
    union all select to_jsonb(x.news) from order_news x where order_id = ${id}
    order by 1`.execute(api.db);
  return rows.map(({ x }) => JSON.stringify(x)).join('\n');
}

const WHY = ['--title', 'Sold out', '--message', 'The last piece was damaged.'];

test.each<[string, (order: Order) => string[] | Promise<string[]>]>([
  ['refund', ({ order }) => ['order', 'refund', order]],
  ['refund --amount', ({ order }) => ['order', 'refund', order, '--amount', '4']],
  ['refund --line', ({ order, line }) => ['order', 'refund', order, '--line', `${line}:1`, '--restock']],
  ['ship', ({ order, store }) => ['order', 'ship', order, '--store', store, '--carrier', 'DHL', '--code', '0034']],
  ['move', ({ order }) => ['order', 'move', order, 'delivered']],
  ['cancel', ({ order }) => ['order', 'cancel', order, ...WHY]],
  ['cancel --store', ({ order, store }) => ['order', 'cancel', order, '--store', store, ...WHY]],
  ['return receive', async (order) => ['return', 'receive', await aReturn(order)]],
])(
  'P5 issue 15 order %s interrupted at any statement leaves nothing half-done; repeating it refunds nothing twice',
  async (_, of) => {
    const order = await anOrder();
    const argv = await of(order);
    const before = await stateOf(order);
    let after = before;
    // a transaction is atomic: as soon as one change is visible, all are
    let statement = 0;
    let broke = true;
    while (broke && after === before && statement < 100) {
      statement += 1;
      const { exit } = await anOperator(
        { ...api, db: breakingAt(api.db, statement) },
        () => NOW,
      )(...argv).catch(() => ({
        exit: null,
      }));
      broke = exit !== 0;
      after = await stateOf(order);
    }
    expect(statement).toBeGreaterThan(5);
    expect(after).not.toBe(before);
    await operate(...argv);
    await operate(...argv);
    expect(await stateOf(order)).toBe(after);
    const refunds = stripe.refunds.size;
    await anEngine(api.db, [stripe], () => NOW).reconcile();
    await anEngine(api.db, [stripe], () => NOW).reconcile();
    expect(stripe.refunds.size - refunds).toBe(argv.includes('ship') || argv.includes('move') ? 0 : 1);
  },
);

test('P5 the same partial refund is repeated only with --again', async () => {
  const { order } = await anOrder();
  const refund = (...more: string[]) => operate('order', 'refund', order, '--amount', '4', ...more);
  expect((await refund()).exit).toBe(0);
  expect(await refund()).toMatchObject({
    exit: 1,
    err: expect.stringContaining('The same part, 4.00, went back on'),
  });
  expect((await refund('--again')).exit).toBe(0);
  expect((await operate('order', 'refund', order, '--again')).err).toBe('✖ --again goes with --amount or --line.');
});
