import { createVerify, type KeyObject, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { trimEnd } from 'shared-kernel/rules/trim-end';
import { z } from 'zod';
import { type GatewayEvent, NotGenuine } from '../gateway';
import { createGatewayFetch, type GatewayFetch } from '../gateway-fetch';
import type { KeysOf } from '../payment-keys';
import { parseBody } from '../proofs';

const CERTIFICATES = '/v1/notifications/certs/';
/** maximum number of cached certificates; PayPal signs with one at a time */
const KEPT = 8;
/** ms: PayPal retries deliveries for three days, and a clock may be some minutes off */
const OLDEST = 4 * 24 * 3_600_000;
const YOUNGEST = -10 * 60_000;

const eventShape = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }) }).optional(),
  }),
});

interface Certificate {
  key: KeyObject;
  until: number;
}

/**
 * Verifies PayPal's webhooks by its certificate (developer.paypal.com/api/rest/webhooks/rest). The signature covers only
 * the body's CRC-32, for which anybody can make another body: so an event only tells what to check.
 *
 * @returns the reader of webhooks
 */
export function createPaypalWebhooks(keys: KeysOf<'paypal'>, fetchGateway: GatewayFetch, clock: () => Date) {
  const certificates = new Map<string, Certificate>();

  async function certificateOf(address: string): Promise<Certificate> {
    const known = certificates.get(address);
    if (known && clock().getTime() < known.until) return known;
    const ask = certificateSource(address, keys.apiUrl, fetchGateway);
    if (!ask) throw new NotGenuine("paypal: a certificate from another host than PayPal's");
    const answer = await ask();
    if (!answer.ok) throw new NotGenuine('paypal: no such certificate');
    const certificate = readCertificate(await answer.text());
    if (certificate.until <= clock().getTime()) throw new NotGenuine('paypal: the certificate is over');
    const [oldest] = certificates.keys();
    if (certificates.size >= KEPT && oldest !== undefined) certificates.delete(oldest);
    certificates.set(address, certificate);
    return certificate;
  }

  return async (body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<GatewayEvent> => {
    const part = (name: string): string => {
      const value = headers[`paypal-${name}`];
      if (!value) throw new NotGenuine(`paypal: no ${name}`);
      return value;
    };
    const [id, time, signature] = [part('transmission-id'), part('transmission-time'), part('transmission-sig')];
    if (part('auth-algo') !== 'SHA256withRSA') throw new NotGenuine('paypal: an unknown way of signing');
    const age = clock().getTime() - Date.parse(time);
    if (!(age <= OLDEST && age >= YOUNGEST)) throw new NotGenuine('paypal: too old, or to come');

    const { key } = await certificateOf(part('cert-url'));
    const proven = keys.webhookIds.some((webhookId) =>
      createVerify('RSA-SHA256')
        .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
        .verify(key, signature, 'base64'),
    );
    if (!proven) throw new NotGenuine('paypal: the signature does not fit');

    const { data: event } = eventShape.safeParse(parseBody(body));
    if (!event) throw new NotGenuine('paypal: signed, but no event');
    const { resource } = event;
    const ofOrder = event.event_type.startsWith('CHECKOUT.ORDER.') ? resource.id : undefined;
    // the event's own id is not signed: with another body it could be any
    const reference = ofOrder ?? resource.supplementary_data?.related_ids.order_id ?? null;
    return { id: `${id}/${event.id}`, reference };
  };
}

/**
 * Where a certificate may be fetched: from the API itself, or from a host of paypal.com by TLS. The URL comes from the sender
 * of the webhook, so no other host is ever contacted (P6).
 */
function certificateSource(address: string, apiUrl: string, fetchGateway: GatewayFetch) {
  if (!URL.canParse(address)) return null;
  const { origin, protocol, hostname, port, pathname } = new URL(address);
  const api = new URL(apiUrl);
  const own = trimEnd(api.pathname, '/');
  if (origin === api.origin && pathname.startsWith(own + CERTIFICATES)) {
    return () => fetchGateway(pathname.slice(own.length));
  }
  const paypals = protocol === 'https:' && port === '' && /(^|\.)paypal\.com$/.test(hostname);
  return paypals && pathname.startsWith(CERTIFICATES) ? () => createGatewayFetch(origin)(pathname) : null;
}

function readCertificate(pem: string): Certificate {
  try {
    const certificate = new X509Certificate(pem);
    return { key: certificate.publicKey, until: Date.parse(certificate.validTo) };
  } catch {
    throw new NotGenuine('paypal: no certificate');
  }
}
