import type { IncomingHttpHeaders } from 'node:http';
import { HEADER } from 'shared-kernel/contract/storage';

/** What of a request the API gets to see; everything else, cookies first of all, stays here. */
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
  // what gateways sign their webhooks with
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
/** What of an answer the browser gets to see. */
const TO_BROWSER = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  // the API has pages as well: one hands a form over to a gateway
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
  /** what binds a login through a provider to this browser; a browser's own header of this name never gets here */
  socialBrowser?: string | undefined;
  /** what says that this browser has logged in before; a browser's own header of this name never gets here */
  knownDevice?: string | undefined;
  /** orders whose links this browser has opened; a browser's own header of this name never gets here */
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
