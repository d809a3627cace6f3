import type { Cart } from 'shared-kernel/contract/cart';
import { aGuest } from '../../testing/a-guest';
import { aProduct, type MadeProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { testApp } from '../../testing/test-app';

const api = testApp();

/** A guest with two lines, of which the first (three pieces at 10.00) was saved for later. */
async function aGuestWithSaved() {
  const shippingRule = (await aShippingRule(api.db)).id;
  const [saved, kept] = [await aProduct(api.db, { shippingRule }), await aProduct(api.db, { shippingRule })];
  const guest = aGuest(api);
  await guest.live();
  const { user_token } = guest;
  const id = (await guest.put(saved, 3)).data.cartProducts[0]?.id ?? 0;
  await guest.put(kept);
  const put = (aside: boolean, line = id) =>
    api.call<Cart>('saveForLater', { body: { id: line, saved: aside, user_token } });
  return { ...guest, id, put, saved, kept, answer: (await put(true)).data };
}
const stock = (product: MadeProduct, quantity: number) =>
  api.db.updateTable('inventory').set({ quantity }).where('product_id', '=', product.id).execute();

test('S140 saved lines are unchecked and count in no total', async () => {
  const { answer, id, user_token, put } = await aGuestWithSaved();
  expect(answer.savedProducts).toMatchObject([{ id, quantity: 3, selected: 2 }]);
  expect(answer.cartProducts).toHaveLength(1);
  expect(answer).toMatchObject({ cartCount: 1, calculated: { subtotal: 10, shipping_price: 5, total_price: 15 } });
  const profile = await api.call<{ cart_count: number }>('profile', { query: { user_token } });
  expect(profile.data.cart_count).toBe(1);
  // saving it again changes nothing
  expect((await put(true)).data).toEqual(answer);
});

test('S140 saved lines are not ordered', async () => {
  const { user_token, cart, id, saved, kept } = await aGuestWithSaved();
  const placed = await api.call('placeOrder', { body: { order_method: 2, user_token } });
  expect(placed).toMatchObject({ status: 200, data: { total_amount: 15 } });
  expect((await cart()).savedProducts).toMatchObject([{ id, quantity: 3 }]);
  const left = await api.db
    .selectFrom('inventory')
    .select('quantity')
    .where('product_id', 'in', [saved.id, kept.id])
    .orderBy('id')
    .execute();
  expect(left.map(({ quantity }) => quantity)).toEqual([10, 9]);
  // a saved line alone cannot be ordered
  const again = await api.call('placeOrder', { body: { order_method: 2, user_token } });
  expect(again.message).toBe("You don't have any product selected. Please a select a product first.");
});

test('S133 S117 S150 checking, buy now and shipping do not change a saved line', async () => {
  const { user_token, id, kept, answer, cart } = await aGuestWithSaved();
  const address = answer.destination?.address_id;
  for (const refused of [
    await api.call('checkCartLines', { body: { checked: [id], unchecked: [], user_token } }),
    await api.call('updateShipping', {
      body: { selected_address: address, cart: [{ cart: id, shipping_type: 1 }], user_token },
    }),
  ]) {
    expect(refused).toMatchObject({ status: 201, message: 'This item is no longer in your cart.' });
  }
  const line = { product_id: kept.id, inventory_id: kept.inventoryIds[0], quantity: 2, user_token };
  await api.call('buyNow', { body: line });
  expect((await cart()).savedProducts).toMatchObject([{ id, quantity: 3, selected: 2 }]);
});

test('a saved line returns checked, with its quantity up to the stock', async () => {
  const { put, id, saved, kept } = await aGuestWithSaved();
  await stock(saved, 2);
  const { data } = await put(false);
  expect(data.savedProducts).toEqual([]);
  expect(data.cartProducts).toMatchObject([
    { id, quantity: 2, selected: 1 },
    { product_id: kept.id, quantity: 1 },
  ]);
  expect(data).toMatchObject({ cartCount: 3, calculated: { subtotal: 30 } });
  // moving it back again changes nothing
  await stock(saved, 1);
  expect((await put(false)).data.cartProducts).toMatchObject([{ quantity: 2 }, {}]);
});

test('S114 a saved line that is sold out or no longer sold stays saved', async () => {
  const { put, id, saved, cart } = await aGuestWithSaved();
  await stock(saved, 0);
  expect((await put(false)).message).toBe('This product is out of stock.');
  await api.db.updateTable('products').set({ status: 2 }).where('id', '=', saved.id).execute();
  expect((await put(false)).message).toBe('This product is no longer available.');
  expect((await cart()).savedProducts).toMatchObject([{ id, quantity: 3, flash_product: { available: false } }]);
});

test('D28 adding the product again returns the line with the added quantity only', async () => {
  const { put: putAside, saved, id, user_token, ...guest } = await aGuestWithSaved();
  const change = (quantity: number, call: 'changeCartQuantity' | 'buyNow' = 'changeCartQuantity') =>
    api.call<Cart>(call, {
      body: { product_id: saved.id, inventory_id: saved.inventoryIds[0], quantity, user_token },
    });
  expect((await change(-1)).message).toBe('Must have minimum 1 item.');
  expect((await guest.cart()).savedProducts).toMatchObject([{ id, quantity: 3 }]);
  const { data } = await change(2);
  expect(data.savedProducts).toEqual([]);
  expect(data.cartProducts).toMatchObject([{ id, quantity: 2, selected: 1 }, {}]);
  await putAside(true);
  expect((await change(1, 'buyNow')).data.cartProducts).toMatchObject([
    { id, quantity: 1, selected: 1 },
    { selected: 2 },
  ]);
});

test('S136 a saved line can be deleted', async () => {
  const { id, user_token } = await aGuestWithSaved();
  const { data } = await api.call<Cart>('deleteCartLine', { params: { id }, query: { user_token } });
  expect(data.savedProducts).toEqual([]);
  expect(data.cartProducts).toHaveLength(1);
});
