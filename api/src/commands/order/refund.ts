import { z } from 'zod';
import { type GivingBack, giveBack } from '../../modules/orders/give-back';
import { command, Refusal } from '../command';
import { findOrder, MAIL_NOTICE, ORDER, orderName } from './order';

const THROUGH =
  'The API gives it back through the gateway with its next round (half a minute); then it mails the shopper.';
const DONE: Partial<Record<GivingBack, (code: string) => string[]>> = {
  owed: (code) => [`The payment of the order ${code} goes back.`, THROUGH],
  owedAlready: (code) => [`The payment of the order ${code} was on its way back already; it goes back once.`],
  triedAgain: (code) => [`The refund of the order ${code} had been given up; it is tried again.`, THROUGH],
  given: (code) => [`The order ${code} is refunded.`, MAIL_NOTICE],
};
const WHY: Partial<Record<GivingBack, (code: string) => string>> = {
  unpaid: (code) => `The order ${code} is not paid, so there is nothing to give back; a pending one can be cancelled.`,
  free: (code) => `Nothing was paid for the order ${code}: its voucher covered everything.`,
  refunded: (code) => `The order ${code} is refunded already.`,
  atTheDoor: (code) =>
    `No gateway has the payment of the order ${code}, as it is with what is paid at the door: give the money back yourself, then note it with 'order refund ${code} --by-hand'.`,
  online: (code) => `The order ${code} was paid online: 'order refund ${code}' gives it back through its gateway.`,
};

/** Gives back what was paid for an order, once. */
export const orderRefund = command({
  verb: 'refund',
  about: 'gives back what was paid: online through its gateway, at the door by your own hand. The order moves no more',
  arguments: ORDER,
  options: { '--by-hand': 'the order was paid at the door and you have given the money back' },
  examples: ['order refund 7Q2KX-0M4TZ-9HVBC', 'order refund 7Q2KX-0M4TZ-9HVBC --by-hand'],
  input: z.object({ order: orderName, byHand: z.boolean().default(false) }),
  async run({ order, byHand }, { db, now }) {
    const { id, code } = await findOrder(db, order);
    const outcome = await db.transaction().execute((trx) => giveBack(trx, id, byHand, now));
    const done = DONE[outcome];
    if (!done) throw new Refusal([WHY[outcome]?.(code) ?? `There is no order ${code}.`]);
    return { messages: done(code), data: { id, order: code, refund: outcome } };
  },
});
