import { PriceType } from 'shared-kernel/contract/enums';
import type { OrderedProduct } from 'shared-kernel/contract/orders';
import { type Minor, toMinor } from 'shared-kernel/rules/money';

export interface TaxRate {
  /** of the rule, as the shop called it on the day of the order */
  title: string;
  /** 19 for 19 %; null: an amount for each piece */
  percent: number | null;
  /** tax on all lines of the rate, in minor units */
  amount: Minor;
}

/** The tax of an order's lines by rule and rate, highest rate first; empty when no line has any, or the API does not say which. */
export function taxRates(lines: readonly Pick<OrderedProduct, 'tax' | 'tax_price' | 'quantity'>[]): TaxRate[] {
  const rates = new Map<string, TaxRate>();
  for (const { tax, tax_price, quantity } of lines) {
    if (!tax || tax_price === 0) continue;
    const percent = tax.type === PriceType.percent ? tax.rate : null;
    const key = JSON.stringify([tax.title, percent]);
    const rate = rates.get(key) ?? { title: tax.title, percent, amount: 0 };
    rates.set(key, { ...rate, amount: rate.amount + toMinor(tax_price) * quantity });
  }
  return [...rates.values()].sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1));
}
