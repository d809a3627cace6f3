import { OrderMethod } from 'shared-kernel/contract/enums';
import { z } from 'zod';
import { decimalAmount, toDecimal } from '../amounts';
import { type Charge, type Finding, type Gateway, GatewayDown, NotGenuine } from '../gateway';
import type { GatewayFetch } from '../gateway-fetch';
import type { KeysOf } from '../payment-keys';
import { hmac, isSame, nameOf, parseBody } from '../proofs';
import { readAnswer, readJson } from '../read-answer';

const answerOf = <T extends z.ZodType>(data: T) => z.object({ status: z.literal('success'), data });
const startedShape = answerOf(z.object({ link: z.url({ protocol: /^https?$/ }) }));
const number = z.union([z.number(), z.string()]).transform(String);
const searchShape = answerOf(
  z.object({ id: number, tx_ref: z.string(), status: z.string(), amount: decimalAmount, currency: z.string() }),
);
const refund = z.object({ id: number, status: z.string().optional() });
const refundShape = answerOf(refund);
const refundsShape = answerOf(z.array(refund.extend({ tx_id: number, amount_refunded: decimalAmount })));
const refusalShape = z.object({ message: z.string() });
const eventShape = z.object({
  event: z.string().optional(),
  data: z.object({ id: number, tx_ref: z.string().optional(), status: z.string().optional() }),
});

/**
 * Currencies that Flutterwave charges (flutterwave.com/us/support/general/what-are-the-currencies-accepted-on-flutterwave), with the codes that
 * have replaced two of them (SLE, STN).
 */
const CURRENCIES = new Set(
  'CAD CLP COP EGP EUR GBP GHS GNF KES MAD MWK NGN RWF SLE SLL STD STN TZS UGX USD XAF XOF ZAR ZMW'.split(' '),
);

const STATES: Record<string, Finding['state']> = { successful: 'paid', failed: 'failed' };

/** min: the longest session of Flutterwave's page */
const LONGEST_SESSION = 1440;

/**
 * Flutterwave v3 with its hosted page (developer.flutterwave.com/v3.0/docs/flutterwave-standard-1). An attempt's reference is
 * its token, `tx_ref` there; the settlement is the id of the transaction, which exists once somebody has tried to pay.
 */
export function createFlutterwave(
  keys: KeysOf<'flutterwave'>,
  fetchGateway: GatewayFetch,
  clock: () => Date = () => new Date(),
): Gateway {
  const authorization = `Bearer ${keys.secretKey}`;
  const get = (path: string) => fetchGateway(path, { headers: { authorization } });
  const post = (path: string, body: object) =>
    fetchGateway(path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    name: 'flutterwave',
    method: OrderMethod.flutterwave,
    takes: (currency) => CURRENCIES.has(currency),

    async start(charge) {
      const answer = await post('/v3/payments', toPayment(charge, clock()));
      const { data } = await readAnswer(answer, startedShape, 'flutterwave start');
      return { reference: charge.token, handOver: { method: 'GET', url: data.link } };
    },

    readReturn: ({ tx_ref }) => tx_ref || null,

    async readWebhook(body, headers) {
      const signature = headers['flutterwave-signature'];
      // v3 only proves that the sender knows the secret; for accounts that sign the body the signature must match
      const proven = keys.secretHashes.some((secret) =>
        signature === undefined
          ? isSame(headers['verif-hash'], secret)
          : isSame(signature, hmac(secret, body, 'base64')),
      );
      if (!proven) throw new NotGenuine('flutterwave: no secret hash fits');
      const { data: event } = eventShape.safeParse(parseBody(body));
      // events have no id: a transaction has one event per type and status
      if (!event) return { id: nameOf(body), reference: null };
      const { id, status = '', tx_ref } = event.data;
      return { id: `${id}/${event.event ?? ''}/${status}`, reference: tx_ref ?? null };
    },

    async find(reference) {
      const answer = await get(`/v3/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`);
      if (await isUnknown(answer)) return { ...UNTRIED, reference, token: reference };
      const { data } = await readAnswer(answer, searchShape, 'flutterwave find');
      const state = STATES[data.status] ?? 'open';
      return {
        ...UNTRIED,
        state,
        reference: data.tx_ref,
        token: data.tx_ref,
        ...(state === 'paid' ? { amount: data.amount, currency: data.currency, settlement: data.id } : {}),
      };
    },

    async refund({ settlement, amount, earlier = 0, currency, key }) {
      // Flutterwave has no idempotency keys: look up the result of an earlier attempt
      const done = await refundOf(settlement, earlier + amount);
      if (done) return done;
      const path = `/v3/transactions/${encodeURIComponent(settlement)}/refund`;
      const answer = await post(path, { amount: toNumber(amount, currency), comments: key });
      const { data } = await readAnswer(answer, refundShape, 'flutterwave refund');
      if (data.status === 'failed') throw new GatewayDown('flutterwave refund: failed');
      return data.id;
    },
  };

  /** @param amount total given back once this refund is done */
  async function refundOf(settlement: string, amount: number): Promise<string | undefined> {
    const answer = await get(`/v3/refunds?id=${encodeURIComponent(settlement)}`);
    if (answer.status === 400 || answer.status === 404) return undefined;
    const { data } = await readAnswer(answer, refundsShape, 'flutterwave refunds');
    const given = data.filter(({ tx_id, status }) => tx_id === settlement && status !== 'failed');
    return given.reduce((sum, one) => sum + one.amount_refunded, 0) >= amount ? given.at(-1)?.id : undefined;
  }
}

const UNTRIED = { state: 'open', amount: null, currency: null, otherMerchant: false, settlement: null } as const;

/** Nobody has tried to pay yet: 'No transaction was found for this id', with 400 or 404. */
async function isUnknown(answer: Response): Promise<boolean> {
  if (answer.status === 404) return true;
  if (answer.status !== 400) return false;
  const { data } = refusalShape.safeParse(await readJson(answer));
  return /no transaction was found/i.test(data?.message ?? '');
}

/** Amounts are JSON numbers in major units: the number whose shortest decimal is the amount. */
const toNumber = (amount: number, currency: string): number => Number(toDecimal(amount, currency));

function toPayment(charge: Charge, now: Date) {
  const minutes = Math.ceil((charge.expiresAt.getTime() - now.getTime()) / 60_000);
  return {
    tx_ref: charge.token,
    amount: toNumber(charge.amount, charge.currency),
    currency: charge.currency,
    redirect_url: charge.returnUrl,
    session_duration: Math.min(Math.max(minutes, 1), LONGEST_SESSION),
    customer: { email: charge.buyer.email, name: charge.buyer.name, phonenumber: charge.buyer.phone },
    customizations: { title: charge.shop, description: charge.trackingCode },
    meta: { order: charge.trackingCode },
  };
}
