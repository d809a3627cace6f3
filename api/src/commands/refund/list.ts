import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../command';
import { word } from '../values';
import { plainAmount, plainMoment } from '../wording';

const STATES = ['failed', 'due', 'done'] as const;

interface RefundRow {
  /** prefix `p`: a partial refund */
  id: string;
  code: string;
  state: string;
  method: number;
  settlement: string | null;
  amount: number;
  currency: string;
  digits: number;
  attempts: number;
  note: string | null;
  at: Date;
}

/** Lists refunds. */
export const refundList = command({
  verb: 'list',
  about: 'refunds that were given up (failed) or are still tried (due), or those of one state',
  options: { '--state <state>': STATES.join(', ') },
  examples: ['refund list', 'refund list --state failed'],
  input: z.object({ state: word(STATES).optional() }),
  async run({ state }, { db }) {
    const states = state ? [state] : ['failed', 'due'];
    const { rows } = await sql<RefundRow>`
      select back.id::text, placed.tracking_code as code, back.state, tried.method, tried.settlement, back.amount, tried.currency,
        placed.currency_digits as digits, back.attempts, back.note, back.updated_at as at
      from refunds back join payments tried on tried.id = back.payment_id join orders placed on placed.id = tried.order_id
      where back.state = any(${states})
      union all
      select 'p' || part.id, placed.tracking_code, part.state, coalesce(tried.method, placed.order_method), tried.settlement,
        part.amount, placed.currency, placed.currency_digits, part.attempts, part.note, part.updated_at
      from part_refunds part join orders placed on placed.id = part.order_id left join payments tried on tried.id = part.payment_id
      where part.state = any(${states})
      order by state desc, at desc limit 200`.execute(db);
    const refunds = rows.map(({ code, amount, digits, at, settlement, note, ...rest }) => ({
      ...rest,
      order: code,
      settlement: settlement ?? '',
      amount: plainAmount(amount, digits),
      changed: plainMoment(at),
      note: note ?? '',
    }));
    return { ...(refunds.length === 0 && { messages: ['There are none.'] }), rows: refunds, data: refunds };
  },
});
