import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf, headerOf, jsonOf, objectOf, rawBody, textOf } from '../request-body';
import { minor } from './amounts';
import { collideCrc32 } from './collide-crc32';
import { SANDBOX_KEYS } from './keys';
import { capture, invalid, link, notice, order, refusal, unprocessable } from './paypal-answers';
import { CERTIFICATE, isProven, paypalCertificate, paypalProof } from './paypal-proof';
import { Refusal } from './refusal';
import type { Decision, Desk, Simulator, WayBack } from './simulator';
import { type Attempt, gatewayId, refundable } from './store';

const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_MERCHANT_ID } = SANDBOX_KEYS.paypal;
const LIFE_MS = 3 * 3_600_000;

/** PayPal's orders, captures, refunds and webhooks (developer.paypal.com/docs/api/orders/v2). */
export function createPaypal(desk: Desk): Simulator {
  const { attempts } = desk;
  const tokens = new Set<string>();

  function routes(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      const isCall = /\/v\d\//.test(request.url) && !/\/(oauth2|certs)\//.test(request.url);
      const token = headerOf(request, 'authorization')?.replace(/^Bearer /, '') ?? '';
      if (isCall && !tokens.has(token)) throw refusal(401, 'invalid_token', 'Token signature verification failed');
    });
    app.post('/v1/oauth2/token', async (request) => {
      const basic = Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`).toString('base64');
      if (headerOf(request, 'authorization') !== `Basic ${basic}`)
        throw new Refusal(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
      if (formOf(request).grant_type !== 'client_credentials')
        throw new Refusal(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' });
      const token = gatewayId('A21AA', 60);
      tokens.add(token);
      return { scope: '', access_token: token, token_type: 'Bearer', app_id: 'APP-SOUK', expires_in: 32_400 };
    });

    app.post('/v2/checkout/orders', async (request, reply) =>
      once(request, reply, () => begin(jsonOf(request), /representation/.test(headerOf(request, 'prefer') ?? ''))),
    );
    app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', async ({ params }) =>
      order(desk, desk.shown(attemptOf(params.id))),
    );
    app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', async (request, reply) =>
      once(request, reply, () => collect(attemptOf(request.params.id))),
    );
    app.get<{ Params: { id: string } }>('/v2/payments/captures/:id', async ({ params }) =>
      capture(desk.shown(captured(params.id))),
    );
    app.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', async (request, reply) =>
      once(request, reply, () => giveBack(captured(request.params.id), jsonOf(request))),
    );

    app.get(CERTIFICATE, async (_request, reply) => reply.type('application/x-pem-file').send(paypalCertificate()));
    app.post('/v1/notifications/verify-webhook-signature', async (request) => ({
      verification_status: isProven(jsonOf(request), desk.api()) ? 'SUCCESS' : 'FAILURE',
    }));
  }

  function attemptOf(id: string): Attempt {
    const attempt = attempts.find(id);
    if (!attempt)
      throw refusal(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', 'INVALID_RESOURCE_ID');
    return attempt;
  }
  function captured(id: string): Attempt {
    const attempt = attempts.by('settlement', id);
    if (attempt?.state === 'paid') return attempt;
    throw refusal(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', 'INVALID_RESOURCE_ID');
  }

  /** The same `PayPal-Request-Id` gives the same response: 201 the first time, 200 after that. */
  function once(request: FastifyRequest, reply: FastifyReply, make: () => object): object {
    const id = headerOf(request, 'paypal-request-id');
    reply.code(200);
    const key = id === undefined ? undefined : `${request.url} ${id}`;
    const answer = attempts.once(key, rawBody(request), () => {
      const made = make();
      reply.code(201);
      return made;
    });
    if (answer) return answer;
    throw unprocessable('DUPLICATE_REQUEST_ID', 'The value of PayPal-Request-Id header has already been used.');
  }

  function begin(body: Record<string, unknown>, whole: boolean): object {
    const unit = objectOf(Array.isArray(body.purchase_units) ? body.purchase_units[0] : undefined);
    const { currency_code, value } = objectOf(unit.amount);
    const amount = /^\d+(\.\d{1,2})?$/.test(textOf(value)) ? minor(value) : null;
    const source = objectOf(objectOf(body.payment_source).paypal);
    const context = objectOf(source.experience_context ?? body.application_context);
    if (body.intent !== 'CAPTURE') throw invalid('/intent', 'INVALID_PARAMETER_VALUE');
    if (amount === null)
      throw invalid('/purchase_units/@reference_id==default/amount/value', 'INVALID_PARAMETER_SYNTAX');
    if (!/^[A-Z]{3}$/.test(textOf(currency_code)))
      throw invalid('/purchase_units/@reference_id==default/amount/currency_code', 'INVALID_PARAMETER_SYNTAX');
    if (textOf(unit.custom_id).length > 255) throw invalid('/purchase_units/custom_id', 'INVALID_STRING_LENGTH');
    const attempt = attempts.add({
      id: gatewayId('', 17),
      reference: textOf(unit.custom_id) || textOf(unit.reference_id),
      amount,
      digits: 2,
      currency: textOf(currency_code),
      merchant: PAYPAL_MERCHANT_ID,
      settlement: gatewayId('', 17),
      expires: new Date(desk.clock().getTime() + LIFE_MS),
      details: {
        custom_id: textOf(unit.custom_id),
        invoice_id: textOf(unit.invoice_id),
        reference_id: textOf(unit.reference_id) || 'default',
        link: body.payment_source ? 'payer-action' : 'approve',
      },
      returnUrl: textOf(context.return_url),
      cancelUrl: textOf(context.cancel_url),
    });
    const made = order(desk, attempt);
    return whole ? made : { id: made.id, status: made.status, links: made.links };
  }

  function collect(attempt: Attempt): object {
    if (attempt.state === 'paid') throw unprocessable('ORDER_ALREADY_CAPTURED', 'Order already captured.');
    if (attempt.state === 'failed')
      throw unprocessable('INSTRUMENT_DECLINED', 'The instrument presented was declined by the processor or bank.');
    if (attempt.state !== 'approved')
      throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order.');
    attempt.state = 'paid';
    desk.announce(attempt, 'paid');
    return order(desk, desk.shown(attempt));
  }

  function giveBack(attempt: Attempt, body: Record<string, unknown>): object {
    const left = refundable(attempt);
    const amount = body.amount === undefined ? left : minor(objectOf(body.amount).value);
    if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
    if (amount === null || amount > left)
      throw unprocessable(
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount.',
      );
    const made = { id: gatewayId('', 17), amount, at: desk.clock() };
    attempt.refunds.push(made);
    return { id: made.id, status: 'COMPLETED', links: [link(desk, `/v2/payments/refunds/${made.id}`, 'self')] };
  }

  return {
    name: 'paypal',
    title: 'PayPal',
    onApproval: 'approved',
    onDecline: 'approved',
    routes,
    wayBack,
    notice: (attempt, news) => notice(desk, attempt, news),
    sign: ({ body }, at, secret) => paypalProof(body, at, desk.api(), secret),
    proof: ['paypal-transmission-sig'],
    collide: collideCrc32,
  };
}

function wayBack({ id, returnUrl, cancelUrl }: Attempt, decision: Decision): WayBack {
  const url = new URL(decision === 'cancel' ? cancelUrl || returnUrl : returnUrl);
  url.searchParams.set('token', id);
  if (decision !== 'cancel') url.searchParams.set('PayerID', 'SOUKSHOPPER00');
  return { method: 'GET', url: url.href };
}
