import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { pino } from 'pino';
import { type Gateways as Simulated, createGateways as simulateGateways } from 'sandbox/src/gateways/create-gateways';
import { type GatewayName, shopEnvironment } from 'sandbox/src/gateways/keys';
import type { Scenario } from 'sandbox/src/gateways/scenario';
import type { PaymentAnswer, PlacedOrder } from 'shared-kernel/contract/orders';
import { type Config, readConfig } from '../config';
import { createPayments } from '../modules/payments/payments';
import type { Gateway } from '../payments/gateway';
import { createGateways, type Gateways, gatewaysOf } from '../payments/gateways';
import { aGuest } from './a-guest';
import { aProduct } from './a-product';
import { aShippingRule } from './a-shipping-rule';
import { type TestApp, testApp } from './test-app';
import { until } from './until';

const ORIGIN = 'http://shop.test';
export const METHOD: Record<GatewayName, number> = { razorpay: 1, stripe: 3, paypal: 4, flutterwave: 5, iyzico: 6 };

/** The redirect back to the shop, as the gateway's page returns it. */
export interface Back {
  method: string;
  url: URL;
  fields: Record<string, string>;
}

/**
 * The API with its real engine and adapters, on loopback, using simulated gateways in the same process. Call it at the top of
 * a file.
 */
export function aPayingShop() {
  let ahead = 0;
  /** ms by which the API's clock is ahead; the gateways use the real time */
  const clock = () => new Date(Date.now() + ahead);
  let apiUrl = '';
  let sandboxUrl = '';
  let dying = false;
  const simulated = simulateGateways({
    publicOrigin: () => sandboxUrl,
    webhookBase: () => `${apiUrl}/api/v1/payment/webhook`,
    pauses: [],
  });
  const sandbox = Fastify({ forceCloseConnections: true });
  simulated.mount(sandbox);

  let config: Config | undefined;
  const settings = (): Config => {
    const keys = Object.assign({}, ...Object.values(shopEnvironment(sandboxUrl))) as Record<string, string>;
    const own = {
      PUBLIC_ORIGIN: ORIGIN,
      RATE_LIMIT: 'off',
      COUNTS_AGE: '0',
      LOG_LEVEL: 'silent',
      RECONCILE_SECONDS: '0',
    };
    config ??= readConfig({ ...keys, ...own });
    return config;
  };
  beforeAll(async () => {
    await sandbox.listen({ port: 0, host: '127.0.0.1' });
    sandboxUrl = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  });
  const api = testApp({
    clock,
    get config() {
      return settings();
    },
    get gateways() {
      return gatewaysOf(all(createGateways(settings().payments)).map((gateway) => mortal(gateway, () => dying)));
    },
  });
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    apiUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
    await api.db.updateTable('payment_methods').set({ enabled: true }).execute();
  });
  afterAll(async () => {
    simulated.close();
    await sandbox.close();
  });

  return {
    api,
    simulated,
    /** While true, every answer from a gateway is lost, as if the process died before saving it. */
    die: (now: boolean) => {
      dying = now;
    },

    /** A guest's order of two pieces, to be paid with this method. @param selling price per piece, in hundredths */
    async order(method: number, selling = 1999) {
      const guest = aGuest(api);
      const product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id, selling });
      await guest.put(product, 2);
      await guest.live();
      const body = { order_method: method, user_token: guest.user_token };
      const { data, status, message } = await api.call<PlacedOrder>('placeOrder', { body });
      if (status !== 200) throw new Error(`no order: ${message}`);
      return { placed: data, guest, product };
    },

    /** Pays (or pays again), or only checks the payment. */
    paymentDone: async (body: object) => (await api.call<PaymentAnswer>('paymentDone', { body })).data,

    /** Runs the reconciler as another process would, for everything that is overdue. @param minutes from now, by the API's clock */
    async reconcile(minutes: number): Promise<void> {
      ahead = minutes * 60_000;
      const { payments, publicOrigin, orderHoldMinutes } = settings();
      const another = createPayments({
        db: api.db,
        gateways: createGateways(payments),
        clock,
        log: pino({ level: 'silent' }),
        publicOrigin,
        orderHoldMinutes,
        sendNews: async () => {},
      });
      await another.reconcile();
      await another.background.drain();
      ahead = 0;
    },

    /** Takes all open payments and orders out of reconciliation, so that the next test's reconciler only finds its own. */
    async forget(): Promise<void> {
      await api.db.updateTable('payments').set({ next_check_at: null }).execute();
      await api.db.updateTable('orders').set({ expires_at: null }).execute();
    },

    /** Resolves when every webhook has been answered and its event handled. */
    async quiet(): Promise<void> {
      await simulated.settle();
      const left = api.db.selectFrom('payment_events').select('event_id').where('handled_at', 'is', null);
      await until('every event is handled', async () => !(await left.executeTakeFirst()));
      await simulated.settle();
    },
  };
}

/**
 * Opens the payment page, through the shop's own form if the gateway requires one, and submits a decision there. null: the shopper is not
 * sent back
 */
export async function decide(
  { api, simulated }: { api: TestApp; simulated: Simulated },
  redirect: string,
  decision: 'approve' | 'decline' | 'cancel',
  scenario: Scenario = 'ok',
): Promise<Back | null> {
  let page = redirect;
  if (redirect.startsWith(ORIGIN)) {
    const form = formIn((await api.app.inject(redirect.slice(ORIGIN.length))).body);
    const sent = await fetch(form.url, { method: 'POST', body: new URLSearchParams(form.fields), redirect: 'manual' });
    page = sent.headers.get('location') ?? '';
  }
  const body = new URLSearchParams({ decision, scenario });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location) return { method: 'GET', url: new URL(location), fields: {} };
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${page}: ${answer.status} ${simulated.attempts.length}`);
  return text.includes('<form') ? formIn(text) : null;
}

/** The form of a page that submits itself. */
function formIn(html: string): Back {
  const plain = (text: string) =>
    text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&');
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`no form in ${html}`);
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [plain(name), plain(value)]));
  return { method: 'POST', url: new URL(plain(action)), fields };
}

/**
 * Does what the browser does with the redirect back, as far as it reaches the API. Razorpay redirects to a page of the shop, which calls
 * `order/payment-done` if it was given a payment id.
 *
 * @returns the payment state that the order's page receives, or `refused`
 */
export async function openReturnUrl({ api }: { api: TestApp }, back: Back, user_token: string): Promise<string | null> {
  const { method, url, fields } = back;
  if (url.pathname === '/razorpay-callback') {
    const { razorpay_payment_id: payment_token, razorpay_order_id, razorpay_signature } = fields;
    if (!payment_token) return 'failed';
    const body = {
      id: url.searchParams.get('code'),
      order_method: METHOD.razorpay,
      payment_token,
      user_token,
      razorpay_order_id,
      razorpay_signature,
    };
    const { data, status } = await api.call<PaymentAnswer>('paymentDone', { body });
    if (status !== 200) return 'refused';
    return data === 1 ? 'paid' : data.state;
  }
  const answer = await api.app.inject({
    method: method as 'GET' | 'POST',
    url: url.pathname + url.search,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    }),
  });
  if (answer.statusCode !== 303) return String(answer.statusCode);
  return new URL(String(answer.headers.location)).searchParams.get('payment');
}

const all = (gateways: Gateways): Gateway[] =>
  Object.values(METHOD).flatMap((method) => gateways.byMethod(method) ?? []);

/** An adapter whose answers are lost while its process is dying; what it did at the gateway remains done. */
function mortal(gateway: Gateway, dying: () => boolean): Gateway {
  const survive = async <T>(answer: Promise<T>): Promise<T> => {
    const got = await answer;
    if (dying()) throw new Error('the process died here');
    return got;
  };
  return {
    ...gateway,
    find: (reference) => survive(gateway.find(reference)),
    ...(gateway.capture && {
      capture: (...args) => survive(gateway.capture?.(...args) as ReturnType<typeof gateway.find>),
    }),
  };
}
