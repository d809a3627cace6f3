import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../command';
import { word } from '../values';
import { plainAmount, plainMoment } from '../wording';

const STATES = ['flagged', 'surplus', 'open'] as const;

interface PaymentRow {
  id: number;
  code: string;
  method: number;
  reference: string | null;
  settlement: string | null;
  amount: number;
  currency: string;
  digits: number;
  note: string | null;
  refund: string | null;
  at: Date;
}

/** Lists payment attempts that may need a person. */
export const paymentList = command({
  verb: 'list',
  about: 'payments that do not fit (flagged), came too much or too late (surplus), or are still open',
  options: { '--state <state>': `${STATES.join(', ')} (flagged)` },
  examples: ['payment list', 'payment list --state surplus'],
  input: z.object({ state: word(STATES).default('flagged') }),
  async run({ state }, { db }) {
    const { rows } = await sql<PaymentRow>`
      select tried.id, placed.tracking_code as code, tried.method, tried.reference, tried.settlement, tried.amount,
        tried.currency, placed.currency_digits as digits, tried.note, back.state as refund, tried.updated_at as at
      from payments tried join orders placed on placed.id = tried.order_id
      left join refunds back on back.payment_id = tried.id
      where tried.state = ${state} order by tried.updated_at, tried.id`.execute(db);
    const payments = rows.map(
      ({ id, code, method, reference, settlement, amount, currency, digits, note, refund, at }) => ({
        id,
        order: code,
        method,
        asked: plainAmount(amount, digits),
        currency,
        reference: reference ?? '',
        settlement: settlement ?? '',
        refund: refund ?? '',
        changed: plainMoment(at),
        note: note ?? '',
      }),
    );
    return { ...(payments.length === 0 && { messages: ['There are none.'] }), rows: payments, data: payments };
  },
});
