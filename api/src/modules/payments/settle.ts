import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';
import { type Finding, type Gateway, GatewayDown } from '../../payments/gateway';
import type { Gateways } from '../../payments/gateways';
import { markPaid } from '../orders/mark-paid';
import type { SendNews } from '../orders/send-news';
import type { Background } from './background';
import { decide, type PaymentState } from './decide';
import { type Attempt, createPaymentQueries, type PayableOrder } from './payments.queries';

export interface SettleDependencies {
  db: Database;
  gateways: Gateways;
  clock: () => Date;
  log: FastifyBaseLogger;
  background: Background;
  sendNews: SendNews;
}
/**
 * Queries the gateway for an attempt and records the result once, however many callers there are at the same time: the shopper's
 * return, a webhook and the reconciler all end up here, so their order does not matter (P1).
 *
 * @returns the attempt's state afterwards
 * @throws GatewayDown when the gateway cannot be queried; nothing has changed
 */
export type Settle = (paymentId: number) => Promise<PaymentState>;

/** Final states, which no gateway's finding changes. */
const DONE: readonly PaymentState[] = ['paid', 'flagged', 'surplus'];
const payable = (order: PayableOrder) => order.payment_done === 0 && order.cancelled === 0;

export function createSettle({ db, gateways, clock, log, background, sendNews }: SettleDependencies): Settle {
  const queries = createPaymentQueries(db);

  /** The gateway's finding; an approved payment is captured only while the order is payable. */
  async function ask(gateway: Gateway, attempt: Attempt & { reference: string }): Promise<Finding> {
    const finding = await gateway.find(attempt.reference);
    if (finding.state !== 'approved' || !gateway.capture) return finding;
    if (!payable(await queries.order(attempt.order_id))) return finding;
    return gateway.capture(attempt.reference, attempt.token);
  }

  /** Of several callers with the same finding, only one gets `changed: true`. */
  function writeDown(
    gateway: Gateway,
    attempt: Attempt & { reference: string },
    finding: Finding,
  ): Promise<{ state: PaymentState; changed: boolean }> {
    return db.transaction().execute(async (trx) => {
      const locked = createPaymentQueries(trx);
      const order = await locked.lockOrder(attempt.order_id);
      const now = clock();
      const current = { ...(await locked.lockAttempt(attempt.id)), reference: attempt.reference };
      const orderState = { paid: order.payment_done === 1, cancelled: order.cancelled === 1 };
      const requested = gateway.asksFor?.(current.amount, current.currency);
      const outcome = decide(orderState, { ...current, ...(requested !== undefined && { requested }) }, finding);
      if (!outcome) return { state: current.state, changed: false };

      const done = outcome.state !== 'failed';
      await trx
        .updateTable('payments')
        .set({
          state: outcome.state,
          note: 'note' in outcome ? outcome.note : null,
          updated_at: now,
          ...(done && { settlement: finding.settlement, next_check_at: null }),
        })
        .where('id', '=', attempt.id)
        .execute();
      if (outcome.state === 'paid') {
        if (!(await markPaid(trx, order.id, attempt.id, now))) throw new Error(`order ${order.id} cannot be paid`);
        await locked.checkSoon(order.id, now);
      }
      if (outcome.state === 'surplus') {
        await sql`
          insert into refunds (payment_id, amount, created_at, updated_at, next_try_at)
          values (${attempt.id}, ${toNumeric(current.amount)}, ${now}, ${now}, ${now})
          on conflict (payment_id) do nothing`.execute(trx);
      }
      return { state: outcome.state, changed: true };
    });
  }

  return async (paymentId) => {
    const attempt = await queries.find(paymentId);
    if (!attempt) throw new Error(`no payment ${paymentId}`);
    const { reference } = attempt;
    // an attempt that was never started at the gateway cannot have been paid there
    if (DONE.includes(attempt.state) || reference === null) return attempt.state;
    const gateway = gateways.byMethod(attempt.method);
    if (!gateway) throw new GatewayDown(`method ${attempt.method} has no keys`);

    const finding = await ask(gateway, { ...attempt, reference });
    const { state, changed } = await writeDown(gateway, { ...attempt, reference }, finding);
    if (changed) {
      const facts = { payment: attempt.id, order: attempt.order_id, gateway: gateway.name, state };
      if (state === 'flagged' || state === 'surplus') log.error(facts, 'payment needs a look');
      else log.info(facts, 'payment settled');
      if (state === 'paid') background.run('mail', sendNews);
    }
    return state;
  };
}
