import { z } from 'zod';
import { noteReturned } from '../../modules/payments/settle-by-hand';
import { command, Misuse, Refusal } from '../command';
import { id } from '../values';
import { WHY_NOT } from './accept';

/** Records that the shop has given back a flagged payment. */
export const paymentReturn = command({
  verb: 'return',
  about: 'notes that you gave back the money of a flagged payment; its order can be paid again or runs out',
  arguments: { '<payment>': "id, as 'payment list' shows it" },
  options: { '--by-hand': 'you have given back at the gateway what was really paid there' },
  examples: ['payment return 12 --by-hand'],
  input: z.object({ payment: id(), byHand: z.boolean().default(false) }),
  async run({ payment, byHand }, { db, now }) {
    if (!byHand) {
      throw new Misuse([
        'This command moves no money. Give back at the gateway what was really paid there (its settlement is in the list), then add --by-hand.',
      ]);
    }
    const done = await db.transaction().execute((trx) => noteReturned(trx, payment, now));
    if (done !== 'done') throw new Refusal([`The payment ${payment} ${WHY_NOT[done]}`]);
    return {
      messages: [`The payment ${payment} counts as failed: its money went back.`],
      data: { payment, state: 'failed' },
    };
  },
});
