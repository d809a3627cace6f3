import type { IncomingHttpHeaders } from 'node:http';
import { HEADER } from 'shared-kernel/contract/storage';

/** Request headers forwarded to the API; everything else, above all cookies, stays here. */
const TO_API = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'currency',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'lang',
  'language',
  'range',
  'user-agent',
  'user-token',
  // signatures of gateways' webhooks
  'flutterwave-signature',
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
  'stripe-signature',
  'verif-hash',
  'x-iyz-signature-v3',
  'x-razorpay-event-id',
  'x-razorpay-signature',
];
/** Response headers forwarded to the browser. */
const TO_BROWSER = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  // the API has pages as well: one submits a form to a gateway
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'referrer-policy',
  'retry-after',
  'vary',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

export interface Caller {
  ip: string;
  host: string;
  protocol: string;
  requestId: string;
  /** bearer token of the session */
  token?: string | undefined;
  /** binds a login through a provider to this browser; never taken from a browser's own header */
  socialBrowser?: string | undefined;
  /** proves that this browser has logged in before; never taken from a browser's own header */
  knownDevice?: string | undefined;
  /** orders whose links were opened in this browser; never taken from a browser's own header */
  orderAccess?: string | undefined;
}

export function headersToApi(headers: IncomingHttpHeaders, caller: Caller): Record<string, string> {
  const authorization = caller.token ? `Bearer ${caller.token}` : headers.authorization;
  return {
    ...pick(headers, TO_API),
    ...(authorization ? { authorization } : {}),
    ...(caller.socialBrowser ? { [HEADER.socialBrowser.toLowerCase()]: caller.socialBrowser } : {}),
    ...(caller.knownDevice ? { [HEADER.knownDevice.toLowerCase()]: caller.knownDevice } : {}),
    ...(caller.orderAccess ? { [HEADER.orderAccess.toLowerCase()]: caller.orderAccess } : {}),
    'x-forwarded-for': caller.ip,
    'x-forwarded-host': caller.host,
    'x-forwarded-proto': caller.protocol,
    'x-request-id': caller.requestId,
  };
}

export const headersToBrowser = (headers: IncomingHttpHeaders) => pick(headers, TO_BROWSER);

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = String(value);
  }
  return picked;
}
