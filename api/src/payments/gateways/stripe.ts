import { OrderMethod } from 'shared-kernel/contract/enums';
import type { Minor } from 'shared-kernel/rules/money';
import Stripe from 'stripe';
import { type Charge, type Finding, type Gateway, GatewayDown, type GatewayEvent, NotGenuine } from '../gateway';
import type { GatewayFetch } from '../gateway-fetch';
import type { KeysOf } from '../payment-keys';

/** s that a webhook's moment may be away from now; the SDK refuses older ones only, we refuse those to come as well */
const TOLERANCE = 300;
/** Stripe takes an end of a session from 30 minutes on; a little more, as its clock is not ours. */
const SHORTEST_SESSION_MS = 31 * 60_000;
/** Currencies that Stripe counts in whole units (docs.stripe.com/currencies#zero-decimal). */
const WHOLE_UNITS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Checkout speaks neither Arabic nor Hindi (docs.stripe.com/js/appendix/supported_locales): there the browser's language counts. */
const CHECKOUT_LANGUAGE = { en: 'en', fr: 'fr', tr: 'tr', ar: 'auto', hi: 'auto' } as const;
const toStripe = (amount: Minor, currency: string) => (WHOLE_UNITS.has(currency) ? Math.round(amount / 100) : amount);
const fromStripe = (amount: number, currency: string) => (WHOLE_UNITS.has(currency) ? amount * 100 : amount);

/**
 * Stripe by its hosted Checkout (docs.stripe.com/payments/checkout). The reference of an attempt is the id of its Checkout
 * Session, the settlement that of the payment intent. Everything that matters is asked for again; a webhook only says when.
 */
export function createStripe(keys: KeysOf<'stripe'>, fetchGateway: GatewayFetch, clock = () => new Date()): Gateway {
  const stripe = new Stripe(keys.secretKey, {
    // the SDK names host and path; the path is put behind the configured address, whatever that is
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) => {
      const { pathname, search } = new URL(url instanceof Request ? url.url : url);
      return fetchGateway(pathname + search, init);
    }),
    // who asks repeats: the reconciler and the next call, with the same idempotency key
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** Turns the SDK's errors into `GatewayDown` without their text, which may name the shopper. */
  async function ask<T>(name: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const reason = error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : 'failed';
      throw new GatewayDown(`stripe ${name}: ${reason}`, { cause: error });
    }
  }

  return {
    name: 'stripe',
    method: OrderMethod.stripe,

    async start(charge) {
      const session = await ask('start', () =>
        stripe.checkout.sessions.create(toSession(charge, clock()), { idempotencyKey: charge.token }),
      );
      if (!session.url) throw new GatewayDown('stripe start: a session without address');
      return { reference: session.id, handOver: { method: 'GET', url: session.url } };
    },

    readReturn: ({ session_id }) => session_id || null,

    async readWebhook(body, headers): Promise<GatewayEvent> {
      const event = provenEvent(body, headers['stripe-signature'], keys.webhookSecrets, clock());
      const subject = event.data?.object as { object?: string; id?: string } | undefined;
      return { id: event.id, reference: (subject?.object === 'checkout.session' && subject.id) || null };
    },

    async find(reference) {
      const expand = ['payment_intent'];
      return toFinding(await ask('find', () => stripe.checkout.sessions.retrieve(reference, { expand })));
    },

    async close(reference) {
      await ask('close', async () => {
        try {
          await stripe.checkout.sessions.expire(reference);
        } catch (error) {
          // refused: it is not open any more, and `find` says what became of it
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
      });
    },

    async refund({ settlement, amount, currency, key }) {
      const parameters = { payment_intent: settlement, amount: toStripe(amount, currency) };
      const refund = await ask('refund', () => stripe.refunds.create(parameters, { idempotencyKey: key }));
      if (refund.status === 'failed' || refund.status === 'canceled') {
        throw new GatewayDown(`stripe refund: ${refund.status}`);
      }
      return refund.id;
    },
  };
}

function toSession(charge: Charge, now: Date): Stripe.Checkout.SessionCreateParams {
  const ends = Math.max(charge.expiresAt.getTime(), now.getTime() + SHORTEST_SESSION_MS);
  return {
    mode: 'payment',
    client_reference_id: charge.token,
    metadata: { token: charge.token },
    payment_intent_data: { metadata: { token: charge.token } },
    customer_email: charge.buyer.email,
    locale: CHECKOUT_LANGUAGE[charge.language],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: charge.currency.toLowerCase(),
          unit_amount: toStripe(charge.amount, charge.currency),
          product_data: { name: charge.trackingCode },
        },
      },
    ],
    // Stripe puts the session's id in place of the braces
    success_url: `${charge.returnUrl}${charge.returnUrl.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: charge.cancelUrl,
    expires_at: Math.floor(Math.min(ends, now.getTime() + 24 * 3_600_000 - 60_000) / 1000),
  };
}

/** States of a payment intent in which no money comes any more. */
const REFUSED = new Set(['requires_payment_method', 'canceled']);

function toFinding(session: Stripe.Checkout.Session): Finding {
  const paid = session.payment_status === 'paid';
  const currency = session.currency?.toUpperCase() ?? null;
  const intent = session.payment_intent;
  // completed and not paid: on its way, unless the intent wants another means of paying (`async_payment_failed`)
  const refused = session.status === 'complete' && typeof intent === 'object' && REFUSED.has(intent?.status ?? '');
  return {
    state: paid ? 'paid' : session.status === 'expired' || refused ? 'failed' : 'open',
    reference: session.id,
    token: session.client_reference_id,
    amount: paid && currency && session.amount_total !== null ? fromStripe(session.amount_total, currency) : null,
    currency,
    // the key belongs to one account: another merchant's session cannot be read with it
    otherMerchant: false,
    settlement: typeof intent === 'string' ? intent : (intent?.id ?? null),
  };
}

/** @throws NotGenuine unless one of the secrets signed the body within five minutes of now, either way */
function provenEvent(body: Buffer, signature: string | undefined, secrets: readonly string[], now: Date): Stripe.Event {
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature ?? '')?.[1]);
  // reliability trap: the SDK accepts moments in the future
  if (!signature || !(signedAt <= now.getTime() / 1000 + TOLERANCE))
    throw new NotGenuine('stripe: no or future moment');
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.getTime());
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new NotGenuine('stripe: signed, but no event', { cause: error });
      }
    }
  }
  throw new NotGenuine('stripe: no secret fits');
}
