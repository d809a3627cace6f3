import { OrderMethod } from 'shared-kernel/contract/enums';
import { z } from 'zod';
import { inSteps, partInSteps } from '../amounts';
import { type Finding, type Gateway, GatewayDown } from '../gateway';
import type { GatewayFetch } from '../gateway-fetch';
import type { KeysOf } from '../payment-keys';
import { readAnswer, readJson } from '../read-answer';
import { money, named, orderShape, stepOf, takes, toFinding, toOrder } from './paypal-order';
import { createPaypalSession } from './paypal-session';
import { createPaypalWebhooks } from './paypal-webhook';

const startedShape = named.extend({ links: z.array(z.object({ rel: z.string(), href: z.url() })) });
const refundShape = named.extend({ status: z.string().optional() });
const refusalShape = z.object({ details: z.array(z.object({ issue: z.string() })) });

/** PayPal's issues for a capture that will not succeed by retrying. */
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
]);
/** PayPal's issues when there is nothing (more) to capture; the order shows the state. */
const NOTHING_TO_CAPTURE = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);

/**
 * PayPal with its Orders API (developer.paypal.com/docs/api/orders/v2). An attempt's reference is the order's id, the
 * settlement is the capture's. The shopper only approves; the money moves by `capture`, so a late order is not charged.
 */
export function createPaypal(
  keys: KeysOf<'paypal'>,
  fetchGateway: GatewayFetch,
  clock: () => Date = () => new Date(),
): Gateway {
  const ask = createPaypalSession(keys, fetchGateway, clock);
  const post = (path: string, requestId: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'paypal-request-id': requestId },
      body: JSON.stringify(body),
    });
  const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;
  const nothing = { amount: null, currency: null, otherMerchant: false, settlement: null };

  async function find(reference: string): Promise<Finding> {
    const answer = await ask(orderPath(reference));
    // PayPal deletes orders that nobody approved after some hours
    if (answer.status === 404) return { state: 'failed', reference, token: null, ...nothing };
    return toFinding(await readAnswer(answer, orderShape, 'paypal order'), keys.merchantId);
  }

  return {
    name: 'paypal',
    method: OrderMethod.paypal,
    takes,
    asksFor: (amount, currency) => inSteps(amount, stepOf(currency)),
    find,

    async start(charge) {
      const answer = await post('/v2/checkout/orders', charge.token, toOrder(charge));
      const { id, links } = await readAnswer(answer, startedShape, 'paypal start');
      const link = links.find(({ rel }) => rel === 'payer-action') ?? links.find(({ rel }) => rel === 'approve');
      if (!link) throw new GatewayDown('paypal start: an order without address');
      return { reference: id, handOver: { method: 'GET', url: link.href } };
    },

    // PayPal calls its order `token`
    readReturn: ({ token }) => token || null,
    readWebhook: createPaypalWebhooks(keys, fetchGateway, clock),

    async capture(reference, token) {
      const answer = await post(`${orderPath(reference)}/capture`, `${token}-capture`, {});
      if (answer.status !== 422) {
        await readAnswer(answer, named, 'paypal capture');
        return find(reference);
      }
      const issue = await issueOf(answer);
      if (DECLINED.has(issue)) return { state: 'failed', reference, token, ...nothing };
      if (NOTHING_TO_CAPTURE.has(issue)) return find(reference);
      throw new GatewayDown(`paypal capture: ${issue}`);
    },

    async refund({ settlement, reference, amount, earlier = 0, currency, key }) {
      const part = partInSteps(earlier, amount, stepOf(currency));
      // less than a step, which an earlier partial refund included
      if (part === 0) return settlement;
      const path = `/v2/payments/captures/${encodeURIComponent(settlement)}/refund`;
      // includes the capture, because databases that share an account number their refunds independently
      const answer = await post(path, `${key}-${settlement}`, { amount: money(part, currency) });
      if (answer.status === 422) {
        const issue = await issueOf(answer);
        // already given back, by hand or by a request that PayPal no longer remembers
        if (issue === 'CAPTURE_FULLY_REFUNDED') return givenBack(reference, settlement);
        throw new GatewayDown(`paypal refund: ${issue}`);
      }
      const { id, status } = await readAnswer(answer, refundShape, 'paypal refund');
      if (status === 'FAILED' || status === 'CANCELLED') throw new GatewayDown(`paypal refund: ${status}`);
      return id;
    },
  };

  async function givenBack(reference: string, settlement: string): Promise<string> {
    const order = await readAnswer(await ask(orderPath(reference)), orderShape, 'paypal order');
    return order.purchase_units[0]?.payments?.refunds?.[0]?.id ?? settlement;
  }
}

/** PayPal's reason for a refusal: its code, never its text. */
async function issueOf(answer: Response): Promise<string> {
  const { data } = refusalShape.safeParse(await readJson(answer));
  const issue = data?.details[0]?.issue ?? '';
  return /^[A-Z_]{1,60}$/.test(issue) ? issue : 'refused';
}
