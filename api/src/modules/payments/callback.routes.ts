import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';
import type { Database } from '../../db/database';
import { sendFault } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { parseQuery } from '../../http/parameters';
import { type Gateway, NotGenuine } from '../../payments/gateway';
import type { Gateways } from '../../payments/gateways';
import type { Payments } from './payments';
import { type Attempt, createPaymentQueries } from './payments.queries';

interface Dependencies {
  db: Database;
  gateways: Gateways;
  payments: Payments;
}
type Fields = Record<string, string>;

/** bytes of a return's form body */
const LARGEST_FORM = 64 * 1024;
/** requests per minute and IP address */
const LIMIT = 60;

/**
 * `payment/callback/<gateway>`: where gateways send shoppers back, by GET or by a form post from their own site. It neither needs nor
 * reads a session (P7): the attempt's token names the payment, the gateway's answer decides its state, and the response is a 303 to
 * the order's page, which shows its content only to the order's own shopper.
 */
export async function callbackRoutes(app: FastifyInstance, { db, gateways, payments }: Dependencies): Promise<void> {
  const queries = createPaymentQueries(db);

  async function attemptOf(gateway: Gateway, fields: Fields, log: FastifyBaseLogger): Promise<Attempt | undefined> {
    let reference: string | null = null;
    try {
      reference = gateway.readReturn(fields);
    } catch (error) {
      if (!(error instanceof NotGenuine)) throw error;
      // the return is ignored; checking the attempt named by the URL is harmless
      log.warn({ gateway: gateway.name, reason: error.message }, 'return is not genuine');
    }
    const byToken = fields.payment ? await queries.findByToken(fields.payment) : undefined;
    if (byToken?.method === gateway.method) return byToken;
    return reference === null ? undefined : queries.findByReference(gateway.method, reference);
  }

  async function handle(request: FastifyRequest<{ Params: { gateway: string } }>, reply: FastifyReply) {
    const gateway = gateways.byName(request.params.gateway);
    if (!gateway) return sendFault(request, reply, new Fault(404));
    // our own URL takes precedence over posted fields
    const fields: Fields = { ...(request.body as Fields | undefined), ...(request.query as Fields) };
    const attempt = await attemptOf(gateway, fields, request.log);
    reply.code(303).header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (!attempt) return reply.header('location', payments.addresses.home()).send();
    const seen = await payments.returns.check(attempt.id);
    // Flutterwave uses one return URL for every outcome and reports the outcome in `status`
    const cancelled = fields.cancelled === '1' || fields.status === 'cancelled';
    const state = payments.returns.returnState(seen, cancelled);
    const order = await queries.order(attempt.order_id);
    return reply.header('location', payments.addresses.order(order, state)).send();
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_, body, done) => done(null, parseQuery(String(body))),
    );
    scope.route<{ Params: { gateway: string } }>({
      method: ['GET', 'POST'],
      url: `${API_BASE}${GATEWAY_CALLS.paymentReturn.path}`,
      schema: { hide: true },
      config: { rateLimit: { max: LIMIT, timeWindow: '1 minute' } },
      handler: handle,
    });
  });
}
