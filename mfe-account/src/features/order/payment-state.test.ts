import type { OrderDetail } from 'shared-kernel/contract/orders';
import { anOrder } from 'shared-kernel/testing/an-order';
import { type Arrival, isCancellable, moneyBack, paymentStateOf, statusMessageOf } from './payment-state';

const online = (over: Partial<OrderDetail> = {}) =>
  anOrder({
    order_method: 3,
    expires_at: '2026-03-01T12:30:00.000Z',
    payment: { state: 'open', refund: null },
    ...over,
  });
const paid = (over: Partial<OrderDetail> = {}) =>
  online({ payment_done: 1, expires_at: null, payment: { state: 'paid', refund: null }, ...over });
const failed = online({ payment: { state: 'failed', refund: null } });
const back = (payment: string | null, placed = false): Arrival => ({ payment, placed });

test.each([
  ['to be paid on delivery', anOrder(), false, 'settled'],
  ['paid', paid(), false, 'settled'],
  ['unpaid online', online(), false, 'payable'],
  ['unpaid after a failed attempt', failed, false, 'payable'],
  ['unpaid after its payment period', online(), true, 'late'],
  ['with a mismatched payment', online({ payment: { state: 'flagged', refund: null } }), true, 'inReview'],
  ['expired', online({ cancelled: 1, expired: 1 }), true, 'expired'],
  ['cancelled', paid({ cancelled: 1 }), false, 'cancelled'],
])('S162 D35 the payment state of an order %s', (_, order, isOver, state) => {
  expect(paymentStateOf(order, isOver)).toBe(state);
});

test.each<[string, OrderDetail, Arrival, string | null]>([
  ['thanks for cash on delivery', anOrder(), back(null, true), 'thanks'],
  ['thanks for an order fully paid by a voucher', paid({ payment: null }), back(null, true), 'thanks'],
  ['none on a later visit', anOrder(), back(null), null],
  ['paid after the payment', paid(), back('paid'), 'paid'],
  ['paid whatever the URL says', paid(), back('failed'), 'paid'],
  ['none for an old payment', paid(), back(null), null],
  ['confirming when only the URL says paid', online(), back('paid'), 'confirming'],
  ['confirming while the payment is open', online(), back('open'), 'confirming'],
  ['failed', failed, back('open'), 'failed'],
  ['failed when the attempt can be retried', online(), back('failed'), 'failed'],
  ['unpaid after a cancelled attempt', online(), back('cancelled'), 'unpaid'],
  ['unstarted when the payment could not start', online(), back('unstarted'), 'unstarted'],
  ['none while the order just waits', online(), back(null), null],
  ['none for an unknown value', online(), back('<b>'), null],
])('S162 D35 the status message is %s', (_, order, arrival, message) => {
  expect(statusMessageOf(order, paymentStateOf(order, false), arrival)).toBe(message);
});

test.each<[Partial<OrderDetail>, boolean]>([
  [{}, true],
  [{ payment_done: 1 }, true],
  [{ status: 2 }, false],
  [{ cancelled: 1 }, false],
  [{ refunded: 1 }, false],
])('S188 D40 an order with %j can be cancelled: %p', (over, expected) => {
  expect(isCancellable(anOrder(over))).toBe(expected);
});

test.each<[Partial<OrderDetail>, string | null]>([
  [{}, null],
  [{ refunded: 1 }, 'done'],
  [{ payment: { state: 'surplus', refund: 'due' } }, 'due'],
  [{ payment_done: 1, payment: { state: 'paid', refund: 'due' } }, 'twice.due'],
  [{ payment_done: 1, payment: { state: 'surplus', refund: 'done' } }, 'twice.done'],
  [{ payment_done: 1, cancelled: 1, payment: { state: 'surplus', refund: 'due' } }, 'due'],
  [{ payment: { state: 'paid', refund: 'failed' } }, 'failed'],
  [{ payment_done: 1, cancelled: 1, payment: { state: 'paid', refund: 'due' } }, 'way'],
])('D40 the refund message for %j is %s', (over, expected) => {
  expect(moneyBack(online(over))).toBe(expected);
});
