import type { VoucherAnswer } from 'shared-kernel/contract/vouchers';
import { aBundleDeal } from '../../testing/a-bundle-deal';
import { aCustomer } from '../../testing/a-customer';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aVoucher } from '../../testing/a-voucher';
import { testApp } from '../../testing/test-app';

let now = new Date();
const api = testApp({ clock: () => now });
beforeEach(() => {
  now = new Date();
});

/** A customer with pieces at 10.00 in the cart, which ship for 5.00. */
async function aReadyCustomer(quantity = 1, options: Parameters<typeof aProduct>[1] = {}) {
  const customer = await aCustomer(api);
  const product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id, ...options });
  await customer.put(product, quantity);
  const check = (voucher: string, more: object = {}) =>
    api.call<VoucherAnswer>('voucherValidity', { bearer: customer.bearer, body: { voucher, ...more } });
  return { customer, product, check };
}

describe('voucher/validity', () => {
  test('S156 D33 gives reduction and totals, ignoring prices sent by the client', async () => {
    const { customer, check } = await aReadyCustomer(3, { taxRule: await aTaxRule(api.db, { price: 25 }) });
    const { code } = await aVoucher(api.db, { price: 450, title: 'Welcome' });
    const { status, message, data } = await check(code, { price: 1e9 });
    expect([status, message]).toEqual([200, 'The voucher has been applied.']);
    expect(data).toEqual({
      offered: 4.5,
      voucher: code,
      title: 'Welcome',
      calculated: {
        subtotal: 30,
        bundle_offer: 0,
        shipping_price: 5,
        tax: 0.75,
        voucher_price: 4.5,
        total_price: 31.25,
      },
    });
    // nothing is held, and the cart itself does not know the voucher
    expect((await customer.cart()).calculated.total_price).toBe(35.75);
    expect(await api.db.selectFrom('voucher_uses').selectAll().execute()).toEqual([]);
  });

  test('D22 a percentage applies to the goods after the bundle deal, up to its cap', async () => {
    const { check } = await aReadyCustomer(3, { bundleDeal: await aBundleDeal(api.db, { buy: 3, free: 1 }) });
    const share = await aVoucher(api.db, { type: 2, price: 1250 });
    expect((await check(share.code)).data.offered).toBe(2.5);
    const capped = await aVoucher(api.db, { type: 2, price: 5000, cappedPrice: 333 });
    expect((await check(capped.code)).data.offered).toBe(3.33);
  });

  test('S156 the reduction is at most the goods: shipping and tax remain', async () => {
    const { check } = await aReadyCustomer();
    const { code } = await aVoucher(api.db, { price: 99_900 });
    expect((await check(code)).data).toMatchObject({ offered: 10, calculated: { total_price: 5 } });
  });

  test('codes match regardless of case', async () => {
    const { check } = await aReadyCustomer();
    await aVoucher(api.db, { code: 'Summer-24' });
    expect((await check('  sUMMER-24 ')).data.voucher).toBe('Summer-24');
  });

  test('issue 14 finds a voucher pasted with direction marks or typed in other digits', async () => {
    const { check } = await aReadyCustomer();
    for (const code of ['Eid-24', 'عيد-٢٤']) await aVoucher(api.db, { code });
    const codes: string[] = [];
    for (const typed of ['\u2068Eid-24\u2069', 'Eid-٢٤', 'Eid-२४', 'ｅｉｄ-24', 'عيد-٢٤'])
      codes.push((await check(typed)).data.voucher);
    expect(codes).toEqual(['Eid-24', 'Eid-24', 'Eid-24', 'Eid-24', 'عيد-٢٤']);
  });

  test('S140 only checked lines count for the minimum, which the refusal names', async () => {
    const { customer, check } = await aReadyCustomer(2);
    const { code } = await aVoucher(api.db, { minSpend: 2000 });
    expect((await check(code)).status).toBe(200);
    await customer.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }), 5);
    const [line] = (await customer.cart()).cartProducts;
    await api.call('checkCartLines', { bearer: customer.bearer, body: { checked: [], unchecked: [line?.id] } });
    const cheap = await aVoucher(api.db, { minSpend: 5001 });
    const refused = await check(cheap.code);
    expect([refused.status, refused.message]).toEqual([201, 'Spend at least $50.01 to use this voucher.']);
  });

  test('S156 an invalid voucher is refused with its reason; a private one looks unknown', async () => {
    const { check } = await aReadyCustomer();
    const messageOf = async (code: string) => (await check(code)).message;
    const unknown = 'We couldn’t find a voucher with this code.';
    expect(await messageOf('NOTHING')).toBe(unknown);
    expect(await messageOf((await aVoucher(api.db, { status: 2 })).code)).toBe(unknown);
    expect(await messageOf("' or 1=1 --")).toBe(unknown);
    expect(await messageOf((await aVoucher(api.db, { starts: -3, ends: -1 })).code)).toBe('This voucher has expired.');
    expect(await messageOf((await aVoucher(api.db, { starts: 1, ends: 2 })).code)).toBe(
      'This voucher isn’t valid yet.',
    );
    expect(await messageOf('  ')).toBe('Please enter a voucher code.');
  });

  test('a voucher expires at its end moment by the server clock', async () => {
    const { check } = await aReadyCustomer();
    const { id, code } = await aVoucher(api.db, { ends: 0.5 });
    const { end_time } = await api.db
      .selectFrom('vouchers')
      .select('end_time')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    now = new Date(end_time.getTime() - 1);
    expect((await check(code)).status).toBe(200);
    now = end_time;
    expect((await check(code)).status).toBe(201);
  });

  /** A guest with one piece in the cart and the address email `email`. */
  async function aReadyGuest(email: string) {
    const guest = aGuest(api);
    await guest.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
    await guest.live({ email });
    const { user_token } = guest;
    const check = (voucher: string) => api.call<VoucherAnswer>('voucherValidity', { body: { voucher, user_token } });
    const order = (voucher: string) =>
      api.call<{ id: number }>('placeOrder', { body: { order_method: 2, voucher, user_token } });
    return { guest, check, order };
  }

  test('S156 the email of their address limits guests’ uses of a voucher, in any browser', async () => {
    const { code } = await aVoucher(api.db, { limitPerCustomer: 1 });
    const first = await aReadyGuest('vera@example.test');
    expect((await first.check(code)).data.voucher).toBe(code);
    expect((await first.order(code)).status).toBe(200);

    // one mailbox, in any spelling
    for (const email of ['Vera@Example.test', 'vera+2@example.test']) {
      const again = await aReadyGuest(email);
      const refused = [201, 'You’ve reached the limit for this voucher.'];
      for (const answer of [await again.check(code), await again.order(code)])
        expect([email, answer.status, answer.message]).toEqual([email, ...refused]);
      expect((await again.guest.cart()).cartCount).toBe(1);
    }
    for (const email of ['wim@example.test', 'vera2@example.test'])
      expect([email, (await (await aReadyGuest(email)).order(code)).status]).toEqual([email, 200]);
  });

  /** A user with one piece in the cart. */
  async function anAccountHolder() {
    const customer = await aCustomer(api);
    await customer.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
    const account = api.db.selectFrom('users').select('email').where('id', '=', customer.id);
    return { customer, email: (await account.executeTakeFirstOrThrow()).email };
  }

  test('S156 a guest’s uses count for the account with the same email', async () => {
    const { code } = await aVoucher(api.db, { limitPerCustomer: 1 });
    const { customer, email } = await anAccountHolder();
    expect((await (await aReadyGuest(email)).order(code)).status).toBe(200);
    const checked = await api.call('voucherValidity', { bearer: customer.bearer, body: { voucher: code } });
    expect(checked.message).toBe('You’ve reached the limit for this voucher.');
  });

  test('S156 issue 14 an account’s uses count for guests who order with its email', async () => {
    const { code } = await aVoucher(api.db, { limitPerCustomer: 1 });
    const { customer, email } = await anAccountHolder();
    expect((await customer.order({ voucher: code })).status).toBe(200);
    const signedOut = await aReadyGuest(email.toUpperCase());
    for (const answer of [await signedOut.check(code), await signedOut.order(code)])
      expect([answer.status, answer.message]).toEqual([201, 'You’ve reached the limit for this voucher.']);
  });

  test('a cart without checked lines has no reduction', async () => {
    const { bearer } = await aCustomer(api);
    const { code } = await aVoucher(api.db);
    expect((await api.call('voucherValidity', { bearer, body: { voucher: code } })).message).toMatch(
      /any product selected/,
    );
  });
});

describe('voucher in an order', () => {
  test('S156 D33 the reduction equals the one shown, and the order has the voucher', async () => {
    const { customer, check } = await aReadyCustomer(2);
    const { id, code } = await aVoucher(api.db, { type: 2, price: 1000, title: 'Ten' });
    const shown = (await check(code)).data.calculated.total_price;
    const { data } = await customer.order({ voucher: code.toLowerCase(), seen_total: shown });
    expect(data.total_amount).toBe(23);
    const detail = await api.call('orders', { bearer: customer.bearer, body: { order_id: data.id } });
    expect(detail.data).toMatchObject({
      voucher: { id, code, title: 'Ten' },
      calculated: { voucher_price: 2, total_price: 23 },
    });
  });

  test('S156 total and personal limits count active orders, not cancelled ones', async () => {
    const voucher = await aVoucher(api.db, { usageLimit: 2, limitPerCustomer: 1 });
    const first = await aReadyCustomer(2);
    const { data } = await first.customer.order({ voucher: voucher.code });
    await first.customer.put(first.product);
    const twice = await first.customer.order({ voucher: voucher.code });
    expect(twice.message).toBe('You’ve reached the limit for this voucher.');
    expect((await first.check(voucher.code)).message).toBe(twice.message);

    const second = await aReadyCustomer();
    expect((await second.customer.order({ voucher: voucher.code })).status).toBe(200);
    const third = await aReadyCustomer();
    expect((await third.customer.order({ voucher: voucher.code })).message).toBe('This voucher has been used up.');

    const body = { order_id: data.id, title: 'Changed my mind', message: 'Sorry' };
    await api.call('cancelOrder', { bearer: first.customer.bearer, body });
    expect((await third.customer.order({ voucher: voucher.code })).status).toBe(200);
    expect((await first.check(voucher.code)).message).toBe('This voucher has been used up.');
  });

  test('a voucher that expired before ordering is refused, and nothing is ordered', async () => {
    const { customer, check } = await aReadyCustomer();
    const { id, code } = await aVoucher(api.db);
    expect((await check(code)).status).toBe(200);
    await api.db
      .updateTable('vouchers')
      .set({ end_time: new Date(now.getTime() - 1) })
      .where('id', '=', id)
      .execute();
    const { status, message } = await customer.order({ voucher: code });
    expect([status, message]).toEqual([201, 'This voucher has expired.']);
    expect((await customer.cart()).cartCount).toBe(1);
  });
});
