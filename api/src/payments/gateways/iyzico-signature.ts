import { randomBytes } from 'node:crypto';
import { trimEnd } from 'shared-kernel/rules/trim-end';
import { hmac } from '../proofs';

interface Keys {
  apiKey: string;
  secretKey: string;
}

/**
 * Headers that authenticate a request (IYZWSv2, docs.iyzico.com/en/getting-started/preliminaries/authentication/hmacsha256-auth).
 *
 * @param path as requested, without the host
 * @param body exactly as sent
 */
export function requestProof({ apiKey, secretKey }: Keys, path: string, body: string): Record<string, string> {
  const random = randomBytes(16).toString('hex');
  const signature = hmac(secretKey, random + path + body);
  const proof = Buffer.from(`apiKey:${apiKey}&randomKey:${random}&signature:${signature}`).toString('base64');
  return { authorization: `IYZWSv2 ${proof}`, 'x-iyzi-rnd': random };
}

type Signed = string | number | null | undefined;

/** iyzico's signature of a response's fields (docs.iyzico.com/en/advanced/response-signature-validation). */
export const answerSignature = (secretKey: string, fields: readonly Signed[]): string =>
  hmac(secretKey, fields.map((field) => field ?? '').join(':'));

/** A price in the form that iyzico signs: without trailing zeros. @example signedPrice('10.50') === '10.5' */
export function signedPrice(price: string | number): string {
  const text = String(price);
  return text.includes('.') ? trimEnd(trimEnd(text, '0'), '.') : text;
}

export interface WebhookFields {
  iyziEventType?: string;
  iyziPaymentId?: Signed;
  paymentId?: Signed;
  token?: string;
  paymentConversationId?: string;
  status?: string;
}

/** `X-IYZ-SIGNATURE-V3` (docs.iyzico.com/en/advanced/webhook): of a hosted form, which has a token, or of a direct payment. */
export function webhookSignature(secretKey: string, fields: WebhookFields): string {
  const { iyziEventType, iyziPaymentId, paymentId, token, paymentConversationId, status } = fields;
  const subject = token === undefined ? [paymentId] : [iyziPaymentId, token];
  const signed = [secretKey, iyziEventType, ...subject, paymentConversationId, status];
  return hmac(secretKey, signed.map((field) => field ?? '').join(''));
}
