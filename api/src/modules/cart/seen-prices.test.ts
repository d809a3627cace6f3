import type { Cart } from 'shared-kernel/contract/cart';
import { ofCents, toNumeric } from '../../db/money';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aGuest } from '../../testing/a-guest';
import { aProduct, type MadeProduct } from '../../testing/a-product';
import { testApp } from '../../testing/test-app';

let now = new Date();
const api = testApp({ clock: () => now });
beforeEach(() => {
  now = new Date();
});

const sellFor = (product: MadeProduct, cents: number) =>
  api.db
    .updateTable('products')
    .set({ selling: toNumeric(ofCents(cents)) })
    .where('id', '=', product.id)
    .execute();
const prices = (cart: Cart) => cart.cartProducts.map((line) => [line.unit_price, line.unit_price_before]);

/** A guest with two lines at 10.00 whose prices have changed since. */
async function aSurprisedGuest() {
  const guest = aGuest(api);
  const [first, second] = [await aProduct(api.db), await aProduct(api.db)];
  await guest.put(first);
  expect(prices((await guest.put(second)).data)).toEqual([
    [10, null],
    [10, null],
  ]);
  await sellFor(first, 1250);
  await sellFor(second, 800);
  return { ...guest, first, second };
}
const CHANGED = [
  [12.5, 10],
  [8, 10],
];
const KNOWN = [
  [12.5, null],
  [8, null],
];

test('C6 a price change since adding is reported each time the cart is read', async () => {
  const { cart } = await aSurprisedGuest();
  expect(prices(await cart())).toEqual(CHANGED);
  expect(prices(await cart())).toEqual(CHANGED);
});

test('C6 the next change of the cart reports a price change once more, then no longer', async () => {
  const { cart, user_token } = await aSurprisedGuest();
  const [line] = (await cart()).cartProducts;
  const body = { checked: [], unchecked: [line?.id], user_token };
  expect(prices((await api.call<Cart>('checkCartLines', { body })).data)).toEqual(CHANGED);
  expect(prices(await cart())).toEqual(KNOWN);
  expect(prices((await api.call<Cart>('checkCartLines', { body })).data)).toEqual(KNOWN);
});

test('C6 a refused change leaves price changes reported', async () => {
  const { cart, user_token } = await aSurprisedGuest();
  await api.call('checkCartLines', { body: { checked: [1_999_999_999], unchecked: [], user_token } });
  expect(prices(await cart())).toEqual(CHANGED);
});

test('C6 adding on a product page acknowledges the price of that product only', async () => {
  const { cart, put, first } = await aSurprisedGuest();
  expect(prices((await put(first)).data)).toEqual(CHANGED);
  expect(prices(await cart())).toEqual([
    [12.5, null],
    [8, 10],
  ]);
});

test('C6 D20 the end of a flash sale is a price change; a price that returns to the seen one is not', async () => {
  const guest = aGuest(api);
  const product = await aProduct(api.db, { selling: 2000 });
  const { endTime } = await aFlashSale(api.db, { prices: { [product.id]: 900 } });
  await guest.put(product);
  await sellFor(product, 2100);
  expect(prices(await guest.cart())).toEqual([[9, null]]);
  now = endTime;
  expect(prices(await guest.cart())).toEqual([[21, 9]]);
  await sellFor(product, 900);
  expect(prices(await guest.cart())).toEqual([[9, null]]);
});
