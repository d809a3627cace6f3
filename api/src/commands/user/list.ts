import { sql } from 'kysely';
import { z } from 'zod';
import { more } from '../catalogue/row-commands';
import { command } from '../command';
import { count, line, moment, readMoments } from '../values';
import { plainMoment } from '../wording';

/** Lists user accounts. */
export const userList = command({
  verb: 'list',
  about: 'people with an account, the newest first',
  options: {
    '--search <text>': 'in name or email',
    '--since <time>': 'with an account since this time or later',
    '--limit <number>': 'how many (100)',
  },
  examples: ['user list --search maya', 'user list --since 2026-12-01 --json'],
  input: z.object({ search: line(200).optional(), since: moment().optional(), limit: count().default(100) }),
  async run({ search, since, limit }, { db }) {
    const from = since === undefined ? null : (await readMoments(db, { since })).since;
    const text = search?.toLowerCase() ?? null;
    const { rows } = await sql<{ id: number; email: string; name: string; since: Date; orders: number }>`
      select u.id, u.email, u.name, u.created_at as since,
        (select count(*) from orders o join shoppers s on s.id = o.shopper_id where s.user_id = u.id)::integer as orders
      from users u
      where (${text}::text is null or position(${text} in lower(u.email || ' ' || u.name)) > 0)
        and (${from}::timestamptz is null or u.created_at >= ${from})
      order by u.created_at desc, u.id desc limit ${limit + 1}`.execute(db);
    const shown = rows.slice(0, limit);
    return {
      messages: [...(shown.length === 0 ? ['There are none.'] : []), ...more(rows.length > limit)],
      rows: shown.map((row) => ({ ...row, since: plainMoment(row.since) })),
      data: shown,
    };
  },
});
