import fc from 'fast-check';
import { freePieces } from 'shared-kernel/rules/bundle';
import { fromMinor, type Minor, smallestUnit } from 'shared-kernel/rules/money';
import { rateTotals } from 'shared-kernel/rules/order-taxes';
import { AS_GOODS, shippingTaxes } from 'shared-kernel/rules/shipping-tax';
import { lineAmounts, orderTotals } from 'shared-kernel/rules/totals';
import { byLargestRemainder } from './by-largest-remainder';
import { createInvoiceBalance, type RateShare } from './invoice-balance';

type Invoiced = Parameters<typeof createInvoiceBalance>[0];

interface Bought {
  price: number;
  quantity: number;
  bundle: boolean;
  /** percent; `flat`: a fixed amount per piece */
  tax: 19 | 7 | 0 | 'flat' | null;
  shipping: number;
}
interface Terms {
  digits: number;
  taxIncluded: boolean;
  shippingTax: boolean;
  voucher: number;
}

/** An order as it would have been placed. Amounts in the currency's smallest unit. */
function anInvoiced(bought: readonly Bought[], { digits, taxIncluded, shippingTax, voucher }: Terms): Invoiced {
  const unit = smallestUnit(digits);
  const taxOf = ({ tax }: Bought) => {
    if (tax === null) return null;
    return tax === 'flat'
      ? { title: 'Deposit', type: 1, price: 3 * unit }
      : { title: 'VAT', type: 2, price: tax * 1000 };
  };
  const bundle = { buy: 3, free: 1 };
  const lines = bought.map((one) => ({
    ...lineAmounts({
      unitPrice: one.price * unit,
      quantity: one.quantity,
      bundle: one.bundle ? bundle : null,
      tax: taxOf(one),
      taxIncluded,
      digits,
    }),
    shipping: one.shipping * unit,
  }));
  const totals = orderTotals(lines, {
    digits,
    taxIncluded,
    shippingTax: shippingTax ? AS_GOODS : null,
    voucher: voucher * unit,
  });
  const ofShipping = shippingTaxes(
    lines.map(({ shipping }) => shipping),
    totals.taxedShipping,
    { taxIncluded, digits },
  );
  return {
    currency_format: { icon: '¤', position: 1, digits },
    ordered_products: bought.map((one, n) => {
      const tax = taxOf(one);
      return {
        id: n + 1,
        quantity: one.quantity,
        bundle_offer: one.bundle ? freePieces(one.quantity, bundle) : 0,
        selling: fromMinor(one.price * unit),
        tax_price: fromMinor(lines[n]?.taxPerPiece ?? 0),
        tax: tax && { title: tax.title, type: tax.type, rate: fromMinor(tax.price) },
        shipping_price: fromMinor(one.shipping * unit),
        shipping_tax: fromMinor(ofShipping[n] ?? 0),
      } as Invoiced['ordered_products'][number];
    }),
    shipping_taxes: totals.taxedShipping.map(({ amount, tax }) => ({
      title: tax.title ?? '',
      rate: fromMinor(tax.price),
      amount: fromMinor(amount),
    })),
    calculated: {
      subtotal: fromMinor(totals.subtotal),
      bundle_offer: fromMinor(totals.bundleOffer),
      shipping_price: fromMinor(totals.shipping),
      tax: fromMinor(totals.tax),
      ...(taxIncluded && { tax_included: true as const }),
      voucher_price: fromMinor(totals.voucher),
      total_price: fromMinor(totals.total),
    },
  };
}

const ONE: Bought = { price: 1190, quantity: 1, bundle: false, tax: 19, shipping: 0 };
const CENTS: Terms = { digits: 2, taxIncluded: true, shippingTax: false, voucher: 0 };
const vat = (percent: number, net: Minor, tax: Minor) => ({ title: 'VAT', percent, net, tax });

test('issue 14 an amount is split over the rates by what is left of each, the rest by largest remainder', () => {
  const { take, rates } = createInvoiceBalance(anInvoiced([ONE, { ...ONE, price: 1070, tax: 7 }], CENTS));
  // 22.60: of 10.00, 5.265 and 4.734 belong to the two rates
  expect(take({ amount: 10_000, pieces: [] })).toEqual({
    amount: 10_000,
    lines: [
      { kind: 'reduction', line: 1, title: 'VAT', percent: 19, quantity: null, amount: 5270 },
      { kind: 'reduction', line: 2, title: 'VAT', percent: 7, quantity: null, amount: 4730 },
    ],
    taxes: [vat(19, 4430, 840), vat(7, 4420, 310)],
  });
  expect(rates()).toEqual([vat(19, 5570, 1060), vat(7, 5580, 390)]);
});

test('issue 14 pieces use their own tax rate, the surplus is shipping, and nothing is credited twice', () => {
  const two = [
    { ...ONE, quantity: 2, shipping: 500 },
    { ...ONE, price: 1070, tax: 7 as const },
  ];
  const { take, rates } = createInvoiceBalance(anInvoiced(two, { ...CENTS, taxIncluded: false }));
  // 14.16 per piece with tax, 5.00 of shipping without
  expect(take({ amount: 14_160, pieces: [{ id: 1, quantity: 1 }] })).toMatchObject({
    lines: [{ kind: 'pieces', line: 1, quantity: 1, amount: 14_160 }],
    taxes: [vat(19, 11_900, 2260)],
  });
  expect(take({ amount: 19_160, pieces: [{ id: 1, quantity: 1 }] })).toMatchObject({
    lines: [
      { kind: 'pieces', line: 1, quantity: 1, amount: 14_160 },
      { kind: 'shipping', line: null, quantity: null, amount: 5000 },
    ],
    taxes: [vat(19, 11_900, 2260), { title: null, percent: null, net: 5000, tax: 0 }],
  });
  expect(take({ amount: 1450, pieces: [] })?.taxes).toEqual([vat(7, 1360, 90)]);
  // the rest, although the piece cost more
  expect(take({ amount: 11_450, pieces: [{ id: 2, quantity: 1 }] })).toMatchObject({ amount: 10_000 });
  expect(take(null)).toBeNull();
  expect(rates().every(({ net, tax }) => net === 0 && tax === 0)).toBe(true);
});

test('issue 14 rounding differences go to the largest remainders', () => {
  expect(byLargestRemainder(10, [1, 1, 1], 1)).toEqual([4, 3, 3]);
  expect(byLargestRemainder(100, [5, 1, 0], 10)).toEqual([80, 20, 0]);
  expect(byLargestRemainder(5, [0, 0], 1)).toEqual([0, 0]);
});

const bought: fc.Arbitrary<Bought> = fc.record({
  price: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 99_999 })),
  quantity: fc.integer({ min: 1, max: 7 }),
  bundle: fc.boolean(),
  tax: fc.constantFrom<Bought['tax']>(19, 19, 7, 0, 'flat', null),
  shipping: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999 })),
});
const terms: fc.Arbitrary<Terms> = fc.record({
  digits: fc.constantFrom(0, 2, 3),
  taxIncluded: fc.boolean(),
  shippingTax: fc.boolean(),
  voucher: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
});
/** A share of the balance in thousandths, for pieces of a line or for none; null: all the rest. */
const step = fc.option(fc.record({ share: fc.integer({ min: 1, max: 400 }), line: fc.option(fc.nat(5)) }), { freq: 9 });

test('C4 issue 14 credit notes and balance always add up to the invoice for every rate', () => {
  fc.assert(
    fc.property(
      fc.array(bought, { minLength: 1, maxLength: 5 }),
      terms,
      fc.array(step, { maxLength: 8 }),
      (lines, sold, steps) => {
        const order = anInvoiced(lines, sold);
        const unit = smallestUnit(sold.digits);
        const { take, rates } = createInvoiceBalance(order);
        const invoice = rates();
        const total = (shares: readonly RateShare[]) => shares.reduce((sum, { net, tax }) => sum + net + tax, 0);
        // the total is the order's, and the tax by rate is the invoice's
        expect(total(invoice)).toBe(Math.round(order.calculated.total_price * 1000));
        expect(invoice.map(({ tax }) => tax)).toEqual(rateTotals(order).map(({ tax }) => tax));
        const pieces = new Map(lines.map(({ quantity }, n) => [n + 1, quantity]));
        const credited = invoice.map(() => ({ net: 0, tax: 0 }));
        for (const claim of [...steps, null]) {
          const left = total(rates());
          const id = claim?.line === undefined || claim.line === null ? 0 : claim.line + 1;
          const isLeft = (pieces.get(id) ?? 0) > 0;
          const amount = claim && Math.max(unit, Math.floor((left * claim.share) / 1000 / unit) * unit);
          const credit = take(amount === null ? null : { amount, pieces: isLeft ? [{ id, quantity: 1 }] : [] });
          if (isLeft && claim) pieces.set(id, (pieces.get(id) ?? 0) - 1);
          if (!credit) {
            expect(left).toBe(0);
            continue;
          }
          expect(credit.amount).toBe(amount === null ? left : Math.min(amount, left));
          expect(credit.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(credit.amount);
          expect(total(credit.taxes)).toBe(credit.amount);
          for (const { title, percent, net, tax } of credit.taxes) {
            expect([net >= 0, tax >= 0, net % unit, tax % unit]).toEqual([true, true, 0, 0]);
            const at = invoice.findIndex((rate) => rate.title === title && rate.percent === percent);
            const own = credited[at];
            if (!own) throw new Error('a rate that the invoice has not');
            own.net += net;
            own.tax += tax;
          }
          expect(
            rates().map(({ net, tax }, n) => [net + (credited[n]?.net ?? 0), tax + (credited[n]?.tax ?? 0)]),
          ).toEqual(invoice.map(({ net, tax }) => [net, tax]));
        }
        expect(rates().map(({ net, tax }) => [net, tax])).toEqual(invoice.map(() => [0, 0]));
      },
    ),
    { numRuns: 60 },
  );
});
