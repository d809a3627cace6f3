import { z } from 'zod';
import { command } from '../command';
import { findStore } from '../order/find-store';
import { count, line, moment, readMoments, word } from '../values';
import { plainMoment } from '../wording';
import { listReturns, STATES, toData } from './found-return';

/** Lists returns that wait for an answer or for their parcel, or all. */
export const returnList = command({
  verb: 'list',
  about: 'returns that wait for an answer or for their parcel, the oldest first; or all in a state',
  options: {
    '--state <state>': `${STATES.join(', ')}, or all`,
    '--store <slug>': 'of one store',
    '--since <time>': 'asked at this time or later',
    '--limit <number>': 'how many (20)',
  },
  examples: [
    'return list',
    'return list --state refused --since 2026-12-01',
    'return list --store bazaar-basics --json',
  ],
  input: z.object({
    state: word([...STATES, 'all']).optional(),
    store: line(120).optional(),
    since: moment().optional(),
    limit: count().default(20),
  }),
  async run({ state, store, since, limit }, { db }) {
    const records = await listReturns(db, {
      limit,
      open: state === undefined,
      state: state === 'all' ? undefined : state,
      storeId: store === undefined ? undefined : await findStore(db, store),
      from: since === undefined ? undefined : (await readMoments(db, { since })).since,
    });
    return {
      ...(records.length === 0 && { messages: ['There are none.'] }),
      rows: records.map(({ id, order, state: current, store: from, asked, lines, photos }) => ({
        id,
        order,
        state: current,
        store: from,
        asked: plainMoment(asked),
        pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
        photos: photos.length,
      })),
      data: records.map(toData),
    };
  },
});
