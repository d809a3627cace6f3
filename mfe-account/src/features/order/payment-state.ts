import { waitsForPayment } from 'shared-kernel/commerce/payment-methods';
import { OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';

/**
 * The state of an order's payment:
 * - `settled`: paid, or to be paid on delivery
 * - `payable`: waits for online payment
 * - `late`: its time to pay is over, and the shop checks once more for a payment
 * - `inReview`: a payment came that does not match; a person checks it
 * - `expired`, `cancelled`: cancelled, by timeout or by the shopper
 */
export type PaymentState = 'settled' | 'payable' | 'late' | 'inReview' | 'expired' | 'cancelled';

/** How the shopper arrived from the checkout or a gateway, by the URL. Anybody can write that, so the order's own data win. */
export interface Arrival {
  placed: boolean;
  /** `payment`: paid, open, failed, cancelled, unstarted */
  payment: string | null;
}

/** The message at the top of the order's page: the last part of its texts' keys. */
export type StatusMessage =
  | 'thanks'
  | 'paid'
  | 'confirming'
  | 'failed'
  | 'unpaid'
  | 'unstarted'
  | 'late'
  | 'inReview'
  | 'expired'
  | 'cancelled';

/** @param isOver the server's clock has passed `expires_at` */
export function paymentStateOf(order: OrderDetail, isOver: boolean): PaymentState {
  if (order.expired === 1) return 'expired';
  if (order.cancelled === 1) return 'cancelled';
  if (order.payment_done === PaymentStatus.paid || !waitsForPayment(order)) return 'settled';
  if (order.payment?.state === 'flagged') return 'inReview';
  return isOver ? 'late' : 'payable';
}

/** The message on arrival and after each change of state; null shows none. */
export function statusMessageOf(
  order: OrderDetail,
  state: PaymentState,
  { placed, payment }: Arrival,
): StatusMessage | null {
  if (state === 'settled') {
    if (order.payment_done === PaymentStatus.paid && order.payment) return placed || payment ? 'paid' : null;
    // paid on delivery, or entirely by a voucher
    return placed ? 'thanks' : null;
  }
  if (state !== 'payable') return state;
  if (payment === 'unstarted') return 'unstarted';
  // after a refusal a gateway may accept another try of the same attempt, which then stays open
  if (payment === 'failed' || (payment && order.payment?.state === 'failed')) return 'failed';
  if (payment === 'cancelled') return 'unpaid';
  return isAwaitingConfirmation(order, payment) ? 'confirming' : null;
}

/** True while a payment may have been made that the shop does not know of yet. */
export function isAwaitingConfirmation(order: OrderDetail, payment: string | null): boolean {
  return (payment === 'open' || payment === 'paid') && order.payment?.state === 'open' && waitsForPayment(order);
}

/** True while the shopper may cancel; the server decides (S188, D40). */
export const isCancellable = ({ status, cancelled, refunded, parcels = [] }: OrderDetail) =>
  [status, ...parcels.map((parcel) => parcel.status)].every((step) => step === OrderStatus.pending) &&
  cancelled === 0 &&
  refunded === 0;

type MoneyBack = 'due' | 'done' | 'failed';

/**
 * State of a refund: the last part of its text's key; null without one. `twice`: only a second payment is refunded, and the order stays
 * paid. `way`: refunds the payment of the order, so the order's method tells how the money goes back.
 */
export function moneyBack(order: OrderDetail): MoneyBack | `twice.${MoneyBack}` | 'way' | null {
  if (order.refunded === 1) return 'done';
  const back = order.payment?.refund;
  if (!back) return null;
  const isTwice = order.payment_done === PaymentStatus.paid && order.cancelled === 0;
  if (isTwice) return `twice.${back}`;
  return back === 'due' && order.payment?.state === 'paid' ? 'way' : back;
}

/**
 * True for a shopper who comes back from a gateway to an order that was cancelled meanwhile: the payment agreed to there is not collected,
 * and if it is collected anyway, it is refunded automatically (docs/contracts/payments.md).
 */
export function isNotDue(order: OrderDetail, { payment }: Pick<Arrival, 'payment'>): boolean {
  return (
    payment !== null &&
    order.cancelled === 1 &&
    order.payment_done === PaymentStatus.unpaid &&
    order.payment?.state !== 'flagged' &&
    moneyBack(order) === null
  );
}
