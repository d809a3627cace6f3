import fc from 'fast-check';
import { AS_GOODS, shippingTax, shippingTaxes, taxedShipping } from './shipping-tax';

const percent = (price: number, title = 'VAT') => ({ title, type: 2, price });
const goods = (amount: number, tax: ReturnType<typeof percent> | null, pieces = 1) => ({ amount, pieces, tax });
const [FULL, LOW] = [percent(20_000), percent(5500)];

test.each([
  [
    'in proportion to the goods',
    [goods(30_000, LOW), goods(10_000, FULL)],
    [
      [20_000, 1470],
      [5500, 4430],
    ],
  ],
  ['entirely at the only rate', [goods(30_000, LOW), goods(5000, LOW)], [[5500, 5900]]],
  ['except for the share of untaxed goods', [goods(10_000, null), goods(30_000, FULL)], [[20_000, 4420]]],
  ['except for the share of goods taxed per piece', [goods(10_000, { title: 'Deposit', type: 1, price: 250 })], []],
  [
    'by quantity when all goods are free',
    [goods(0, FULL, 3), goods(0, LOW, 1)],
    [
      [20_000, 4420],
      [5500, 1480],
    ],
  ],
])('issue 14 shipping of 5.90 is taxed %s', (_, lines, expected) => {
  const parts = taxedShipping(5900, lines, AS_GOODS, 2);
  expect(parts.map(({ tax, amount }) => [tax.price, amount])).toEqual(expected);
});

test('issue 14 shipping has one tax rule, no per-piece tax, and none if free or exempt', () => {
  const lines = [goods(10_000, LOW)];
  expect(taxedShipping(5900, lines, FULL, 2)).toEqual([{ amount: 5900, tax: FULL }]);
  expect(taxedShipping(5900, lines, { title: 'Fee', type: 1, price: 500 }, 2)).toEqual([]);
  expect(taxedShipping(0, lines, AS_GOODS, 2)).toEqual([]);
  expect(taxedShipping(5900, lines, null, 2)).toEqual([]);
});

test('issue 14 tax on shipping is included or added, rounded to the currency’s decimals', () => {
  const part = { amount: 5900, tax: FULL };
  expect(shippingTax(part, true, 2)).toBe(980);
  expect(shippingTax(part, false, 2)).toBe(1180);
  expect(shippingTax({ amount: 503_000, tax: percent(10_000) }, false, 0)).toBe(50_000);
  expect(shippingTax({ amount: 1250, tax: percent(5000) }, true, 3)).toBe(60);
});

test('issue 14 parcels have their own tax on shipping, which adds up exactly to the order’s', () => {
  const parts = [{ amount: 10_000, tax: percent(19_000) }];
  const added = { taxIncluded: false, digits: 2 };
  expect(shippingTaxes([3330, 0, 3330, 3340], parts, added)).toEqual([630, 0, 630, 640]);
  expect(shippingTaxes([3330, 3330], [], added)).toEqual([null, null]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 9 }),
      fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom(0, 2, 3),
      (coins, rates, taxIncluded, digits) => {
        const coin = 10 ** (3 - digits);
        const charges = coins.map((each) => each * coin);
        const whole = charges.reduce((sum, each) => sum + each, 0);
        const lines = rates.map((rate, n) => goods(1000 * (n + 1), percent(rate)));
        const parts = taxedShipping(whole, lines, AS_GOODS, digits);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole);
        const taxes = shippingTaxes(charges, parts, { taxIncluded, digits }).map((tax) => tax ?? 0);
        expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(
          parts.reduce((sum, part) => sum + shippingTax(part, taxIncluded, digits), 0),
        );
        for (const [n, tax] of taxes.entries())
          expect([tax % coin, tax >= 0, tax <= (charges[n] ?? 0)]).toEqual([0, true, true]);
      },
    ),
  );
});
