import { z } from 'zod';
import { noteGiven } from '../../modules/orders/give-back';
import { notePartGiven } from '../../modules/orders/part-refund';
import { command, Refusal } from '../command';
import { line } from '../values';
import { refundId } from './refund-id';

/** Records that a refund that had been given up was given by hand at the gateway. */
export const refundDone = command({
  verb: 'done',
  about: 'notes that you gave a refund at the gateway by hand, after it was given up; the shopper gets a mail',
  arguments: { '<refund>': "id, as 'refund list' shows it" },
  options: { '--reference <text>': "the gateway's name for the refund" },
  examples: ['refund done 12 --reference re_3PqXyZ'],
  input: z.object({ refund: refundId(), reference: line(200) }),
  async run({ refund, reference }, { db, now }) {
    const done = await db
      .transaction()
      .execute((trx) => (refund.isPart ? notePartGiven : noteGiven)(trx, refund.id, reference, now));
    if (!done) throw new Refusal([`The refund ${refund.name} was not given up; see 'refund list'.`]);
    return {
      messages: [`The refund ${refund.name} is done.`],
      data: { refund: refund.name, state: 'done', reference },
    };
  },
});
