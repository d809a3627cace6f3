import { SANDBOX_KEYS } from './keys';
import { Refusal } from './refusal';
import { iyzicoPrice, iyzicoSignature } from './signatures';
import type { Desk, News, Notice } from './simulator';
import type { Attempt } from './store';

const { IYZICO_SECRET_KEY } = SANDBOX_KEYS.iyzico;

export function notice(now: Date, attempt: Attempt, news: News): Notice {
  const type = 'CHECKOUT_FORM_AUTH';
  const id = crypto.randomUUID();
  const body = {
    paymentConversationId: attempt.details.conversationId ?? '',
    merchantId: Number(attempt.merchant),
    token: attempt.id,
    status: news === 'paid' ? 'SUCCESS' : 'FAILURE',
    iyziReferenceCode: id,
    iyziEventType: type,
    iyziEventTime: now.getTime(),
    iyziPaymentId: Number(attempt.settlement),
  };
  return { id, type, body: JSON.stringify(body) };
}

export function detail(desk: Desk, attempt: Attempt, conversationId: string): object {
  const { id, settlement, reference, amount, currency, state, details } = attempt;
  if (state === 'open' || state === 'expired')
    // nobody has paid yet: iyzico has a form, but no payment
    throw failure('5121', 'ödeme formu henüz tamamlanmamış');
  const paymentStatus = state === 'paid' ? 'SUCCESS' : 'FAILURE';
  const price = Number(details.price);
  const signed = [
    paymentStatus,
    settlement,
    currency,
    reference,
    conversationId,
    iyzicoPrice(amount),
    iyzicoPrice(price),
    id,
  ];
  return {
    ...success(desk, conversationId),
    price: price / 100,
    paidPrice: amount / 100,
    installment: 1,
    paymentId: settlement,
    merchantCommissionRate: 0,
    currency,
    basketId: reference,
    fraudStatus: state === 'paid' ? 1 : 0,
    itemTransactions:
      state === 'paid'
        ? [
            {
              itemId: '1',
              paymentTransactionId: `${settlement}-1`,
              transactionStatus: 2,
              price: price / 100,
              paidPrice: amount / 100,
            },
          ]
        : [],
    token: id,
    callbackUrl: attempt.returnUrl,
    paymentStatus,
    ...(state === 'paid' ? {} : { errorCode: '10051', errorMessage: 'Kart limiti yetersiz, yetersiz bakiye' }),
    signature: iyzicoSignature(signed, IYZICO_SECRET_KEY),
  };
}

/** Later changes of a payment (docs.iyzico.com/en/advanced/reporting-service). */
export function report(desk: Desk, attempt: Attempt | undefined): object {
  if (!attempt) throw failure('5001', 'ödeme bulunamadı');
  const { settlement, amount, currency, refunds } = attempt;
  const refunded = refunds.map((refund) => ({
    refundTxId: Number(refund.id),
    refundPrice: refund.amount / 100,
    refundStatus: 1,
    currencyCode: currency,
  }));
  const payment = {
    paymentId: Number(settlement),
    paymentStatus: 1,
    price: amount / 100,
    paidPrice: amount / 100,
    currency,
    cancels: [],
    itemTransactions: [{ itemId: '1', price: amount / 100, paidPrice: amount / 100, refunds: refunded }],
  };
  return { ...success(desk, ''), payments: [payment] };
}

export const success = (desk: Desk, conversationId: string) => ({
  status: 'success',
  locale: 'en',
  systemTime: desk.clock().getTime(),
  conversationId,
});

export const failure = (errorCode: string, errorMessage: string): Refusal =>
  new Refusal(200, { status: 'failure', errorCode, errorMessage, locale: 'tr', systemTime: Date.now() });
