import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headerOf, jsonOf, rawBody, textOf } from '../request-body';
import { minor } from './amounts';
import { detail, failure, notice, report, success } from './iyzico-answers';
import { SANDBOX_KEYS } from './keys';
import { iyzicoAuthorization, iyzicoNoticeSignature, iyzicoPrice, iyzicoSignature } from './signatures';
import type { Desk, Simulator } from './simulator';
import { type Attempt, gatewayId, gatewayNumber, refundable } from './store';

const { IYZICO_API_KEY, IYZICO_SECRET_KEY } = SANDBOX_KEYS.iyzico;
const INITIALIZE = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail';
const LIFE_MS = 30 * 60_000;

/** iyzico's checkout form and refunds (docs.iyzico.com). Refusals have HTTP 200 and `status: failure`, as with iyzico. */
export function createIyzico(desk: Desk): Simulator {
  const { attempts } = desk;

  function routes(app: FastifyInstance): void {
    // the signature covers the body, so it can only be checked once that is read
    app.addHook('preHandler', async (request) => {
      // without the query, which iyzico does not sign
      const path = /\/(v2|payment)\/[^?]*/.exec(request.url)?.[0];
      if (path && !isSigned(request, path)) throw failure('1001', 'api bilgileri bulunamadı');
    });
    app.post(INITIALIZE, async (request) => begin(jsonOf(request)));
    app.post(DETAIL, async (request) => {
      const { token, conversationId } = jsonOf(request);
      const attempt = attempts.find(textOf(token));
      if (!attempt) throw failure('5122', 'token bulunamadı');
      return detail(desk, desk.shown(attempt), textOf(conversationId));
    });
    app.post('/payment/refund', async (request) => {
      const body = jsonOf(request);
      return giveBack(attempts.by('settlement', textOf(body.paymentTransactionId).replace(/-1$/, '')), body);
    });
    app.get<{ Querystring: { paymentId?: string } }>('/v2/reporting/payment/details', async ({ query }) =>
      report(desk, attempts.by('settlement', query.paymentId ?? '')),
    );
    app.post('/v2/payment/refund', async (request) => {
      const body = jsonOf(request);
      return giveBack(attempts.by('settlement', String(body.paymentId)), body);
    });
  }

  function isSigned(request: FastifyRequest, path: string): boolean {
    const random = headerOf(request, 'x-iyzi-rnd') ?? '';
    const keys = { apiKey: IYZICO_API_KEY, secret: IYZICO_SECRET_KEY };
    const expected = iyzicoAuthorization(keys, { random, path, body: rawBody(request) });
    return random !== '' && headerOf(request, 'authorization') === expected;
  }

  function begin(body: Record<string, unknown>): object {
    const amount = minor(body.paidPrice);
    const lines = Array.isArray(body.basketItems) ? body.basketItems : [];
    const sum = lines.reduce((total: number, line: { price?: unknown }) => total + (minor(line?.price) ?? 0), 0);
    const buyer = ['id', 'name', 'surname', 'identityNumber', 'email', 'registrationAddress', 'city', 'country', 'ip'];
    const given = (body.buyer ?? {}) as Record<string, unknown>;
    if (amount === null) throw failure('11', 'paidPrice gönderilmesi zorunludur');
    if (lines.length === 0) throw failure('11', 'basketItems gönderilmesi zorunludur');
    if (sum !== minor(body.price))
      throw failure('5062', 'Gönderilen tutar tüm kırılımların toplam tutarına eşit olmalıdır');
    for (const field of buyer) if (!textOf(given[field])) throw failure('11', `buyer.${field} gönderilmesi zorunludur`);
    if (!body.billingAddress) throw failure('11', 'billingAddress gönderilmesi zorunludur');
    if (!URL.canParse(textOf(body.callbackUrl))) throw failure('11', 'callbackUrl gönderilmesi zorunludur');

    const conversationId = textOf(body.conversationId);
    const attempt = attempts.add({
      id: crypto.randomUUID(),
      reference: textOf(body.basketId),
      amount,
      digits: 2,
      currency: textOf(body.currency) || 'TRY',
      merchant: '3395127',
      settlement: gatewayNumber(),
      expires: new Date(desk.clock().getTime() + LIFE_MS),
      details: { conversationId, price: String(minor(body.price)) },
      returnUrl: textOf(body.callbackUrl),
      cancelUrl: '',
    });
    const page = `${desk.base()}/pay/${attempt.id}`;
    return {
      ...success(desk, conversationId),
      token: attempt.id,
      checkoutFormContent: `<iframe src="${page}"></iframe>`,
      tokenExpireTime: LIFE_MS / 1000,
      paymentPageUrl: page,
      signature: iyzicoSignature([conversationId, attempt.id], IYZICO_SECRET_KEY),
    };
  }

  function giveBack(attempt: Attempt | undefined, body: Record<string, unknown>): object {
    if (attempt?.state !== 'paid') throw failure('5088', 'ödeme kırılım kaydı bulunamadı');
    const conversationId = textOf(body.conversationId);
    const amount = minor(body.price);
    if (amount === null || amount > refundable(attempt))
      throw failure('5093', 'iade tutarı ödeme tutarından büyük olamaz');
    attempt.refunds.push({ id: gatewayNumber(), amount, at: desk.clock() });
    const { settlement, currency } = attempt;
    const signed = [settlement, iyzicoPrice(amount), currency, conversationId];
    return {
      ...success(desk, conversationId),
      paymentId: settlement,
      paymentTransactionId: `${settlement}-1`,
      price: amount / 100,
      currency,
      refundHostReference: gatewayId('', 12),
      signature: iyzicoSignature(signed, IYZICO_SECRET_KEY),
    };
  }

  return {
    name: 'iyzico',
    title: 'iyzico',
    onApproval: 'paid',
    onDecline: 'failed',
    routes,
    // one URL for every outcome, with only the token: the shop queries the result
    wayBack: ({ id, returnUrl }) => ({ method: 'POST', url: returnUrl, fields: { token: id } }),
    notice: (attempt, news) => notice(desk.clock(), attempt, news),
    sign: ({ body }, _at, secret) => ({
      'x-iyz-signature-v3': iyzicoNoticeSignature(
        JSON.parse(body),
        secret === 'right' ? IYZICO_SECRET_KEY : 'other-secret',
      ),
    }),
    proof: ['x-iyz-signature-v3'],
  };
}
