import { z } from 'zod';
import { IMAGES } from '../../modules/media/images-path';
import { command } from '../command';
import { id } from '../values';
import { harmless, plainAmount, plainMoment } from '../wording';
import { asData, listReturns, notOpen, RETURN } from './found-return';

/** Shows one return with its texts and photos. */
export const returnShow = command({
  verb: 'show',
  about: 'one return: what comes back and why, what was written, photos, dates and money',
  arguments: RETURN,
  examples: ['return show 12'],
  input: z.object({ return: id() }),
  async run({ return: wanted }, { db }) {
    const [found] = await listReturns(db, { id: wanted, limit: 1 });
    if (!found) throw notOpen(wanted);
    const { order, state, store, name, asked, answered, received, withdrawn, message, answer, photos, refund, amount } =
      found;
    return {
      messages: [
        `Return ${wanted} of the order ${order} to ${store}, ${state}`,
        `Asked at ${plainMoment(asked)} by ${name ? harmless(name) : 'somebody whose data are deleted'}`,
        ...(answered ? [`Answered at ${plainMoment(answered)}: ${answer.split('\n').map(harmless).join(' / ')}`] : []),
        ...(received ? [`Received at ${plainMoment(received)}`] : []),
        ...(withdrawn ? [`Withdrawn at ${plainMoment(withdrawn)}`] : []),
        ...(refund ? [`Refund ${refund} of ${plainAmount(amount ?? 0, found.digits)} ${found.currency}`] : []),
        ...message.split('\n').filter(Boolean).map(harmless),
        ...photos.map((photo) => `Photo ${IMAGES}${photo}`),
        '',
      ],
      rows: found.lines.map(({ variant, sku, ...line }) => ({ ...line, variant: variant.join(', '), sku: sku ?? '' })),
      data: asData(found),
    };
  },
});
