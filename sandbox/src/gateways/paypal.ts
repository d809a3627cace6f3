import { randomUUID, sign, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decimal, minor } from './amounts';
import { collideCrc32 } from './collide-crc32';
import { SANDBOX_KEYS } from './keys';
import { Refusal } from './refusal';
import { formOf, headerOf, jsonOf, objectOf, rawBody, textOf } from './request-body';
import { type Certified, makeCertificate } from './self-made-certificate';
import type { Decision, Desk, News, Notice, Simulator, WayBack } from './simulator';
import { type Attempt, gatewayId, refundable } from './store';

const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_MERCHANT_ID } = SANDBOX_KEYS.paypal;
const LIFE_MS = 3 * 3_600_000;
const CERTIFICATE = '/v1/notifications/certs/CERT-souk-sandbox';

// made once per process, and only when somebody signs: it takes a moment
let certified: Certified | undefined;
let stranger: Certified | undefined;
const ours = (): Certified => {
  certified ??= makeCertificate('messageverificationcerts.paypal.sandbox');
  return certified;
};
const another = (): Certified => {
  stranger ??= makeCertificate('somebody.else');
  return stranger;
};

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
      order(desk, desk.shown(found(params.id))),
    );
    app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', async (request, reply) =>
      once(request, reply, () => collect(found(request.params.id))),
    );
    app.get<{ Params: { id: string } }>('/v2/payments/captures/:id', async ({ params }) =>
      capture(desk.shown(captured(params.id))),
    );
    app.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', async (request, reply) =>
      once(request, reply, () => giveBack(captured(request.params.id), jsonOf(request))),
    );

    app.get(CERTIFICATE, async (_request, reply) => reply.type('application/x-pem-file').send(ours().certificate));
    app.post('/v1/notifications/verify-webhook-signature', async (request) => {
      const asked = jsonOf(request);
      const proven =
        asked.auth_algo === 'SHA256withRSA' &&
        asked.webhook_id === PAYPAL_WEBHOOK_ID &&
        asked.cert_url === `${desk.base()}${CERTIFICATE}` &&
        verify(
          'sha256',
          signed(textOf(asked.transmission_id), textOf(asked.transmission_time), JSON.stringify(asked.webhook_event)),
          new X509Certificate(ours().certificate).publicKey,
          Buffer.from(textOf(asked.transmission_sig), 'base64'),
        );
      return { verification_status: proven ? 'SUCCESS' : 'FAILURE' };
    });
  }

  function found(id: string): Attempt {
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

  /** The same `PayPal-Request-Id` gives the same answer: 201 the first time, 200 again. */
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
    sign: ({ body }, at, secret) => {
      const id = randomUUID();
      const time = at.toISOString().replace(/\.\d+Z$/, 'Z');
      const { privateKey } = secret === 'right' ? ours() : another();
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', signed(id, time, body), privateKey).toString('base64'),
        'paypal-cert-url': `${desk.base()}${CERTIFICATE}`,
        'paypal-auth-algo': 'SHA256withRSA',
      };
    },
    proof: ['paypal-transmission-sig'],
    collide: collideCrc32,
  };
}

/** What PayPal signs: of the body, only its CRC-32. */
const signed = (id: string, time: string, body: string): Buffer =>
  Buffer.from(`${id}|${time}|${PAYPAL_WEBHOOK_ID}|${crc32(body)}`);

function wayBack({ id, returnUrl, cancelUrl }: Attempt, decision: Decision): WayBack {
  const url = new URL(decision === 'cancel' ? cancelUrl || returnUrl : returnUrl);
  url.searchParams.set('token', id);
  if (decision !== 'cancel') url.searchParams.set('PayerID', 'SOUKSHOPPER00');
  return { method: 'GET', url: url.href };
}

const EVENTS: Record<News, string> = {
  approved: 'CHECKOUT.ORDER.APPROVED',
  paid: 'PAYMENT.CAPTURE.COMPLETED',
  failed: 'PAYMENT.CAPTURE.DENIED',
  expired: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
};

function notice(desk: Desk, attempt: Attempt, news: News): Notice {
  const id = gatewayId('WH-', 17);
  const type = EVENTS[news];
  const isOrder = type.startsWith('CHECKOUT');
  const event = {
    id,
    event_version: '1.0',
    create_time: desk.clock().toISOString(),
    resource_type: isOrder ? 'checkout-order' : 'capture',
    resource_version: '2.0',
    event_type: type,
    summary: 'Simulation',
    resource: isOrder ? order(desk, attempt) : capture(attempt),
    links: [],
  };
  return { id, type, body: JSON.stringify(event) };
}

const STATUS = {
  open: 'CREATED',
  approved: 'APPROVED',
  failed: 'APPROVED',
  paid: 'COMPLETED',
  expired: 'VOIDED',
} as const;

function order(desk: Desk, attempt: Attempt) {
  const { id, amount, currency, merchant, state, details, created } = attempt;
  const path = `/v2/checkout/orders/${id}`;
  return {
    id,
    intent: 'CAPTURE',
    status: state === 'open' && details.link === 'payer-action' ? 'PAYER_ACTION_REQUIRED' : STATUS[state],
    purchase_units: [
      {
        reference_id: details.reference_id,
        amount: { currency_code: currency, value: decimal(amount) },
        payee: { email_address: 'shop@souk.example', merchant_id: merchant },
        custom_id: attempt.reference,
        ...(details.invoice_id ? { invoice_id: details.invoice_id } : {}),
        ...(state === 'paid' ? { payments: paymentsOf(attempt) } : {}),
      },
    ],
    create_time: created.toISOString(),
    links: [
      link(desk, path, 'self'),
      { href: `${desk.base()}/pay/${id}`, rel: details.link ?? 'approve', method: 'GET' },
      link(desk, `${path}/capture`, 'capture', 'POST'),
    ],
  };
}

function paymentsOf(attempt: Attempt): object {
  const { refunds, currency } = attempt;
  const given = refunds.map(({ id, amount }) => ({
    id,
    status: 'COMPLETED',
    amount: { currency_code: currency, value: decimal(amount) },
  }));
  return { captures: [capture(attempt)], ...(given.length > 0 ? { refunds: given } : {}) };
}

function capture(attempt: Attempt): object {
  const { id, settlement, amount, currency, merchant, state, decided, created } = attempt;
  const left = refundable(attempt);
  return {
    id: settlement,
    status:
      state !== 'paid' ? 'DECLINED' : left === amount ? 'COMPLETED' : left > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED',
    amount: { currency_code: currency, value: decimal(amount) },
    final_capture: true,
    custom_id: attempt.reference,
    payee: { email_address: 'shop@souk.example', merchant_id: merchant },
    supplementary_data: { related_ids: { order_id: id } },
    create_time: (decided ?? created).toISOString(),
  };
}

const link = (desk: Desk, path: string, rel: string, method = 'GET') => ({
  href: `${desk.base()}${path}`,
  rel,
  method,
});

function refusal(status: number, name: string, message: string, issue?: string, description = message): Refusal {
  const details = issue ? { details: [{ issue, description }] } : {};
  return new Refusal(status, { name, message, debug_id: gatewayId('', 13).toLowerCase(), ...details, links: [] });
}
const REFUSED = 'The requested action could not be performed, semantically incorrect, or failed business validation.';
const unprocessable = (issue: string, description: string): Refusal =>
  refusal(422, 'UNPROCESSABLE_ENTITY', REFUSED, issue, description);
const invalid = (field: string, issue: string): Refusal =>
  refusal(
    400,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    issue,
    field,
  );
