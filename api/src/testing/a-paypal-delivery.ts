import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { collideCrc32 } from 'sandbox/src/gateways/collide-crc32';
import { makeCertificate } from 'sandbox/src/gateways/self-made-certificate';

const { privateKey, certificate } = makeCertificate('messageverificationcerts.paypal.test');
/** PEM of the certificate that belongs to the key used by `aPaypalDelivery`. */
export const PAYPAL_CERTIFICATE = certificate;

/** The headers of a webhook as PayPal sends it. The signature covers the delivery id, the time, the webhook id and the CRC-32 of the body. */
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

/** A different body for which the signature of `body` is also valid, because PayPal signs only the CRC-32 of the body. */
export const aForgery = (other: string, body: string): string => collideCrc32(other, body);
