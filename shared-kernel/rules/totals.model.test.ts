import fc from 'fast-check';
import { freePieces } from './bundle';
import { type Minor, smallestUnit } from './money';
import { AS_GOODS } from './shipping-tax';
import { lineAmounts, orderTotals, shippingCharges } from './totals';
import { voucherReduction } from './voucher';

/** A line with amounts in the currency's smallest coins: cents, yen, fils. */
interface Noted {
  unitPrice: number;
  quantity: number;
  bundle: { buy: number; free: number } | null;
  /** an amount per piece, or hundredths of a percent */
  tax: { type: number; price: number } | null;
  /** null: it cannot be shipped */
  rule: { ruleId: number; type: number; store: number } | null;
}
interface Voucher {
  type: number;
  price: number;
  cappedPrice: number | null;
}
/** A percentage in hundredths, or that of the goods. */
type ShippingTax = number | typeof AS_GOODS | null;
/** The prices of the shipping rules, delivered or collected; single ones once per order, or once per store. */
const RULES = [
  { single: false, delivery: 500, pickup: 120 },
  { single: true, delivery: 700, pickup: 0 },
  { single: false, delivery: 0, pickup: 99 },
  { single: true, delivery: 1299, pickup: 350 },
  { single: true, perStore: true, delivery: 450, pickup: 80 },
];
const STORES = [1, 2, 3];
/** Decimal places of US dollars, Japanese yen and Kuwaiti dinars. */
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
      // lines often share a rate, with each other and with shipping
      fc.record({
        type: fc.constant(2),
        price: fc.oneof(fc.constantFrom(700, 1900), fc.integer({ min: 0, max: 10_000 })),
      }),
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

const shippingTax = fc.oneof(
  fc.constantFrom<ShippingTax>(null, AS_GOODS, AS_GOODS, 1900),
  fc.integer({ min: 0, max: 10_000 }),
);
const sale = fc.record({ included: fc.boolean(), shippingTax, paidIn: currency });
interface Sale {
  included: boolean;
  shippingTax: ShippingTax;
  paidIn: Currency;
}

/** Rounds half a coin up; uses exact integers. */
const share = (of: number, hundredthsOfPercent: number) =>
  Number((2n * BigInt(of) * BigInt(hundredthsOfPercent) + 10_000n) / 20_000n);

/** Computes the sums independently, piece by piece where there are pieces: uses nothing of `totals.ts`. */
function reckon(lines: readonly Noted[], terms: Voucher | null, { included, shippingTax: taxed }: Sale) {
  let [subtotal, bundleOffer, tax] = [0, 0, 0];
  for (const { unitPrice, quantity, bundle, tax: rule } of lines) {
    for (let piece = 1; piece <= quantity; piece += 1) {
      subtotal += unitPrice;
      // the deal counts once, for the first pieces, if there are enough of them
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
  const nominal = terms ? (terms.type === 1 ? terms.price : share(goods, terms.price)) : 0;
  const reduction = [nominal, terms?.cappedPrice ?? nominal, goods].toSorted((a, b) => a - b)[0] ?? 0;
  const parts = shippingByRate(lines, shipping, taxed);
  const within = ([rate, part]: [number, number]) =>
    Number((2n * BigInt(part) * BigInt(rate) + BigInt(10_000 + rate)) / BigInt(2 * (10_000 + rate)));
  const shippingTax = parts.reduce((sum, part) => sum + (included ? within(part) : share(part[1], part[0])), 0);
  const sums = { subtotal, bundleOffer, shipping, shippingTax, taxIncluded: included, voucher: reduction, parts };
  if (included) return { ...sums, tax: taxInside(lines, goods, reduction, parts), total: goods + shipping - reduction };
  tax += shippingTax;
  return { ...sums, tax, total: goods + shipping + tax - reduction };
}

/** The shipping costs by tax rate, highest first; each rate gets the rounded cumulative share minus the ones before, in whole coins. */
function shippingByRate(lines: readonly Noted[], shipping: number, taxed: ShippingTax): [number, number][] {
  if (taxed === null || shipping === 0) return [];
  if (taxed !== AS_GOODS) return [[taxed, shipping]];
  const costs = (of: (line: Noted) => number) => lines.map((each) => BigInt(of(each)));
  const paid = ({ quantity, bundle }: Noted) => quantity - (bundle && quantity >= bundle.buy ? bundle.free : 0);
  const byCost = costs((each) => each.unitPrice * paid(each));
  const byWeight = byCost.some((cost) => cost > 0n) ? byCost : costs(paid);
  const all = byWeight.reduce((sum, cost) => sum + cost, 0n);
  const rates = lines.map(({ tax }) => (tax?.type === 2 ? tax.price : null));
  const upTo = (least: number) =>
    byWeight.reduce((sum, cost, n) => (rates[n] !== null && (rates[n] ?? 0) >= least ? sum + cost : sum), 0n);
  const due = (least: number) => Number((BigInt(shipping) * upTo(least)) / all);
  const highestFirst = [...new Set(rates.filter((rate) => rate !== null))].sort((a, b) => b - a);
  return highestFirst
    .map((rate): [number, number] => [rate, due(rate) - due(rate + 1)])
    .filter(([, amount]) => amount > 0);
}

/**
 * The tax included in what is paid: each rate on all its lines and its part of the shipping, with the voucher off every price of
 * the goods by the same share, rounding half a coin up.
 */
function taxInside(
  lines: readonly Noted[],
  cost: number,
  reduction: number,
  parts: readonly [number, number][],
): number {
  // goods that cost nothing cannot be reduced
  const [goods, off] = cost === 0 ? [1, 0] : [cost, reduction];
  const groups = new Map<string, { rule: NonNullable<Noted['tax']>; cost: bigint; pieces: number; sent: bigint }>();
  for (const { unitPrice, quantity, bundle, tax: rule } of lines) {
    if (!rule) continue;
    const key = `${rule.type} ${rule.price}`;
    const group = groups.get(key) ?? { rule, cost: 0n, pieces: 0, sent: 0n };
    const pieces = quantity - (bundle && quantity >= bundle.buy ? bundle.free : 0);
    groups.set(key, { ...group, cost: group.cost + BigInt(unitPrice * pieces), pieces: group.pieces + pieces });
  }
  for (const [rate, sent] of parts) {
    const key = `2 ${rate}`;
    const group = groups.get(key) ?? { rule: { type: 2, price: rate }, cost: 0n, pieces: 0 };
    groups.set(key, { ...group, sent: BigInt(sent) });
  }
  let all = 0;
  for (const { rule, cost: own, pieces, sent } of groups.values()) {
    const paid = own * BigInt(goods - off) + sent * BigInt(goods);
    const [over, under] =
      rule.type === 1
        ? [paid, BigInt(goods)]
        : [paid * BigInt(rule.price), BigInt(goods) * BigInt(10_000 + rule.price)];
    const rest = over % under;
    const rounded = Number((over - rest) / under) + (rest * 2n >= under ? 1 : 0);
    all += rule.type === 1 ? Math.min(rounded, rule.price * pieces) : rounded;
  }
  return all;
}

/** A line in the shop's format: amounts in minor units, rates in thousandths of a percent. */
function inShop({ unitPrice, tax, ...line }: Noted, coin: Minor) {
  const rate = tax && { ...tax, price: tax.price * (tax.type === 1 ? coin : 10) };
  return { ...line, unitPrice: unitPrice * coin, tax: rate };
}

/** The same by the shop's own rules, as carts and orders use them, converted back to coins. */
function shopTotals(lines: readonly Noted[], terms: Voucher | null, sold: Sale) {
  const { included: taxIncluded, shippingTax: taxed, paidIn } = sold;
  const digits = CURRENCIES[paidIn];
  const coin = smallestUnit(digits);
  const charges = shippingCharges(
    lines.map(({ rule }) => {
      const terms = rule && RULES[rule.ruleId];
      if (!rule || !terms) return null;
      const chargedFor = terms.perStore ? rule.store : null;
      const price = (rule.type === 1 ? terms.delivery : terms.pickup) * coin;
      return { ...rule, price, singlePrice: terms.single, chargedFor };
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
  const {
    taxIncluded: included,
    taxedShipping,
    ...sums
  } = orderTotals(amounts, {
    digits,
    taxIncluded,
    shippingTax: typeof taxed === 'number' ? { type: 2, price: taxed * 10 } : taxed,
    voucher: voucher ?? 0,
  });
  const coins = Object.entries(sums).map(([name, amount]) => [name, amount / coin]);
  const parts = taxedShipping.map(({ amount, tax }) => [tax.price / 10, amount / coin]);
  return { ...Object.fromEntries(coins), taxIncluded: included, parts };
}

test('C4 issue 14 totals equal those of an independent model exactly in dollars, yen and dinars', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), voucher, sale, (lines, terms, sold) => {
      expect(shopTotals(lines, terms, sold)).toEqual(reckon(lines, terms, sold));
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
    fc.property(shuffled, voucher, sale, ([lines, other], terms, sold) => {
      expect(shopTotals(other, terms, sold)).toEqual(shopTotals(lines, terms, sold));
    }),
  );
});

test('C4 adding a piece never lowers goods and tax, unless it earns the bundle deal', () => {
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
