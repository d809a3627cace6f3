import { createHash, createHmac } from 'node:crypto';

export const hmacHex = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');
export const hmacBase64 = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64');
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `Stripe-Signature`: HMAC-SHA256 over `<s>.<body>` (docs.stripe.com/webhooks#verify-manually). */
export function stripeSignature(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmacHex(secret, `${seconds}.${body}`)}`;
}

/** Signature posted back by Razorpay's hosted page: keyed with the API's secret, not the webhook's. */
export const razorpayReturnSignature = (orderId: string, paymentId: string, keySecret: string): string =>
  hmacHex(keySecret, `${orderId}|${paymentId}`);

/** Signature of iyzico's responses: the fields joined by colons (docs.iyzico.com, response signature validation). */
export const iyzicoSignature = (fields: readonly string[], secret: string): string => hmacHex(secret, fields.join(':'));

/** A price in the form that iyzico signs: without trailing zeros. @example iyzicoPrice(1050) // '10.5' */
export const iyzicoPrice = (minor: number): string => String(minor / 100);

/** `X-IYZ-SIGNATURE-V3` of a hosted page's notification: the secret is also the first part of the text, without separators. */
export function iyzicoNoticeSignature(
  notice: {
    iyziEventType: string;
    iyziPaymentId: number;
    token: string;
    paymentConversationId: string;
    status: string;
  },
  secret: string,
): string {
  const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = notice;
  return hmacHex(secret, secret + iyziEventType + iyziPaymentId + token + paymentConversationId + status);
}

/** `Authorization` of a call to iyzico: key, random text and an HMAC over random text, path and body. */
export function iyzicoAuthorization(
  keys: { apiKey: string; secret: string },
  call: { random: string; path: string; body: string },
): string {
  const signature = hmacHex(keys.secret, call.random + call.path + call.body);
  const parts = `apiKey:${keys.apiKey}&randomKey:${call.random}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(parts).toString('base64')}`;
}
