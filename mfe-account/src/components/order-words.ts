import { OrderMethod, OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';

const nameOf = <T extends Record<string, number>>(values: T, value: number) =>
  (Object.keys(values) as (keyof T & string)[]).find((name) => values[name] === value);

/** Keys of the words for an order's numbers; an unknown number has none and nothing is shown (D32). */
export const methodKey = (method: number) => `method.${nameOf(OrderMethod, method) ?? 'unknown'}`;
export const paymentKey = (paid: number) => (paid === PaymentStatus.paid ? 'payment.paid' : 'payment.unpaid');

/** How far the delivery is, or that the order was called off. */
export function deliveryKey(order: { status: number; cancelled: number; refunded: number }): string {
  if (order.refunded) return 'status.refunded';
  if (order.cancelled) return 'status.cancelled';
  return `step.${nameOf(OrderStatus, order.status) ?? 'pending'}`;
}
