import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentStatus } from 'shared-kernel/contract/enums';
import type { PaymentAnswer } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import type { Background } from './background';
import type { PaymentState } from './decide';
import type { PayAddresses, ReturnState } from './pay-addresses';
import { type Attempt, createPaymentQueries } from './payments.queries';
import type { Settle } from './settle';

interface Dependencies {
  db: Database;
  settle: Settle;
  background: Background;
  addresses: PayAddresses;
}
/** State of an attempt and its order after a check. */
export interface CheckedAttempt {
  attempt: Attempt;
  /** by any attempt */
  paid: boolean;
}
/** ms that a shopper waits for the gateway; an answer that arrives later is still recorded */
const TIMEOUT = 8000;
/** States in which the attempt can no longer be paid. */
const ENDED: readonly PaymentState[] = ['failed', 'expired'];

/** Checks an attempt for a returning shopper: queries its gateway and waits at most `TIMEOUT`. */
export function createCheckAttempt({ db, settle, background, addresses }: Dependencies) {
  const queries = createPaymentQueries(db);
  return {
    async check(paymentId: number, timeout = TIMEOUT): Promise<CheckedAttempt> {
      const settled = settle(paymentId);
      background.run('return', () => settled);
      await Promise.race([settled.catch(() => {}), sleep(timeout, undefined, { ref: false })]);
      const attempt = await queries.find(paymentId);
      if (!attempt) throw new Error(`no payment ${paymentId}`);
      const order = await queries.order(attempt.order_id);
      return { attempt, paid: order.payment_done === PaymentStatus.paid };
    },

    /** Response of `order/payment-done`. */
    answer({ attempt, paid }: CheckedAttempt): PaymentAnswer {
      if (paid) return 1;
      if (ENDED.includes(attempt.state)) return { state: 'failed', redirect: null };
      const { state, hand_over, token } = attempt;
      return { state: 'open', redirect: state === 'open' && hand_over ? addresses.redirect(hand_over, token) : null };
    },

    /** @param cancelled the shopper came back by the gateway's cancel link */
    returnState({ attempt, paid }: CheckedAttempt, cancelled: boolean): ReturnState {
      if (paid) return 'paid';
      if (ENDED.includes(attempt.state)) return 'failed';
      return cancelled && attempt.state === 'open' ? 'cancelled' : 'open';
    },
  };
}
export type CheckAttempt = ReturnType<typeof createCheckAttempt>;
