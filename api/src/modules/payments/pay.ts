import { OrderMethod, PaymentStatus } from 'shared-kernel/contract/enums';
import type { PaymentAnswer } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import { Refused } from '../../http/refused';
import type { Gateways } from '../../payments/gateways';
import type { PaymentEngine } from '../../payments/payment-engine';
import { openPayment } from '../orders/open-payment';
import { noteSale } from '../sales/note-sale';
import { isOffered } from '../site/offered-methods';
import type { CheckAttempt } from './check-attempt';
import { createPaymentQueries } from './payments.queries';

interface Dependencies {
  db: Database;
  gateways: Gateways;
  clock: () => Date;
  returns: CheckAttempt;
  startPayment: PaymentEngine['startPayment'];
}
interface PayInput {
  orderId: number;
  /** `OrderMethod`; may differ from the previous one */
  method: number;
  /** the shopper's IP address */
  ip: string;
}

/** ms; starting at the gateway takes additional time, and the shell times out after 15 s */
const PATIENCE = 5000;
/** checks only this many of the latest attempts; nobody has more payment pages open */
const MOST_CHECKED = 5;

/**
 * Starts (another) payment of an order by any enabled method (S162). Earlier attempts are checked first so that nobody pays
 * twice; an open attempt with the same method is continued. Choosing cash on delivery removes the time limit; an order to be paid
 * on delivery keeps that method until an online payment arrives.
 *
 * @throws Refused when the method is off or the order is no longer payable
 */
export function createPay({ db, gateways, clock, returns, startPayment }: Dependencies) {
  const queries = createPaymentQueries(db);

  /** Waits no longer than a person would: without an answer the shopper continues, and a duplicate payment is refunded. */
  async function askAboutEarlier(orderId: number): Promise<void> {
    // includes failed attempts: their page may still be open in another tab
    const earlier = (await queries.ofOrder(orderId)).slice(0, MOST_CHECKED);
    await Promise.all(earlier.map(({ id }) => returns.check(id, PATIENCE)));
  }

  /** @returns the attempt to start; null when there is nothing to pay online */
  function choose({ orderId, method }: PayInput): Promise<number | null> {
    return db.transaction().execute(async (trx) => {
      const locked = createPaymentQueries(trx);
      const order = await locked.lockOrder(orderId);
      const now = clock();
      if (order.payment_done === PaymentStatus.paid) return null;
      if (order.cancelled === 1 || (order.expires_at && order.expires_at <= now))
        throw new Refused('orders.notPayable');
      if (method !== OrderMethod.cashOnDelivery && !gateways.takes(method, order.currency))
        throw new Refused('orders.methodOff');
      await locked.checkSoon(orderId, now);

      const becomes = { order_method: method, updated_at: now };
      const update = trx.updateTable('orders').where('id', '=', orderId);
      if (method === OrderMethod.cashOnDelivery) {
        await update.set({ ...becomes, expires_at: null }).execute();
        await noteSale(trx, orderId, now);
        return null;
      }
      if (order.order_method !== OrderMethod.cashOnDelivery) await update.set(becomes).execute();
      // whoever collects at the door knows the reduced amount, a gateway does not
      else if (await isLessDue(trx, orderId)) throw new Refused('orders.notPayable');
      const running = (await locked.ofOrder(orderId)).find(
        (attempt) => attempt.state === 'open' && attempt.method === method,
      );
      if (running) return running.id;
      const { total_amount: amount, currency } = order;
      return openPayment(trx, { orderId, method, amount, currency }, now);
    });
  }

  return async (input: PayInput): Promise<PaymentAnswer> => {
    // `choose` checks the gateway against the order's currency, which may no longer be the shop's
    const hasKeys = (method: number) => gateways.byMethod(method) !== undefined;
    if (!(await isOffered(db, input.method, hasKeys))) throw new Refused('orders.methodOff');
    await askAboutEarlier(input.orderId);
    const paymentId = await choose(input);
    if (paymentId === null) return 1;
    return { state: 'open', redirect: await startPayment(paymentId, input.ip) };
  };
}

/** True if a parcel of a cash-on-delivery order was cancelled, so that less than the order's total is due. */
async function isLessDue(trx: Database, orderId: number): Promise<boolean> {
  const off = await trx
    .selectFrom('part_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('left_off', '=', true)
    .executeTakeFirst();
  return off !== undefined;
}
