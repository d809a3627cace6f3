import { z } from 'zod';
import { isOpen } from '../../modules/returns/answer-return';
import { withdrawReturn } from '../../modules/returns/withdraw-return';
import { command } from '../command';
import { MAIL_NOTICE, noMailNotice } from '../order/order';
import { id } from '../values';
import { notOpen, RETURN } from './found-return';

/** Withdraws a return for a shopper who told the shop by telephone or mail that they keep the items. */
export const returnWithdraw = command({
  verb: 'withdraw',
  about:
    'takes a return back for its shopper, who keeps the things: until it has come. Shopper, shop and store are told by mail, and the pieces can be asked for again',
  arguments: RETURN,
  examples: ['return withdraw 12'],
  input: z.object({ return: id() }),
  async run({ return: returnId }, { db, now }) {
    const locked = await db.transaction().execute((trx) => withdrawReturn(trx, { id: returnId }, now));
    if (!locked || !isOpen(locked)) throw notOpen(returnId, locked);
    const mailed = (await noMailNotice(db, locked.orderId)) ?? MAIL_NOTICE;
    return { messages: [`The return ${returnId} is withdrawn.`, mailed], data: { id: returnId, state: 'withdrawn' } };
  },
});
