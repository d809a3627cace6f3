import { z } from 'zod';
import { answerReturn, isOpen } from '../../modules/returns/answer-return';
import { command, type Desk } from '../command';
import { MAIL_NOTICE, noMailNotice } from '../order/order';
import { id, line } from '../values';
import { notOpen, RETURN } from './found-return';

/** The text for the shopper, in the mail and on the order's page. */
const answer = line(2000);

/** @returns the message about the shopper's mail */
async function answerWith(
  desk: Desk,
  input: { id: number; state: 'accepted' | 'refused'; answer: string },
): Promise<string> {
  const locked = await desk.db.transaction().execute((trx) => answerReturn(trx, input, desk.now));
  if (!locked || !isOpen(locked)) throw notOpen(input.id, locked);
  return (await noMailNotice(desk.db, locked.orderId)) ?? MAIL_NOTICE;
}

/** Accepts a return. */
export const returnAccept = command({
  verb: 'accept',
  about: 'accepts a return and tells the shopper by mail how to send it; again with other words, until it has come',
  arguments: RETURN,
  options: { '--how <text>': 'where and how it is sent back' },
  examples: [
    'return accept 12 --how "Send it to Bazaar Basics, 5 Market Street, 3401 Fayzabad. Put the order code in the parcel."',
  ],
  input: z.object({ return: id(), how: answer }),
  async run({ return: returnId, how }, desk) {
    const mailed = await answerWith(desk, { id: returnId, state: 'accepted', answer: how });
    return { messages: [`The return ${returnId} is accepted.`, mailed], data: { id: returnId, state: 'accepted' } };
  },
});

/** Refuses a return. */
export const returnRefuse = command({
  verb: 'refuse',
  about: 'refuses a return, also one that was accepted, and tells the shopper why; the pieces can be asked for again',
  arguments: RETURN,
  options: { '--reason <text>': 'what the shopper reads' },
  examples: ['return refuse 12 --reason "The seal is broken, so we cannot take it back."'],
  input: z.object({ return: id(), reason: answer }),
  async run({ return: returnId, reason }, desk) {
    const mailed = await answerWith(desk, { id: returnId, state: 'refused', answer: reason });
    return { messages: [`The return ${returnId} is refused.`, mailed], data: { id: returnId, state: 'refused' } };
  },
});
