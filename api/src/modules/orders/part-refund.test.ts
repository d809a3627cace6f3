import { sql } from 'kysely';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { smallestUnit } from 'shared-kernel/rules/money';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aMailLook } from '../../testing/a-mail-look';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aTaxRule } from '../../testing/a-tax-rule';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { newsMail } from './order-news';
import { priceOfPieces } from './refunded-pieces';

const stripe = aGateway();
const api = testApp({ gateways: gatewaysOf([stripe]) });
const operate = anOperator(api);
const engine = () => anEngine(api.db, [stripe], () => new Date());
offerAllMethods(api);

/** An order of 15.00, paid online. */
async function aPaidOrder() {
  const order = await anOnlineOrder(api);
  stripe.pay(order.payment.token);
  await order.done({ order_method: 3, payment_token: order.payment.token });
  const refund = (...more: string[]) => operate('order', 'refund', order.placed.order, ...more);
  const detail = async () =>
    (
      await api.call<OrderDetail>('orders', {
        body: { order_id: order.id, user_token: order.guest.user_token },
      })
    ).data;
  return { ...order, code: order.placed.order, refund, detail };
}
const news = async (order: number) =>
  (await api.db.selectFrom('order_news').select('news').where('order_id', '=', order).orderBy('id').execute())
    .map((row) => row.news)
    .filter((word) => word.endsWith('efunded'));

test('issue 14 partial refunds go through the gateway one after another until all is refunded', async () => {
  const { id, code, refund, detail, order } = await aPaidOrder();
  expect((await refund('--amount', '4.50')).out).toContain(`4.50 of the order ${code} go back.`);
  await refund('--amount', '0.50');
  expect((await detail()).refunds?.map(({ amount, state }) => [amount, state])).toEqual([
    [4.5, 'due'],
    [0.5, 'due'],
  ]);
  await engine().reconcile();
  await engine().reconcile();
  expect((await detail()).refunds?.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await order()).toMatchObject({ refunded: 0 });
  expect((await refund('--amount', '10.01')).err).toContain('10.01 is more than the 10.00 that are left');
  // a full refund of the rest
  await refund();
  await engine().reconcile();
  expect(await order()).toMatchObject({ refunded: 1 });
  const own = [...stripe.refunds.values()].slice(-3).map(({ amount }) => amount);
  expect(own).toEqual([4500, 500, 10_000]);
  expect(await news(id)).toEqual(['partRefunded', 'partRefunded', 'refunded']);
  // partial refunds had their own mails
  const mail = newsMail(await detail(), 'refunded', 'en', aMailLook(), () => 'https://souk.test/').text;
  expect(mail).toMatch(/refunded your payment of USD\s10\.00/);
  expect((await refund('--amount', '1')).err).toContain('is refunded already');
});

test('C5 three of ten concurrent refunds of 4.00 from 15.00 succeed; the database refuses more as well', async () => {
  const { id, refund, detail } = await aPaidOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund('--amount', '4', '--again')));
  expect(answers.filter(({ exit }) => exit === 0)).toHaveLength(3);
  expect((await detail()).refunds).toHaveLength(3);
  await expect(sql`insert into part_refunds (order_id, amount) values (${id}, 3.01)`.execute(api.db)).rejects.toThrow(
    'more would be given back',
  );
});

test('a partial and a full refund at the same time never exceed what was paid', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => aPaidOrder()));
  for (const { id, refund } of orders) {
    await Promise.all([refund('--amount', '6'), refund()]);
    const { rows } = await sql<{ sum: number }>`
      select (select coalesce(sum(amount), 0) from part_refunds where order_id = ${id})
        + (select coalesce(sum(back.amount), 0) from refunds back join payments tried on tried.id = back.payment_id
          where tried.order_id = ${id}) as sum`.execute(api.db);
    expect(rows[0]?.sum).toBe(15_000);
  }
});

/** Two pieces at 10.00 with 0.25 tax each, shipping 5.00, delivered and paid at the door: 25.50. */
async function atTheDoor() {
  const customer = await aCustomer(api);
  const product = await aProduct(api.db, {
    selling: 1000,
    quantity: 10,
    shippingRule: (await aShippingRule(api.db)).id,
    taxRule: await aTaxRule(api.db, { price: 25 }),
  });
  await customer.put(product, 2);
  const { data } = await customer.order();
  const detail = async () =>
    (await api.call<OrderDetail>('orders', { bearer: customer.bearer, body: { order_id: data.id } })).data;
  const line = String((await detail()).ordered_products[0]?.id);
  const refund = (...more: string[]) => operate('order', 'refund', data.order, ...more);
  return { id: data.id, code: data.order, line, detail, refund };
}

test('issue 14 lines of a cash order are refunded by hand, each piece once', async () => {
  const { id, code, line, detail, refund } = await atTheDoor();
  expect((await refund('--line', line, '--by-hand')).err).toContain('is not paid');
  await operate('order', 'move', code, 'delivered');
  expect((await refund('--line', line)).err).toContain('--by-hand');
  expect((await refund('--line', `${line}:3`, '--by-hand')).err).toContain('not so many pieces left');
  expect((await refund('--line', '2000000', '--by-hand')).err).toContain('has no line 2000000');
  expect((await refund('--line', `${line}:1`, '--by-hand')).out).toContain('10.25');
  expect((await refund('--line', line, '--by-hand')).out).toContain('10.25');
  expect((await refund('--line', `${line}:1`, '--by-hand')).err).toContain('not so many pieces left');
  expect((await detail()).refunds?.map(({ amount, state, lines }) => [amount, state, lines])).toEqual([
    [10.25, 'done', [{ id: Number(line), quantity: 1 }]],
    [10.25, 'done', [{ id: Number(line), quantity: 1 }]],
  ]);
  expect((await detail()).refunded).toBe(0);
  expect((await refund('--amount', '5', '--by-hand')).exit).toBe(0);
  expect((await detail()).refunded).toBe(1);
  expect(await news(id)).toEqual(['partRefunded', 'partRefunded', 'partRefunded']);
});

test('a partial refund that the gateway refuses is given up, then retried or recorded by hand', async () => {
  const { id, code, refund, detail } = await aPaidOrder();
  await refund('--amount', '3');
  await sql`update part_refunds set attempts = 9 where order_id = ${id}`.execute(api.db);
  stripe.down = true;
  await engine().reconcile();
  const [part] = (await detail()).refunds ?? [];
  expect(part?.state).toBe('failed');
  expect((await operate('refund', 'list')).out).toMatch(new RegExp(`p${part?.id} .*failed`));
  expect((await operate('order', 'show', code)).out).toContain(`Refund p${part?.id} of 3.00 USD failed`);
  expect((await operate('refund', 'retry', `p${part?.id}`)).exit).toBe(0);
  expect((await operate('refund', 'retry', `p${part?.id}`)).err).toContain('was not given up');
  await sql`update part_refunds set state = 'failed' where order_id = ${id}`.execute(api.db);
  stripe.down = false;
  expect((await operate('refund', 'done', `p${part?.id}`, '--reference', 're_1')).exit).toBe(0);
  expect((await detail()).refunds?.[0]?.state).toBe('done');
  expect(await news(id)).toEqual(['partRefunded']);
});

test.each(LANGUAGES)('a partial refund is mailed in %s with its amount', async (language) => {
  const { id, line, code, refund, detail } = await atTheDoor();
  await operate('order', 'move', code, 'delivered');
  await refund('--line', `${line}:1`, '--by-hand');
  const order = await detail();
  const page = () => 'https://souk.test/order';
  const mail = newsMail(order, 'partRefunded', language, aMailLook(), page, {
    partRefundId: order.refunds?.[0]?.id ?? 0,
  });
  expect(mail.subject).toMatch(language === 'ar' ? /\u2068USD\s10\.25\u2069/ : /10[.,]25/);
  expect(mail.text).not.toContain('{{');
  expect(id).toBeGreaterThan(0);
});

test('invalid amounts and lines are refused and change nothing', async () => {
  const { refund, line, detail } = await atTheDoor();
  for (const more of [
    ['--amount', '0'],
    ['--amount', '-1'],
    ['--amount', '1.005'],
    ['--line', '1:0'],
    ['--line', 'x'],
    ['--amount', '1', '--line', line],
  ])
    expect((await refund(...more)).exit).toBe(2);
  expect((await detail()).refunds).toEqual([]);
});

test.each([0, 2, 3])(
  'C4 issue 14 refunds of single pieces add up to the price paid for their lines: %d decimals',
  (digits) => {
    const unit = smallestUnit(digits);
    const lines = [
      { id: 1, quantity: 3, free_quantity: 1, selling: 999 * unit, tax_price: 33 * unit, returned: 0 },
      { id: 2, quantity: 7, free_quantity: 0, selling: 101 * unit, tax_price: 0, returned: 0 },
    ];
    const voucher = 500 * unit;
    let sum = 0;
    for (const line of lines)
      for (let piece = 0; piece < line.quantity; piece += 1) {
        const part = priceOfPieces(lines, [{ lineId: line.id, quantity: 1 }], voucher, digits);
        expect(part % unit).toBe(0);
        sum += part;
        line.returned += 1;
      }
    expect(sum).toBe((2 * 999 + 3 * 33 + 7 * 101 - 500) * unit);
  },
);
