import { trimEnd } from 'shared-kernel/rules/trim-end';
import type { GatewayName } from './gateway';

interface Reached {
  /** base URL of the gateway's API, without a trailing slash; the only host that the adapter contacts (P7) */
  apiUrl: string;
}
interface StripeKeys extends Reached {
  secretKey: string;
  /** several while a secret is being rotated: each one is accepted */
  webhookSecrets: readonly string[];
}
interface RazorpayKeys extends Reached {
  /** URL of its payment page for browsers; the API's, unless browsers reach that under another name */
  checkoutUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
}
interface PaypalKeys extends Reached {
  clientId: string;
  clientSecret: string;
  webhookIds: readonly string[];
  /** the merchant account, if configured; null: the account of the keys */
  merchantId: string | null;
}
interface FlutterwaveKeys extends Reached {
  secretKey: string;
  secretHashes: readonly string[];
}
interface IyzicoKeys extends Reached {
  apiKey: string;
  secretKey: string;
}

/** Keys by gateway; null: it is not offered. */
export interface PaymentKeys {
  readonly stripe: StripeKeys | null;
  readonly razorpay: RazorpayKeys | null;
  readonly paypal: PaypalKeys | null;
  readonly flutterwave: FlutterwaveKeys | null;
  readonly iyzico: IyzicoKeys | null;
}
/** Keys of one gateway's adapter. */
export type KeysOf<Name extends GatewayName> = NonNullable<PaymentKeys[Name]>;

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Reads the gateways' keys from the environment. A gateway without any of its variables is off; one with only some of them is a fault, so
 * that a shop does not find out by its first unverifiable webhook.
 *
 * @param faults gets a line per missing or invalid variable; values are never repeated
 */
export function readPaymentKeys(env: Record<string, string | undefined>, faults: string[]): PaymentKeys {
  const text = (name: string) => env[name]?.trim() ?? '';

  function read<Keys>(names: readonly string[], urlName: string, host: string, make: (apiUrl: string) => Keys) {
    const missing = names.filter((name) => list(text(name)).length === 0);
    if (missing.length === names.length) return null;
    for (const name of missing) faults.push(`${name} is missing: ${names.join(', ')} go together.`);
    return make(address(urlName, host));
  }
  function address(name: string, otherwise: string) {
    const url = trimEnd(text(name) || otherwise, '/');
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      faults.push(`${name} must be an address that starts with https:// or http://.`);
    return url;
  }

  return {
    stripe: read(
      ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      'STRIPE_API_URL',
      'https://api.stripe.com',
      (apiUrl) => ({
        apiUrl,
        secretKey: text('STRIPE_SECRET_KEY'),
        webhookSecrets: list(text('STRIPE_WEBHOOK_SECRET')),
      }),
    ),
    razorpay: read(
      ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
      'RAZORPAY_API_URL',
      'https://api.razorpay.com',
      (apiUrl) => ({
        apiUrl,
        checkoutUrl: address('RAZORPAY_CHECKOUT_URL', apiUrl),
        keyId: text('RAZORPAY_KEY_ID'),
        keySecret: text('RAZORPAY_KEY_SECRET'),
        webhookSecrets: list(text('RAZORPAY_WEBHOOK_SECRET')),
      }),
    ),
    paypal: read(
      ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
      'PAYPAL_API_URL',
      'https://api-m.paypal.com',
      (apiUrl) => ({
        apiUrl,
        clientId: text('PAYPAL_CLIENT_ID'),
        clientSecret: text('PAYPAL_CLIENT_SECRET'),
        webhookIds: list(text('PAYPAL_WEBHOOK_ID')),
        merchantId: text('PAYPAL_MERCHANT_ID') || null,
      }),
    ),
    flutterwave: read(
      ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_SECRET_HASH'],
      'FLUTTERWAVE_API_URL',
      'https://api.flutterwave.com',
      (apiUrl) => ({
        apiUrl,
        secretKey: text('FLUTTERWAVE_SECRET_KEY'),
        secretHashes: list(text('FLUTTERWAVE_SECRET_HASH')),
      }),
    ),
    iyzico: read(['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'], 'IYZICO_API_URL', 'https://api.iyzipay.com', (apiUrl) => ({
      apiUrl,
      apiKey: text('IYZICO_API_KEY'),
      secretKey: text('IYZICO_SECRET_KEY'),
    })),
  };
}
