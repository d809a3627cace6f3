import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../command';
import { findStore } from '../order/find-store';
import { findOrder, orderName } from '../order/order';
import { count, line, moment, readMoments } from '../values';
import { harmless, plainMoment } from '../wording';

interface MessageRow {
  id: number;
  sent: Date;
  order: string;
  store: string;
  name: string;
  email: string;
  message: string;
  /** null: not mailed yet, or there is no recipient */
  told: Date | null;
}

/** Letters of a message shown in the table. */
const SHOWN = 80;

/** Lists messages from shoppers to stores about their orders. */
export const messageList = command({
  verb: 'list',
  about: 'the newest messages to stores about orders; --json has the whole text',
  options: {
    '--order <order>': 'about one order',
    '--store <slug>': 'to one store',
    '--since <time>': 'sent at this time or later',
    '--limit <number>': 'how many (20)',
  },
  examples: ['message list', 'message list --store bazaar-basics --since 2026-12-01 --json'],
  input: z.object({
    order: orderName.optional(),
    store: line(120).optional(),
    since: moment().optional(),
    limit: count().default(20),
  }),
  async run({ order, store, since, limit }, { db }) {
    const conditions = [
      order === undefined ? sql`true` : sql`said.order_id = ${(await findOrder(db, order)).id}`,
      store === undefined ? sql`true` : sql`said.store_id = ${await findStore(db, store)}`,
      since === undefined ? sql`true` : sql`said.created_at >= ${(await readMoments(db, { since })).since}`,
    ];
    const { rows } = await sql<MessageRow>`
      select said.id, said.created_at as sent, placed.tracking_code as order, store.slug as store, address.name, address.email,
        said.message, (select max(sent_at) from store_notices where message_id = said.id) as told
      from order_messages said
      join orders placed on placed.id = said.order_id
      join order_addresses address on address.order_id = placed.id
      join stores store on store.id = said.store_id
      where ${sql.join(conditions, sql` and `)} order by said.created_at desc, said.id desc limit ${limit}`.execute(db);
    return {
      ...(rows.length === 0 && { messages: ['There are none.'] }),
      rows: rows.map(({ message, sent, told, ...row }) => ({
        ...row,
        sent: plainMoment(sent),
        told: told ? 'told' : '',
        message: harmless(message.length > SHOWN ? `${message.slice(0, SHOWN)}…` : message),
      })),
      data: rows,
    };
  },
});
