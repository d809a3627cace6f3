import { z } from 'zod';
import { receiveReturn } from '../../modules/returns/receive-return';
import { command, Refusal } from '../command';
import { findOrder, MAIL_NOTICE, noMailNotice } from '../order/order';
import { id } from '../values';
import { plainAmount } from '../wording';
import { notOpen, RETURN } from './found-return';

/** Records that a return has arrived. */
export const returnReceive = command({
  verb: 'receive',
  about:
    'what was sent back has come: its pieces go into stock, and what they cost goes back, with the shipping when all of a parcel is back. Online through the gateway, at the door by your own hand',
  arguments: RETURN,
  options: {
    '--no-restock': 'it cannot be sold again: nothing goes into stock',
    '--by-hand': 'you have given the money back; it is only written down',
  },
  examples: ['return receive 12', 'return receive 12 --no-restock', 'return receive 12 --by-hand'],
  input: z.object({ return: id(), restock: z.boolean().default(true), byHand: z.boolean().default(false) }),
  async run({ return: returnId, restock, byHand }, { db, now }) {
    const received = await db.transaction().execute(async (trx) => {
      const outcome = await receiveReturn(trx, { id: returnId, byHand, restock }, now);
      if (!('why' in outcome)) {
        const { digits } = await findOrder(trx, String(outcome.orderId));
        return { ...outcome, digits };
      }
      // throwing rolls back the transaction
      if (outcome.why === 'atTheDoor')
        throw new Refusal([
          `No gateway has the payment of its order, as it is with what is paid at the door: give the money back yourself, then note it with 'return receive ${returnId} --by-hand'.`,
        ]);
      throw notOpen(returnId, outcome.why === 'closed' ? outcome.found : undefined);
    });
    const amount = plainAmount(received.amount, received.digits);
    const money = {
      owed: `${amount} go back through the gateway with the next round (half a minute).`,
      given: `${amount} are noted as given back.`,
      nothing: 'No money goes back: nothing is left of what was paid.',
    }[received.done];
    return {
      messages: [
        `The return ${returnId} is received.`,
        money,
        restock ? 'Its pieces are in stock again.' : 'Nothing went into stock.',
        (await noMailNotice(db, received.orderId)) ?? MAIL_NOTICE,
      ],
      data: { id: returnId, state: 'received', refund: received.part, amount, restocked: restock },
    };
  },
});
