import type { Cart } from 'shared-kernel/contract/cart';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { testApp } from '../../testing/test-app';

const api = testApp();

test('C4 concurrent changes of one cart all count, up to the stock', async () => {
  const guest = aGuest(api);
  const product = await aProduct(api.db, { quantity: 15 });
  const answers = await Promise.all(Array.from({ length: 25 }, () => guest.put(product)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  expect((await guest.cart()).cartProducts).toMatchObject([{ quantity: 15 }]);
});

test('S117 buy now among concurrent requests leaves exactly one line checked', async () => {
  const guest = aGuest(api);
  const products = await Promise.all(Array.from({ length: 4 }, () => aProduct(api.db)));
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, request) => {
      const product = products[request % products.length];
      const line = { product_id: product?.id, inventory_id: product?.inventoryIds[0], user_token: guest.user_token };
      return api.call<Cart>('buyNow', { body: { ...line, quantity: 1 + (request % 3) } });
    }),
  );
  for (const { status, data } of answers) {
    expect(status).toBe(200);
    expect(data.cartProducts.filter((line) => line.selected === 1)).toHaveLength(1);
  }
  expect((await guest.cart()).cartProducts.filter((line) => line.selected === 1)).toHaveLength(1);
});
