import { z } from 'zod';
import { acceptFlagged, type ByHand } from '../../modules/payments/settle-by-hand';
import { command, Refusal } from '../command';
import { MAIL_NOTICE } from '../order/order';
import { id } from '../values';

/** Why a payment was not settled. */
export const WHY_NOT: Record<Exclude<ByHand, 'done'>, string> = {
  notFlagged: "is not flagged, or not any more; see 'payment list'.",
  notPayable: "belongs to an order that is paid or cancelled by now: give the money back, then 'payment return'.",
};

/** Accepts a flagged payment that does not match its order. */
export const paymentAccept = command({
  verb: 'accept',
  about: 'takes the money of a flagged payment as it is: the order is paid by it',
  arguments: { '<payment>': "id, as 'payment list' shows it" },
  examples: ['payment accept 12'],
  input: z.object({ payment: id() }),
  async run({ payment }, { db, now }) {
    const done = await db.transaction().execute((trx) => acceptFlagged(trx, payment, now));
    if (done !== 'done') throw new Refusal([`The payment ${payment} ${WHY_NOT[done]}`]);
    return {
      messages: [`The payment ${payment} is accepted; its order is paid.`, MAIL_NOTICE],
      data: { payment, state: 'paid' },
    };
  },
});
