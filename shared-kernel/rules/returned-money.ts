import type { OrderDetail } from '../contract/orders';
import { type Minor, toMinor } from './money';

/** Amounts of an order refunded so far and still to be refunded; all of it once the order is refunded. Minor units. */
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
 * An order as stated on its invoice: without what credit notes credit, as the invoice never changes after it is issued. Refunds
 * from before credit notes were introduced are on it, as they were then. An invoice over nothing (paid in full by a voucher) has
 * nothing to credit and stays unchanged as well (docs/decisions/0112).
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

/** Amount deducted from an order that was not paid yet (cash on delivery): part of what `returnedMoney` counts as done. Minor units. */
export function leftOffMoney({ refunds = [] }: Pick<OrderDetail, 'refunds'>): Minor {
  return refunds.filter(({ left_off }) => left_off).reduce((sum, { amount }) => sum + toMinor(amount), 0);
}
