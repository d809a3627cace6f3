import type { CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { aCart, aCartLine } from 'shared-kernel/testing/a-cart';
import { checkoutRedirect } from './checkout-redirect';

const destination = { address_id: 61, country: 'AF', state: 'BDS' };
const shipped = (over: Partial<CartLine> = {}) => aCartLine({ shipping_price: 5, ...over });
const cart = (lines: CartLine[], to: typeof destination | null = destination) =>
  aCart({ cartProducts: lines, destination: to });
const gone = shipped({ flash_product: { ...aCartLine().flash_product, available: false } });
const unshippable = shipped({ shipping_price: null });
const unchecked = { selected: Selected.unchecked };

test.each([
  ['an empty cart', cart([]), { path: '/cart', text: 'cart.empty', empty: true }],
  ['nothing checked', cart([shipped(unchecked)]), { path: '/cart', text: 'shipping.noSelection', empty: true }],
  ['what is no longer sold', cart([gone]), { path: '/cart', text: 'checkout.unavailable', empty: false }],
  ['no address', cart([shipped()], null), { path: '/shipping', text: 'shipping.addressFirst', empty: false }],
  ['what cannot be shipped', cart([unshippable]), { path: '/shipping', text: 'shipping.unable', empty: false }],
])('S164 %s leads away', (_, given, expected) => {
  expect(checkoutRedirect(given)).toEqual(expected);
});

test.each([
  ['a cart that ships', cart([shipped()])],
  ['one whose unchecked lines do not', cart([shipped(), { ...unshippable, ...unchecked }, { ...gone, ...unchecked }])],
])('S164 %s stays', (_, given) => {
  expect(checkoutRedirect(given)).toBeNull();
});
