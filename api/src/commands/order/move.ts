import { z } from 'zod';
import { moveOrder, type Standstill } from '../../modules/orders/move-order';
import { command, Refusal } from '../command';
import { word } from '../values';
import { findOrder, MAIL_NOTICE, ORDER, orderName, STEP_NAMES, STEPS, stepName } from './order';

const WHY: Record<Standstill, (code: string, step: string) => string> = {
  unknown: (code) => `The order ${code} is gone.`,
  cancelled: (code) => `The order ${code} is cancelled, so it moves no more.`,
  refunded: (code) => `The order ${code} is refunded, so it moves no more.`,
  unpaid: (code) => `The order ${code} waits for its payment: it can move once it is paid.`,
  behind: (code, step) => `The order ${code} is ${step} already; no step is gone back or done twice.`,
};

/** Moves an order on, by the rules of docs/contracts/orders.md. */
export const orderMove = command({
  verb: 'move',
  about: 'moves an order to a later step; steps may be left out. Delivering what is paid at the door makes it paid',
  arguments: { ...ORDER, '<step>': STEP_NAMES.join(', ') },
  examples: ['order move 7Q2KX-0M4TZ-9HVBC delivered', 'order move 12 on-the-way'],
  input: z.object({ order: orderName, step: word(STEP_NAMES) }),
  async run({ order, step }, { db, now }) {
    const { id, code } = await findOrder(db, order);
    const why = await db.transaction().execute((trx) => moveOrder(trx, id, STEPS[step], now));
    if (why) {
      const { status } = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
      throw new Refusal([WHY[why](code, stepName(status))]);
    }
    return { messages: [`The order ${code} is ${step}.`, MAIL_NOTICE], data: { id, order: code, status: step } };
  },
});
