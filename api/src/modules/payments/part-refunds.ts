import { sql } from 'kysely';
import type { Minor } from 'shared-kernel/rules/money';
import { markPartRefunded } from '../orders/part-refund';
import { PAUSES, type RefundDependencies } from './refunds';

interface DuePart {
  id: number;
  amount: Minor;
  /** amount already given back from this payment by other refunds */
  earlier: Minor;
  /** including the current one */
  attempts: number;
  method: number;
  currency: string;
  reference: string | null;
  settlement: string | null;
}

/**
 * Executes partial refunds that are due (issue 14), as `createRefundRunner` does full ones: it claims rows and uses one idempotency key per
 * partial refund. Those of one payment run one after the other, so that a gateway without idempotency keys recognises a repeated one by
 * the total given back.
 *
 * @returns executes at most `limit` partial refunds that are due
 */
export function createPartRefundRunner({
  db,
  gateways,
  clock,
  log,
}: RefundDependencies): (limit: number) => Promise<void> {
  async function claim(limit: number): Promise<DuePart[]> {
    const now = clock();
    const { rows } = await sql<DuePart>`
      update part_refunds back set attempts = back.attempts + 1, updated_at = ${now},
        next_try_at = ${now}::timestamptz
          + (${PAUSES}::float8[])[least(back.attempts + 1, ${PAUSES.length})] * interval '1 millisecond'
      from payments tried
      where tried.id = back.payment_id and back.id in (
        select due.id from part_refunds due
        where due.state = 'due' and due.next_try_at <= ${now} and not exists (
          select from part_refunds earlier
          where earlier.payment_id = due.payment_id and earlier.id < due.id and earlier.state <> 'done')
        order by due.next_try_at limit ${limit}
        for update skip locked
      )
      returning back.id, back.amount, back.attempts, tried.method, tried.currency, tried.reference, tried.settlement, (
        select coalesce(sum(given.amount), 0) from part_refunds given
        where given.payment_id = back.payment_id and given.state = 'done'
      ) as earlier`.execute(db);
    return rows;
  }

  async function giveBack({ id, amount, earlier, method, currency, reference, settlement }: DuePart): Promise<string> {
    const gateway = gateways.byMethod(method);
    if (!gateway) throw new Error('the gateway has no keys');
    if (!settlement || !reference) throw new Error('the gateway never named the payment');
    return gateway.refund({ settlement, reference, amount, earlier, currency, key: `part-refund-${id}` });
  }

  async function run(part: DuePart): Promise<void> {
    let reference: string;
    try {
      reference = await giveBack(part);
    } catch (error) {
      const note = error instanceof Error ? error.message : 'failed';
      const over = part.attempts >= PAUSES.length;
      await db
        .updateTable('part_refunds')
        .set({ note, updated_at: clock(), ...(over && { state: 'failed' }) })
        .where('id', '=', part.id)
        .where('state', '=', 'due')
        .execute();
      log[over ? 'error' : 'warn']({ partRefund: part.id, attempts: part.attempts, note }, 'refund failed');
      return;
    }
    await db.transaction().execute((trx) => markPartRefunded(trx, part.id, reference, clock()));
    log.info({ partRefund: part.id }, 'refund done');
  }

  return async (limit) => {
    await Promise.all((await claim(limit)).map(run));
  };
}
