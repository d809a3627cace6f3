import type { OrderDetail, OrderInvoice, PartRefund } from 'shared-kernel/contract/orders';
import { fromMinor, toMinor } from 'shared-kernel/rules/money';
import { taxRates } from 'shared-kernel/rules/order-taxes';
import type { CreditNoteFigures } from './credit-notes.queries';
import { type Claim, createInvoiceBalance, type InvoiceBalance } from './invoice-balance';

/** Input of the calculation: an order's charges and refunds. */
export type Charged = Pick<
  OrderDetail,
  'ordered_products' | 'calculated' | 'currency_format' | 'shipping_taxes' | 'refunds'
>;

/** The claim of a partial refund. */
export const claimOf = ({ amount, lines }: Pick<PartRefund, 'amount' | 'lines'>): NonNullable<Claim> => ({
  amount: toMinor(amount),
  pieces: lines,
});

/**
 * The balance of an order's invoice: less its credit notes, and less refunds and reductions from before it that have none.
 *
 * @param but a partial refund that is not deducted yet
 */
export function balanceOf(order: Charged, notes: readonly CreditNoteFigures[], but: number | null): InvoiceBalance {
  const balance = createInvoiceBalance(order);
  for (const part of order.refunds ?? []) {
    if (part.id === but) continue;
    const note = notes.find(({ partRefundId }) => partRefundId === part.id);
    if (note) balance.settle(note);
    else balance.take(claimOf(part));
  }
  for (const note of notes.filter(({ partRefundId }) => partRefundId === null)) balance.settle(note);
  return balance;
}

/** Tax by rate of an invoice that was issued after the amount due had been reduced; null: the whole order is invoiced. */
export function invoicedTaxes(order: OrderDetail): NonNullable<OrderInvoice['taxes']> | null {
  const { invoice, refunds = [], credit_notes: notes = [] } = order;
  if (!invoice) return null;
  const before = refunds.filter(
    ({ id, left_off, at }) => left_off && at <= invoice.issued_at && notes.every(({ refund_id }) => refund_id !== id),
  );
  if (before.length === 0) return null;
  const balance = createInvoiceBalance(order);
  const credits = before.flatMap((part) => balance.take(claimOf(part))?.taxes ?? []);
  return taxRates(order).flatMap(({ title, percent, base, amount }) => {
    const off = credits.filter((one) => one.title === title && one.percent === percent);
    const rest = amount - off.reduce((sum, { tax }) => sum + tax, 0);
    const on = base === null ? null : Math.max(0, base - off.reduce((sum, { net }) => sum + net, 0));
    if (rest === 0 && (on ?? 0) === 0) return [];
    return [{ title, percent, base: on === null ? null : fromMinor(on), amount: fromMinor(rest) }];
  });
}
