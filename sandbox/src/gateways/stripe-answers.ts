import { Refusal } from './refusal';
import type { Desk, News, Notice } from './simulator';
import { type Attempt, gatewayId } from './store';

const STATUS = { open: 'open', approved: 'open', paid: 'complete', failed: 'complete', expired: 'expired' } as const;

/** A session in Stripe's format. @param expand true: the payment intent itself instead of its id */
export function session(desk: Desk, attempt: Attempt, expand = false): object {
  const { id, reference, amount, currency, state, settlement } = attempt;
  const paid = state === 'paid';
  const begun = paid || state === 'failed';
  const intent = {
    id: settlement,
    object: 'payment_intent',
    amount,
    amount_received: paid ? amount : 0,
    currency: currency.toLowerCase(),
    status: paid ? 'succeeded' : 'requires_payment_method',
    last_payment_error: paid ? null : { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  };
  const metadata = Object.entries(attempt.details).map(([name, value]) => [
    /^metadata\[(.+)\]$/.exec(name)?.[1],
    value,
  ]);
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    client_reference_id: reference || null,
    created: seconds(attempt.created),
    currency: currency.toLowerCase(),
    customer_email: attempt.details.customer_email ?? null,
    expires_at: attempt.expires && seconds(attempt.expires),
    livemode: false,
    metadata: Object.fromEntries(metadata.filter(([name]) => name)),
    mode: 'payment',
    payment_intent: begun ? (expand ? intent : settlement) : null,
    payment_status: paid ? 'paid' : 'unpaid',
    status: STATUS[state],
    success_url: attempt.returnUrl,
    cancel_url: attempt.cancelUrl || null,
    url: STATUS[state] === 'open' ? `${desk.base()}/pay/${id}` : null,
  };
}

export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const EVENTS: Record<News, string> = {
  approved: 'checkout.session.completed',
  paid: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
};

export function notice(desk: Desk, attempt: Attempt, news: News): Notice {
  const id = gatewayId('evt_', 24);
  const type = EVENTS[news];
  const event = {
    id,
    object: 'event',
    api_version: '2026-01-28.clover',
    created: seconds(desk.clock()),
    data: { object: session(desk, attempt) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  return { id, type, body: JSON.stringify(event) };
}

export function refusal(status: number, message: string, type = 'invalid_request_error', code?: string): Refusal {
  return new Refusal(status, { error: { type, message, ...(code ? { code } : {}) } });
}
export const missing = (what: string, id: string): Refusal =>
  refusal(404, `No such ${what}: '${id}'`, undefined, 'resource_missing');
