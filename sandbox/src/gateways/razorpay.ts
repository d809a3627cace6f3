import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { formOf, headerOf, jsonOf, objectOf, rawBody, textOf } from '../request-body';
import { digitsOf } from './amounts';
import { SANDBOX_KEYS } from './keys';
import { collection, isTried, notice, order, payment, refundOf, refusal } from './razorpay-answers';
import type { Forgery } from './scenario';
import { hmacHex, razorpayReturnSignature } from './signatures';
import type { Decision, Desk, Simulator, WayBack } from './simulator';
import { type Attempt, gatewayId, refundable } from './store';

const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = SANDBOX_KEYS.razorpay;
const MERCHANT = 'acc_SoukSandbox0000';

/** Razorpay's orders, payments, refunds and hosted checkout (razorpay.com/docs/api). */
export function createRazorpay(desk: Desk): Simulator {
  const { attempts } = desk;

  function routes(app: FastifyInstance): void {
    const expected = Buffer.from(
      `Basic ${Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64')}`,
    );
    app.addHook('onRequest', async (request) => {
      if (!/\/v1\/(orders|payments)/.test(request.url)) return;
      const credentials = Buffer.from(headerOf(request, 'authorization') ?? '');
      if (credentials.length !== expected.length || !timingSafeEqual(credentials, expected))
        throw refusal(401, 'Authentication failed');
    });
    app.post('/v1/orders', async (request) => begin(jsonOf(request)));
    app.get<{ Params: { id: string } }>('/v1/orders/:id', async ({ params }) =>
      order(desk.shown(attemptOf(params.id))),
    );
    app.get<{ Params: { id: string } }>('/v1/orders/:id/payments', async ({ params }) => {
      const attempt = attemptOf(params.id);
      return collection(isTried(attempt) ? [payment(desk.shown(attempt))] : []);
    });
    app.get<{ Params: { id: string } }>('/v1/payments/:id', async ({ params }) =>
      payment(desk.shown(paidBy(params.id))),
    );
    app.get<{ Params: { id: string } }>('/v1/payments/:id/refunds', async ({ params }) => {
      const attempt = paidBy(params.id);
      return collection(attempt.refunds.map((refund) => refundOf(attempt, refund)));
    });
    app.post<{ Params: { id: string } }>('/v1/payments/:id/refund', async (request) => {
      const attempt = paidBy(request.params.id);
      const key = headerOf(request, 'x-refund-idempotency');
      if (key !== undefined && !/^[\w-]{10,}$/.test(key)) throw refusal(400, 'The idempotency key is not valid.');
      const answer = attempts.once(key, request.url + rawBody(request), () => giveBack(attempt, jsonOf(request)));
      if (answer) return answer;
      throw refusal(400, 'Different request with the same idempotency key has already been processed.');
    });

    // the shop's page posts the shopper here: it has only the public key
    app.post('/v1/checkout/embedded', async (request, reply) => {
      const form = formOf(request);
      const attempt = attemptOf(form.order_id ?? '');
      if (form.key_id !== RAZORPAY_KEY_ID) throw refusal(401, 'The api key provided is invalid');
      if (!URL.canParse(form.callback_url ?? '')) throw refusal(400, 'callback_url must be a valid URL');
      attempt.returnUrl = form.callback_url ?? '';
      attempt.cancelUrl = form.cancel_url ?? '';
      return reply.redirect(`${desk.base()}/pay/${attempt.id}`, 303);
    });
  }

  function attemptOf(id: string): Attempt {
    const attempt = attempts.find(id);
    if (!attempt) throw refusal(400, 'The id provided does not exist');
    return attempt;
  }
  function paidBy(id: string): Attempt {
    const attempt = attempts.by('settlement', id);
    if (!attempt || !isTried(attempt)) throw refusal(400, 'The id provided does not exist');
    return attempt;
  }

  function begin({ amount, currency, receipt, notes }: Record<string, unknown>): object {
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
      throw refusal(400, 'Order amount less than minimum amount allowed', 'amount');
    if (!/^[A-Z]{3}$/.test(textOf(currency))) throw refusal(400, 'Currency is not supported', 'currency');
    if (textOf(receipt).length > 40)
      throw refusal(400, 'The receipt may not be greater than 40 characters.', 'receipt');
    const attempt = attempts.add({
      id: gatewayId('order_', 14),
      reference: textOf(receipt),
      amount,
      digits: digitsOf(textOf(currency)),
      currency: textOf(currency),
      merchant: MERCHANT,
      settlement: gatewayId('pay_', 14),
      expires: null,
      details: { notes: JSON.stringify(objectOf(notes)) },
      returnUrl: '',
      cancelUrl: '',
    });
    return order(attempt);
  }

  function giveBack(attempt: Attempt, body: Record<string, unknown>): object {
    const left = refundable(attempt);
    const amount = body.amount === undefined ? left : Number(body.amount);
    if (attempt.state !== 'paid') throw refusal(400, 'The payment has not been captured');
    if (left === 0) throw refusal(400, 'The payment has been fully refunded already');
    if (!(amount >= 1 && amount <= left))
      throw refusal(400, 'The total refund amount is greater than the refund payment amount', 'amount');
    const made = { id: gatewayId('rfnd_', 14), amount, at: desk.clock() };
    attempt.refunds.push(made);
    return refundOf(attempt, made);
  }

  return {
    name: 'razorpay',
    title: 'Razorpay',
    onApproval: 'paid',
    onDecline: 'failed',
    routes,
    wayBack,
    notice: (attempt, news) => notice(desk.clock(), attempt, news),
    sign: ({ id, body }, _at, secret) => ({
      'x-razorpay-event-id': id,
      'x-razorpay-signature': hmacHex(secret === 'right' ? RAZORPAY_WEBHOOK_SECRET : 'other-secret', body),
    }),
    proof: ['x-razorpay-signature'],
  };
}

/** Success and failure are posted to `callback_url`; cancelling opens `cancel_url`. */
function wayBack({ id, settlement, returnUrl, cancelUrl }: Attempt, decision: Decision, forged?: Forgery): WayBack {
  if (decision === 'cancel') return { method: 'GET', url: cancelUrl || returnUrl };
  if (decision === 'decline') {
    const error = {
      code: 'BAD_REQUEST_ERROR',
      description: 'Payment failed',
      source: 'bank',
      step: 'payment_authorization',
      reason: 'payment_failed',
      metadata: JSON.stringify({ payment_id: settlement, order_id: id }),
    };
    const fields = Object.fromEntries(Object.entries(error).map(([name, value]) => [`error[${name}]`, value]));
    return { method: 'POST', url: returnUrl, fields };
  }
  const secret = forged === 'wrong-secret' ? 'other-secret' : RAZORPAY_KEY_SECRET;
  const signature = razorpayReturnSignature(forged === 'tampered' ? gatewayId('order_', 14) : id, settlement, secret);
  const fields = {
    razorpay_payment_id: settlement,
    razorpay_order_id: id,
    ...(forged === 'missing-signature' ? {} : { razorpay_signature: signature }),
  };
  return { method: 'POST', url: returnUrl, fields };
}
