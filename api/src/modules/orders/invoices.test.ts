import { sql } from 'kysely';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { aSite } from '../../testing/a-site';
import { offerAllMethods } from '../../testing/all-methods';
import { anOnlineOrder } from '../../testing/an-online-order';
import { testApp } from '../../testing/test-app';
import { callOrderOff } from '../cancellations/cancel-order';
import { markPaid } from './mark-paid';
import { moveOrder } from './move-order';

const api = testApp({ gateways: gatewaysOf([aGateway()]) });
offerAllMethods(api);
beforeAll(() => aSite(api.db));

type Order = Awaited<ReturnType<typeof anOnlineOrder>>;
const invoiceOf = async ({ id, guest }: Order, language = 'en') => {
  const body = { order_id: id, user_token: guest.user_token };
  return (await api.call<OrderDetail>('orders', { body, language })).data.invoice;
};
const pay = ({ id, payment }: Order) =>
  api.db.transaction().execute((trx) => markPaid(trx, id, payment.id, new Date('2026-12-31T23:30:00Z')));
const numbers = async () =>
  (await api.db.selectFrom('invoices').select('number').orderBy('number').execute()).map(({ number }) => number);

test('S184 an invoice is issued once, when the order is paid, with the seller’s details of that day', async () => {
  await sql`update settings set time_zone = 'Asia/Kolkata'`.execute(api.db);
  const order = await anOnlineOrder(api);
  expect(await invoiceOf(order)).toBeNull();
  await sql`update settings set address_1 = '7 Market Square', time_zone = 'UTC'`.execute(api.db);
  await pay(order);
  const issued = await invoiceOf(order);
  // the year in the shop's time zone at the time of the order
  expect(issued).toEqual({
    number: expect.stringMatching(/^2027-\d{6}$/),
    issued_at: '2026-12-31T23:30:00.000Z',
    seller: expect.objectContaining({ name: 'Souk', address_1: '7 Market Square', email: 'hello@souk.test' }),
  });
  await sql`update settings set address_1 = 'Elsewhere', email = 'other@souk.test'`.execute(api.db);
  await sql`update settings_texts set site_name = 'Bazaar'`.execute(api.db);
  for (const status of [OrderStatus.confirmed, OrderStatus.delivered])
    await api.db.transaction().execute((trx) => moveOrder(trx, order.id, status, new Date()));
  expect(await invoiceOf(order, 'fr')).toMatchObject({ seller: issued?.seller });
  await sql`update settings_texts set site_name = 'Souk'`.execute(api.db);
});

test('S184 a cash order is invoiced when it is confirmed; an order cancelled before is not invoiced', async () => {
  const [confirmed, cancelled] = [await anOnlineOrder(api, { method: 3 }), await anOnlineOrder(api)];
  await sql`update orders set order_method = 2, expires_at = null where id = ${confirmed.id}`.execute(api.db);
  await api.db.transaction().execute((trx) => moveOrder(trx, confirmed.id, OrderStatus.confirmed, new Date()));
  await callOrderOff(api.db, { orderId: cancelled.id, title: 'No', message: 'Sorry' }, new Date());
  expect(await invoiceOf(confirmed)).not.toBeNull();
  expect(await invoiceOf(cancelled)).toBeNull();
});

test('S184 invoice numbers have no gaps or duplicates, despite concurrent and failed payments', async () => {
  const orders: Order[] = [];
  for (let n = 0; n < 6; n += 1) orders.push(await anOnlineOrder(api));
  const [failing, ...paying] = orders as [Order, ...Order[]];
  const broken = api.db.transaction().execute(async (trx) => {
    await markPaid(trx, failing.id, failing.payment.id, new Date());
    throw new Error('broken');
  });
  await Promise.all([broken.catch(() => {}), ...paying.map(pay)]);
  expect(await invoiceOf(failing)).toBeNull();
  const given = await numbers();
  expect(given).toEqual(Array.from(given, (_, n) => n + 1));
  expect(given.length).toBeGreaterThanOrEqual(paying.length);
});

test('an issued invoice cannot be changed', async () => {
  await pay(await anOnlineOrder(api));
  await expect(sql`update invoices set number = number + 100`.execute(api.db)).rejects.toThrow('append-only');
});
