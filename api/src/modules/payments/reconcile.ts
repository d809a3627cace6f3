import { sql } from 'kysely';
import { OrderMethod } from 'shared-kernel/contract/enums';
import { GatewayDown } from '../../payments/gateway';
import { expireOrder, hasNoFlaggedPayment } from '../orders/expire-order';
import { type Attempt, createPaymentQueries, type PayableOrder } from './payments.queries';
import type { Settle, SettleDependencies } from './settle';

interface Dependencies extends SettleDependencies {
  settle: Settle;
  /** takes up refunds that are due */
  runRefunds: (limit: number) => Promise<void>;
  /** takes up parts of payments that are due to go back */
  runPartRefunds: (limit: number) => Promise<void>;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Attempts or refunds that one process takes up at a time. */
const BATCH = 20;
/** s between two questions about an attempt, the last one for ever after. */
const PAUSES = [60, 60, 120, 240, 300, 600, 1800, 3600];
/** How long an attempt that failed or ended is still asked about: a tab left open, money that arrives late. */
const AFTERWARDS = 24 * HOUR;
/** How long an order over its time waits for a gateway that cannot be asked. */
const PATIENCE = 6 * HOUR;
/** Questions in a row without an answer after which a gateway is left alone for a round; a single payment may be to blame. */
const DOWN_AFTER = 3;
/** A webhook's handler has this long before its event counts as left. */
const EVENT_LEFT = 30 * SECOND;

/** @param stopped says true when the process is closing: what has begun is finished, nothing new is taken up */
export type Reconcile = (stopped?: () => boolean) => Promise<void>;

/**
 * One round of what nobody else may come to do (P3): events that were left, attempts whose shopper never returned, orders whose
 * time is over, refunds, and last the news of all that. Several processes share it: each claims rows by moving their next turn on,
 * in one statement that skips what another one holds. Every step can be repeated, so a crash anywhere only means another round.
 */
export function createReconcile(needs: Dependencies): Reconcile {
  const { db, gateways, clock, log, sendNews, settle, runRefunds, runPartRefunds } = needs;
  const queries = createPaymentQueries(db);

  /** Their attempts are asked about in this round; a gateway that is down gets asked again by the attempt's own pauses. */
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
   * Asks about an attempt; when nobody shall pay by it any more it is ended, at the gateway too where that can be done.
   *
   * @returns false when nothing could be found out; it never throws, so that one payment holds up no other
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
      // paid before it could be closed?
      await settle(id);
      return true;
    } catch (error) {
      if (error instanceof GatewayDown) {
        log.warn({ payment: id, reason: error.message }, 'gateway does not answer');
      } else log.error({ payment: id, err: error }, 'payment cannot be checked');
      return false;
    }
  }

  /** Whoever chose another way, paid or cancelled pays no more by this attempt. */
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
      // in another order every time: whoever cannot be asked about does not stand in front for ever
      .orderBy(sql`random()`)
      .execute();
    /** by method, questions in a row that were not answered: with its gateway down an order does not wait for it again */
    const unanswered = new Map<number, number>();
    const isDown = (method: number) => (unanswered.get(method) ?? 0) >= DOWN_AFTER;

    /** Whether everything is known that the gateways have to say; what had failed may have been paid since. */
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
