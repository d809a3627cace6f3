import { randomBytes } from 'node:crypto';
import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart } from 'shared-kernel/contract/cart';
import type { TestApp } from './test-app';

/** The fields of a valid address. */
export const ADDRESS = {
  name: 'Aisha Karim',
  email: 'aisha@example.test',
  phone: '+93 700 000 000',
  country: 'AF',
  state: 'BDS',
  city: 'Faizabad',
  zip: '3401',
  address_1: '1 River Road',
};

/** A guest (a browser that is not signed in), plus the calls a guest makes before placing an order. */
export function aGuest(api: TestApp) {
  const user_token = randomBytes(16).toString('hex');
  return {
    user_token,
    cart: async () => (await api.call<Cart>('cart', { query: { user_token } })).data,
    put: (product: { id: number; inventoryIds: number[] }, quantity = 1, variant = 0) =>
      api.call<Cart>('changeCartQuantity', {
        body: { product_id: product.id, inventory_id: product.inventoryIds[variant], quantity, user_token },
      }),
    live: (address: Partial<typeof ADDRESS> = {}) =>
      api.call<Address>('saveAddress', { body: { ...ADDRESS, ...address, user_token } }),
  };
}
