import type { FastifyInstance } from 'fastify';
import { headerOf, jsonOf, objectOf, textOf } from '../request-body';
import { decimal, minor } from './amounts';
import { SANDBOX_KEYS } from './keys';
import { Refusal } from './refusal';
import { hmacBase64, sha256Hex } from './signatures';
import type { Decision, Desk, News, Notice, Simulator, WayBack } from './simulator';
import { type Attempt, gatewayId, gatewayNumber, type Refund, refundable } from './store';

const { FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_SECRET_HASH } = SANDBOX_KEYS.flutterwave;
const MERCHANT = '73362';
/** min */
const LONGEST_SESSION = 1440;

/** Flutterwave's v3 Standard checkout (developer.flutterwave.com/v3.0/docs/flutterwave-standard-1). */
export function createFlutterwave(desk: Desk): Simulator {
  const { attempts } = desk;

  function routes(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      const isCall = request.url.includes('/v3/');
      if (isCall && headerOf(request, 'authorization') !== `Bearer ${FLUTTERWAVE_SECRET_KEY}`)
        throw refusal(401, 'Invalid authorization key');
    });
    app.post('/v3/payments', async (request) => begin(jsonOf(request)));
    app.get<{ Querystring: { tx_ref?: string } }>('/v3/transactions/verify_by_reference', async ({ query }) =>
      verified(attempts.by('reference', query.tx_ref ?? '')),
    );
    app.get<{ Params: { id: string } }>('/v3/transactions/:id/verify', async ({ params }) =>
      verified(attempts.by('settlement', params.id)),
    );
    app.post<{ Params: { id: string } }>('/v3/transactions/:id/refund', async (request) => {
      const attempt = attempts.by('settlement', request.params.id);
      if (attempt?.state !== 'paid') throw refusal(400, 'Transaction not found');
      return giveBack(attempt, jsonOf(request));
    });
    app.get<{ Params: { id: string } }>('/v3/transactions/:id/refund', async ({ params }) =>
      listed(attempts.by('settlement', params.id)),
    );
    app.get<{ Querystring: { id?: string } }>('/v3/refunds', async ({ query }) =>
      listed(query.id === undefined ? undefined : attempts.by('settlement', query.id)),
    );
  }

  function begin(body: Record<string, unknown>): object {
    const { tx_ref, currency, redirect_url, customer, payload_hash } = body;
    const amount = minor(body.amount);
    const email = textOf(objectOf(customer).email);
    if (!textOf(tx_ref)) throw refusal(400, 'tx_ref is required');
    if (amount === null) throw refusal(400, 'amount is required');
    if (!URL.canParse(textOf(redirect_url))) throw refusal(400, 'redirect_url is required');
    if (!email) throw refusal(400, 'customer.email is required');
    const sealed = `${body.amount}${currency}${email}${tx_ref}${sha256Hex(FLUTTERWAVE_SECRET_KEY)}`;
    if (payload_hash !== undefined && payload_hash !== sha256Hex(sealed)) throw refusal(400, 'Invalid payload hash');
    const minutes = Number(body.session_duration ?? LONGEST_SESSION);
    if (!(minutes >= 1 && minutes <= LONGEST_SESSION)) throw refusal(400, 'session_duration is not valid');
    const attempt = attempts.add({
      id: gatewayId('', 20).toLowerCase(),
      reference: textOf(tx_ref),
      amount,
      digits: 2,
      currency: textOf(currency) || 'NGN',
      merchant: MERCHANT,
      settlement: gatewayNumber(),
      expires: new Date(desk.clock().getTime() + minutes * 60_000),
      details: { email, name: textOf(objectOf(customer).name), meta: JSON.stringify(objectOf(body.meta)) },
      returnUrl: textOf(redirect_url),
      cancelUrl: '',
    });
    return { status: 'success', message: 'Hosted Link', data: { link: `${desk.base()}/pay/${attempt.id}` } };
  }

  /** A transaction exists from the first payment attempt on. */
  function verified(attempt: Attempt | undefined): object {
    if (!attempt || (attempt.state !== 'paid' && attempt.state !== 'failed'))
      throw refusal(400, 'No transaction was found for this id');
    return { status: 'success', message: 'Transaction fetched successfully', data: transaction(desk.shown(attempt)) };
  }

  function giveBack(attempt: Attempt, body: Record<string, unknown>): object {
    const left = refundable(attempt);
    const amount = body.amount === undefined ? left : minor(body.amount);
    if (left === 0) throw refusal(400, 'Transaction has already been refunded');
    if (amount === null || amount > left) throw refusal(400, 'Refund amount cannot be more than the amount left');
    const made = { id: gatewayNumber(), amount, at: desk.clock() };
    attempt.refunds.push(made);
    return { status: 'success', message: 'Transaction refund initiated', data: refundOf(attempt, made) };
  }

  function listed(attempt: Attempt | undefined): object {
    const data = attempt?.refunds.map((refund) => refundOf(attempt, refund)) ?? [];
    return { status: 'success', message: 'Transaction refunds fetched', data };
  }

  return {
    name: 'flutterwave',
    title: 'Flutterwave',
    onApproval: 'paid',
    onDecline: 'failed',
    routes,
    wayBack,
    notice,
    // the first one only contains the secret; the second one signs the body, and not every account sends it
    sign: ({ body }, _at, secret) => {
      const hash = secret === 'right' ? FLUTTERWAVE_SECRET_HASH : 'other-hash';
      return { 'verif-hash': hash, 'flutterwave-signature': hmacBase64(hash, body) };
    },
    proof: ['verif-hash', 'flutterwave-signature'],
  };
}

/** There is no cancel URL: the shopper returns to the only URL, with a status. */
function wayBack({ reference, settlement, returnUrl }: Attempt, decision: Decision): WayBack {
  const url = new URL(returnUrl);
  url.searchParams.set('status', { approve: 'successful', decline: 'failed', cancel: 'cancelled' }[decision]);
  url.searchParams.set('tx_ref', reference);
  if (decision !== 'cancel') url.searchParams.set('transaction_id', settlement);
  return { method: 'GET', url: url.href };
}

function notice(attempt: Attempt, _news: News): Notice {
  const type = 'charge.completed';
  const body = JSON.stringify({ event: type, data: transaction(attempt), 'event.type': 'CARD_TRANSACTION' });
  // the body contains no event id: transaction and status take its place
  return { id: `${attempt.settlement}:${attempt.state}`, type, body };
}

function transaction(attempt: Attempt): object {
  const { reference, settlement, amount, currency, merchant, state, details, decided, created } = attempt;
  const value = Number(decimal(amount));
  return {
    id: Number(settlement),
    tx_ref: reference,
    flw_ref: `SOUK/FLW${settlement}`,
    amount: value,
    currency,
    charged_amount: value,
    app_fee: 0,
    merchant_fee: 0,
    processor_response: state === 'paid' ? 'Approved' : 'Declined',
    auth_model: 'PIN',
    narration: 'Simulation',
    status: state === 'paid' ? 'successful' : 'failed',
    payment_type: 'card',
    created_at: (decided ?? created).toISOString(),
    account_id: Number(merchant),
    amount_settled: value,
    customer: { id: 1, name: details.name ?? '', phone_number: null, email: details.email ?? '' },
    meta: JSON.parse(details.meta ?? '{}'),
  };
}

const refundOf = (attempt: Attempt, { id, amount, at }: Refund): object => ({
  id: Number(id),
  account_id: Number(attempt.merchant),
  tx_id: Number(attempt.settlement),
  flw_ref: `SOUK/FLW${attempt.settlement}`,
  wallet_id: 1,
  amount_refunded: Number(decimal(amount)),
  status: 'completed',
  destination: 'payment_source',
  meta: { source: 'availablebalance' },
  created_at: at.toISOString(),
});

const refusal = (status: number, message: string): Refusal =>
  new Refusal(status, { status: 'error', message, data: null });
