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
  ['unpaid after a try that failed', failed, false, 'payable'],
  ['unpaid when its time is over', online(), true, 'late'],
  ['paid with what does not fit', online({ payment: { state: 'flagged', refund: null } }), true, 'inReview'],
  ['expired', online({ cancelled: 1, expired: 1 }), true, 'expired'],
  ['cancelled', paid({ cancelled: 1 }), false, 'cancelled'],
])('S162 D35 an order that is %s', (_, order, isOver, state) => {
  expect(paymentStateOf(order, isOver)).toBe(state);
});

test.each<[string, OrderDetail, Arrival, string | null]>([
  ['thanks for an order on delivery', anOrder(), back(null, true), 'thanks'],
  ['thanks for an order that a voucher paid', paid({ payment: null }), back(null, true), 'thanks'],
  ['nothing when it is looked at later', anOrder(), back(null), null],
  ['that the payment has come', paid(), back('paid'), 'paid'],
  ['that the payment has come, whatever the address says', paid(), back('failed'), 'paid'],
  ['nothing of an old payment', paid(), back(null), null],
  ['that it looks, when the address says paid and the shop knows nothing', online(), back('paid'), 'confirming'],
  ['that it looks while the payment is open', online(), back('open'), 'confirming'],
  ['that it failed', failed, back('open'), 'failed'],
  ['that it failed, when the attempt may be tried again', online(), back('failed'), 'failed'],
  ['that nothing is paid yet', online(), back('cancelled'), 'unpaid'],
  ['that paying could not be begun', online(), back('unstarted'), 'unstarted'],
  ['nothing when it just waits', online(), back(null), null],
  ['nothing about words that it does not know', online(), back('<b>'), null],
])('S162 D35 tells %s', (_, order, arrival, message) => {
  expect(statusMessageOf(order, paymentStateOf(order, false), arrival)).toBe(message);
});

test.each<[Partial<OrderDetail>, boolean]>([
  [{}, true],
  [{ payment_done: 1 }, true],
  [{ status: 2 }, false],
  [{ cancelled: 1 }, false],
  [{ refunded: 1 }, false],
])('S188 D40 whether an order that is %j can be cancelled: %p', (over, expected) => {
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
])('D40 of the money back: %j is %s', (over, expected) => {
  expect(moneyBack(online(over))).toBe(expected);
});
