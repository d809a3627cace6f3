import { PriceType } from '../contract/enums';
import type { OrderDetail, OrderedProduct } from '../contract/orders';
import { type TaxedAmount, type TaxedShipping, taxesByRule, taxWithin } from './included-tax';
import { fromMinor, type Minor, toMinor, USUAL_DIGITS } from './money';
import { lineAmount } from './order-parcels';
import { shippingTax } from './shipping-tax';

export interface TaxRate {
  /** of the rule, as the shop called it on the day of the order */
  title: string;
  /** 19 for 19 %; null: an amount for each piece */
  percent: number | null;
  /** tax on all lines of the rate and on what of shipping stands under it, in minor units */
  amount: Minor;
}

const taxed = (item: OrderedProduct): TaxedAmount => ({
  amount: lineAmount(item),
  pieces: item.quantity - item.bundle_offer,
  tax: item.tax ? { title: item.tax.title, type: item.tax.type, price: toMinor(item.tax.rate) } : null,
});

type Terms = Pick<OrderDetail, 'calculated' | 'currency_format'>;

/** Digits behind the point of an order's amounts, as on its day. */
const digitsOf = ({ currency_format }: Terms) => currency_format?.digits ?? USUAL_DIGITS;

/** The tax of one line before any voucher: within its amount where prices include it, else added to it, for free pieces too. */
export function lineTax(item: OrderedProduct, order: Terms): Minor {
  return order.calculated.tax_included
    ? taxWithin(taxed(item), digitsOf(order))
    : toMinor(item.tax_price) * item.quantity;
}

/** What of an order's shipping stood under which rate. */
const taxedShipping = ({ shipping_taxes: parts = [] }: Pick<OrderDetail, 'shipping_taxes'>): TaxedShipping[] =>
  parts.map(({ title, rate, amount }) => ({
    amount: toMinor(amount),
    tax: { title, type: PriceType.percent, price: toMinor(rate) },
  }));

/**
 * The tax of an order by rule and rate, highest rate first; together what `calculated.tax` says. Empty when no line has any, or the API does
 * not say which.
 */
export function taxRates(order: Terms & Pick<OrderDetail, 'ordered_products' | 'shipping_taxes'>) {
  const { ordered_products: lines, calculated } = order;
  const digits = digitsOf(order);
  const shipping = taxedShipping(order);
  const taxes = calculated.tax_included
    ? taxesByRule(lines.map(taxed), toMinor(calculated.voucher_price), digits, shipping)
    : [
        ...lines.map((line) => ({ tax: taxed(line).tax, amount: lineTax(line, order) })),
        ...shipping.map((part) => ({ tax: part.tax, amount: shippingTax(part, false, digits) })),
      ];
  const rates = new Map<string, TaxRate>();
  for (const { tax, amount } of taxes) {
    if (!tax || amount === 0) continue;
    const title = tax.title ?? '';
    const percent = tax.type === PriceType.percent ? fromMinor(tax.price) : null;
    const key = JSON.stringify([title, percent]);
    rates.set(key, { title, percent, amount: amount + (rates.get(key)?.amount ?? 0) });
  }
  return [...rates.values()].sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1));
}
