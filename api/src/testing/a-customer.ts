import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart } from 'shared-kernel/contract/cart';
import type { PlacedOrder } from 'shared-kernel/contract/orders';
import { ADDRESS } from './a-guest';
import { aUser } from './a-user';
import type { TestApp } from './test-app';

/** A signed-in user with an address, plus the calls a customer makes up to placing an order. */
export async function aCustomer(api: TestApp) {
  const { id, bearer } = await aUser(api.db);
  await api.call<Address>('saveAddress', { bearer, body: ADDRESS });
  return {
    id,
    bearer,
    caller: { kind: 'user', id, token: bearer } as const,
    cart: async () => (await api.call<Cart>('cart', { bearer })).data,
    put: (product: { id: number; inventoryIds: number[] }, quantity = 1) =>
      api.call<Cart>('changeCartQuantity', {
        bearer,
        body: { product_id: product.id, inventory_id: product.inventoryIds[0], quantity },
      }),
    order: (body: object = {}, key?: string) =>
      api.call<PlacedOrder>('placeOrder', {
        bearer,
        body: { order_method: 2, ...body },
        headers: key ? { 'Idempotency-Key': key } : {},
      }),
  };
}
