import type { CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { aCart, aCartLine, aShippedLine } from 'shared-kernel/testing/a-cart';
import { checkoutRedirect } from './checkout-redirect';

const destination = { address_id: 61, country: 'AF', state: 'BDS' };
const stocked = (quantity: number) => ({ ...aCartLine().updated_inventory, quantity });
const cart = (lines: CartLine[], to: typeof destination | null = destination) =>
  aCart({ cartProducts: lines, destination: to });
const unavailable = aShippedLine({ flash_product: { ...aCartLine().flash_product, available: false } });
const unshippable = aCartLine();
const unchecked = { selected: Selected.unchecked };

test.each([
  ['an empty cart', cart([]), { path: '/cart', text: 'cart.empty', empty: true }],
  ['nothing checked', cart([aShippedLine(unchecked)]), { path: '/cart', text: 'shipping.noSelection', empty: true }],
  [
    'a checked line that is no longer sold',
    cart([unavailable]),
    { path: '/cart', text: 'checkout.unavailable', empty: false },
  ],
  [
    'a checked line that is sold out',
    cart([aShippedLine({ updated_inventory: stocked(0) }), aShippedLine()]),
    { path: '/cart', text: 'checkout.soldOut', empty: false },
  ],
  [
    'a checked line with more than is left in stock',
    cart([aShippedLine({ quantity: 3, updated_inventory: stocked(2) })]),
    { path: '/cart', text: 'checkout.overStock', empty: false },
  ],
  ['no address', cart([aShippedLine()], null), { path: '/shipping', text: 'shipping.addressFirst', empty: false }],
  [
    'a checked line that cannot be shipped',
    cart([unshippable]),
    { path: '/shipping', text: 'shipping.unable', empty: false },
  ],
])('S164 %s redirects', (_, opened, expected) => {
  expect(checkoutRedirect(opened)).toEqual(expected);
});

test.each([
  ['a cart that ships', cart([aShippedLine()])],
  [
    'a cart whose unchecked lines cannot be shipped',
    cart([aShippedLine(), { ...unshippable, ...unchecked }, { ...unavailable, ...unchecked }]),
  ],
])('S164 %s stays at checkout', (_, opened) => {
  expect(checkoutRedirect(opened)).toBeNull();
});
