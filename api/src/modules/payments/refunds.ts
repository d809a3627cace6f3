import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Gateways } from '../../payments/gateways';
import { markRefunded } from '../orders/refund-order';

export interface RefundDependencies {
  db: Database;
  gateways: Gateways;
  clock: () => Date;
  log: FastifyBaseLogger;
}
interface DueRefund {
  id: number;
  amount: number;
  /** amount already given back from this payment by partial refunds */
  earlier: number;
  /** including the current one */
  attempts: number;
  method: number;
  currency: string;
  reference: string | null;
  settlement: string | null;
}

const MINUTE = 60_000;
/** Pauses after each failed attempt; the last one is not waited for, because then a person must look. About three days in all. */
export const PAUSES = [1, 2, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * MINUTE);

/**
 * Executes refunds that are due (P5, D40). A refund is claimed by postponing its next attempt, so that several processes share the
 * work; whatever happens between the gateway and our commit, the key `refund-<id>` makes a retry the same refund there.
 *
 * @returns executes at most `limit` refunds that are due
 */
export function createRefundRunner({ db, gateways, clock, log }: RefundDependencies): (limit: number) => Promise<void> {
  async function claim(limit: number): Promise<DueRefund[]> {
    const now = clock();
    const { rows } = await sql<DueRefund>`
      update refunds back set attempts = back.attempts + 1, updated_at = ${now},
        next_try_at = ${now}::timestamptz
          + (${PAUSES}::float8[])[least(back.attempts + 1, ${PAUSES.length})] * interval '1 millisecond'
      from payments tried
      where tried.id = back.payment_id and back.id in (
        select due.id from refunds due
        where due.state = 'due' and due.next_try_at <= ${now} and not exists (
          select from part_refunds part where part.payment_id = due.payment_id and part.state <> 'done')
        order by due.next_try_at limit ${limit}
        for update skip locked
      )
      returning back.id, back.amount, back.attempts, tried.method, tried.currency, tried.reference, tried.settlement, (
        select coalesce(sum(part.amount), 0) from part_refunds part
        where part.payment_id = back.payment_id and part.state = 'done'
      ) as earlier`.execute(db);
    return rows;
  }

  async function giveBack({
    id,
    amount,
    earlier,
    method,
    currency,
    reference,
    settlement,
  }: DueRefund): Promise<string> {
    const gateway = gateways.byMethod(method);
    if (!gateway) throw new Error('the gateway has no keys');
    if (!settlement || !reference) throw new Error('the gateway never named the payment');
    return gateway.refund({ settlement, reference, amount, earlier, currency, key: `refund-${id}` });
  }

  async function run(refund: DueRefund): Promise<void> {
    let reference: string;
    try {
      reference = await giveBack(refund);
    } catch (error) {
      const note = error instanceof Error ? error.message : 'failed';
      const over = refund.attempts >= PAUSES.length;
      await db
        .updateTable('refunds')
        .set({ note, updated_at: clock(), ...(over && { state: 'failed' }) })
        .where('id', '=', refund.id)
        .where('state', '=', 'due')
        .execute();
      log[over ? 'error' : 'warn']({ refund: refund.id, attempts: refund.attempts, note }, 'refund failed');
      return;
    }
    await db.transaction().execute((trx) => markRefunded(trx, refund.id, reference, clock()));
    log.info({ refund: refund.id }, 'refund done');
  }

  return async (limit) => {
    await Promise.all((await claim(limit)).map(run));
  };
}
