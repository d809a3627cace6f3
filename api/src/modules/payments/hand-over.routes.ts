import type { FastifyInstance } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';
import type { Database } from '../../db/database';
import { handOverPage } from './hand-over-page';
import type { Payments } from './payments';
import { createPaymentQueries } from './payments.queries';

interface Dependencies {
  db: Database;
  payments: Payments;
}

/** pages per minute and IP address */
const LIMIT = 60;
const TOKEN = /^\w{1,64}$/;

/**
 * `payment/hand-over/<token>`: a page that posts a form to the gateway, for gateways that require one. That way every payment starts
 * with a URL to open, and the shop's own policy need not list gateways. This page's policy allows the form to go to that gateway only.
 */
export function handOverRoutes(app: FastifyInstance, { db, payments }: Dependencies): void {
  const queries = createPaymentQueries(db);
  app.get<{ Params: { token: string } }>(`${API_BASE}${GATEWAY_CALLS.paymentHandOver.path}`, {
    schema: { hide: true },
    config: { rateLimit: { max: LIMIT, timeWindow: '1 minute' } },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      const attempt = TOKEN.test(params.token) ? await queries.findByToken(params.token) : undefined;
      if (!attempt) return reply.code(303).header('location', payments.addresses.home()).send();
      const order = await queries.order(attempt.order_id);
      const { hand_over: handOver, state } = attempt;
      // paid, ended or not started: the order's page shows the state
      if (state !== 'open' || !handOver || order.payment_done === 1 || order.cancelled === 1) {
        return reply.code(303).header('location', payments.addresses.order(order)).send();
      }
      if (handOver.method === 'GET') return reply.code(303).header('location', handOver.url).send();
      const { html, policy } = handOverPage(handOver, order.language);
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    },
  });
}
