import fc from 'fast-check';
import type { Cart } from 'shared-kernel/contract/cart';
import { aBundleDeal } from '../../testing/a-bundle-deal';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aTaxRule } from '../../testing/a-tax-rule';
import { testApp } from '../../testing/test-app';

const api = testApp();
const STOCK = 6;

type Step =
  | { do: 'change' | 'buy'; item: number; quantity: number }
  | { do: 'check' | 'uncheck' | 'delete'; item: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('change' as const, 'buy' as const),
    item: fc.nat(2),
    quantity: fc.integer({ min: -4, max: STOCK + 2 }),
  }),
  fc.record({ do: fc.constantFrom('check' as const, 'uncheck' as const, 'delete' as const), item: fc.nat(2) }),
);

/** What the cart must hold, kept by rules of its own: nothing of the shop's code is used here. */
class Model {
  readonly lines = new Map<number, { quantity: number; checked: boolean }>();

  /** @returns whether the step must be accepted */
  run(step: Step): boolean {
    const line = this.lines.get(step.item);
    if (step.do === 'change' || step.do === 'buy') {
      const quantity = step.do === 'buy' ? step.quantity : (line?.quantity ?? 0) + step.quantity;
      if (quantity < 1 || quantity > STOCK) return false;
      this.lines.set(step.item, { quantity, checked: line?.checked ?? true });
      if (step.do === 'buy') for (const [item, each] of this.lines) each.checked = item === step.item;
      return true;
    }
    if (!line) return false;
    if (step.do === 'delete') this.lines.delete(step.item);
    else line.checked = step.do === 'check';
    return true;
  }

  /** In cents. Item 0: 9.99, 7.5 % tax, two for one. Item 1: 20.00, 0.40 tax. Item 2: 0.05. Shipping 5.00 once for 1 and 2. */
  total(): number {
    const pieces = (item: number) => (this.lines.get(item)?.checked ? (this.lines.get(item)?.quantity ?? 0) : 0);
    const [a, b, c] = [pieces(0), pieces(1), pieces(2)];
    const goods = (a - (a >= 2 ? 1 : 0)) * 999 + b * 2000 + c * 5;
    return goods + a * 75 + b * 40 + (a > 0 ? 300 : 0) + (b + c > 0 ? 500 : 0);
  }
}

test('C4 whatever a shopper does in whatever order, totals are those of an independent model', async () => {
  const own = await aShippingRule(api.db, { places: [{ price: 300 }] });
  const shared = await aShippingRule(api.db, { single: true, places: [{ price: 500 }] });
  const terms = [
    {
      selling: 1200,
      offered: 999,
      shippingRule: own.id,
      taxRule: await aTaxRule(api.db, { price: 750, percent: true }),
      bundleDeal: await aBundleDeal(api.db, { buy: 2, free: 1 }),
    },
    { selling: 2000, shippingRule: shared.id, taxRule: await aTaxRule(api.db, { price: 40 }) },
    { selling: 5, shippingRule: shared.id },
  ];
  const products = await Promise.all(terms.map((term) => aProduct(api.db, { quantity: STOCK, ...term })));

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const guest = aGuest(api);
      await guest.live();
      const model = new Model();
      const { user_token } = guest;
      const lineOf = async (item: number) =>
        (await guest.cart()).cartProducts.find((line) => line.product_id === products[item]?.id)?.id ?? 1_999_999_999;
      for (const next of steps) {
        const product = products[next.item];
        const wish = { product_id: product?.id, inventory_id: product?.inventoryIds[0], user_token };
        const run = async () => {
          if (next.do === 'change')
            return api.call<Cart>('changeCartQuantity', { body: { ...wish, quantity: next.quantity } });
          if (next.do === 'buy') return api.call<Cart>('buyNow', { body: { ...wish, quantity: next.quantity } });
          const id = await lineOf(next.item);
          if (next.do === 'delete') return api.call<Cart>('deleteCartLine', { params: { id }, query: { user_token } });
          const [checked, unchecked] = next.do === 'check' ? [[id], []] : [[], [id]];
          return api.call<Cart>('checkCartLines', { body: { checked, unchecked, user_token } });
        };
        expect((await run()).status).toBe(model.run(next) ? 200 : 201);
      }
      const { cartCount, cartProducts, calculated } = await guest.cart();
      expect(cartCount).toBe([...model.lines.values()].reduce((sum, { quantity }) => sum + quantity, 0));
      expect(cartProducts).toHaveLength(model.lines.size);
      expect(Math.round(calculated.total_price * 100)).toBe(model.total());
    }),
    { numRuns: 40 },
  );
}, 60_000);
