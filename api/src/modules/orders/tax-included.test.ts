import type { Cart } from 'shared-kernel/contract/cart';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { CommonData } from 'shared-kernel/contract/site';
import { aCustomer } from '../../testing/a-customer';
import { aMailLook } from '../../testing/a-mail-look';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aVoucher } from '../../testing/a-voucher';
import { offerAllMethods } from '../../testing/all-methods';
import { testApp } from '../../testing/test-app';
import { newsMail } from './order-news';

const api = testApp();
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

  test('the cart names the tax within the goods and adds none', async () => {
    const { cart } = await aReadyCustomer();
    const calculated = { subtotal: 35.7, shipping_price: 5, tax: 5.7, tax_included: true, total_price: 40.7 };
    expect(await cart()).toMatchObject({ calculated, cartProducts: [{ tax: 5.7 }] } satisfies Partial<{
      [K in keyof Cart]: unknown;
    }>);
  });

  test('a voucher lowers the tax with the price, in its answer and in the order', async () => {
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

  test('an order stays as it was sold when the shop changes to tax on top, its mail too', async () => {
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

  test('the site says so', async () => {
    expect((await api.call<CommonData>('common')).data.setting.tax_included).toBe(true);
    await sell(false);
    expect((await api.call<CommonData>('common')).data.setting.tax_included).toBe(false);
  });
});
