import { z } from 'zod';
import { IMAGES } from '../../modules/media/images-path';
import { command } from '../command';
import { id } from '../values';
import { harmless, plainAmount, plainMoment } from '../wording';
import { listReturns, notOpen, RETURN, toData } from './found-return';

/** Shows one return with its texts and photos. */
export const returnShow = command({
  verb: 'show',
  about: 'one return: what comes back and why, what was written, photos, dates and money',
  arguments: RETURN,
  examples: ['return show 12'],
  input: z.object({ return: id() }),
  async run({ return: returnId }, { db }) {
    const [record] = await listReturns(db, { id: returnId, limit: 1 });
    if (!record) throw notOpen(returnId);
    const { order, state, store, name, asked, answered, received, withdrawn, message, answer, photos, refund, amount } =
      record;
    return {
      messages: [
        `Return ${returnId} of the order ${order} to ${store}, ${state}`,
        `Asked at ${plainMoment(asked)} by ${name ? harmless(name) : 'somebody whose data are deleted'}`,
        ...(answered ? [`Answered at ${plainMoment(answered)}: ${answer.split('\n').map(harmless).join(' / ')}`] : []),
        ...(received ? [`Received at ${plainMoment(received)}`] : []),
        ...(withdrawn ? [`Withdrawn at ${plainMoment(withdrawn)}`] : []),
        ...(refund ? [`Refund ${refund} of ${plainAmount(amount ?? 0, record.digits)} ${record.currency}`] : []),
        ...message.split('\n').filter(Boolean).map(harmless),
        ...photos.map((photo) => `Photo ${IMAGES}${photo}`),
        '',
      ],
      rows: record.lines.map(({ variant, sku, ...line }) => ({ ...line, variant: variant.join(', '), sku: sku ?? '' })),
      data: toData(record),
    };
  },
});
