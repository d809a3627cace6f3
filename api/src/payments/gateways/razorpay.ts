import { OrderMethod } from 'shared-kernel/contract/enums';
import { type Minor, smallestUnit } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { fractionDigits, fromSmallestUnits, inSteps, partInSteps } from '../amounts';
import { type Charge, type Finding, type Gateway, GatewayDown, NotGenuine } from '../gateway';
import type { GatewayFetch } from '../gateway-fetch';
import type { KeysOf } from '../payment-keys';
import { hmac, isSame, nameOf, parseBody } from '../proofs';
import { readAnswer } from '../read-answer';

const named = z.object({ id: z.string().min(1) });
const orderShape = named.extend({ receipt: z.string().nullish() });
const payment = named.extend({ status: z.string(), amount: z.number().int(), currency: z.string() });
type Payment = z.infer<typeof payment>;
const paymentsShape = z.object({ items: z.array(payment) });
const refundShape = named.extend({ status: z.string().optional() });
const refundsShape = z.object({ items: z.array(refundShape.extend({ amount: z.number().int() })) });

const entity = <T extends z.ZodType>(shape: T) => z.object({ entity: shape }).optional();
const eventShape = z.object({
  payload: z.object({
    payment: entity(z.object({ order_id: z.string().nullish() })),
    order: entity(named),
  }),
});

/** Three-decimal currencies that Razorpay supports, with a last digit of 0 (razorpay.com/docs/api/orders, `amount`). */
const THOUSANDTHS = new Set(['BHD', 'KWD', 'OMR']);
const unitOf = (currency: string): Minor => smallestUnit(fractionDigits(currency));
/** Razorpay's smallest amount step; minor units. */
const stepOf = (currency: string): Minor => (THOUSANDTHS.has(currency) ? 10 : 1) * unitOf(currency);
const chargeable = (amount: Minor, currency: string): Minor => inSteps(amount, stepOf(currency));

/**
 * Razorpay with its hosted page (razorpay.com/docs/payments/payment-gateway/web-integration/hosted), which expects a form post. An
 * attempt's reference is the id of its Razorpay order, the settlement is the payment's.
 */
export function createRazorpay(keys: KeysOf<'razorpay'>, fetchGateway: GatewayFetch): Gateway {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
  const get = (path: string) => fetchGateway(path, { headers: { authorization } });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetchGateway(path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const orderPath = (reference: string) => `/v1/orders/${encodeURIComponent(reference)}`;
  const paymentPath = (settlement: string) => `/v1/payments/${encodeURIComponent(settlement)}`;
  const paymentsOf = async (reference: string) =>
    (await readAnswer(await get(`${orderPath(reference)}/payments`), paymentsShape, 'razorpay payments')).items;

  const find = async (reference: string): Promise<Finding> => {
    const [answer, payments] = await Promise.all([get(orderPath(reference)), paymentsOf(reference)]);
    const order = await readAnswer(answer, orderShape, 'razorpay order');
    return { reference: order.id, token: order.receipt ?? null, otherMerchant: false, ...stateOf(payments) };
  };

  return {
    name: 'razorpay',
    method: OrderMethod.razorpay,
    takes: (currency) => fractionDigits(currency) < 3 || THOUSANDTHS.has(currency),
    asksFor: chargeable,
    find,

    async start(charge) {
      const amount = chargeable(charge.amount, charge.currency) / unitOf(charge.currency);
      const { token: receipt, currency } = charge;
      const notes = { token: charge.token, order: charge.trackingCode };
      const answer = await post('/v1/orders', { amount, currency, receipt, notes, payment_capture: true });
      const { id } = await readAnswer(answer, named, 'razorpay start');
      const fields = checkoutFields(charge, id, keys.keyId);
      return { reference: id, handOver: { method: 'POST', url: `${keys.checkoutUrl}/v1/checkout/embedded`, fields } };
    },

    readReturn({ razorpay_order_id: order, razorpay_payment_id: paid, razorpay_signature: signature }) {
      // a failed payment returns without any of them, and its error fields prove nothing
      if (!order && !paid && !signature) return null;
      if (!order || !paid || !isSame(signature, hmac(keys.keySecret, `${order}|${paid}`))) {
        throw new NotGenuine('razorpay: the return is not signed by our key');
      }
      return order;
    },

    async readWebhook(body, headers) {
      const signature = headers['x-razorpay-signature'];
      if (!keys.webhookSecrets.some((secret) => isSame(signature, hmac(secret, body)))) {
        throw new NotGenuine('razorpay: no webhook secret fits');
      }
      const { data } = eventShape.safeParse(parseBody(body));
      return {
        id: headers['x-razorpay-event-id'] ?? nameOf(body),
        reference: data?.payload.payment?.entity.order_id ?? data?.payload.order?.entity.id ?? null,
      };
    },

    // in accounts with manual capture payments stay authorised
    async capture(reference) {
      const open = (await paymentsOf(reference)).find(({ status }) => status === 'authorized');
      if (open) {
        const { amount, currency } = open;
        const answer = await post(`${paymentPath(open.id)}/capture`, { amount, currency });
        // 400: captured already, perhaps just now by another process
        if (answer.status !== 400) await readAnswer(answer, named, 'razorpay capture');
      }
      return find(reference);
    },

    async refund({ settlement, amount, earlier = 0, currency, key }) {
      const due = partInSteps(earlier, amount, stepOf(currency)) / unitOf(currency);
      // less than a step, which an earlier partial refund included
      if (due === 0) return settlement;
      // at least ten letters, digits, hyphens and underscores; includes the payment, because databases that share an account number
      // their refunds independently
      const headers = { 'x-refund-idempotency': nameOf(`${settlement}/${key}`) };
      const answer = await post(`${paymentPath(settlement)}/refund`, { amount: due, notes: { key } }, headers);
      if (answer.status === 400)
        return givenBack(settlement, chargeable(earlier + amount, currency) / unitOf(currency));
      const refund = await readAnswer(answer, refundShape, 'razorpay refund');
      if (refund.status === 'failed') throw new GatewayDown('razorpay refund: failed');
      return refund.id;
    },
  };

  /** Razorpay refused the refund: perhaps the money was already given back by hand. */
  async function givenBack(settlement: string, due: number): Promise<string> {
    const answer = await get(`${paymentPath(settlement)}/refunds`);
    const { items } = await readAnswer(answer, refundsShape, 'razorpay refunds');
    const done = items.filter(({ status }) => status !== 'failed');
    const [last] = done;
    if (last && done.reduce((sum, { amount }) => sum + amount, 0) >= due) return last.id;
    throw new GatewayDown('razorpay refund: refused');
  }
}

function stateOf(payments: readonly Payment[]): Pick<Finding, 'state' | 'amount' | 'currency' | 'settlement'> {
  const captured = payments.find(({ status }) => status === 'captured');
  if (captured) {
    const { id: settlement, amount, currency } = captured;
    return { state: 'paid', amount: fromSmallestUnits(amount, currency), currency, settlement };
  }
  const nothing = { amount: null, currency: null, settlement: null };
  if (payments.some(({ status }) => status === 'authorized')) return { state: 'approved', ...nothing };
  const over = payments.length > 0 && payments.every(({ status }) => status === 'failed' || status === 'refunded');
  return { state: over ? 'failed' : 'open', ...nothing };
}

/** Fields posted to the hosted page; all but `description` are required. */
function checkoutFields(charge: Charge, orderId: string, keyId: string): Record<string, string> {
  return {
    key_id: keyId,
    order_id: orderId,
    amount: String(chargeable(charge.amount, charge.currency) / unitOf(charge.currency)),
    currency: charge.currency,
    name: charge.shop,
    description: charge.trackingCode,
    'prefill[name]': charge.buyer.name,
    'prefill[email]': charge.buyer.email,
    'prefill[contact]': charge.buyer.phone,
    callback_url: charge.returnUrl,
    cancel_url: charge.cancelUrl,
  };
}
