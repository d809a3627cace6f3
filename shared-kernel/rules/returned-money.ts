import type { OrderDetail } from '../contract/orders';
import { type Minor, toMinor } from './money';

/** What went back of an order's money so far, and what is still to; all of it once the order is refunded. Minor units. */
export function returnedMoney({
  refunded,
  refunds = [],
  calculated,
}: Pick<OrderDetail, 'refunded' | 'refunds' | 'calculated'>): { done: Minor; coming: Minor } {
  if (refunded === 1) return { done: toMinor(calculated.total_price), coming: 0 };
  const sum = (isDone: boolean) =>
    refunds.filter(({ state }) => (state === 'done') === isDone).reduce((all, { amount }) => all + toMinor(amount), 0);
  return { done: sum(true), coming: sum(false) };
}

/**
 * An order as its invoice states it: what a credit note takes back is left out, as the invoice stays what it was when it was issued. What went
 * back before there were credit notes stands on it, as it did then. An invoice of nothing (a voucher paid all) has nothing to take back, and
 * stays as well (docs/decisions/0112).
 */
export function asInvoiced(order: OrderDetail): OrderDetail {
  const { credit_notes: notes = [], refunds = [], payment, invoice, calculated } = order;
  if (notes.length === 0 && !(invoice && calculated.total_price === 0)) return order;
  return {
    ...order,
    cancelled: 0,
    refunded: 0,
    refunds: refunds.filter(({ id }) => notes.every(({ refund_id }) => refund_id !== id)),
    payment: payment && { ...payment, refund: null },
  };
}

/** What was never paid of it, as less was to be paid at the door: part of what `returnedMoney` calls done. Minor units. */
export function leftOffMoney({ refunds = [] }: Pick<OrderDetail, 'refunds'>): Minor {
  return refunds.filter(({ left_off }) => left_off).reduce((sum, { amount }) => sum + toMinor(amount), 0);
}
