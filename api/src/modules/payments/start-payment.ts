import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { type Charge, type Gateway, GatewayDown } from '../../payments/gateway';
import type { Gateways } from '../../payments/gateways';
import type { PaymentEngine } from '../../payments/payment-engine';
import type { PayAddresses } from './pay-addresses';
import { type Attempt, createPaymentQueries } from './payments.queries';

interface Dependencies {
  db: Database;
  gateways: Gateways;
  addresses: PayAddresses;
  clock: () => Date;
  log: FastifyBaseLogger;
  orderHoldMinutes: number;
}
/** ms after which the process that starts a payment counts as dead and another may start it; longer than any gateway call takes */
const STARTER_GIVES_UP = 30_000;
/** ms that other callers wait for the starting process; the shell times out after 15 s */
const PATIENCE = 12_000;
const WAIT_STEP = 250;
/** ms until the reconciler first checks an attempt: nobody pays sooner */
const FIRST_CHECK = 60_000;

/** @returns `PaymentEngine.startPayment` */
export function createStartPayment(needs: Dependencies): PaymentEngine['startPayment'] {
  const { db, gateways, addresses, clock, log } = needs;
  const queries = createPaymentQueries(db);

  /** True for one caller at a time; after a crash the attempt's token makes a second start the same payment at the gateway. */
  async function claim(id: number): Promise<boolean> {
    const now = clock();
    const dead = new Date(now.getTime() - STARTER_GIVES_UP);
    const claimed = await db
      .updateTable('payments')
      .set({ starting_at: now })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('hand_over', 'is', null)
      .where(({ eb, or }) => or([eb('starting_at', 'is', null), eb('starting_at', '<', dead)]))
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async function chargeOf(attempt: Attempt, gateway: Gateway, ip: string): Promise<Charge> {
    const { shop, trackingCode, language, ...buyer } = await queries.charged(attempt.order_id);
    const { expires_at } = await queries.order(attempt.order_id);
    const { token, amount, currency } = attempt;
    return {
      token,
      shop,
      trackingCode,
      amount,
      currency,
      language,
      buyer: { ...buyer, ip },
      expiresAt: expires_at ?? new Date(clock().getTime() + needs.orderHoldMinutes * 60_000),
      returnUrl: addresses.returnTo(gateway.name, token, { tracking_code: trackingCode, language }),
      cancelUrl: addresses.cancelTo(gateway.name, token),
    };
  }

  async function begin(attempt: Attempt, gateway: Gateway, ip: string): Promise<string | null> {
    const written = db.updateTable('payments').where('id', '=', attempt.id);
    try {
      const { reference, handOver } = await gateway.start(await chargeOf(attempt, gateway, ip));
      await written
        .set({
          reference,
          hand_over: JSON.stringify(handOver),
          starting_at: null,
          next_check_at: new Date(clock().getTime() + FIRST_CHECK),
        })
        .execute();
      return addresses.redirect(handOver, attempt.token);
    } catch (error) {
      await written.set({ starting_at: null }).execute();
      if (!(error instanceof GatewayDown)) throw error;
      log.warn({ payment: attempt.id, gateway: gateway.name, reason: error.message }, 'payment could not be begun');
      return null;
    }
  }

  /** Waits until the process that claimed the attempt has started it. */
  async function waitFor(id: number): Promise<string | null> {
    for (let waited = 0; waited < PATIENCE; waited += WAIT_STEP) {
      const { starting_at, hand_over, token, state } = await db
        .selectFrom('payments')
        .select(['starting_at', 'hand_over', 'token', 'state'])
        .where('id', '=', id)
        .$castTo<Pick<Attempt, 'hand_over' | 'token' | 'state'> & { starting_at: Date | null }>()
        .executeTakeFirstOrThrow();
      if (state !== 'open') return null;
      if (hand_over) return addresses.redirect(hand_over, token);
      if (!starting_at) return null;
      await pause(WAIT_STEP);
    }
    return null;
  }

  return async (paymentId, ip) => {
    const attempt = await queries.find(paymentId);
    const gateway = attempt && gateways.byMethod(attempt.method);
    if (!attempt || !gateway || attempt.state !== 'open') return null;
    if (attempt.hand_over) return addresses.redirect(attempt.hand_over, attempt.token);
    return (await claim(paymentId)) ? begin(attempt, gateway, ip) : waitFor(paymentId);
  };
}
