import { z } from 'zod';
import { callOrderOff } from '../../modules/cancellations/cancel-order';
import { command } from '../command';
import { line } from '../values';
import { findOrder, MAIL_NOTICE, ORDER, orderName } from './order';

/** The shop cancels, by the rules that shoppers cancel by (D40). */
export const orderCancel = command({
  verb: 'cancel',
  about:
    'cancels a pending order: stock and voucher go back, what was paid online is refunded, the shopper gets the reason by mail',
  arguments: ORDER,
  options: {
    '--title <text>': 'the reason in a few words, shown with the order',
    '--message <text>': 'what the shopper should know',
  },
  examples: ['order cancel 7Q2KX-0M4TZ-9HVBC --title "Sold out" --message "The last piece was damaged."'],
  input: z.object({ order: orderName, title: line(120), message: line(2000) }),
  async run({ order, title, message }, { db, now }) {
    const { id, code } = await findOrder(db, order);
    await callOrderOff(db, { orderId: id, title, message }, now);
    const refund = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select('refunds.id')
      .where('payments.order_id', '=', id)
      .executeTakeFirst();
    const money = refund ? ['What was paid goes back through its gateway with the next round.'] : [];
    return {
      messages: [`The order ${code} is cancelled.`, ...money, MAIL_NOTICE],
      data: { id, order: code, cancelled: true, refund: refund?.id ?? null },
    };
  },
});
