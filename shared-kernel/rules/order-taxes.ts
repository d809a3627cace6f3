import { PriceType } from '../contract/enums';
import type { OrderDetail, OrderedProduct } from '../contract/orders';
import { type TaxedAmount, type TaxedShipping, type TaxTerms, taxesByRule, taxWithin } from './included-tax';
import { fromMinor, type Minor, toMinor, USUAL_DIGITS } from './money';
import { lineAmount } from './order-parcels';
import { shippingTax } from './shipping-tax';
import { spread } from './spread';

/** The parts of an order with the same tax rate. */
export interface TaxRate {
  /** title of the rule on the day of the order; null: no rule taxes it */
  title: string | null;
  /** 19 for 19 %; null: an amount per piece, or no rule */
  percent: number | null;
  /** the taxable amount, without the tax, in minor units; null: an amount per piece */
  base: Minor | null;
  /** tax on all lines of the rate and on its part of the shipping, in minor units */
  amount: Minor;
}

/** The amounts that a row is computed from. */
interface Share extends Pick<TaxRate, 'title' | 'percent'> {
  /** taxable amount of the goods before any voucher; including tax where prices include it */
  goods: Minor;
  /** the charged part of it: without free pieces */
  charged: Minor;
  shipping: Minor;
  tax: Minor;
}

const taxed = (item: OrderedProduct): TaxedAmount => ({
  amount: lineAmount(item),
  pieces: item.quantity - item.bundle_offer,
  tax: item.tax ? { title: item.tax.title, type: item.tax.type, price: toMinor(item.tax.rate) } : null,
});

type Terms = Pick<OrderDetail, 'calculated' | 'currency_format'>;
type Taxed = Terms & Pick<OrderDetail, 'ordered_products' | 'shipping_taxes'>;

/** Decimal places of an order's amounts, as on the day of the order. */
const digitsOf = ({ currency_format }: Terms) => currency_format?.digits ?? USUAL_DIGITS;

/**
 * The tax of one line before any voucher: included in its amount where prices include it, otherwise added to it, for free pieces
 * too.
 */
export function lineTax(item: OrderedProduct, order: Terms): Minor {
  return order.calculated.tax_included
    ? taxWithin(taxed(item), digitsOf(order))
    : toMinor(item.tax_price) * item.quantity;
}

/** An order's shipping costs by tax rate. */
const taxedShipping = ({ shipping_taxes: parts = [] }: Pick<OrderDetail, 'shipping_taxes'>): TaxedShipping[] =>
  parts.map(({ title, rate, amount }) => ({
    amount: toMinor(amount),
    tax: { title, type: PriceType.percent, price: toMinor(rate) },
  }));

/**
 * The tax of an order by rule and rate, highest rate first, then amounts per piece, then the untaxed part; the total is
 * `calculated.tax`. Where prices include tax, a voucher is spread over all parts by the price of their goods, so that bases and
 * taxes of percentages and of the untaxed part are what was paid for them, to the last unit. Where tax is added, it is computed on
 * the goods before the voucher and on free pieces, too (wire contract §8). Empty when the API does not send the tax of each line.
 */
export function taxRates(order: Taxed): TaxRate[] {
  const { ordered_products: lines, calculated } = order;
  if (lines.some(({ tax }) => tax === undefined)) return [];
  const sorted = sharesOf(order);
  const goods = sorted.reduce((sum, share) => sum + share.goods, 0);
  const isIncluded = calculated.tax_included === true;
  const paid = spread(
    isIncluded ? goods - toMinor(calculated.voucher_price) : goods,
    sorted.map((share) => share.goods),
    digitsOf(order),
  );
  return sorted
    .map(({ title, percent, shipping, tax }, n) => ({
      title,
      percent,
      base: title !== null && percent === null ? null : (paid[n] ?? 0) + shipping - (isIncluded ? tax : 0),
      amount: tax,
    }))
    .filter(({ base, amount }) => amount > 0 || (base ?? 0) > 0);
}

/** The tax of an order's invoice by rate: of the whole order, less what was deducted before the invoice was issued. */
export function invoiceTaxes(order: Taxed & Pick<OrderDetail, 'invoice'>): TaxRate[] {
  const kept = order.invoice?.taxes?.map(({ title, percent, base, amount }) => ({
    title,
    percent,
    base: base === null ? null : toMinor(base),
    amount: toMinor(amount),
  }));
  return kept ?? taxRates(order);
}

/** An order's total under one title and rate. */
export interface RateTotal extends Pick<TaxRate, 'title' | 'percent'> {
  /** amount paid for it, including tax, in minor units */
  gross: Minor;
  tax: Minor;
}

/**
 * Amounts charged for an order by rule and rate, in the order of `taxRates` and with its taxes; they add up to the order's total. A
 * voucher is spread over all parts by the price of their goods, and shipping without a rate belongs to the untaxed part.
 */
export function rateTotals(order: Taxed): RateTotal[] {
  const { calculated } = order;
  const shares = sharesOf(order);
  const charged = shares.map((share) => share.charged);
  const goods = charged.reduce((sum, amount) => sum + amount, 0) - toMinor(calculated.voucher_price);
  const paid = spread(goods, charged, digitsOf(order));
  const totals = shares.map(({ title, percent, shipping, tax }, n) => ({
    title,
    percent,
    gross: (paid[n] ?? 0) + shipping + (calculated.tax_included ? 0 : tax),
    tax,
  }));
  const rest = toMinor(calculated.total_price) - totals.reduce((sum, { gross }) => sum + gross, 0);
  if (rest === 0) return totals;
  const untaxed = totals.find(({ title }) => title === null);
  if (!untaxed) return [...totals, { title: null, percent: null, gross: rest, tax: 0 }];
  return totals.map((total) => (total === untaxed ? { ...total, gross: total.gross + rest } : total));
}

/** An order's goods and shipping by rule and rate, highest rate first. */
function sharesOf(order: Taxed): Share[] {
  const shares = order.calculated.tax_included ? sharesWithin(order) : sharesOnTop(order);
  const rank = ({ title, percent }: Share) => percent ?? (title === null ? -2 : -1);
  return shares.sort((a, b) => rank(b) - rank(a));
}

/** Collects amounts by title and rate, in order of first appearance. */
function collector() {
  const shares = new Map<string, Share>();
  return {
    put(tax: TaxTerms | null, more: Partial<Pick<Share, 'goods' | 'charged' | 'shipping' | 'tax'>>) {
      const title = tax && (tax.title ?? '');
      const percent = tax?.type === PriceType.percent ? fromMinor(tax.price) : null;
      const key = JSON.stringify([title, percent]);
      const before = shares.get(key) ?? { title, percent, goods: 0, charged: 0, shipping: 0, tax: 0 };
      shares.set(key, {
        ...before,
        goods: before.goods + (more.goods ?? 0),
        charged: before.charged + (more.charged ?? 0),
        shipping: before.shipping + (more.shipping ?? 0),
        tax: before.tax + (more.tax ?? 0),
      });
    },
    shares: () => [...shares.values()],
  };
}

function sharesWithin(order: Taxed): Share[] {
  const { put, shares } = collector();
  const lines = order.ordered_products.map(taxed);
  for (const { amount, tax } of lines) put(tax, { goods: amount, charged: amount });
  const shipping = putShipping(order, put);
  const voucher = toMinor(order.calculated.voucher_price);
  for (const { tax, amount } of taxesByRule(lines, voucher, digitsOf(order), shipping)) put(tax, { tax: amount });
  return shares();
}

function sharesOnTop(order: Taxed): Share[] {
  const { put, shares } = collector();
  for (const item of order.ordered_products) {
    const { tax, amount } = taxed(item);
    const goods = tax ? toMinor(item.selling) * item.quantity : amount;
    put(tax, { goods, charged: amount, tax: lineTax(item, order) });
  }
  for (const part of putShipping(order, put)) put(part.tax, { tax: shippingTax(part, false, digitsOf(order)) });
  return shares();
}

/** Adds taxed shipping to its rates, and the untaxed rest. */
function putShipping(order: Taxed, put: ReturnType<typeof collector>['put']): TaxedShipping[] {
  const shipping = taxedShipping(order);
  for (const { tax, amount } of shipping) put(tax, { shipping: amount });
  const rest = shipping.reduce((left, { amount }) => left - amount, toMinor(order.calculated.shipping_price));
  if (rest > 0) put(null, { shipping: rest });
  return shipping;
}

/** True when a title already contains the rate, as in 'VAT 19 %', so that it is not written twice. */
export function titleHasPercent(title: string, percent: number): boolean {
  if (!/[%\u066a]/.test(title)) return false;
  return (title.match(/\d+(?:[.,]\d+)?/g) ?? []).some((number) => Number(number.replace(',', '.')) === percent);
}
