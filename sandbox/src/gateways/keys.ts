/** The gateways that have a stand-in here. */
export const GATEWAY_NAMES = ['stripe', 'razorpay', 'paypal', 'flutterwave', 'iyzico'] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** What the stand-ins take for genuine. Public and worthless: they open nothing but this sandbox. */
export const SANDBOX_KEYS = {
  stripe: { STRIPE_SECRET_KEY: 'sk_test_souk_sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_souk_sandbox' },
  razorpay: {
    RAZORPAY_KEY_ID: 'rzp_test_souk_sandbox',
    RAZORPAY_KEY_SECRET: 'razorpay-sandbox-secret',
    RAZORPAY_WEBHOOK_SECRET: 'razorpay-sandbox-webhook-secret',
  },
  paypal: {
    PAYPAL_CLIENT_ID: 'paypal-sandbox-client',
    PAYPAL_CLIENT_SECRET: 'paypal-sandbox-secret',
    PAYPAL_WEBHOOK_ID: '8PT597110X687430LKGECATA',
    PAYPAL_MERCHANT_ID: 'SOUKSANDBOX00',
  },
  flutterwave: {
    FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-souk-sandbox-X',
    FLUTTERWAVE_SECRET_HASH: 'flutterwave-sandbox-hash',
  },
  iyzico: { IYZICO_API_KEY: 'sandbox-souk-api-key', IYZICO_SECRET_KEY: 'sandbox-souk-secret-key' },
} as const satisfies Record<GatewayName, Record<string, string>>;

/**
 * The environment that points a shop at this sandbox, by gateway: keys and the address that stands in for the gateway's.
 *
 * @param browsers origin at which browsers reach the sandbox, such as `http://localhost:3002`
 * @param servers origin at which the shop's servers reach it; containers have names that browsers do not know
 */
export function shopEnvironment(browsers: string, servers = browsers): Record<GatewayName, Record<string, string>> {
  const withAddress = GATEWAY_NAMES.map((name) => [
    name,
    {
      ...SANDBOX_KEYS[name],
      [`${name.toUpperCase()}_API_URL`]: `${servers}/${name}`,
      // the one gateway whose page is addressed by the shop itself
      ...(name === 'razorpay' && servers !== browsers ? { RAZORPAY_CHECKOUT_URL: `${browsers}/${name}` } : {}),
    },
  ]);
  return Object.fromEntries(withAddress) as Record<GatewayName, Record<string, string>>;
}
