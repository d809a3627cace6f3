import fc from 'fast-check';
import { freePieces } from './bundle';
import { type Minor, smallestUnit } from './money';
import { lineAmounts, orderTotals, shippingCharges } from './totals';
import { voucherReduction } from './voucher';

/** A line as people would note it down, in the currency's own smallest coins: cents, yen, fils. */
interface Noted {
  unitPrice: number;
  quantity: number;
  bundle: { buy: number; free: number } | null;
  /** an amount per piece, or hundredths of a percent */
  tax: { type: number; price: number } | null;
  /** null: it cannot be sent */
  rule: { ruleId: number; type: number; store: number } | null;
}
interface Voucher {
  type: number;
  price: number;
  cappedPrice: number | null;
}
/** What the rules charge, delivered or collected; single ones once per order, or once for each store. */
const RULES = [
  { single: false, delivery: 500, pickup: 120 },
  { single: true, delivery: 700, pickup: 0 },
  { single: false, delivery: 0, pickup: 99 },
  { single: true, delivery: 1299, pickup: 350 },
  { single: true, perStore: true, delivery: 450, pickup: 80 },
];
const STORES = [1, 2, 3];
/** Decimals of US dollars, Japanese yen and Kuwaiti dinars. */
const CURRENCIES = { USD: 2, JPY: 0, KWD: 3 } as const;
type Currency = keyof typeof CURRENCIES;
const currency = fc.constantFrom<Currency>('USD', 'JPY', 'KWD');

const coins = fc.integer({ min: 0, max: 1_000_000_000 });
const line: fc.Arbitrary<Noted> = fc.record({
  unitPrice: fc.oneof(fc.integer({ min: 1, max: 250 }), coins),
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
  rule: fc.option(
    fc.record({ ruleId: fc.nat(RULES.length - 1), type: fc.constantFrom(1, 2), store: fc.constantFrom(...STORES) }),
  ),
});
const voucher: fc.Arbitrary<Voucher | null> = fc.option(
  fc.record({
    type: fc.constantFrom(1, 2),
    price: fc.integer({ min: 1, max: 10_000 }),
    cappedPrice: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  }),
);

/** Half a coin is rounded up; by exact integers. */
const share = (of: number, hundredthsOfPercent: number) =>
  Number((2n * BigInt(of) * BigInt(hundredthsOfPercent) + 10_000n) / 20_000n);

/** The sums by rules of their own, piece by piece where there are pieces: nothing of `totals.ts` is used. */
function reckon(lines: readonly Noted[], terms: Voucher | null, included = false) {
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
      const sent = lines.filter((each) => each.rule?.ruleId === ruleId && each.rule.type === type);
      const parcels = STORES.filter((store) => sent.some((each) => each.rule?.store === store)).length;
      const times = rule.single ? (rule.perStore ? parcels : Math.min(sent.length, 1)) : sent.length;
      shipping += (price ?? 0) * times;
    }
  });
  const goods = subtotal - bundleOffer;
  const wanted = terms ? (terms.type === 1 ? terms.price : share(goods, terms.price)) : 0;
  const reduction = [wanted, terms?.cappedPrice ?? wanted, goods].toSorted((a, b) => a - b)[0] ?? 0;
  const sums = { subtotal, bundleOffer, shipping, taxIncluded: included, voucher: reduction };
  if (!included) return { ...sums, tax, total: goods + shipping + tax - reduction };
  return { ...sums, tax: taxInside(lines, goods, reduction), total: goods + shipping - reduction };
}

/** The tax in what is paid: each rate on all that has it, the voucher off every price by the same share, half a coin rounded up. */
function taxInside(lines: readonly Noted[], goods: number, reduction: number): number {
  if (goods === 0) return 0;
  const groups = new Map<string, { rule: NonNullable<Noted['tax']>; cost: bigint; pieces: number }>();
  for (const { unitPrice, quantity, bundle, tax: rule } of lines) {
    if (!rule) continue;
    const key = `${rule.type} ${rule.price}`;
    const group = groups.get(key) ?? { rule, cost: 0n, pieces: 0 };
    const pieces = quantity - (bundle && quantity >= bundle.buy ? bundle.free : 0);
    groups.set(key, { rule, cost: group.cost + BigInt(unitPrice * pieces), pieces: group.pieces + pieces });
  }
  let all = 0;
  for (const { rule, cost, pieces } of groups.values()) {
    const [over, under] =
      rule.type === 1
        ? [cost * BigInt(goods - reduction), BigInt(goods)]
        : [cost * BigInt(goods - reduction) * BigInt(rule.price), BigInt(goods) * BigInt(10_000 + rule.price)];
    const rest = over % under;
    const rounded = Number((over - rest) / under) + (rest * 2n >= under ? 1 : 0);
    all += rule.type === 1 ? Math.min(rounded, rule.price * pieces) : rounded;
  }
  return all;
}

/** A line as the shop has it: amounts in minor units, rates in thousandths of a percent. */
function inShop({ unitPrice, tax, ...line }: Noted, coin: Minor) {
  const rate = tax && { ...tax, price: tax.price * (tax.type === 1 ? coin : 10) };
  return { ...line, unitPrice: unitPrice * coin, tax: rate };
}

/** The same by the shop's rules, as carts and orders use them, in coins again. */
function shopTotals(lines: readonly Noted[], terms: Voucher | null, taxIncluded = false, paidIn: Currency = 'USD') {
  const digits = CURRENCIES[paidIn];
  const coin = smallestUnit(digits);
  const charges = shippingCharges(
    lines.map(({ rule }) => {
      const found = rule && RULES[rule.ruleId];
      if (!rule || !found) return null;
      const chargedFor = found.perStore ? rule.store : null;
      const price = (rule.type === 1 ? found.delivery : found.pickup) * coin;
      return { ...rule, price, singlePrice: found.single, chargedFor };
    }),
  );
  const amounts = lines.map((each, index) => ({
    ...lineAmounts({ ...inShop(each, coin), taxIncluded, digits }),
    shipping: charges[index] ?? null,
  }));
  const goods = amounts.reduce((sum, { subtotal, bundleOffer }) => sum + subtotal - bundleOffer, 0);
  const voucher =
    terms &&
    voucherReduction(
      {
        type: terms.type,
        price: terms.price * (terms.type === 1 ? coin : 10),
        cappedPrice: terms.cappedPrice === null ? null : terms.cappedPrice * coin,
      },
      goods,
      digits,
    );
  const { taxIncluded: included, ...sums } = orderTotals(amounts, { digits, taxIncluded, voucher: voucher ?? 0 });
  const coins = Object.entries(sums).map(([name, amount]) => [name, amount / coin]);
  return { ...Object.fromEntries(coins), taxIncluded: included };
}

test('C4 issue 14 totals equal those of an independent model, to the last coin of dollars, yen and dinars', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      voucher,
      fc.boolean(),
      currency,
      (lines, terms, included, paidIn) => {
        expect(shopTotals(lines, terms, included, paidIn)).toEqual(reckon(lines, terms, included));
      },
    ),
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
    fc.property(shuffled, voucher, fc.boolean(), ([lines, other], terms, included) => {
      expect(shopTotals(other, terms, included)).toEqual(shopTotals(lines, terms, included));
    }),
  );
});

test('C4 adding a piece never lowers goods and tax, unless it earns the deal', () => {
  fc.assert(
    fc.property(line, (each) => {
      const more = { ...each, quantity: each.quantity + 1 };
      fc.pre(freePieces(more.quantity, each.bundle) === freePieces(each.quantity, each.bundle));
      const paid = (noted: Noted) => {
        const { subtotal, bundleOffer, tax } = lineAmounts({ ...inShop(noted, smallestUnit(2)), digits: 2 });
        return subtotal - bundleOffer + tax;
      };
      expect(paid(more)).toBeGreaterThanOrEqual(paid(each));
    }),
  );
});
