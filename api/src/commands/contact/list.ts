import { z } from 'zod';
import { command } from '../command';
import { count, moment, readMoments } from '../values';
import { plainMoment } from '../wording';

/** Lists messages of the contact page. */
export const contactList = command({
  verb: 'list',
  about: 'the newest messages of the contact page',
  options: { '--since <time>': 'sent at this time or later', '--limit <number>': 'how many (20)' },
  examples: ['contact list', 'contact list --since 2026-12-01 --json'],
  input: z.object({ since: moment().optional(), limit: count().default(20) }),
  async run({ since, limit }, { db }) {
    const from = since === undefined ? null : (await readMoments(db, { since })).since;
    const messages = await db
      .selectFrom('contact_messages')
      .select(['id', 'created_at as sent', 'name', 'email', 'order_code as order', 'subject'])
      .$if(from !== null, (query) => query.where('created_at', '>=', from as Date))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return {
      ...(messages.length === 0 && { messages: ['There are none.'] }),
      rows: messages.map((row) => ({ ...row, sent: plainMoment(row.sent), order: row.order ?? '' })),
      data: messages,
    };
  },
});
