import fc from 'fast-check';
import { freePieces } from './bundle';
import { lineAmounts, orderTotals, shippingCharges } from './totals';
import { voucherReduction } from './voucher';

/** A line as people would note it down; cents. */
interface Noted {
  unitPrice: number;
  quantity: number;
  bundle: { buy: number; free: number } | null;
  /** an amount per piece, or hundredths of a percent */
  tax: { type: number; price: number } | null;
  /** null: it cannot be sent */
  rule: { ruleId: number; type: number } | null;
}
interface Voucher {
  type: number;
  price: number;
  cappedPrice: number | null;
}
/** What the rules charge, delivered or collected; the odd ones once per order. */
const RULES = [
  { single: false, delivery: 500, pickup: 120 },
  { single: true, delivery: 700, pickup: 0 },
  { single: false, delivery: 0, pickup: 99 },
  { single: true, delivery: 1299, pickup: 350 },
];

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const line: fc.Arbitrary<Noted> = fc.record({
  unitPrice: fc.oneof(fc.integer({ min: 1, max: 250 }), cents),
  quantity: fc.integer({ min: 1, max: 999 }),
  bundle: fc.option(
    fc
      .integer({ min: 2, max: 9 })
      .chain((buy) => fc.record({ buy: fc.constant(buy), free: fc.integer({ min: 1, max: buy - 1 }) })),
  ),
  tax: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant(1), price: fc.integer({ min: 0, max: 5000 }) }),
      fc.record({ type: fc.constant(2), price: fc.integer({ min: 0, max: 10_000 }) }),
    ),
  ),
  rule: fc.option(fc.record({ ruleId: fc.nat(RULES.length - 1), type: fc.constantFrom(1, 2) })),
});
const voucher: fc.Arbitrary<Voucher | null> = fc.option(
  fc.record({
    type: fc.constantFrom(1, 2),
    price: fc.integer({ min: 1, max: 10_000 }),
    cappedPrice: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  }),
);

/** Half a cent is rounded up; by exact integers. */
const share = (of: number, hundredthsOfPercent: number) =>
  Number((2n * BigInt(of) * BigInt(hundredthsOfPercent) + 10_000n) / 20_000n);

/** The sums by rules of their own, piece by piece where there are pieces: nothing of `totals.ts` is used. */
function reckon(lines: readonly Noted[], terms: Voucher | null) {
  let [subtotal, bundleOffer, tax] = [0, 0, 0];
  for (const { unitPrice, quantity, bundle, tax: rule } of lines) {
    for (let piece = 1; piece <= quantity; piece += 1) {
      subtotal += unitPrice;
      // the deal counts once, for the first pieces, when there are enough of them
      if (bundle && quantity >= bundle.buy && piece <= bundle.free) bundleOffer += unitPrice;
      if (rule) tax += rule.type === 1 ? rule.price : share(unitPrice, rule.price);
    }
  }
  let shipping = 0;
  RULES.forEach((rule, ruleId) => {
    for (const [type, price] of [
      [1, rule.delivery],
      [2, rule.pickup],
    ]) {
      const sent = lines.filter((each) => each.rule?.ruleId === ruleId && each.rule.type === type).length;
      shipping += (price ?? 0) * (rule.single ? Math.min(sent, 1) : sent);
    }
  });
  const goods = subtotal - bundleOffer;
  const wanted = terms ? (terms.type === 1 ? terms.price : share(goods, terms.price)) : 0;
  const reduction = [wanted, terms?.cappedPrice ?? wanted, goods].toSorted((a, b) => a - b)[0] ?? 0;
  return { subtotal, bundleOffer, shipping, tax, voucher: reduction, total: goods + shipping + tax - reduction };
}

/** The same by the shop's rules, as carts and orders use them. */
function shopTotals(lines: readonly Noted[], terms: Voucher | null) {
  const charges = shippingCharges(
    lines.map(({ rule }) => {
      const found = rule && RULES[rule.ruleId];
      if (!rule || !found) return null;
      return { ...rule, price: rule.type === 1 ? found.delivery : found.pickup, singlePrice: found.single };
    }),
  );
  const amounts = lines.map((each, index) => ({ ...lineAmounts(each), shipping: charges[index] ?? null }));
  const goods = amounts.reduce((sum, { subtotal, bundleOffer }) => sum + subtotal - bundleOffer, 0);
  return orderTotals(amounts, terms ? voucherReduction(terms, goods) : 0);
}

test('C4 totals equal those of an independent model, to the cent', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), voucher, (lines, terms) => {
      expect(shopTotals(lines, terms)).toEqual(reckon(lines, terms));
    }),
    { numRuns: 2000 },
  );
});

test('C4 the order of lines does not change the totals', () => {
  const shuffled = fc
    .array(line, { minLength: 2, maxLength: 8 })
    .chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length })),
    );
  fc.assert(
    fc.property(shuffled, voucher, ([lines, other], terms) => {
      expect(shopTotals(other, terms)).toEqual(shopTotals(lines, terms));
    }),
  );
});

test('C4 adding a piece never lowers goods and tax, unless it earns the deal', () => {
  fc.assert(
    fc.property(line, (each) => {
      const more = { ...each, quantity: each.quantity + 1 };
      fc.pre(freePieces(more.quantity, each.bundle) === freePieces(each.quantity, each.bundle));
      const paid = (noted: Noted) => {
        const { subtotal, bundleOffer, tax } = lineAmounts(noted);
        return subtotal - bundleOffer + tax;
      };
      expect(paid(more)).toBeGreaterThanOrEqual(paid(each));
    }),
  );
});
