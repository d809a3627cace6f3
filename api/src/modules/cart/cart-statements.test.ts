import type { Cart } from 'shared-kernel/contract/cart';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aUser } from '../../testing/a-user';
import { statementsOf } from '../../testing/statements';
import { testApp } from '../../testing/test-app';

const api = testApp();

test('forty lines take as many statements as one: four to read, nine to change', async () => {
  const { bearer } = await aUser(api.db);
  const put = async () => {
    const shippingRule = (await aShippingRule(api.db)).id;
    const { id: product_id, inventoryIds } = await aProduct(api.db, { shippingRule });
    const body = { product_id, inventory_id: inventoryIds[0], quantity: 1 };
    return (await api.call<Cart>('changeCartQuantity', { bearer, body })).data;
  };
  const read = () => api.call<Cart>('cart', { bearer });
  const uncheckAll = async () => {
    const ids = (await read()).data.cartProducts.map(({ id }) => id);
    return statementsOf(() => api.call('checkCartLines', { bearer, body: { checked: [], unchecked: ids } }));
  };
  await put();
  // excludes the statements of a new connection
  await read();
  expect(await statementsOf(read)).toBeLessThanOrEqual(4);
  expect(await uncheckAll()).toBeLessThanOrEqual(9);
  for (let count = 1; count < 40; count += 1) await put();
  expect((await read()).data.cartProducts).toHaveLength(40);
  expect(await statementsOf(read)).toBeLessThanOrEqual(4);
  expect(await uncheckAll()).toBeLessThanOrEqual(9);
}, 60_000);

test('an empty cart takes two statements, one for its owner and one for its lines', async () => {
  const { bearer } = await aUser(api.db);
  await api.call('cart', { bearer });
  // a user's first write creates the shopper
  await api.call('checkCartLines', { bearer, body: { checked: [], unchecked: [] } });
  expect(await statementsOf(() => api.call('cart', { bearer }))).toBe(2);
});
