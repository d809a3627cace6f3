import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { collideCrc32 } from 'sandbox/src/gateways/collide-crc32';
import { makeCertificate } from 'sandbox/src/gateways/self-made-certificate';

const { privateKey, certificate } = makeCertificate('messageverificationcerts.paypal.test');
/** PEM of the certificate that `aPaypalDelivery` signs with. */
export const PAYPAL_CERTIFICATE = certificate;

/** Headers of a webhook as PayPal sends it: signed over delivery, moment, webhook and the body's CRC-32. */
export function aPaypalDelivery(
  body: string,
  { webhookId = 'WH-1', id = 'delivery-1', at = new Date(), certUrl = '' } = {},
): Record<string, string | undefined> {
  const time = at.toISOString();
  const text = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', text, privateKey).toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': certUrl,
  };
}

/** Another body that the proof of `body` fits as well: PayPal signs no more of it than its CRC-32. */
export const aForgery = (other: string, body: string): string => collideCrc32(other, body);
