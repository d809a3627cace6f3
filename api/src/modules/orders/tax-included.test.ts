import type { Cart } from 'shared-kernel/contract/cart';
import type { InvoiceFile, OrderDetail } from 'shared-kernel/contract/orders';
import type { CommonData } from 'shared-kernel/contract/site';
import { aCustomer } from '../../testing/a-customer';
import { aMailLook } from '../../testing/a-mail-look';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aStore } from '../../testing/a-store';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aVoucher } from '../../testing/a-voucher';
import { offerAllMethods } from '../../testing/all-methods';
import { anOperator } from '../../testing/an-operator';
import { pdfWords } from '../../testing/pdf-words';
import { testApp } from '../../testing/test-app';
import { newsMail } from './order-news';

const api = testApp();
const operate = anOperator(api);
offerAllMethods(api);
beforeAll(() => aSite(api.db));
const sell = (tax_included: boolean) => api.db.updateTable('settings').set({ tax_included }).execute();

/** Three pieces at 11.90 with 19 %, which ship for 5.00. */
async function aReadyCustomer() {
  const customer = await aCustomer(api);
  const product = await aProduct(api.db, {
    selling: 1190,
    shippingRule: (await aShippingRule(api.db)).id,
    taxRule: await aTaxRule(api.db, { price: 1900, percent: true }),
  });
  await customer.put(product, 3);
  return { ...customer, product };
}

describe('issue 14 prices with the tax included', () => {
  beforeEach(() => sell(true));

  test('the cart shows the tax included in the prices and adds none', async () => {
    const { cart } = await aReadyCustomer();
    const calculated = { subtotal: 35.7, shipping_price: 5, tax: 5.7, tax_included: true, total_price: 40.7 };
    expect(await cart()).toMatchObject({ calculated, cartProducts: [{ tax: 5.7 }] } satisfies Partial<{
      [K in keyof Cart]: unknown;
    }>);
  });

  test('a voucher reduces the included tax, in the validity call and in the order', async () => {
    const { bearer, order } = await aReadyCustomer();
    const { code } = await aVoucher(api.db, { price: 1190 });
    const calculated = { tax: 3.8, tax_included: true, voucher_price: 11.9, total_price: 28.8 };
    const checked = await api.call('voucherValidity', { bearer, body: { voucher: code } });
    expect(checked.data).toMatchObject({ calculated });
    const placed = await order({ voucher: code });
    expect(placed.status).toBe(200);
    const { data } = await api.call<OrderDetail>('orders', { bearer, body: { order_id: placed.data.id } });
    expect(data).toMatchObject({ calculated });
  });

  test('an order and its mail keep included tax when the shop switches to tax on top', async () => {
    const { bearer, order } = await aReadyCustomer();
    const placed = await order();
    expect(placed.status).toBe(200);
    const read = async () =>
      (await api.call<OrderDetail>('orders', { bearer, body: { order_id: placed.data.id } })).data;
    const before = await read();
    await sell(false);
    const after = await read();
    expect(after.calculated).toEqual({ ...before.calculated, tax: 5.7, tax_included: true, total_price: 40.7 });
    const mail = newsMail(after, 'placed', 'en', aMailLook(), () => 'https://souk.test/').text;
    expect(mail).toMatch(/Total: \$40\.70\nIncludes tax: \$5\.70/);
    expect(mail).not.toMatch(/^Tax:/m);
  });

  test('common states whether prices include tax', async () => {
    expect((await api.call<CommonData>('common')).data.setting.tax_included).toBe(true);
    await sell(false);
    expect((await api.call<CommonData>('common')).data.setting.tax_included).toBe(false);
  });
});

/** Three pieces at 11.90 with 19 % from one store and one at 10.70 with 7 % from another, each line shipping for the same price. */
async function twoStores(shipping: number) {
  const customer = await aCustomer(api);
  const shippingRule = (await aShippingRule(api.db, { places: [{ price: shipping }] })).id;
  const [first, other] = [await aStore(api.db), await aStore(api.db)];
  const lamp = { selling: 1190, store: first.id, taxRule: await aTaxRule(api.db, { price: 1900, percent: true }) };
  const book = { selling: 1070, store: other.id, taxRule: await aTaxRule(api.db, { price: 700, percent: true }) };
  await customer.put(await aProduct(api.db, { ...lamp, shippingRule }), 3);
  await customer.put(await aProduct(api.db, { ...book, shippingRule }));
  const buy = async (body = {}) => {
    const { data, message } = await customer.order(body);
    if (!data.id) throw new Error(message);
    const detail = async () =>
      (await api.call<OrderDetail>('orders', { bearer: customer.bearer, body: { order_id: data.id } })).data;
    return { id: data.id, code: data.order, detail };
  };
  return { ...customer, other: other.slug, buy };
}
const taxShipping = (shipping_tax: string | null) => api.db.updateTable('settings').set({ shipping_tax }).execute();

describe('issue 14 taxed shipping', () => {
  afterEach(() => taxShipping(null));

  test('is taxed like the goods, tax included, in cart, voucher, order, mail and invoice, and stays so in the order', async () => {
    await sell(true);
    await taxShipping('as-goods');
    const { bearer, cart, buy } = await twoStores(500);
    // 7.69 of 10.00 go with 35.70 of 46.40: 6.93 in 43.39, 0.85 in 13.01
    const sums = { subtotal: 46.4, shipping_price: 10, tax: 7.78, shipping_tax: 1.38 };
    const calculated = { ...sums, tax_included: true, total_price: 56.4 };
    expect(await cart()).toMatchObject({ calculated });
    const { code: voucher } = await aVoucher(api.db, { type: 2, price: 1000 });
    const checked = await api.call('voucherValidity', { bearer, body: { voucher } });
    // 6.36 in 32.13 and 7.69, 0.78 in 9.63 and 2.31
    expect(checked.data).toMatchObject({ calculated: { tax: 7.14, voucher_price: 4.64, total_price: 51.76 } });

    const { id, code, detail } = await buy();
    const before = await detail();
    expect(before).toMatchObject({
      calculated,
      shipping_taxes: [
        { rate: 19, amount: 7.69 },
        { rate: 7, amount: 2.31 },
      ],
      ordered_products: [{ shipping_tax: 0.69 }, { shipping_tax: 0.69 }],
    });
    expect((await operate('order', 'show', code)).out).toContain('tax 7.78 USD included (1.38 USD on shipping)');
    await operate('order', 'move', code, 'confirmed');
    const { data } = await api.call<InvoiceFile>('orderInvoice', { params: { id }, bearer });
    const [words = []] = await pdfWords(Buffer.from(data.pdf, 'base64'));
    const times = (amount: string) => words.filter(({ text }) => text === amount).length;
    expect(['$6.93', '$0.85', '$7.78', '$0.69', '$5.00'].map(times)).toEqual([1, 1, 1, 2, 2]);
    // 36.46 and 12.16 without their taxes
    const text = words.map((word) => word.text).join('');
    expect(text).toMatch(/Net amount:[^A-Z]*36\.46[\s\S]*Net amount:[^A-Z]*12\.16/);

    await taxShipping(null);
    const { invoice: _, parcels: __, ...after } = await detail();
    expect(after).toMatchObject({ calculated, shipping_taxes: before.shipping_taxes });
    const mail = newsMail({ ...before, ...after }, 'placed', 'en', aMailLook(), () => 'https://souk.test/').text;
    expect(mail).toMatch(/Total: \$56\.40\nIncludes tax: \$7\.78/);
  });

  test('is taxed by one rule, on top; cancelled and refunded parts include its tax and add up to the total', async () => {
    await sell(false);
    const rule = await aTaxRule(api.db, { price: 2000, percent: true });
    const { title } = await api.db
      .selectFrom('tax_rules')
      .select('title')
      .where('id', '=', rule)
      .executeTakeFirstOrThrow();
    await taxShipping(title);
    const { cart, buy, other } = await twoStores(333);
    // 2.26 for each lamp, 0.75 for the book, 1.33 on 6.66
    const calculated = { subtotal: 46.4, shipping_price: 6.66, tax: 8.86, shipping_tax: 1.33, total_price: 61.92 };
    expect((await cart()).calculated).toEqual({ ...calculated, bundle_offer: 0, voucher_price: 0 });
    const { code, detail } = await buy({ seen_total: 61.92 });
    expect(await detail()).toMatchObject({
      calculated,
      shipping_taxes: [{ title, rate: 20, amount: 6.66 }],
      ordered_products: [{ shipping_tax: 0.66 }, { shipping_tax: 0.67 }],
    });
    const off = await operate('order', 'cancel', code, '--store', other, '--title', 'Sold out', '--message', 'Sorry.');
    expect(off.out).toContain('15.45');
    expect((await detail()).refunds).toMatchObject([{ amount: 15.45, left_off: true }]);
    await operate('order', 'move', code, 'delivered');
    // lamps with their tax, then the rest: their shipping with its tax
    const [lamps] = (await detail()).ordered_products;
    expect((await operate('order', 'refund', code, '--line', `${lamps?.id}`, '--by-hand')).out).toContain('42.48');
    expect((await operate('order', 'refund', code, '--amount', '4.00', '--by-hand')).err).toContain('3.99');
    expect((await operate('order', 'refund', code, '--amount', '3.99', '--by-hand')).exit).toBe(0);
    expect(await detail()).toMatchObject({ refunded: 1 });
  });

  test('is not taxed by an unknown rule or by one with an amount per piece', async () => {
    await sell(true);
    const rule = await aTaxRule(api.db, { price: 200 });
    await taxShipping('No such rule');
    const { cart } = await twoStores(500);
    const untaxed = (await cart()).calculated;
    expect(untaxed.tax).toBe(6.4);
    await api.db
      .updateTable('settings')
      .set({ shipping_tax: (eb) => eb.selectFrom('tax_rules').select('title').where('id', '=', rule) })
      .execute();
    expect((await cart()).calculated).toEqual(untaxed);
  });
});
