import type { Cart } from 'shared-kernel/contract/cart';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aUser } from '../../testing/a-user';
import { statementsOf } from '../../testing/statements';
import { testApp } from '../../testing/test-app';

const api = testApp();

test('forty lines take as many statements as one: five to read, ten to change', async () => {
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
  // a connection of the pool that is new asks nothing of its own
  await read();
  expect(await statementsOf(read)).toBeLessThanOrEqual(5);
  expect(await uncheckAll()).toBeLessThanOrEqual(10);
  for (let count = 1; count < 40; count += 1) await put();
  expect((await read()).data.cartProducts).toHaveLength(40);
  expect(await statementsOf(read)).toBeLessThanOrEqual(5);
  expect(await uncheckAll()).toBeLessThanOrEqual(10);
}, 60_000);
