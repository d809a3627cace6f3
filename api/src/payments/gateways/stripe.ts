import { OrderMethod } from 'shared-kernel/contract/enums';
import { type Minor, smallestUnit } from 'shared-kernel/rules/money';
import type Stripe from 'stripe';
import { z } from 'zod';
import { fractionDigits, inSteps, partInSteps } from '../amounts';
import { type Charge, type Finding, type Gateway, GatewayDown, type GatewayEvent, NotGenuine } from '../gateway';
import type { GatewayFetch } from '../gateway-fetch';
import type { KeysOf } from '../payment-keys';

/** The fields read of a Checkout Session (docs.stripe.com/api/checkout/sessions/object). */
const Session = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  url: z.url().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.string().nullable(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.union([z.string(), z.object({ id: z.string(), status: z.string() })]).nullish(),
});
const Refund = z.object({ object: z.literal('refund'), id: z.string(), status: z.string().nullable() });
const Event = z.object({
  id: z.string().min(1),
  data: z.object({ object: z.object({ object: z.string(), id: z.string().optional() }) }),
});

type Sdk = typeof Stripe;

/** s that a webhook's time may differ from now; the SDK refuses only older ones, we refuse future ones as well */
const TOLERANCE = 300;
/** Stripe requires sessions of at least 30 minutes; a little more, because its clock is not ours. */
const SHORTEST_SESSION_MS = 31 * 60_000;
/** Checkout supports neither Arabic nor Hindi (docs.stripe.com/js/appendix/supported_locales): it then uses the browser's language. */
const CHECKOUT_LANGUAGE = { en: 'en', fr: 'fr', tr: 'tr', ar: 'auto', hi: 'auto' } as const;
/** Where Stripe deviates from ISO 4217 (docs.stripe.com/currencies#special-cases): hundredths that must be 00, or none at all. */
const EVEN_HUNDREDTHS = new Set(['ISK', 'UGX']);
const NO_FRACTION = new Set(['MGA']);
/** Three-decimal currencies that Stripe supports, with a last digit of 0 (docs.stripe.com/currencies#three-decimal). */
const THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Stripe's unit and smallest amount step; minor units. */
function scaleOf(currency: string): { unit: Minor; step: Minor } {
  const whole = smallestUnit(0);
  if (NO_FRACTION.has(currency)) return { unit: whole, step: whole };
  if (EVEN_HUNDREDTHS.has(currency)) return { unit: smallestUnit(2), step: whole };
  const unit = smallestUnit(fractionDigits(currency));
  return { unit, step: THOUSANDTHS.has(currency) ? 10 * unit : unit };
}

/**
 * Stripe with its hosted Checkout (docs.stripe.com/payments/checkout). An attempt's reference is the id of its Checkout
 * Session, the settlement is the payment intent's. Everything that matters is queried again; a webhook only tells when.
 */
export function createStripe(keys: KeysOf<'stripe'>, fetchGateway: GatewayFetch, clock = () => new Date()): Gateway {
  let loaded: Promise<{ sdk: Sdk; stripe: Stripe }> | undefined;
  // loaded on demand: it takes 17 MiB of the process, and few calls pay
  const load = async () => {
    const { default: sdk } = await import('stripe');
    const stripe = new sdk(keys.secretKey, {
      // the SDK supplies host and path; the path is appended to the configured URL
      httpClient: sdk.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) => {
        const { pathname, search } = new URL(url instanceof Request ? url.url : url);
        return fetchGateway(pathname + search, init);
      }),
      // callers retry: the reconciler and the next call, with the same idempotency key
      maxNetworkRetries: 0,
      telemetry: false,
    });
    return { sdk, stripe };
  };
  const open = () => {
    loaded ??= load();
    return loaded;
  };

  /** Converts the SDK's errors to `GatewayDown` without text or cause, because both may contain the key and the shopper. */
  async function ask<T>(
    name: string,
    shape: z.ZodType<T>,
    call: (stripe: Stripe, sdk: Sdk) => Promise<unknown>,
  ): Promise<T> {
    const { sdk, stripe } = await open();
    let answer: unknown;
    try {
      answer = await call(stripe, sdk);
    } catch (error) {
      const { type } = error instanceof sdk.errors.StripeError ? error : { type: 'failed' };
      throw new GatewayDown(`stripe ${name}: ${type}`);
    }
    // the SDK returns any JSON without `error`, whatever the status
    const read = shape.safeParse(answer);
    if (!read.success) throw new GatewayDown(`stripe ${name}: an answer that nobody understands`);
    return read.data;
  }

  return {
    name: 'stripe',
    method: OrderMethod.stripe,
    takes: (currency) => fractionDigits(currency) < 3 || THOUSANDTHS.has(currency),
    asksFor: (amount, currency) => inSteps(amount, scaleOf(currency).step),

    async start(charge) {
      const parameters = toSession(charge, clock());
      // includes the expiry, which changes: for a day Stripe refuses a key that is reused with other parameters
      const idempotencyKey = `${charge.token}-${parameters.expires_at}`;
      const session = await ask('start', Session, (stripe) =>
        stripe.checkout.sessions.create(parameters, { idempotencyKey }),
      );
      if (!session.url) throw new GatewayDown('stripe start: a session without address');
      return { reference: session.id, handOver: { method: 'GET', url: session.url } };
    },

    readReturn: ({ session_id }) => session_id || null,

    async readWebhook(body, headers): Promise<GatewayEvent> {
      const event = provenEvent((await open()).sdk, body, headers['stripe-signature'], keys.webhookSecrets, clock());
      const { object, id } = event.data.object;
      return { id: event.id, reference: object === 'checkout.session' ? (id ?? null) : null };
    },

    async find(reference) {
      const expand = ['payment_intent'];
      return toFinding(
        await ask('find', Session, (stripe) => stripe.checkout.sessions.retrieve(reference, { expand })),
      );
    },

    async close(reference) {
      await ask('close', z.unknown(), async (stripe, sdk) => {
        try {
          await stripe.checkout.sessions.expire(reference);
        } catch (error) {
          // refused: it is no longer open, and `find` gets its state
          if (!(error instanceof sdk.errors.StripeInvalidRequestError)) throw error;
        }
      });
    },

    async refund({ settlement, amount, earlier = 0, currency, key }) {
      const { unit, step } = scaleOf(currency);
      const part = partInSteps(earlier, amount, step);
      // less than a step, which an earlier partial refund included
      if (part === 0) return settlement;
      const parameters = { payment_intent: settlement, amount: part / unit };
      // includes the payment, because databases that share an account number their refunds independently
      const idempotencyKey = `${key}-${settlement}`;
      const refund = await ask('refund', Refund, (stripe) => stripe.refunds.create(parameters, { idempotencyKey }));
      if (refund.status === 'failed' || refund.status === 'canceled') {
        throw new GatewayDown(`stripe refund: ${refund.status}`);
      }
      return refund.id;
    },
  };
}

function toSession(charge: Charge, now: Date): Stripe.Checkout.SessionCreateParams {
  const { unit, step } = scaleOf(charge.currency);
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
          unit_amount: inSteps(charge.amount, step) / unit,
          product_data: { name: charge.trackingCode },
        },
      },
    ],
    // Stripe replaces the braces with the session's id
    success_url: `${charge.returnUrl}${charge.returnUrl.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: charge.cancelUrl,
    expires_at: Math.floor(Math.min(ends, now.getTime() + 24 * 3_600_000 - 60_000) / 1000),
  };
}

/** States of a payment intent in which no money will arrive. */
const REFUSED = new Set(['requires_payment_method', 'canceled']);

function toFinding(session: z.output<typeof Session>): Finding {
  const paid = session.payment_status === 'paid';
  const currency = session.currency?.toUpperCase() ?? null;
  const intent = session.payment_intent;
  // complete but unpaid: the money is on its way, unless the intent needs another payment method (`async_payment_failed`)
  const refused = session.status === 'complete' && typeof intent === 'object' && REFUSED.has(intent?.status ?? '');
  return {
    state: paid ? 'paid' : session.status === 'expired' || refused ? 'failed' : 'open',
    reference: session.id,
    token: session.client_reference_id,
    amount: paid && currency && session.amount_total !== null ? session.amount_total * scaleOf(currency).unit : null,
    currency,
    // the key belongs to one account: another merchant's session cannot be read with it
    otherMerchant: false,
    settlement: typeof intent === 'string' ? intent : (intent?.id ?? null),
  };
}

/** @throws NotGenuine unless one of the secrets signed the body within five minutes of now, either way */
function provenEvent(
  sdk: Sdk,
  body: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
  now: Date,
): z.output<typeof Event> {
  if (!signature) throw new NotGenuine('stripe: not signed');
  const moments = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  // the SDK refuses old times but accepts future ones (verified with 23.1.0)
  if (Math.max(...moments) > now.getTime() / 1000 + TOLERANCE) throw new NotGenuine('stripe: signed in the future');
  for (const secret of secrets) {
    try {
      return Event.parse(sdk.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.getTime()));
    } catch (error) {
      if (!(error instanceof sdk.errors.StripeSignatureVerificationError)) {
        throw new NotGenuine('stripe: signed, but no event');
      }
    }
  }
  throw new NotGenuine('stripe: no secret fits');
}
