import { LANGUAGES } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { aGuest } from '../../testing/a-guest';
import { aMailLook } from '../../testing/a-mail-look';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { creditNoteOfNews } from '../credit-notes/credit-note-of-news';
import { newsMail } from './order-news';
import type { Packing } from './packing.queries';

const stripe = aGateway();
const api = testApp({ gateways: gatewaysOf([stripe]) });
const operate = anOperator(api);
offerAllMethods(api);
const WHY = ['--title', 'Sold out', '--message', 'The last piece was damaged.'];

/** Two lamps and a rug from two stores, at 10.00 each and 5.00 shipping per line. */
async function anOrder(method: number) {
  const guest = aGuest(api);
  const shippingRule = (await aShippingRule(api.db)).id;
  const [lamps, rugs] = await Promise.all(['Lamp Store', 'Rug Store'].map((name) => aStore(api.db, { name })));
  if (!lamps || !rugs) throw new Error('no stores');
  const lamp = await aProduct(api.db, { title: 'Lamp', store: lamps.id, shippingRule, quantity: 10 });
  const rug = await aProduct(api.db, { title: 'Rug', store: rugs.id, shippingRule, quantity: 10 });
  await guest.put(lamp, 2);
  await guest.put(rug);
  await guest.live();
  const { user_token } = guest;
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', {
    body: { order_method: method, user_token },
  });
  const detail = async () => (await api.call<OrderDetail>('orders', { body: { order_id: data.id, user_token } })).data;
  const pay = async () => {
    const payment = await api.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', data.id)
      .executeTakeFirstOrThrow();
    stripe.pay(payment.token);
    await api.call('paymentDone', {
      body: { id: data.id, order_method: method, payment_token: payment.token, user_token },
    });
  };
  const stock = async () =>
    (
      await api.db
        .selectFrom('inventory')
        .select('quantity')
        .where('product_id', 'in', [lamp.id, rug.id])
        .orderBy('product_id')
        .execute()
    ).map(({ quantity }) => quantity);
  const cancel = (...more: string[]) => operate('order', 'cancel', data.order, ...WHY, ...more);
  return { id: data.id, code: data.order, user_token, lamps: lamps.slug, rugs: rugs.slug, detail, pay, stock, cancel };
}
const news = async (order: number) =>
  (await api.db.selectFrom('order_news').select('news').where('order_id', '=', order).orderBy('id').execute()).map(
    (row) => row.news,
  );

test('issue 14 cancelling a parcel refunds it with its shipping and restores its stock; the order goes on', async () => {
  const order = await anOrder(3);
  expect((await order.cancel('--store', order.lamps)).err).toContain('waits for its payment');
  await order.pay();
  await operate('order', 'move', order.code, 'on-the-way', '--store', order.rugs);
  expect(await order.stock()).toEqual([8, 9]);
  expect((await order.cancel('--store', order.rugs)).err).toContain('has left');
  const answers = await Promise.all(Array.from({ length: 5 }, () => order.cancel('--store', order.lamps)));
  expect(answers.filter(({ exit }) => exit === 0)).toHaveLength(1);
  expect(answers.find(({ exit }) => exit === 0)?.out).toContain('25.00 go back through the gateway');
  expect(answers.find(({ exit }) => exit !== 0)?.err).toContain('is cancelled already');
  expect(await order.stock()).toEqual([10, 9]);
  const detail = await order.detail();
  expect(detail.status).toBe(4);
  expect(detail.parcels?.map(({ cancelled, cancellation }) => [cancelled, cancellation?.title ?? null])).toEqual([
    [1, 'Sold out'],
    [0, null],
  ]);
  await anEngine(api.db, [stripe], () => new Date()).reconcile();
  expect((await order.detail()).refunds).toMatchObject([{ amount: 25, state: 'done', left_off: false }]);
  expect((await order.cancel('--store', order.rugs)).err).toMatch(/has left|No other parcel/);
  await operate('order', 'move', order.code, 'delivered');
  expect((await order.detail()).status).toBe(5);
  expect((await news(order.id)).filter((word) => word === 'parcelCalledOff')).toHaveLength(1);
  // tracking by code shows the cancellation, but not the shop's message to the shopper
  const tracked = JSON.stringify((await api.call('trackOrder', { params: { code: order.code } })).data);
  expect(tracked).not.toContain('The last piece');
});

test('cancelling a parcel reduces the cash due; cancelling the rest restores only the rest', async () => {
  const order = await anOrder(2);
  expect((await order.cancel('--store', order.rugs)).out).toContain('15.00 less are to be paid at the door');
  expect(await order.stock()).toEqual([8, 10]);
  expect((await order.detail()).refunds).toMatchObject([{ amount: 15, state: 'done', left_off: true }]);
  const mail = newsMail(await order.detail(), 'placed', 'en', aMailLook(), () => 'https://souk.test/').text;
  expect(mail).toMatch(/Total: .*40\.00\nCancelled, not charged: −.*15\.00\nPay on delivery: .*25\.00/);
  expect((await order.cancel('--store', order.lamps)).err).toContain('No other parcel');
  // a gateway would charge the whole total
  const online = await api.call('paymentDone', {
    body: { id: order.id, order_method: 3, user_token: order.user_token },
  });
  expect(online.status).toBe(201);
  const body = { order_id: order.id, title: 'No', message: 'Sorry', user_token: order.user_token };
  expect((await api.call('cancelOrder', { body })).status).toBe(200);
  expect(await order.stock()).toEqual([10, 10]);
});

test('the order is delivered and paid once its other parcel is delivered', async () => {
  const order = await anOrder(2);
  await operate('order', 'move', order.code, 'delivered', '--store', order.lamps);
  expect((await order.detail()).payment_done).toBe(0);
  expect((await order.cancel('--store', order.rugs)).exit).toBe(0);
  expect(await order.detail()).toMatchObject({ status: 5, payment_done: 1, cancelled: 0 });
  expect((await news(order.id)).slice(-2)).toEqual(['parcelCalledOff', 'delivered']);
  const mail = newsMail(await order.detail(), 'delivered', 'en', aMailLook(), () => 'https://souk.test/').text;
  expect(mail).toContain('2 × Lamp');
  expect(mail).not.toContain('Rug');
});

describe('undelivered parcels', () => {
  test('issue 14 an order refused at the door ends once: unpaid, stock restored, invoice corrected', async () => {
    const order = await anOrder(2);
    await operate('order', 'move', order.code, 'confirmed');
    expect((await order.cancel()).err).toContain(
      'can no longer be cancelled. If it does not arrive, add --undelivered',
    );
    await operate('order', 'move', order.code, 'on-the-way');
    const body = { order_id: order.id, title: 'No', message: 'Sorry', user_token: order.user_token };
    expect((await api.call('cancelOrder', { body: { ...body, undelivered: true } })).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 5 }, () => order.cancel('--undelivered')));
    expect(answers.filter(({ exit }) => exit === 0)).toHaveLength(1);
    expect(await order.stock()).toEqual([10, 10]);
    const detail = await order.detail();
    expect(detail).toMatchObject({ status: 4, cancelled: 1, payment_done: 0, cancellation: { title: 'Sold out' } });
    expect(detail.credit_notes).toMatchObject([{ amount: 40, refund_id: null }]);
    expect(creditNoteOfNews(detail, 'calledOff')).toEqual(detail.credit_notes?.[0]);
    expect((await news(order.id)).slice(-1)).toEqual(['calledOff']);
    expect((await operate('order', 'move', order.code, 'delivered')).err).toContain('is cancelled');
  });

  test('issue 14 a lost paid order is refunded without restoring its stock', async () => {
    const order = await anOrder(3);
    await order.pay();
    await operate('order', 'move', order.code, 'picked-up');
    expect((await order.cancel('--no-restock')).err).toContain('--no-restock goes with --undelivered');
    expect((await order.cancel('--undelivered', '--no-restock')).out).toContain('goes back through its gateway');
    expect(await order.stock()).toEqual([8, 9]);
    const detail = await order.detail();
    expect(detail).toMatchObject({ cancelled: 1, payment: { refund: 'due' }, credit_notes: [{ amount: 40 }] });
    // sent with the refund's mail
    expect(creditNoteOfNews(detail, 'calledOff')).toBeUndefined();
  });

  test('issue 14 a parcel refused at the door is not due; delivery of the other one marks the order paid', async () => {
    const order = await anOrder(2);
    await operate('order', 'move', order.code, 'on-the-way');
    await operate('order', 'move', order.code, 'delivered', '--store', order.lamps);
    expect((await order.cancel('--undelivered')).err).toContain('has arrived');
    expect((await order.cancel('--store', order.rugs)).err).toContain('has left. If it does not arrive');
    expect((await order.cancel('--store', order.lamps, '--undelivered')).err).toContain('has arrived');
    const { out } = await order.cancel('--store', order.rugs, '--undelivered');
    expect(out).toContain('15.00 less are to be paid at the door');
    expect(await order.stock()).toEqual([8, 10]);
    expect(await order.detail()).toMatchObject({ status: 5, payment_done: 1, credit_notes: [{ amount: 15 }] });
  });
});

test('issue 14 refunded pieces are not packed, nor is a parcel that has no others', async () => {
  const order = await anOrder(3);
  await order.pay();
  const [lamp, rug] = (await order.detail()).ordered_products;
  const refund = (line: number | undefined, pieces: number) =>
    operate('order', 'refund', order.code, '--line', `${line}:${pieces}`);
  const packed = async (...more: string[]) =>
    (await operate.json<Packing[]>('order', 'pack', ...more)).flatMap(({ ordered_products }) =>
      ordered_products.map(({ quantity, product }) => `${quantity} × ${product.title}`),
    );
  expect(await packed(order.code)).toEqual(['2 × Lamp', '1 × Rug']);
  await refund(lamp?.id, 1);
  await refund(rug?.id, 1);
  expect(await packed(order.code)).toEqual(['1 × Lamp']);
  expect(await packed('--store', order.lamps)).toEqual(['1 × Lamp']);
  expect(await packed('--store', order.rugs)).toEqual([]);
  // the mail of the second partial refund lists only its piece
  const detail = await order.detail();
  const partRefundId = detail.refunds?.at(-1)?.id ?? null;
  const page = () => 'https://souk.test/';
  const mail = newsMail(detail, 'partRefunded', 'en', aMailLook(), page, { partRefundId }).text;
  expect(mail).toContain('1 × Rug\n');
  expect(mail).not.toContain('Lamp');
  // fully refunded, though the gateway has not executed it yet
  expect(await operate.json('order', 'list', '--to-pack', '--store', order.lamps)).toHaveLength(1);
  await operate('order', 'refund', order.code);
  expect(await operate.json('order', 'list', '--to-pack', '--store', order.lamps)).toEqual([]);
  expect(await packed('--store', order.lamps)).toEqual([]);
});

test('refunded pieces return to stock only with --restock, and once', async () => {
  const order = await anOrder(3);
  await order.pay();
  const line = (await order.detail()).ordered_products.find(({ product }) => product.title === 'Lamp')?.id;
  const refund = (...more: string[]) => operate('order', 'refund', order.code, ...more);
  expect((await refund('--amount', '1', '--restock')).err).toContain('--restock goes with --line');
  await refund('--line', `${line}:1`);
  expect(await order.stock()).toEqual([8, 9]);
  expect((await refund('--line', `${line}:1`, '--restock', '--again')).out).toContain('in stock again');
  expect(await order.stock()).toEqual([9, 9]);
  // the lost piece stays lost: cancelling restocks only what is not restocked yet
  await order.cancel();
  expect(await order.stock()).toEqual([10, 10]);
});

test('the mail about a cancelled parcel is written in five languages', async () => {
  const order = await anOrder(2);
  await order.cancel('--store', order.rugs);
  const detail = await order.detail();
  const storeId = detail.parcels?.find(({ cancelled }) => cancelled === 1)?.store_id ?? null;
  for (const language of LANGUAGES) {
    const mail = newsMail(detail, 'parcelCalledOff', language, aMailLook(), () => 'https://souk.test/order', {
      storeId,
    });
    expect(mail.subject).toContain(order.code);
    expect(mail.text).toContain('The last piece was damaged.');
    expect(mail.text).toContain('Rug');
    expect(mail.text).not.toMatch(/mail\.|\{\{/);
  }
});
