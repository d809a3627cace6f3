import fc from 'fast-check';
import type { OrderedProduct } from '../contract/orders';
import { anOrder, anOrderedProduct } from '../testing/an-order';
import { freePieces } from './bundle';
import { fromMinor, smallestUnit } from './money';
import { parcelsOf } from './order-parcels';
import { taxRates, titleHasPercent } from './order-taxes';
import { AS_GOODS, type ShippingTaxTerms, shippingTax, shippingTaxes } from './shipping-tax';
import { lineAmounts, orderTotals } from './totals';

const line = (title: string, type: number, rate: number, over: Partial<OrderedProduct>) =>
  anOrderedProduct({ tax: { title, type, rate }, quantity: 1, ...over });
const { calculated } = anOrder();
// untaxed shipping: 5.00
const SHIPPING = { title: null, percent: null, base: 5000, amount: 0 };
const added = (...ordered_products: OrderedProduct[]) => taxRates({ ordered_products, calculated });

test('S184 sums tax by rule and rate, highest rate first, per-piece taxes last', () => {
  expect(
    added(
      line('VAT', 2, 5.5, { tax_price: 0.55, quantity: 3 }),
      line('Deposit', 1, 0.25, { tax_price: 0.25, quantity: 2 }),
      line('VAT', 2, 20, { tax_price: 4 }),
      line('VAT', 2, 5.5, { tax_price: 1.1 }),
    ),
  ).toEqual([
    // just the prices of the lines: 40.00, three and one at 40.00, and those without a percentage
    { title: 'VAT', percent: 20, base: 40_000, amount: 4000 },
    { title: 'VAT', percent: 5.5, base: 160_000, amount: 2750 },
    { title: 'Deposit', percent: null, base: null, amount: 500 },
    SHIPPING,
  ]);
});

test('S184 lines without tax data form no rate; untaxed and zero-rated lines are listed', () => {
  expect(added(anOrderedProduct({ tax: null, tax_price: 0 }), anOrderedProduct({ tax_price: 1 }))).toEqual([]);
  expect(
    added(
      anOrderedProduct({ tax: null, tax_price: 0, selling: 3 }),
      line('Exempt', 2, 0, { tax_price: 0, selling: 10 }),
      line('VAT', 2, 20, { tax_price: 2, selling: 10 }),
      line('Deposit', 1, 0, { tax_price: 0 }),
    ),
  ).toEqual([
    { title: 'VAT', percent: 20, base: 10_000, amount: 2000 },
    { title: 'Exempt', percent: 0, base: 10_000, amount: 0 },
    { ...SHIPPING, base: 8000 },
  ]);
});

test.each([
  ['VAT 19 %', 19, true],
  ['TVA 5,5 %', 5.5, true],
  ['ضريبة 15٪', 15, true],
  ['VAT', 19, false],
  ['VAT 19 %', 9, false],
  ['§ 19 UStG', 19, false],
])('issue 14 whether %p already states %p percent is %p', (title, percent, expected) => {
  expect(titleHasPercent(title, percent)).toBe(expected);
});

test('issue 14 tax on shipping joins its rate: rounded separately on top, with the goods within prices', () => {
  const ordered_products = [
    line('VAT', 2, 20, { selling: 10.02, tax_price: 2 }),
    line('VAT', 2, 5.5, { selling: 5, tax_price: 0.28 }),
  ];
  const shipping_taxes = [
    { title: 'VAT', rate: 20, amount: 5.01 },
    { title: 'Carriage', rate: 10, amount: 1.1 },
  ];
  const onTop = { ...calculated, shipping_price: 6.11 };
  expect(taxRates({ ordered_products, calculated: onTop, shipping_taxes })).toEqual([
    { title: 'VAT', percent: 20, base: 15_030, amount: 3000 },
    { title: 'Carriage', percent: 10, base: 1100, amount: 110 },
    { title: 'VAT', percent: 5.5, base: 5000, amount: 280 },
  ]);
  // a voucher for half of the goods leaves 5.01 beside the 5.01 of shipping at 20 %: taxed separately, each would be 0.84
  const included = { ...calculated, tax_included: true as const, voucher_price: 7.51, shipping_price: 6.11 };
  expect(taxRates({ ordered_products, calculated: included, shipping_taxes })).toEqual([
    { title: 'VAT', percent: 20, base: 8350, amount: 1670 },
    { title: 'Carriage', percent: 10, base: 1000, amount: 100 },
    { title: 'VAT', percent: 5.5, base: 2370, amount: 130 },
  ]);
});

test('issue 14 tax within prices is computed after bundle and voucher discounts', () => {
  const ordered_products = [
    line('MwSt.', 2, 19, { selling: 11.9, quantity: 4, bundle_offer: 1, tax_price: 1.9 }),
    line('MwSt.', 2, 7, { selling: 10.7, tax_price: 0.7 }),
    line('Pfand', 1, 0.25, { selling: 2, tax_price: 0.25 }),
  ];
  const included = (voucher_price: number) =>
    taxRates({ ordered_products, calculated: { ...calculated, tax_included: true, voucher_price } });
  expect(included(0)).toEqual([
    { title: 'MwSt.', percent: 19, base: 30_000, amount: 5700 },
    { title: 'MwSt.', percent: 7, base: 10_000, amount: 700 },
    { title: 'Pfand', percent: null, base: null, amount: 250 },
    SHIPPING,
  ]);
  // 10 % off everything
  expect(included(4.84)).toEqual([
    { title: 'MwSt.', percent: 19, base: 27_000, amount: 5130 },
    { title: 'MwSt.', percent: 7, base: 9000, amount: 630 },
    { title: 'Pfand', percent: null, base: null, amount: 250 },
    SHIPPING,
  ]);
});

const TAXES = [
  null,
  { title: 'VAT', type: 2, price: 20_000 },
  { title: 'VAT', type: 2, price: 5500 },
  { title: 'Exempt', type: 2, price: 0 },
  { title: 'Sales tax', type: 2, price: 8875 },
];
const DEPOSIT = { title: 'Deposit', type: 1, price: 1000 };
const bought = fc.record({
  coins: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9_999_999 })),
  quantity: fc.integer({ min: 1, max: 9 }),
  bundle: fc.option(fc.constant({ buy: 3, free: 2 })),
  tax: fc.constantFrom(...TAXES, DEPOSIT),
  store: fc.integer({ min: 1, max: 3 }),
  carriage: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2500 })),
});
const sold = fc.record({
  lines: fc.array(bought, { minLength: 1, maxLength: 7 }),
  taxIncluded: fc.boolean(),
  digits: fc.constantFrom(0, 2, 3),
  shippingTax: fc.constantFrom<ShippingTaxTerms>(null, AS_GOODS, AS_GOODS, { title: 'VAT', type: 2, price: 20_000 }),
  share: fc.option(fc.integer({ min: 0, max: 130 })),
});

/** An order as the shop stores it, with the sums that it was placed with. */
function written({ lines, share, ...terms }: typeof sold extends fc.Arbitrary<infer Sold> ? Sold : never) {
  const { digits, taxIncluded } = terms;
  const coin = smallestUnit(digits);
  const amounts = lines.map(({ coins, quantity, bundle, tax, carriage }) => ({
    ...lineAmounts({ unitPrice: coins * coin, quantity, bundle, tax, taxIncluded, digits }),
    shipping: carriage * coin,
  }));
  const goods = amounts.reduce((sum, { subtotal, bundleOffer }) => sum + subtotal - bundleOffer, 0);
  const voucher = Math.floor(((goods / coin) * (share ?? 0)) / 100) * coin;
  const totals = orderTotals(amounts, { ...terms, voucher });
  const charges = amounts.map(({ shipping }) => shipping);
  const onShipping = shippingTaxes(charges, totals.taxedShipping, { taxIncluded, digits });
  const order = {
    calculated: {
      ...{
        subtotal: fromMinor(totals.subtotal),
        bundle_offer: fromMinor(totals.bundleOffer),
        tax: fromMinor(totals.tax),
      },
      ...{ shipping_price: fromMinor(totals.shipping), voucher_price: fromMinor(totals.voucher) },
      total_price: fromMinor(totals.total),
      ...(taxIncluded && { tax_included: true as const }),
    },
    currency_format: { icon: '¤', position: 1, digits },
    ...(totals.taxedShipping.length > 0 && {
      shipping_taxes: totals.taxedShipping.map(({ tax, amount }) => ({
        ...{ title: tax.title ?? '', rate: fromMinor(tax.price), amount: fromMinor(amount) },
      })),
    }),
    ordered_products: lines.map(({ coins, quantity, bundle, tax, store, carriage }, n) => {
      const line = anOrderedProduct({
        quantity,
        bundle_offer: freePieces(quantity, bundle),
        selling: fromMinor(coins * coin),
      });
      return {
        ...line,
        tax_price: fromMinor(amounts[n]?.taxPerPiece ?? 0),
        tax: tax && { title: tax.title, type: tax.type, rate: fromMinor(tax.price) },
        shipping_price: fromMinor(carriage * coin),
        ...(typeof onShipping[n] === 'number' && { shipping_tax: fromMinor(onShipping[n]) }),
        product: { ...line.product, store: { ...line.product.store, id: store } },
      };
    }),
  };
  return { order, totals, digits, taxIncluded, coin };
}

test('C4 issue 14 invoice rates and store shares add up exactly to the order’s totals', () => {
  fc.assert(
    fc.property(sold, (sale) => {
      const { order, totals, digits, taxIncluded, coin } = written(sale);
      const rates = taxRates(order);
      const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
      expect(sum(rates.map(({ amount }) => amount))).toBe(totals.tax);
      // an order paid in full by a voucher has no tax that a credit note would have to credit
      if (totals.total === 0) expect(totals.tax).toBe(0);
      const parcels = parcelsOf(order.ordered_products);
      expect(sum(parcels.map(({ goods }) => goods))).toBe(totals.subtotal - totals.bundleOffer);
      expect(sum(parcels.map(({ shipping }) => shipping))).toBe(totals.shipping);
      expect(sum(parcels.map((parcel) => parcel.shippingTax))).toBe(
        sum(totals.taxedShipping.map((part) => shippingTax(part, taxIncluded, digits))),
      );
      for (const { base, amount } of rates)
        expect([amount % coin, amount >= 0, (base ?? 0) % coin, (base ?? 0) >= 0]).toEqual([0, true, 0, true]);
      // a rule per piece shows no base, and no row at all when a voucher leaves no tax for it
      if (!taxIncluded || order.ordered_products.some(({ tax }) => tax?.title === 'Deposit')) return;
      expect(sum(rates.flatMap(({ base, amount }) => [base, amount]))).toBe(totals.total);
    }),
    { numRuns: 1000 },
  );
});
