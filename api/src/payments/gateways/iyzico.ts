import { OrderMethod } from 'shared-kernel/contract/enums';
import type { Minor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { decimalAmount } from '../amounts';
import { type Finding, type Gateway, GatewayDown, NotGenuine } from '../gateway';
import type { GatewayFetch } from '../gateway-fetch';
import type { KeysOf } from '../payment-keys';
import { isSame, parseBody } from '../proofs';
import { readAnswer } from '../read-answer';
import { takes, toForm, toPrice } from './iyzico-form';
import { answerSignature, requestProof, signedPrice, type WebhookFields, webhookSignature } from './iyzico-signature';

const FORM = '/payment/iyzipos/checkoutform';
const REPORT = '/v2/reporting/payment/details';

const text = z.union([z.string(), z.number()]);
/** iyzico responds to refusals with 200 as well */
const anyShape = z.looseObject({ status: z.string(), errorCode: text.nullish(), paymentStatus: z.string().nullish() });
const startedShape = z.object({
  status: z.literal('success'),
  conversationId: z.string(),
  token: z.string().min(1),
  paymentPageUrl: z.url({ protocol: /^https?$/ }),
  signature: z.string(),
});
const detailShape = z.object({
  paymentStatus: z.string(),
  fraudStatus: z.number().nullish(),
  paymentId: text.nullish(),
  currency: z.string().nullish(),
  basketId: z.string().nullish(),
  conversationId: z.string().nullish(),
  paidPrice: text.nullish(),
  price: text.nullish(),
  token: z.string(),
  signature: z.string().nullish(),
});
type Detail = z.infer<typeof detailShape>;
const refundShape = z.object({
  status: z.literal('success'),
  refundHostReference: z.string().nullish(),
  hostReference: z.string().nullish(),
});
const returned = z.array(z.object({ refundPrice: decimalAmount })).nullish();
const reportShape = z.object({
  status: z.literal('success'),
  payments: z.array(
    z.object({ cancels: returned, itemTransactions: z.array(z.object({ refunds: returned })).nullish() }),
  ),
});
const eventShape = z.object({
  iyziEventType: z.string().optional(),
  iyziPaymentId: text.optional(),
  paymentId: text.optional(),
  token: z.string().optional(),
  paymentConversationId: z.string().optional(),
  status: z.string().optional(),
}) satisfies z.ZodType<WebhookFields>;

/** Error codes that concern our request and not the payment: system error, bad request, bad signature, unknown key. */
const OURS = new Set(['1', '11', '1000', '1001']);

/**
 * iyzico with its hosted checkout form (docs.iyzico.com, Checkout Form). An attempt's reference is the form's token, the
 * settlement is the payment's id. Our token is the basket's id: the conversation's id merely repeats what each request contains.
 */
export function createIyzico(keys: KeysOf<'iyzico'>, fetchGateway: GatewayFetch): Gateway {
  async function post(path: string, content: object): Promise<Response> {
    const body = JSON.stringify(content);
    const headers = { 'content-type': 'application/json', ...requestProof(keys, path, body) };
    return fetchGateway(path, { method: 'POST', headers, body });
  }
  const signedBy = (signature: string | null | undefined, fields: Parameters<typeof answerSignature>[1]) =>
    isSame(signature ?? undefined, answerSignature(keys.secretKey, fields));

  return {
    name: 'iyzico',
    method: OrderMethod.iyzico,
    takes,

    async start(charge) {
      const answer = await post(`${FORM}/initialize/auth/ecom`, toForm(charge));
      const { status, errorCode } = await readAnswer(answer.clone(), anyShape, 'iyzico start');
      if (status !== 'success') throw new GatewayDown(`iyzico start: refused with ${codeOf(errorCode)}`);
      const { conversationId, token, paymentPageUrl, signature } = await readAnswer(
        answer,
        startedShape,
        'iyzico start',
      );
      if (!signedBy(signature, [conversationId, token])) throw new GatewayDown('iyzico start: not signed with our key');
      return { reference: token, handOver: { method: 'GET', url: paymentPageUrl } };
    },

    readReturn: ({ token }) => token || null,

    async readWebhook(body, headers) {
      const { data: event } = eventShape.safeParse(parseBody(body));
      // the header is empty if the account's webhook signature is not enabled: such an event is rejected, too
      if (!event || !isSame(headers['x-iyz-signature-v3'], webhookSignature(keys.secretKey, event))) {
        throw new NotGenuine('iyzico: the webhook is not signed with our key');
      }
      const { iyziEventType, iyziPaymentId, paymentId, token, status } = event;
      // built from signed fields; the reference code is not signed
      const id = [iyziEventType, token, iyziPaymentId ?? paymentId, status].join('/');
      return { id, reference: token ?? null };
    },

    async find(reference) {
      const content = { locale: 'en', conversationId: reference, token: reference };
      const answer = await post(`${FORM}/auth/ecom/detail`, content);
      const { paymentStatus, errorCode } = await readAnswer(answer.clone(), anyShape, 'iyzico find');
      if (!paymentStatus) {
        if (OURS.has(String(errorCode))) throw new GatewayDown(`iyzico find: refused with ${codeOf(errorCode)}`);
        // a form that nobody has filled in has no payment yet
        return { ...NOTHING, state: 'open', reference, token: null };
      }
      const detail = await readAnswer(answer, detailShape, 'iyzico find');
      const { paymentId, currency, basketId, conversationId, paidPrice, price, token, signature } = detail;
      const prices = [paidPrice, price].map((one) => signedPrice(one ?? ''));
      const signed = signedBy(signature, [
        paymentStatus,
        paymentId,
        currency,
        basketId,
        conversationId,
        ...prices,
        token,
      ]);
      if (paymentStatus === 'SUCCESS' && !signed) throw new GatewayDown('iyzico find: not signed with our key');
      return toFinding(detail);
    },

    async refund({ settlement, amount, earlier = 0, currency, key }) {
      const price = toPrice(amount, currency);
      const content = { locale: 'en', conversationId: key, paymentId: settlement, price, currency };
      const answer = await post('/v2/payment/refund', content);
      const { status, errorCode } = await readAnswer(answer.clone(), anyShape, 'iyzico refund');
      if (status !== 'success') {
        // iyzico has no idempotency keys: an earlier attempt may have succeeded and its response been lost
        if (!OURS.has(String(errorCode)) && (await givenBack(settlement)) >= earlier + amount) return settlement;
        throw new GatewayDown(`iyzico refund: refused with ${codeOf(errorCode)}`);
      }
      const refund = await readAnswer(answer, refundShape, 'iyzico refund');
      return refund.refundHostReference ?? refund.hostReference ?? settlement;
    },
  };

  /** Total given back from a payment so far. */
  async function givenBack(settlement: string): Promise<Minor> {
    // the query is not part of the signed text
    const headers = requestProof(keys, REPORT, '');
    const answer = await fetchGateway(`${REPORT}?paymentId=${encodeURIComponent(settlement)}`, { headers });
    const { payments } = await readAnswer(answer, reportShape, 'iyzico report');
    return payments
      .flatMap(({ cancels, itemTransactions }) => [cancels, ...(itemTransactions ?? []).map(({ refunds }) => refunds)])
      .flatMap((refunds) => refunds ?? [])
      .reduce((sum, { refundPrice }) => sum + refundPrice, 0);
  }
}

const NOTHING = { amount: null, currency: null, otherMerchant: false, settlement: null } as const;

/** An error code, validated: iyzico's texts may name the buyer. */
const codeOf = (code: string | number | null | undefined): string =>
  /^\d{1,6}$/.test(String(code)) ? String(code) : 'no code';

function toFinding(detail: Detail): Finding {
  const { paymentStatus, fraudStatus, paymentId, currency, paidPrice, basketId, token } = detail;
  const known = { ...NOTHING, reference: token, token: basketId ?? null };
  if (paymentStatus === 'FAILURE' || fraudStatus === -1) return { ...known, state: 'failed' };
  // 0: iyzico is reviewing the payment, so the goods must wait
  if (paymentStatus !== 'SUCCESS' || fraudStatus !== 1) return { ...known, state: 'open' };
  const amount = decimalAmount.safeParse(paidPrice).data ?? null;
  return { ...known, state: 'paid', amount, currency: currency ?? null, settlement: String(paymentId ?? '') || null };
}
