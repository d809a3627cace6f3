import { z } from 'zod';
import { tryAgain } from '../../modules/orders/give-back';
import { command, Refusal } from '../command';
import { refundId } from './refund-id';

/** Retries a refund that was given up. */
export const refundRetry = command({
  verb: 'retry',
  about: 'tries a refund again that was given up, with the same key: it is never given twice',
  arguments: { '<refund>': "id, as 'refund list' shows it" },
  examples: ['refund retry 12'],
  input: z.object({ refund: refundId() }),
  async run({ refund }, { db, now }) {
    const again = await db
      .transaction()
      .execute((trx) => tryAgain(trx, refund.isPart ? 'part_refunds' : 'refunds', refund.id, now));
    if (!again) {
      throw new Refusal([`The refund ${refund.name} was not given up; see 'refund list'.`]);
    }
    return {
      messages: [`The refund ${refund.name} is tried again with the next round.`],
      data: { refund: refund.name, state: 'due' },
    };
  },
});
