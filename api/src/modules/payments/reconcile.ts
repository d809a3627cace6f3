import { sql } from 'kysely';
import { OrderMethod } from 'shared-kernel/contract/enums';
import { GatewayDown } from '../../payments/gateway';
import { expireOrder, hasNoFlaggedPayment } from '../orders/expire-order';
import { type Attempt, createPaymentQueries, type PayableOrder } from './payments.queries';
import type { Settle, SettleDependencies } from './settle';

interface Dependencies extends SettleDependencies {
  settle: Settle;
  /** executes refunds that are due */
  runRefunds: (limit: number) => Promise<void>;
  /** executes partial refunds that are due */
  runPartRefunds: (limit: number) => Promise<void>;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Attempts or refunds that one process claims at a time. */
const BATCH = 20;
/** s between checks of an attempt; the last one repeats. */
const PAUSES = [60, 60, 120, 240, 300, 600, 1800, 3600];
/** How long a failed or expired attempt is still checked, for tabs left open and late payments. */
const AFTERWARDS = 24 * HOUR;
/** How long an overdue order waits for a gateway that cannot be reached. */
const PATIENCE = 6 * HOUR;
/** Consecutive unanswered checks after which a gateway is skipped for the round; a single failure may be due to that payment. */
const DOWN_AFTER = 3;
/** An event counts as abandoned when its webhook handler has not finished after this time. */
const EVENT_LEFT = 30 * SECOND;

/** @param stopped returns true when the process is closing: the current step is finished, no new one is started */
export type Reconcile = (stopped?: () => boolean) => Promise<void>;

/**
 * One round of the work that no request may ever trigger (P3): abandoned events, attempts whose shopper never returned, overdue
 * orders, refunds, and last the notifications about all that. Several processes share it: each claims rows by postponing their next
 * turn in one statement that skips rows locked by others. Every step is repeatable, so a crash only means another round.
 */
export function createReconcile(needs: Dependencies): Reconcile {
  const { db, gateways, clock, log, sendNews, settle, runRefunds, runPartRefunds } = needs;
  const queries = createPaymentQueries(db);

  /** Schedules the attempts of abandoned events for this round; if the gateway is down, the attempt's own intervals apply. */
  async function takeUpEvents(): Promise<void> {
    const now = clock();
    await sql`
      with left_over as (
        update payment_events set handled_at = ${now}
        where handled_at is null and received_at <= ${new Date(now.getTime() - EVENT_LEFT)}
        returning payment_id
      )
      update payments set next_check_at = ${now}, checks = 0
      where id in (select payment_id from left_over) and state in ('open', 'failed', 'expired')`.execute(db);
  }

  async function claimChecks(): Promise<number[]> {
    const now = clock();
    const { rows } = await sql<{ id: number }>`
      update payments set checks = checks + 1,
        next_check_at = case when state = 'open' or created_at > ${new Date(now.getTime() - AFTERWARDS)}
          then ${now}::timestamptz + (${PAUSES}::int[])[least(checks + 1, ${PAUSES.length})] * interval '1 second' end
      where id in (
        select id from payments where next_check_at <= ${now} order by next_check_at limit ${BATCH} for update skip locked
      )
      returning id`.execute(db);
    return rows.map(({ id }) => id);
  }

  /**
   * Checks an attempt; if it must no longer be paid it expires, and is closed at the gateway too where possible.
   *
   * @returns false when the state could not be determined; it never throws, so that one payment blocks no other
   */
  async function check(id: number, over: (order: PayableOrder, attempt: Attempt) => boolean): Promise<boolean> {
    try {
      const state = await settle(id);
      const attempt = await queries.find(id);
      if (state !== 'open' || !attempt || !over(await queries.order(attempt.order_id), attempt)) return true;
      if (attempt.reference !== null) await gateways.byMethod(attempt.method)?.close?.(attempt.reference);
      await db
        .updateTable('payments')
        .set({ state: 'expired', updated_at: clock() })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .execute();
      // it may have been paid before it was closed
      await settle(id);
      return true;
    } catch (error) {
      if (error instanceof GatewayDown) {
        log.warn({ payment: id, reason: error.message }, 'gateway does not answer');
      } else log.error({ payment: id, err: error }, 'payment cannot be checked');
      return false;
    }
  }

  /** An attempt is superseded when its order is paid, cancelled or uses another method. */
  const superseded = (order: PayableOrder, attempt: Attempt) =>
    order.payment_done === 1 ||
    order.cancelled === 1 ||
    (order.order_method !== attempt.method && order.order_method !== OrderMethod.cashOnDelivery);

  async function expireOrders(stopped: () => boolean): Promise<void> {
    const now = clock();
    const due = await db
      .selectFrom('orders')
      .select(['id', 'expires_at'])
      .where('payment_done', '=', 0)
      .where('cancelled', '=', 0)
      .where('expires_at', '<=', now)
      .where(hasNoFlaggedPayment)
      // random order, so that orders whose gateway is unreachable do not block the others forever
      .orderBy(sql`random()`)
      .execute();
    /** consecutive unanswered checks by method: once a gateway is down, further orders do not wait for it */
    const unanswered = new Map<number, number>();
    const isDown = (method: number) => (unanswered.get(method) ?? 0) >= DOWN_AFTER;

    /** True if every attempt's gateway answered; a failed attempt may have been paid since. */
    async function isKnown(orderId: number): Promise<boolean> {
      let known = true;
      for (const { id, method } of await queries.ofOrder(orderId)) {
        const answered = !isDown(method) && (await check(id, () => true));
        unanswered.set(method, answered ? 0 : (unanswered.get(method) ?? 0) + 1);
        known &&= answered;
      }
      return known;
    }
    for (const { id, expires_at } of due) {
      if (stopped()) return;
      await attempt(`order ${id}`, async () => {
        const patient = expires_at && now.getTime() - expires_at.getTime() < PATIENCE;
        if (!(await isKnown(id)) && patient) return;
        if (!(await db.transaction().execute((trx) => expireOrder(trx, id, clock())))) return;
        log.info({ order: id }, 'order expired');
      });
    }
  }

  async function attempt(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (err) {
      log.error({ work: name, err }, 'reconciling failed');
    }
  }

  return async (stopped = () => false) => {
    const parts: Record<string, () => Promise<unknown>> = {
      events: takeUpEvents,
      checks: async () => {
        const ids = await claimChecks();
        await Promise.all(ids.map((id) => check(id, superseded)));
      },
      expiry: () => expireOrders(stopped),
      partRefunds: () => runPartRefunds(BATCH),
      refunds: () => runRefunds(BATCH),
      news: sendNews,
    };
    for (const [name, work] of Object.entries(parts)) if (!stopped()) await attempt(name, work);
  };
}
