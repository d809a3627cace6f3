import type { BuyAgainAnswer } from 'shared-kernel/contract/cart';
import type { PlacedOrder } from 'shared-kernel/contract/orders';
import { aGuest } from '../../testing/a-guest';
import { aProduct, type MadeProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aUser } from '../../testing/a-user';
import { statementsOf } from '../../testing/statements';
import { testApp } from '../../testing/test-app';
import type { Texts } from '../../testing/texts';

const api = testApp();

/** A guest who ordered these products in these quantities; the cart is empty afterwards. */
async function aGuestWithOrder(orderLines: readonly { quantity: number; title?: Texts; stock?: number }[]) {
  const { id: shippingRule } = await aShippingRule(api.db);
  const guest = aGuest(api);
  const products: MadeProduct[] = [];
  for (const { quantity, title, stock = 10 } of orderLines) {
    const product = await aProduct(api.db, { shippingRule, quantity: stock, ...(title && { title }) });
    await guest.put(product, quantity);
    products.push(product);
  }
  await guest.live();
  const { user_token } = guest;
  const { data } = await api.call<PlacedOrder>('placeOrder', { body: { order_method: 2, user_token } });
  const again = () => api.call<BuyAgainAnswer>('buyAgain', { body: { order_id: data.id, user_token } });
  const [product] = products;
  if (!product) throw new Error('an order has products');
  return { ...guest, orderId: data.id, products, product, again };
}
const change = (product: MadeProduct, fields: { status?: number; selling?: string }) =>
  api.db.updateTable('products').set(fields).where('id', '=', product.id).execute();
const stock = (product: MadeProduct, quantity: number) =>
  api.db.updateTable('inventory').set({ quantity }).where('product_id', '=', product.id).execute();
const pieces = ({ cart }: BuyAgainAnswer) => cart.cartProducts.map(({ quantity }) => quantity);

describe('refusals', () => {
  test('another shopper’s order looks like an unknown one, and the cart stays unchanged', async () => {
    const { orderId, cart } = await aGuestWithOrder([{ quantity: 1 }]);
    const { bearer } = await aUser(api.db);
    const stranger = aGuest(api);
    for (const options of [
      { bearer, body: { order_id: orderId } },
      { body: { order_id: orderId, user_token: stranger.user_token } },
      { bearer, body: { order_id: 999_999 } },
    ]) {
      expect(await api.call('buyAgain', options)).toMatchObject({
        status: 201,
        message: 'We couldn’t find this order.',
      });
    }
    expect((await stranger.cart()).cartProducts).toEqual([]);
    expect((await cart()).cartProducts).toEqual([]);
  });

  test('a caller without identity is refused', async () => {
    const { orderId } = await aGuestWithOrder([{ quantity: 1 }]);
    expect(await api.call('buyAgain', { body: { order_id: orderId } })).toMatchObject({ status: 201 });
    expect(
      (await api.call('buyAgain', { headers: { authorization: 'Bearer nobody' }, body: { order_id: orderId } })).http,
    ).toBe(401);
  });
});

describe('added lines', () => {
  test('all products of the order are added checked, and the answer is the whole cart', async () => {
    const { again, cart } = await aGuestWithOrder([{ quantity: 2 }, { quantity: 3 }]);
    const { status, data } = await again();
    expect([status, data.added, data.missing]).toEqual([200, 5, []]);
    expect(data.cart.cartProducts).toMatchObject([
      { quantity: 2, selected: 1, unit_price_before: null },
      { quantity: 3, selected: 1, unit_price_before: null },
    ]);
    expect(data.cart).toEqual(await cart());
    expect(data.cart.cartCount).toBe(5);
  });

  test('D23 quantities are added to those in the cart, up to the stock', async () => {
    const { again, put, product } = await aGuestWithOrder([{ quantity: 4, title: 'Lamp', stock: 10 }]);
    await put(product, 1);
    const first = (await again()).data;
    expect([first.added, first.missing, pieces(first)]).toEqual([4, [], [5]]);
    // six were left: one more is possible, then none
    const second = (await again()).data;
    expect([second.added, second.missing, pieces(second)]).toEqual([1, ['Lamp'], [6]]);
    const third = (await again()).data;
    expect([third.added, third.missing, pieces(third)]).toEqual([0, ['Lamp'], [6]]);
  });

  test('a line above the stock is not reduced', async () => {
    const { again, put, product } = await aGuestWithOrder([{ quantity: 1, title: 'Vase' }]);
    await put(product, 5);
    await stock(product, 2);
    const { data } = await again();
    expect([data.added, data.missing, pieces(data)]).toEqual([0, ['Vase'], [5]]);
  });

  test('products no longer on sale are named in the language of the caller; the rest is added', async () => {
    const title = { en: 'Lamp', fr: 'Lampe' };
    const { orderId, user_token, product } = await aGuestWithOrder([{ quantity: 1, title }, { quantity: 1 }]);
    await change(product, { status: 2 });
    const { data } = await api.call<BuyAgainAnswer>('buyAgain', {
      language: 'fr',
      body: { order_id: orderId, user_token },
    });
    expect([data.added, data.missing]).toEqual([1, ['Lampe']]);
  });

  test('a saved line returns to the cart with the quantity of the order', async () => {
    const { again, put, product, user_token } = await aGuestWithOrder([{ quantity: 1 }]);
    const id = (await put(product, 3)).data.cartProducts[0]?.id;
    await api.call('saveForLater', { body: { id, saved: true, user_token } });
    const { data } = await again();
    expect([data.added, pieces(data), data.cart.savedProducts]).toEqual([1, [1], []]);
  });

  test('C6 a price other than the one paid is reported until the cart changes', async () => {
    const { again, cart, product, put } = await aGuestWithOrder([{ quantity: 1 }]);
    await change(product, { selling: '12.50' });
    const prices = { unit_price: 12.5, unit_price_before: 10 };
    expect((await again()).data.cart.cartProducts).toMatchObject([prices]);
    expect((await cart()).cartProducts).toMatchObject([prices]);
    await put(product);
    expect((await cart()).cartProducts).toMatchObject([{ unit_price: 12.5, unit_price_before: null }]);
  });

  test('two concurrent presses both count', async () => {
    const { again, cart } = await aGuestWithOrder([{ quantity: 2, stock: 5 }]);
    const answers = await Promise.all([again(), again()]);
    const added = answers.reduce((sum, { data }) => sum + data.added, 0);
    expect([added, (await cart()).cartCount]).toEqual([3, 3]);
  });
});

test('twelve products take as many statements as one', async () => {
  const one = await aGuestWithOrder([{ quantity: 1 }]);
  const twelve = await aGuestWithOrder(Array.from({ length: 12 }, () => ({ quantity: 1 })));
  const [few, many] = [await statementsOf(one.again), await statementsOf(twelve.again)];
  expect(many).toBe(few);
  // the transaction, the lock, three of its own, four to read the cart, and those for variants
  expect(many).toBeLessThanOrEqual(12);
});

test('D23 the maximum quantity of a line holds', async () => {
  const { again } = await aGuestWithOrder([{ quantity: 4, title: 'Rug' }]);
  await aSite(api.db);
  await api.db.updateTable('settings').set({ max_quantity: 3 }).execute();
  const { data } = await again();
  expect([data.added, data.missing, pieces(data)]).toEqual([3, ['Rug'], [3]]);
});
