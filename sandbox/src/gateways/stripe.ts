import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formOf, headerOf, rawBody } from '../request-body';
import { digitsOf } from './amounts';
import { SANDBOX_KEYS } from './keys';
import { stripeSignature } from './signatures';
import type { Desk, Simulator } from './simulator';
import { type Attempt, gatewayId, refundable } from './store';
import { missing, notice, refusal, seconds, session } from './stripe-answers';

const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = SANDBOX_KEYS.stripe;
const MINUTE = 60_000;
/** Fraction digits where Stripe deviates from ISO 4217 (docs.stripe.com/currencies#special-cases). */
const DEVIATING: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** Stripe's Checkout Sessions and refunds (docs.stripe.com/api/checkout/sessions). */
export function createStripe(desk: Desk): Simulator {
  const { attempts } = desk;

  function routes(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      const isCall = request.url.includes('/v1/');
      if (isCall && headerOf(request, 'authorization') !== `Bearer ${STRIPE_SECRET_KEY}`)
        throw refusal(401, 'Invalid API Key provided.');
    });
    app.post('/v1/checkout/sessions', async (request) => once(request, begin));
    app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async ({ params, query }) => {
      const expand = Object.values(query as Record<string, string>).includes('payment_intent');
      return session(desk, desk.shown(attemptOf(params.id)), expand);
    });
    app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async ({ params }) => {
      const attempt = attemptOf(params.id);
      if (attempt.state !== 'open')
        throw refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      attempt.state = 'expired';
      desk.announce(attempt, 'expired');
      return session(desk, desk.shown(attempt));
    });
    app.post('/v1/refunds', async (request) => once(request, refund));
  }

  function attemptOf(id: string): Attempt {
    const attempt = attempts.find(id);
    if (!attempt) throw missing('checkout.session', id);
    return attempt;
  }

  /** The same `Idempotency-Key` gives the same response; with other parameters it is refused. */
  function once(request: FastifyRequest, make: (form: Record<string, string>) => object): object {
    const key = headerOf(request, 'idempotency-key');
    const answer = attempts.once(key, request.url + rawBody(request), () => make(formOf(request)));
    if (answer) return answer;
    const reused = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw refusal(400, reused, 'idempotency_error');
  }

  function begin(form: Record<string, string>): object {
    let amount = 0;
    for (let line = 0; form[`line_items[${line}][quantity]`]; line += 1)
      amount +=
        Number(form[`line_items[${line}][price_data][unit_amount]`]) * Number(form[`line_items[${line}][quantity]`]);
    const currency = form['line_items[0][price_data][currency]'] ?? '';
    if (!Number.isInteger(amount) || amount <= 0) throw refusal(400, 'Invalid integer: unit_amount');
    if (!/^[a-z]{3}$/i.test(currency)) throw refusal(400, `Invalid currency: ${currency}.`);
    if (form.mode !== 'payment') throw refusal(400, 'You must provide a mode of payment.');
    if (!URL.canParse(form.success_url ?? '')) throw refusal(400, 'Not a valid URL: success_url');

    const now = desk.clock().getTime();
    const ends = form.expires_at ? Number(form.expires_at) * 1000 : now + 24 * 60 * MINUTE;
    // the times are whole seconds
    if (!(ends >= now + 30 * MINUTE - 1000 && ends <= now + 24 * 60 * MINUTE))
      throw refusal(400, 'The `expires_at` timestamp must be from 30 minutes to 24 hours after the creation.');

    const id = gatewayId('cs_test_', 40);
    const attempt = attempts.add({
      id,
      reference: form.client_reference_id ?? '',
      amount,
      digits: DEVIATING[currency.toUpperCase()] ?? digitsOf(currency),
      currency: currency.toUpperCase(),
      merchant: 'acct_souk_sandbox',
      settlement: gatewayId('pi_', 24),
      expires: new Date(ends),
      details: Object.fromEntries(Object.entries(form).filter(([name]) => /^(metadata\[|customer_email$)/.test(name))),
      returnUrl: (form.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id),
      cancelUrl: form.cancel_url ?? '',
    });
    return session(desk, attempt);
  }

  function refund(form: Record<string, string>): object {
    const attempt = attempts.by('settlement', form.payment_intent ?? '');
    if (attempt?.state !== 'paid') throw missing('payment_intent', form.payment_intent ?? '');
    const left = refundable(attempt);
    const amount = form.amount ? Number(form.amount) : left;
    if (left === 0) throw refusal(400, 'Charge has already been refunded.', undefined, 'charge_already_refunded');
    if (!(amount > 0 && amount <= left))
      throw refusal(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`);
    const made = { id: gatewayId('re_', 24), amount, at: desk.clock() };
    attempt.refunds.push(made);
    return {
      id: made.id,
      object: 'refund',
      amount,
      currency: attempt.currency.toLowerCase(),
      payment_intent: attempt.settlement,
      status: 'succeeded',
      created: seconds(made.at),
      metadata: {},
    };
  }

  return {
    name: 'stripe',
    title: 'Stripe',
    onApproval: 'paid',
    onDecline: 'failed',
    routes,
    wayBack: ({ returnUrl, cancelUrl }, decision) => ({
      method: 'GET',
      url: decision === 'cancel' ? cancelUrl || returnUrl : returnUrl,
    }),
    notice: (attempt, news) => notice(desk, attempt, news),
    sign: ({ body }, at, secret) => ({
      'stripe-signature': stripeSignature(body, secret === 'right' ? STRIPE_WEBHOOK_SECRET : 'whsec_other', at),
    }),
    proof: ['stripe-signature'],
  };
}
