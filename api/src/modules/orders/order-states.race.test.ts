import { sql } from 'kysely';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { connectWithLongTimeouts } from '../../testing/connect-with-long-timeouts';
import { testApp } from '../../testing/test-app';
import { withoutLocks } from '../../testing/without-locks';
import { cancelOrder } from '../cancellations/cancel-order';
import { expireOrder } from './expire-order';
import { markPaid } from './mark-paid';
import { moveOrder } from './move-order';
import { markRefunded, oweRefund } from './refund-order';

/** Races of each pair; all run concurrently, so that they also interfere with each other. */
const RUNS = 12;
jest.setTimeout(120_000);
const api = testApp();
let db: Database;
let customer: Awaited<ReturnType<typeof aCustomer>>;
let product: Awaited<ReturnType<typeof aProduct>>;
const STOCK = 100_000;

beforeAll(async () => {
  db = connectWithLongTimeouts(api.url, 16);
  customer = await aCustomer(api);
  product = await aProduct(api.db, { quantity: STOCK, shippingRule: (await aShippingRule(api.db)).id });
});
afterAll(() => db.destroy());

/** Events of an order, each as in the shop: in its own transaction. */
const EVENTS = {
  cancel: (order: number) =>
    cancelOrder(db, customer.caller, { orderId: order, title: 'No', message: 'Sorry' }, new Date()),
  pay: (order: number) =>
    db.transaction().execute(async (trx) => {
      const attempt = await trx.selectFrom('payments').select('id').where('order_id', '=', order).executeTakeFirst();
      if (attempt) await markPaid(trx, order, attempt.id, new Date());
    }),
  ship: (order: number) => db.transaction().execute((trx) => moveOrder(trx, order, OrderStatus.onTheWay, new Date())),
  deliver: (order: number) =>
    db.transaction().execute((trx) => moveOrder(trx, order, OrderStatus.delivered, new Date())),
  refund: (order: number) =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('orders').select('id').where('id', '=', order).forNoKeyUpdate().execute();
      if (!(await oweRefund(trx, order, new Date()))) return;
      const { rows } = await sql<{ id: number }>`
        select back.id from refunds back join payments tried on tried.id = back.payment_id
        where tried.order_id = ${order}`.execute(trx);
      for (const { id } of rows) await markRefunded(trx, id, 're_1', new Date());
    }),
  expire: (order: number) =>
    db.transaction().execute((trx) => expireOrder(trx, order, new Date(Date.now() + 3_600_000))),
};
type Event = keyof typeof EVENTS;

/** An order in its initial state, inserted directly, because hundreds are needed. */
async function anOrder(kind: 'door' | 'online' | 'paid'): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into orders (shopper_id, tracking_code, order_method, payment_done, currency, subtotal, bundle_offer,
        shipping_price, tax, total_amount, language, expires_at)
      select id, gen_random_uuid()::text, ${kind === 'door' ? 2 : 3}, ${kind === 'paid' ? 1 : 0}, 'USD', 10, 0, 0, 0, 10, 'en',
        ${kind === 'online' ? new Date(Date.now() + 60_000) : null}
      from shoppers where user_id = ${customer.id} returning id`.execute(trx);
    const id = rows[0]?.id ?? 0;
    await sql`
      insert into ordered_products (order_id, product_id, inventory_id, store_id, quantity, selling, tax_price, shipping_price,
        shipping_type, shipping_place)
      values (${id}, ${product.id}, ${product.inventoryIds[0]}, ${product.storeId}, 1, 10, 0, 0, 1, 'null')`.execute(
      trx,
    );
    await sql`update inventory set quantity = quantity - 1 where id = ${product.inventoryIds[0]}`.execute(trx);
    await sql`insert into order_status_history (order_id, status) values (${id}, 1)`.execute(trx);
    if (kind !== 'door') {
      await trx
        .insertInto('payments')
        .values({
          order_id: id,
          method: 3,
          amount: toNumeric(10_000),
          currency: 'USD',
          state: kind === 'paid' ? 'paid' : 'open',
        })
        .execute();
    }
    return id;
  });
}

interface OrderState {
  status: number;
  payment_done: number;
  cancelled: number;
  refunded: number;
  expired: number;
  /** statuses in the order they were written */
  steps: number[];
  attempt: string | null;
  refund: string | null;
}
async function readState(order: number): Promise<OrderState> {
  const { rows } = await sql<OrderState>`
    select placed.status, payment_done, cancelled, refunded, expired,
      (select json_agg(status order by id) from order_status_history where order_id = placed.id) as steps,
      (select state from payments where order_id = placed.id) as attempt,
      (select back.state from refunds back join payments tried on tried.id = back.payment_id
        where tried.order_id = placed.id) as refund
    from orders placed where placed.id = ${order}`.execute(db);
  return rows[0] as OrderState;
}

/** The documented states (docs/contracts/orders.md), as rules that hold for each of them. */
function expectDocumented({ status, payment_done, cancelled, refunded, expired, steps, attempt, refund }: OrderState) {
  // a cancelled order never left the shop, one that left is not cancelled
  if (cancelled === 1) expect(status).toBe(OrderStatus.pending);
  if (expired === 1) expect([cancelled, payment_done]).toEqual([1, 0]);
  // the history contains each status up to the current one, once, ascending
  expect(steps).toEqual([...new Set(steps)].sort());
  expect(steps.at(-1)).toBe(status);
  // an unpaid online order never leaves
  if (attempt !== null && status > OrderStatus.pending) expect(payment_done).toBe(1);
  if (attempt !== null) expect(attempt).toBe(payment_done === 1 ? 'paid' : 'open');
  // a cancelled paid order is due for refund, once; only paid money is refunded
  if (cancelled === 1 && attempt === 'paid') expect(refund).not.toBeNull();
  if (refund !== null) expect(payment_done).toBe(1);
  expect(refunded).toBe(refund === 'done' ? 1 : 0);
  if (attempt === null && status === OrderStatus.delivered) expect(payment_done).toBe(1);
}

const names = Object.keys(EVENTS) as Event[];
const PAIRS = names.flatMap((first, n) => names.slice(n).map((second) => [first, second] as const));

test.each(PAIRS)('C5 %s against %s ends in a documented state', async (first, second) => {
  const kinds = ['door', 'online', 'paid'] as const;
  const orders = await Promise.all(Array.from({ length: RUNS }, (_, run) => anOrder(kinds[run % 3] ?? 'paid')));
  await Promise.all(
    orders.flatMap((order, run) => {
      const both = run % 2 ? [first, second] : [second, first];
      return both.map((event) =>
        EVENTS[event](order).catch((error) => {
          // cancelling an order that is on its way or cancelled is refused; nothing else may fail
          expect(error).toMatchObject({ name: 'Refused' });
        }),
      );
    }),
  );
  for (const order of orders) expectDocumented(await readState(order));
});

test('C2 C5 after all pairs the stock is the initial one minus all active orders', async () => {
  const { rows } = await sql<{ quantity: number; bought: number }>`
    select quantity, (select count(*) from orders where cancelled = 0)::int as bought from inventory
    where id = ${product.inventoryIds[0]}`.execute(db);
  expect(rows[0]?.quantity).toBe(STOCK - (rows[0]?.bought ?? 0));
});

test('C5 control: without row locks the same events end in undocumented states', async () => {
  const unlocked = withoutLocks(db);
  const orders = await Promise.all(Array.from({ length: 40 }, () => anOrder('paid')));
  const now = new Date();
  const outcomes = await Promise.allSettled(
    orders.flatMap((orderId) => [
      cancelOrder(unlocked, customer.caller, { orderId, title: 'No', message: 'Sorry' }, now),
      unlocked.transaction().execute((trx) => moveOrder(trx, orderId, OrderStatus.onTheWay, now)),
    ]),
  );
  // the database's own constraints remain
  expect(outcomes.some((one) => one.status === 'rejected' && /orders__/.test(String(one.reason)))).toBe(true);
});

describe('refused by database constraints', () => {
  test.each([
    ['a step back', sql`update orders set status = 1 where status > 1`],
    ['revoking a payment', sql`update orders set payment_done = 0 where payment_done = 1`],
    ['restoring a cancelled order', sql`update orders set cancelled = 0, expired = 0 where cancelled = 1`],
    ['cancelling a shipped order', sql`update orders set cancelled = 1 where status > 1`],
    ['changing the history', sql`update order_status_history set status = 5`],
    ['removing the history', sql`delete from order_status_history`],
  ])('C5 %s', async (_, statement) => {
    await expect(statement.execute(db)).rejects.toThrow(/cannot go back|append-only|orders__cancelled_while_pending/);
  });
});

describe('sequential events', () => {
  const move = (order: number, status: OrderStatus) =>
    db.transaction().execute((trx) => moveOrder(trx, order, status, new Date()));

  test('an order moves forward only and may skip steps', async () => {
    const order = await anOrder('door');
    expect(await move(order, OrderStatus.pickedUp)).toBeNull();
    expect(await move(order, OrderStatus.pickedUp)).toBe('behind');
    expect(await move(order, OrderStatus.confirmed)).toBe('behind');
    expect(await move(order, OrderStatus.delivered)).toBeNull();
    // a cash-on-delivery order is paid once delivered
    expect(await readState(order)).toMatchObject({ status: 5, payment_done: 1, steps: [1, 3, 5] });
    expect(await move(2_000_000_000, OrderStatus.confirmed)).toBe('unknown');
  });

  test('an unpaid online, cancelled or refunded order does not move', async () => {
    const order = await anOrder('online');
    expect(await move(order, OrderStatus.confirmed)).toBe('unpaid');
    await EVENTS.pay(order);
    expect(await move(order, OrderStatus.confirmed)).toBeNull();
    await EVENTS.refund(order);
    expect(await move(order, OrderStatus.delivered)).toBe('refunded');
    expect(await readState(order)).toMatchObject({ status: 2, refunded: 1, refund: 'done' });
    const cancelled = await anOrder('door');
    await EVENTS.cancel(cancelled);
    expect(await move(cancelled, OrderStatus.confirmed)).toBe('cancelled');
  });

  test('P5 a payment after cancelling does not change the order', async () => {
    const order = await anOrder('online');
    await EVENTS.cancel(order);
    await EVENTS.pay(order);
    expect(await readState(order)).toMatchObject({ cancelled: 1, payment_done: 0, attempt: 'open', refund: null });
  });
});
