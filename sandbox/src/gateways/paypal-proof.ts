import { randomUUID, sign, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { textOf } from '../request-body';
import { SANDBOX_KEYS } from './keys';
import { type Certified, makeCertificate } from './self-made-certificate';

const { PAYPAL_WEBHOOK_ID } = SANDBOX_KEYS.paypal;
/** path of the certificate, below the gateway's prefix */
export const CERTIFICATE = '/v1/notifications/certs/CERT-souk-sandbox';

// created once per process, and only when needed, because it is slow
let certified: Certified | undefined;
let stranger: Certified | undefined;
const ours = (): Certified => {
  certified ??= makeCertificate('messageverificationcerts.paypal.sandbox');
  return certified;
};
const another = (): Certified => {
  stranger ??= makeCertificate('somebody.else');
  return stranger;
};

/** The text that PayPal signs: it covers only the body's CRC-32. */
const signed = (id: string, time: string, body: string): Buffer =>
  Buffer.from(`${id}|${time}|${PAYPAL_WEBHOOK_ID}|${crc32(body)}`);

/** PayPal's headers that sign a webhook. @param base URL of the gateway */
export function paypalProof(body: string, at: Date, base: string, secret: 'right' | 'wrong'): Record<string, string> {
  const id = randomUUID();
  const time = at.toISOString().replace(/\.\d+Z$/, 'Z');
  const { privateKey } = secret === 'right' ? ours() : another();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', signed(id, time, body), privateKey).toString('base64'),
    'paypal-cert-url': `${base}${CERTIFICATE}`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

export const paypalCertificate = (): string => ours().certificate;

/** Response of `verify-webhook-signature`. @param input the request's body */
export function isProven(input: Record<string, unknown>, base: string): boolean {
  if (input.auth_algo !== 'SHA256withRSA' || input.webhook_id !== PAYPAL_WEBHOOK_ID) return false;
  if (input.cert_url !== `${base}${CERTIFICATE}`) return false;
  const [id, time] = [textOf(input.transmission_id), textOf(input.transmission_time)];
  const text = signed(id, time, JSON.stringify(input.webhook_event));
  const { publicKey } = new X509Certificate(ours().certificate);
  return verify('sha256', text, publicKey, Buffer.from(textOf(input.transmission_sig), 'base64'));
}
