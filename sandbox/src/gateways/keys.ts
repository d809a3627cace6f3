/** The gateways simulated here. */
export const GATEWAY_NAMES = ['stripe', 'razorpay', 'paypal', 'flutterwave', 'iyzico'] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** Keys that the simulators accept. Public and worthless: they work only with this sandbox. */
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
 * The environment of a shop that uses this sandbox, by gateway: keys and the URL that replaces the gateway's.
 *
 * @param browsers origin of the sandbox for browsers, such as `http://localhost:3002`
 * @param servers its origin for the shop's servers; containers have names that browsers do not know
 */
export function shopEnvironment(browsers: string, servers = browsers): Record<GatewayName, Record<string, string>> {
  const withAddress = GATEWAY_NAMES.map((name) => [
    name,
    {
      ...SANDBOX_KEYS[name],
      [`${name.toUpperCase()}_API_URL`]: `${servers}/${name}`,
      // the only gateway for whose page the shop builds the URL itself
      ...(name === 'razorpay' && servers !== browsers ? { RAZORPAY_CHECKOUT_URL: `${browsers}/${name}` } : {}),
    },
  ]);
  return Object.fromEntries(withAddress) as Record<GatewayName, Record<string, string>>;
}
