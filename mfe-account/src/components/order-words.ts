import { waitsForPayment } from 'shared-kernel/commerce/payment-methods';
import { OrderMethod, OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { OrderRow } from 'shared-kernel/contract/orders';
import type { Tone } from './tones';

const nameOf = <T extends Record<string, number>>(values: T, value: number) =>
  (Object.keys(values) as (keyof T & string)[]).find((name) => values[name] === value);

/** Text keys for an order's numbers; an unknown number has no text, so nothing is shown (D32). */
export const methodKey = (method: number) => `method.${nameOf(OrderMethod, method) ?? 'unknown'}`;

/** Key of the payment state; an order awaiting online payment has one key everywhere. */
export function paymentKey(order: Parameters<typeof waitsForPayment>[0] & Pick<OrderRow, 'refunded'>): string {
  if (order.refunded) return 'payment.refunded';
  if (order.payment_done === PaymentStatus.paid) return 'payment.paid';
  if (order.cancelled) return 'payment.nothingDue';
  return waitsForPayment(order) ? 'payment.waiting' : 'payment.onDelivery';
}

/** Text key of the delivery's progress, or of a cancelled order. */
export function deliveryKey(order: Pick<OrderRow, 'status' | 'cancelled' | 'refunded' | 'expired'>): string {
  if (order.refunded) return 'status.refunded';
  if (order.expired) return 'status.expired';
  if (order.cancelled) return 'status.cancelled';
  return `step.${nameOf(OrderStatus, order.status) ?? 'pending'}`;
}

/** Tone of the text of `deliveryKey`. */
export function deliveryTone(order: Pick<OrderRow, 'status' | 'cancelled' | 'refunded'>): Tone {
  if (order.cancelled || order.refunded) return 'quiet';
  if (order.status === OrderStatus.delivered) return 'good';
  return order.status === OrderStatus.pending ? 'wait' : 'going';
}
