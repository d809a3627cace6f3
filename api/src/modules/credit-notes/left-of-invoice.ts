import type { OrderDetail, OrderInvoice, PartRefund } from 'shared-kernel/contract/orders';
import { fromMinor, toMinor } from 'shared-kernel/rules/money';
import { taxRates } from 'shared-kernel/rules/order-taxes';
import type { CreditNoteFigures } from './credit-notes.queries';
import { type Claim, createInvoiceBalance, type InvoiceBalance } from './invoice-balance';

/** What is reckoned with: what an order was charged for, and what went back of it. */
export type Charged = Pick<
  OrderDetail,
  'ordered_products' | 'calculated' | 'currency_format' | 'shipping_taxes' | 'refunds'
>;

/** What a part of the money takes back. */
export const claimOf = ({ amount, lines }: Pick<PartRefund, 'amount' | 'lines'>): NonNullable<Claim> => ({
  amount: toMinor(amount),
  pieces: lines,
});

/**
 * What is left of an order's invoice: less its credit notes, and less what has none because it went back or was left off before.
 *
 * @param but a part of the money that is not taken back yet
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

/** The tax by rate of an invoice that was issued when a part of its order was left off already; null: all of it is invoiced. */
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
