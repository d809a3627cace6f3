import fc from 'fast-check';
import type { Cart } from 'shared-kernel/contract/cart';
import { aBundleDeal } from '../../testing/a-bundle-deal';
import { aGuest } from '../../testing/a-guest';
import { aProduct, type MadeProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { aTaxRule } from '../../testing/a-tax-rule';
import { NIGHTLY } from '../../testing/nightly';
import { ITEMS, PLACES, PlainCart, STOCK, type Step } from '../../testing/plain-cart';
import { type Called, type TestApp, testApp } from '../../testing/test-app';

const api = testApp();
/** Concurrent shoppers and steps of each: 12 rounds of 21 times 40 steps are more than 10,000. */
const ROUNDS = NIGHTLY ? 12 : 1;
const SHOPPERS = 21;
const STEPS = 40;

const item = fc.nat(ITEMS.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ do: 'read' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('change' as const, 'buy' as const),
      item,
      quantity: fc.integer({ min: -3, max: STOCK + 1 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom(...(['check', 'uncheck', 'delete', 'save', 'bring'] as const)), item }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ship' as const), item, type: fc.constantFrom(1, 2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('live' as const), far: fc.boolean() }) },
);

/** Creates the model's data in the shop. */
async function stockShop({ db }: TestApp): Promise<MadeProduct[]> {
  const rules: number[] = [];
  for (const rule of PLACES) rules.push((await aShippingRule(db, rule)).id);
  const stores = { one: (await aStore(db)).id, other: (await aStore(db)).id };
  const products: MadeProduct[] = [];
  for (const { selling, price, tax, bundle, rule, store } of ITEMS) {
    products.push(
      await aProduct(db, {
        selling,
        ...(price < selling && { offered: price }),
        quantity: STOCK,
        shippingRule: rules[rule] ?? 0,
        ...(store && { store: stores[store] }),
        ...(tax && { taxRule: await aTaxRule(db, tax) }),
        ...(bundle && { bundleDeal: await aBundleDeal(db, bundle) }),
      }),
    );
  }
  return products;
}

/** One shopper with a cart in the shop; every step is one call. */
function aShopper(products: readonly MadeProduct[]) {
  const guest = aGuest(api);
  const { user_token } = guest;
  const lines = new Map<number, number>();
  let address = 1_999_999_999;
  const post = (
    name: 'changeCartQuantity' | 'buyNow' | 'checkCartLines' | 'saveForLater' | 'updateShipping',
    body: object,
  ) => api.call<Cart>(name, { body: { ...body, user_token } });

  return {
    async act(next: Step): Promise<Called<Cart>> {
      if (next.do === 'read') return api.call<Cart>('cart', { query: { user_token } });
      if (next.do === 'live') {
        const { data } = await guest.live(next.far ? { country: 'DE', state: 'BE', zip: '10115' } : {});
        address = data.id;
        return this.act({ do: 'read' });
      }
      const product = products[next.item];
      const id = lines.get(product?.id ?? 0) ?? 1_999_999_999;
      switch (next.do) {
        case 'change':
        case 'buy':
          return post(next.do === 'buy' ? 'buyNow' : 'changeCartQuantity', {
            product_id: product?.id,
            inventory_id: product?.inventoryIds[0],
            quantity: next.quantity,
          });
        case 'check':
          return post('checkCartLines', { checked: [id], unchecked: [] });
        case 'uncheck':
          return post('checkCartLines', { checked: [], unchecked: [id] });
        case 'delete':
          return api.call<Cart>('deleteCartLine', { params: { id }, query: { user_token } });
        case 'ship':
          return post('updateShipping', { selected_address: address, cart: [{ cart: id, shipping_type: next.type }] });
        default:
          return post('saveForLater', { id, saved: next.do === 'save' });
      }
    },
    /** Records the ids of the lines. */
    note({ cartProducts, savedProducts }: Cart): void {
      lines.clear();
      for (const line of [...cartProducts, ...savedProducts]) lines.set(line.product_id, line.id);
    },
  };
}

/** The cart in the model's format, from a response of the shop. */
function facts({ cartCount, cartProducts, savedProducts, calculated }: Cart, products: readonly MadeProduct[]) {
  const cents = (amount: number) => Math.round(amount * 100);
  const itemOf = (product: number) => products.findIndex(({ id }) => id === product);
  const count = (lines: Cart['cartProducts']) =>
    Object.fromEntries(lines.map((line) => [itemOf(line.product_id), line.quantity]));
  return {
    cartCount,
    bought: count(cartProducts),
    saved: count(savedProducts),
    checked: cartProducts
      .filter(({ selected }) => selected === 1)
      .map(({ product_id }) => itemOf(product_id))
      .toSorted(),
    subtotal: cents(calculated.subtotal),
    bundle: cents(calculated.bundle_offer),
    shipping: cents(calculated.shipping_price),
    tax: cents(calculated.tax),
    total: cents(calculated.total_price),
  };
}

describe('C4 carts and totals equal those of an independent model after any sequence of actions', () => {
  let products: MadeProduct[];
  let done = 0;
  beforeAll(async () => {
    products = await stockShop(api);
  });

  async function shop(steps: readonly Step[]): Promise<void> {
    const [shopper, model] = [aShopper(products), new PlainCart()];
    for (const next of [...steps, { do: 'read' } as const]) {
      const { status, data } = await shopper.act(next);
      const accepted = model.run(next);
      if (status !== (accepted ? 200 : 201)) throw new Error(`${JSON.stringify(next)} is answered by ${status}`);
      // the next response shows that a refused step has changed nothing
      if (accepted) {
        expect(facts(data, products)).toEqual(model.facts());
        shopper.note(data);
      }
      done += 1;
    }
  }
  const script = fc.array(step, { minLength: STEPS, maxLength: STEPS });

  // one test each: on a busy machine all of them together take minutes
  test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('C4 round %d', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(script, { minLength: SHOPPERS, maxLength: SHOPPERS }), async (scripts) => {
        await Promise.all(scripts.map(shop));
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });

  test('C4 every step of all rounds is compared with the model', () => {
    expect(done).toBeGreaterThanOrEqual(ROUNDS * SHOPPERS * STEPS);
  });
});
