import type { Cart } from 'shared-kernel/contract/cart';
import type { OrderPage } from 'shared-kernel/contract/orders';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();
let product: Awaited<ReturnType<typeof aProduct>>;
beforeAll(async () => {
  await aSite(api.db);
  product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id, quantity: 50 });
});

test('forgetting a guest deletes their cart and addresses, and nobody else’s', async () => {
  const [guest, other] = [aGuest(api), aGuest(api)];
  for (const each of [guest, other]) {
    await each.live();
    await each.put(product);
  }
  const { user_token } = guest;
  expect((await api.call('forgetGuest', { body: { user_token } })).status).toBe(200);
  expect((await guest.cart()).cartProducts).toEqual([]);
  expect((await other.cart()).cartProducts.length).toBe(1);
  expect((await api.db.selectFrom('addresses').select('id').execute()).length).toBe(1);
  expect((await api.call('forgetGuest', { body: { user_token } })).status).toBe(200);
});

test('the guest’s order is kept, but their browser can no longer open it', async () => {
  const guest = aGuest(api);
  const { user_token } = guest;
  await guest.live();
  await guest.put(product);
  const { data } = await api.call<{ id: number }>('placeOrder', { body: { order_method: 2, user_token } });
  await api.call('forgetGuest', { body: { user_token } });
  expect((await api.call<OrderPage>('orders', { body: { user_token } })).data.total).toBe(0);
  const kept = api.db.selectFrom('order_addresses').select('city').where('order_id', '=', data.id);
  expect(await kept.execute()).toEqual([{ city: 'Faizabad' }]);
});

test('forgetting changes nothing for anonymous callers and signed-in users', async () => {
  const { bearer } = await aUser(api.db);
  await api.call('changeCartQuantity', {
    bearer,
    body: { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1 },
  });
  for (const caller of [{ bearer }, {}]) expect((await api.call('forgetGuest', caller)).status).toBe(200);
  expect((await api.call<Cart>('cart', { bearer })).data.cartProducts.length).toBe(1);
});
