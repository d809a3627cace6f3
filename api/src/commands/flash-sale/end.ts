import { z } from 'zod';
import { endFlashSale } from '../../modules/flash-sales/end-flash-sale';
import { command, Refusal } from '../command';
import { id } from '../values';

/** Ends a flash sale. */
export const flashSaleEnd = command({
  verb: 'end',
  about: 'ends a flash sale now, or withdraws one that is to come',
  arguments: { '<sale>': "id, as 'flash-sale list' shows it" },
  examples: ['flash-sale end 3'],
  input: z.object({ sale: id() }),
  async run({ sale }, { db, now }) {
    const end = await endFlashSale(db, sale, now);
    if (end === 'unknown') throw new Refusal([`There is no flash sale ${sale}; see 'flash-sale list --all'.`]);
    if (end === 'over') throw new Refusal([`The flash sale ${sale} is over already.`]);
    return { messages: [`The flash sale ${sale} has ended.`], data: { id: sale, ended: now } };
  },
});
