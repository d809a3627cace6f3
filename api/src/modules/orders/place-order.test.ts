import type { Address, AddressPage } from 'shared-kernel/contract/addresses';
import type { Rejection } from 'shared-kernel/contract/envelope';
import type { OrderDetail, PlacedOrder, SeenOrder } from 'shared-kernel/contract/orders';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aGateway } from '../../testing/a-gateway';
import { ADDRESS } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aVoucher } from '../../testing/a-voucher';
import { offerAllMethods } from '../../testing/all-methods';
import { testApp } from '../../testing/test-app';

const STRIPE = 3;
let now = new Date();
const stripe = aGateway();
const api = testApp({ clock: () => now, gateways: gatewaysOf([stripe]) });
offerAllMethods(api);
beforeEach(() => {
  now = new Date();
  stripe.down = false;
});

async function aShippable(options: Parameters<typeof aProduct>[1] = {}) {
  return aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id, ...options });
}
/** A customer with this much of a new product at 10.00, which ships for 5.00. */
async function aReadyCustomer(quantity = 1, options: Parameters<typeof aProduct>[1] = {}) {
  const customer = await aCustomer(api);
  const product = await aShippable(options);
  await customer.put(product, quantity);
  return { customer, product };
}
const rejection = (answer: { data: PlacedOrder }) => answer.data as unknown as Rejection;
const paymentsOf = (order: number) =>
  api.db.selectFrom('payments').selectAll().where('order_id', '=', order).orderBy('id').execute();
const detail = async (bearer: string, order_id: number) =>
  (await api.call<OrderDetail>('orders', { bearer, body: { order_id } })).data;

describe('online payment', () => {
  test('S157 S160 the order is held for 30 minutes, with a payment attempt and its redirect', async () => {
    const { customer } = await aReadyCustomer(2);
    const { status, data } = await customer.order({ order_method: STRIPE, seen_total: 25 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ payment_done: 0, total_amount: 25, expired: 0, order_method: STRIPE });
    expect(data.expires_at).toBe(new Date(now.getTime() + 30 * 60_000).toISOString());
    const [payment, ...more] = await paymentsOf(data.id);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({ method: STRIPE, amount: 25_000, currency: 'USD', state: 'open' });
    expect(data.redirect).toBe(`https://pay.test/${payment?.token}`);
    expect(stripe.charges.at(-1)).toMatchObject({ trackingCode: data.order, amount: 25_000, currency: 'USD' });
    expect(await detail(customer.bearer, data.id)).toMatchObject({
      expires_at: data.expires_at,
      payment: { state: 'open', refund: null },
    });
  });

  test('S162 while the gateway is down the order is placed, and the same key retries', async () => {
    const { customer } = await aReadyCustomer();
    stripe.down = true;
    const body = { order_method: STRIPE };
    const first = await customer.order(body, 'checkout-down');
    expect([first.status, first.data.redirect]).toEqual([200, null]);
    stripe.down = false;
    const again = await customer.order(body, 'checkout-down');
    expect(again.data).toEqual({ ...first.data, redirect: expect.stringContaining('https://pay.test/') });
    expect(await paymentsOf(first.data.id)).toHaveLength(1);
  });

  test('an order covered by its voucher is paid at once, without a gateway', async () => {
    const shippingRule = (await aShippingRule(api.db, { places: [{ price: 0 }] })).id;
    const { customer } = await aReadyCustomer(1, { shippingRule });
    const { code } = await aVoucher(api.db, { price: 5000 });
    const before = stripe.charges.length;
    const { data } = await customer.order({ order_method: STRIPE, voucher: code });
    expect(data).toMatchObject({ total_amount: 0, payment_done: 1, expires_at: null, redirect: null });
    expect(await paymentsOf(data.id)).toEqual([]);
    expect(stripe.charges).toHaveLength(before);
  });

  test('S154 a method that is disabled, or enabled without keys, is refused', async () => {
    const { customer } = await aReadyCustomer();
    const refused = [201, 'This payment method isn’t available. Please choose another one.'];
    const paypal = await customer.order({ order_method: 4 });
    expect([paypal.status, paypal.message]).toEqual(refused);
    await api.db.updateTable('payment_methods').set({ enabled: false }).where('method', '=', STRIPE).execute();
    const off = await customer.order({ order_method: STRIPE });
    await api.db.updateTable('payment_methods').set({ enabled: true }).where('method', '=', STRIPE).execute();
    expect([off.status, off.message]).toEqual(refused);
  });
});

describe('C6 changes since the shopper saw the total', () => {
  test('a changed total is refused with both totals and the changed lines', async () => {
    const { customer, product } = await aReadyCustomer(2);
    const { calculated, cartProducts } = await customer.cart();
    const line = cartProducts[0]?.id ?? 0;
    await api.db.updateTable('products').set({ selling: '12.50' }).where('id', '=', product.id).execute();
    const refused = await customer.order({ seen_total: calculated.total_price }, 'checkout-changed');
    expect(refused.status).toBe(201);
    expect(refused.message).toBe(
      'The total is now $30.00 instead of $25.00. Please review your order before you place it.',
    );
    expect(rejection(refused).product).toEqual([{ [line]: ['This product now costs $12.50 instead of $10.00.'] }]);
    expect((await customer.cart()).cartProducts).toHaveLength(1);
    // the same key can be used after a refusal
    const accepted = await customer.order({ seen_total: 30 }, 'checkout-changed');
    expect([accepted.status, accepted.data.total_amount]).toEqual([200, 30]);
  });

  test('a flash sale that ended by the server clock changes the total', async () => {
    const { customer, product } = await aReadyCustomer(1, { selling: 2000 });
    const { endTime } = await aFlashSale(api.db, { ends: 0.5, prices: { [product.id]: 500 } });
    const seen_total = (await customer.cart()).calculated.total_price;
    expect(seen_total).toBe(10);
    now = endTime;
    const { status, message } = await customer.order({ seen_total });
    expect([status, message]).toEqual([201, expect.stringContaining('$25.00 instead of $10.00')]);
  });

  test('a higher shipping price changes the total, with no lines reported as changed', async () => {
    const { customer } = await aReadyCustomer();
    await api.db.updateTable('shipping_places').set({ price: '7.00' }).execute();
    const refused = await customer.order({ seen_total: 15 });
    expect(refused.message).toContain('$17.00 instead of $15.00');
    expect(rejection(refused).product).toBeUndefined();
    await api.db.updateTable('shipping_places').set({ price: '5.00' }).execute();
  });

  test('C6 without a seen total the order is refused once, with the new total and both prices', async () => {
    const { customer, product } = await aReadyCustomer(2);
    const line = (await customer.cart()).cartProducts[0]?.id ?? 0;
    await api.db.updateTable('products').set({ selling: '12.50' }).where('id', '=', product.id).execute();
    // reading a cart is no consent, because another tab or the header's badge reads it too
    await customer.cart();
    const refused = await customer.order({}, 'checkout-no-total');
    expect([refused.status, refused.message]).toEqual([
      201,
      'Prices have changed. The total is now $30.00. Please review your order before you place it.',
    ]);
    expect(rejection(refused).product).toEqual([{ [line]: ['This product now costs $12.50 instead of $10.00.'] }]);
    expect((await customer.cart()).cartProducts).toHaveLength(1);
    const accepted = await customer.order({}, 'checkout-no-total');
    expect([accepted.status, accepted.data.total_amount]).toEqual([200, 30]);
  });

  test('C6 without a seen total the order is refused at each further price change, up or down', async () => {
    const { customer, product } = await aReadyCustomer(1, { selling: 2000 });
    const cost = (selling: string) =>
      api.db.updateTable('products').set({ selling, offered: null }).where('id', '=', product.id).execute();
    await cost('12.50');
    expect((await customer.order()).message).toContain('$17.50');
    await cost('8.00');
    expect((await customer.order()).message).toContain('$13.00');
    expect((await customer.order()).data.total_amount).toBe(13);
  });

  test('C6 without a seen total the start or end of a flash sale is reported', async () => {
    const { customer, product } = await aReadyCustomer();
    const { endTime } = await aFlashSale(api.db, { ends: 0.5, prices: { [product.id]: 500 } });
    expect((await customer.order()).message).toContain('The total is now $10.00');
    now = endTime;
    expect((await customer.order()).message).toContain('The total is now $15.00');
    expect((await customer.order()).data.total_amount).toBe(15);
  });

  test('C6 a changed price of an unchecked line does not block the order', async () => {
    const { customer } = await aReadyCustomer();
    const other = await aShippable();
    const { data } = await customer.put(other);
    const unchecked = [data.cartProducts[1]?.id];
    await api.call('checkCartLines', { bearer: customer.bearer, body: { checked: [], unchecked } });
    await api.db.updateTable('products').set({ selling: '99.00' }).where('id', '=', other.id).execute();
    expect((await customer.order()).data.total_amount).toBe(15);
    expect((await customer.cart()).cartProducts[0]?.unit_price_before).toBe(10);
  });

  test('private, sold-out, short and unshippable lines are each named', async () => {
    const customer = await aCustomer(api);
    const there = await aShippable();
    const hidden = await aShippable();
    const soldOut = await aShippable();
    const scarce = await aShippable();
    const farAway = await aProduct(api.db, {
      shippingRule: (await aShippingRule(api.db, { places: [{ country: 'FR' }] })).id,
    });
    for (const product of [there, hidden, soldOut, scarce, farAway]) await customer.put(product, 2);
    const stock = (product: { id: number }, quantity: number) =>
      api.db.updateTable('inventory').set({ quantity }).where('product_id', '=', product.id).execute();
    await api.db.updateTable('products').set({ status: 2 }).where('id', '=', hidden.id).execute();
    await stock(soldOut, 0);
    await stock(scarce, 1);
    const lines = (await customer.cart()).cartProducts.map(({ id }) => id);
    const refused = await customer.order();
    expect(rejection(refused).product).toEqual([
      { [lines[1] ?? 0]: ['This product is no longer available.'] },
      { [lines[2] ?? 0]: ['This product is out of stock.'] },
      { [lines[3] ?? 0]: ['Only 1 left.'] },
      { [lines[4] ?? 0]: ['Product is unable to be shipped.'] },
    ]);
    expect((await customer.cart()).cartProducts).toHaveLength(5);
  });

  test('a deleted product shows as a changed total', async () => {
    const { customer, product } = await aReadyCustomer();
    await customer.put(await aShippable());
    const seen_total = (await customer.cart()).calculated.total_price;
    await api.db.deleteFrom('products').where('id', '=', product.id).execute();
    const { status, message } = await customer.order({ seen_total });
    expect([status, message]).toEqual([201, expect.stringContaining('$15.00 instead of $30.00')]);
  });

  test.each([-1, 1e300, '15', null, 15.001])('the seen total %p is invalid', async (seen_total) => {
    const { customer } = await aReadyCustomer();
    expect((await customer.order({ seen_total })).status).toBe(201);
    expect((await customer.cart()).cartProducts).toHaveLength(1);
  });
});

describe('issue 14 changes in another tab since the shopper saw the order', () => {
  const OTHER_ADDRESS =
    'Your shipping address was changed in another window. Please check where your order goes before you place it.';
  const OTHER_BILLING =
    'Your billing address was changed in another window. Please check whom your order is billed to before you place it.';
  const OTHER_LINES = 'Your cart was changed in another window. Please review your order before you place it.';
  const saveAddress = async (bearer: string, over: object = {}) =>
    (await api.call<Address>('saveAddress', { bearer, body: { ...ADDRESS, ...over } })).data;

  type Seen = { [Part in keyof SeenOrder]-?: NonNullable<SeenOrder[Part]> };
  /** A customer at the checkout, and what the screen shows. */
  async function atTheCheckout() {
    const { customer } = await aReadyCustomer();
    const { data } = await api.call<AddressPage>('addresses', { bearer: customer.bearer });
    const [address] = data.data;
    if (!address) throw new Error('no address');
    const { name, email, phone, country, state, city, zip, address_1, address_2, company = null } = address;
    const readLines = async (): Promise<Seen['lines']> =>
      (await customer.cart()).cartProducts.map(({ id: cart, quantity, shipping_type, shipping_place_id }) => ({
        cart,
        quantity,
        shipping_type,
        shipping_place_id,
      }));
    const fields = { name, email, phone, country, state, city, zip, address_1, address_2, company };
    const seen: Seen = { address: { id: address.id, ...fields }, lines: await readLines() };
    const order = (over: Partial<SeenOrder> = {}) => customer.order({ seen: { ...seen, ...over }, seen_total: 15 });
    return { customer, address, seen, readLines, order };
  }

  test('an unchanged order passes', async () => {
    const { order } = await atTheCheckout();
    expect((await order()).status).toBe(200);
  });

  test('an edited address is reported and keeps the cart; the order passes once it was seen', async () => {
    const { customer, address, seen, order } = await atTheCheckout();
    await saveAddress(customer.bearer, { id: address.id, address_1: '9 Hill Street' });
    const refused = await order();
    expect([refused.status, refused.message]).toEqual([201, OTHER_ADDRESS]);
    expect((await customer.cart()).cartProducts).toHaveLength(1);
    const edited = { ...seen.address, address_1: '9 Hill Street' };
    const withInstruction = await order({ address: { ...edited, delivery_instruction: 'Ring twice' } });
    expect([withInstruction.status, withInstruction.message]).toEqual([201, OTHER_ADDRESS]);
    const accepted = await order({ address: { ...edited, delivery_instruction: null, tax_number: null } });
    expect(accepted.status).toBe(200);
    expect(await detail(customer.bearer, accepted.data.id)).toMatchObject({ address: { address_1: '9 Hill Street' } });
  });

  test('another chosen address is reported, even if only its region was shown', async () => {
    const { customer, seen, order } = await atTheCheckout();
    const other = await saveAddress(customer.bearer, { address_1: '9 Hill Street' });
    const cart = seen.lines.map((line) => ({ cart: line.cart, shipping_type: line.shipping_type }));
    await api.call('updateShipping', { bearer: customer.bearer, body: { selected_address: other.id, cart } });
    const { country, state } = seen.address;
    const refused = await order({ address: { id: seen.address.id, country, state } });
    expect([refused.status, refused.message]).toEqual([201, OTHER_ADDRESS]);
    expect((await order({ address: { id: other.id, country, state } })).status).toBe(200);
  });

  test('an added, changed or removed billing address is reported; the order passes once it was seen', async () => {
    const { customer, address, seen, order } = await atTheCheckout();
    const billing = { name: 'Ada Ltd', country: 'US', state: 'CA', city: 'Oakland', zip: '94601', address_1: '1 Quay' };
    const seeing = async (place: typeof billing | null) =>
      (await order({ address: { ...seen.address, billing: place && { ...place, address_2: null } } })).message;
    await saveAddress(customer.bearer, { id: address.id, billing });
    expect(await seeing(null)).toBe(OTHER_BILLING);
    expect(await seeing({ ...billing, zip: '94602' })).toBe(OTHER_BILLING);
    await saveAddress(customer.bearer, { id: address.id });
    expect(await seeing(billing)).toBe(OTHER_BILLING);
    await saveAddress(customer.bearer, { id: address.id, billing });
    expect(await seeing(billing)).not.toBe(OTHER_BILLING);
  });

  test('other lines with the same total are reported', async () => {
    const { customer, readLines, order } = await atTheCheckout();
    await customer.put(await aShippable());
    const [first] = await readLines();
    await api.call('checkCartLines', { bearer: customer.bearer, body: { checked: [], unchecked: [first?.cart] } });
    const refused = await order();
    expect([refused.status, refused.message]).toEqual([201, OTHER_LINES]);
    expect((await order({ lines: (await readLines()).slice(1) })).status).toBe(200);
  });

  test('switching to pickup at the same price is reported', async () => {
    const rule = await aShippingRule(api.db, { places: [{ price: 500, pickupPrice: 500 }] });
    const customer = await aCustomer(api);
    await customer.put(await aShippable({ shippingRule: rule.id }));
    const [line] = (await customer.cart()).cartProducts;
    if (!line) throw new Error('no line');
    const { data } = await api.call<AddressPage>('addresses', { bearer: customer.bearer });
    const seen = {
      address: { id: data.data[0]?.id },
      lines: [{ cart: line.id, quantity: 1, shipping_type: 2, shipping_place_id: line.shipping_place_id }],
    };
    expect([line.shipping_type, (await customer.order({ seen })).message]).toEqual([1, OTHER_LINES]);
    expect((await customer.order({ seen: { ...seen, lines: [{ ...seen.lines[0], shipping_type: 1 }] } })).status).toBe(
      200,
    );
  });

  test('repeating a request with the same key returns its order, whatever was seen', async () => {
    const { customer, seen } = await atTheCheckout();
    const first = await customer.order({ seen }, 'checkout-seen');
    const again = await customer.order({ seen: { ...seen, lines: [] } }, 'checkout-seen');
    expect([again.status, again.data.id]).toEqual([200, first.data.id]);
  });
});

test('saved lines are neither ordered nor removed', async () => {
  const { customer } = await aReadyCustomer();
  const { data: cart } = await customer.put(await aShippable());
  const id = cart.cartProducts[1]?.id;
  await api.call('saveForLater', { bearer: customer.bearer, body: { id, saved: true } });
  const { data } = await customer.order({ seen_total: 15 });
  expect((await detail(customer.bearer, data.id)).ordered_products).toHaveLength(1);
  expect((await customer.cart()).savedProducts.map((line) => line.id)).toEqual([id]);
});
