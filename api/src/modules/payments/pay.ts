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
  /** `OrderMethod`; may be another one than before */
  method: number;
  /** the shopper's address on the network */
  ip: string;
}

/** ms; beginning at the gateway comes on top, and the shell gives an answer up after 15 s */
const PATIENCE = 5000;
/** the latest attempts; nobody has more pages open */
const ASKED_ABOUT = 5;

/**
 * Begins to pay an order (again), by any method that is on (S162). Earlier attempts are asked about first, so that nobody pays
 * twice; one by the same method that can still be paid is gone on with. Choosing cash on delivery lifts the time limit; an order
 * to be paid on delivery stays one until an online payment has come.
 *
 * @throws Refused when the method is off or the order cannot be paid any more
 */
export function createPay({ db, gateways, clock, returns, startPayment }: Dependencies) {
  const queries = createPaymentQueries(db);

  /** Not for longer than a person waits: when nothing gets known the shopper goes on, and money that comes twice goes back. */
  async function askAboutEarlier(orderId: number): Promise<void> {
    // those that failed as well: their page may still be open in another tab
    const earlier = (await queries.ofOrder(orderId)).slice(0, ASKED_ABOUT);
    await Promise.all(earlier.map(({ id }) => returns.check(id, PATIENCE)));
  }

  /** @returns the attempt to begin; null when nothing is left to pay here */
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
      // what was left off is known to whoever collects at the door, not to a gateway
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
    // whether it takes the order's currency, which may not be the shop's any more, is asked of the order
    const hasKeys = (method: number) => gateways.byMethod(method) !== undefined;
    if (!(await isOffered(db, input.method, hasKeys))) throw new Refused('orders.methodOff');
    await askAboutEarlier(input.orderId);
    const paymentId = await choose(input);
    if (paymentId === null) return 1;
    return { state: 'open', redirect: await startPayment(paymentId, input.ip) };
  };
}

/** A parcel of an order to be paid at the door was called off: less than its total is to be paid. */
async function isLessDue(trx: Database, orderId: number): Promise<boolean> {
  const off = await trx
    .selectFrom('part_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('left_off', '=', true)
    .executeTakeFirst();
  return off !== undefined;
}
