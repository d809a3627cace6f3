import type { FastifyBaseLogger } from 'fastify';
import type { PaymentAnswer } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import type { Gateways } from '../../payments/gateways';
import type { PaymentEngine } from '../../payments/payment-engine';
import type { SendNews } from '../orders/send-news';
import { type Background, createBackground } from './background';
import { type CheckAttempt, createCheckAttempt } from './check-attempt';
import { createEvents, type Events } from './events';
import { createPartRefundRunner } from './part-refunds';
import { createPay } from './pay';
import { createPayAddresses, type PayAddresses } from './pay-addresses';
import { createReconcile, type Reconcile } from './reconcile';
import { createRefundRunner } from './refunds';
import { createSettle, type Settle } from './settle';
import { createStartPayment } from './start-payment';

interface Dependencies {
  db: Database;
  gateways: Gateways;
  clock: () => Date;
  log: FastifyBaseLogger;
  publicOrigin: string;
  orderHoldMinutes: number;
  sendNews: SendNews;
}

/** The payment engine. One object per process, because it tracks the work running there. */
export interface Payments extends PaymentEngine {
  settle: Settle;
  /** Starts (another) payment of an order. */
  pay(input: { orderId: number; method: number; ip: string }): Promise<PaymentAnswer>;
  /** Runs one round of the reconciler. */
  reconcile: Reconcile;
  /** for returning shoppers */
  readonly returns: CheckAttempt;
  readonly events: Events;
  readonly background: Background;
  readonly addresses: PayAddresses;
}

export function createPayments({ publicOrigin, ...needs }: Dependencies): Payments {
  const addresses = createPayAddresses(publicOrigin);
  const background = createBackground(needs.log);
  const settle = createSettle({ ...needs, background });
  const startPayment = createStartPayment({ ...needs, addresses });
  const returns = createCheckAttempt({ ...needs, settle, background, addresses });
  return {
    isConfigured: needs.gateways.takes,
    startPayment,
    settle,
    pay: createPay({ ...needs, returns, startPayment }),
    reconcile: createReconcile({
      ...needs,
      background,
      settle,
      runRefunds: createRefundRunner(needs),
      runPartRefunds: createPartRefundRunner(needs),
    }),
    returns,
    events: createEvents({ ...needs, settle, background }),
    background,
    addresses,
  };
}
