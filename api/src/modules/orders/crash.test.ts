import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Cart } from 'shared-kernel/contract/cart';
import { LISTENER } from '../../changes/listen-to-database';
import { readConfig } from '../../config';
import type { Database } from '../../db/database';
import { freePort } from '../../db/free-port';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aVoucher } from '../../testing/a-voucher';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { breakingAt } from '../../testing/breaking-at';
import { confirmedByMail } from '../../testing/confirmed-by-mail';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { waitForLock } from '../../testing/wait-for-lock';
import { createSaleMails } from '../sales/sale-mails';
import { createSendSales } from '../sales/send-sales';
import { type Checkout, placeOrder } from './place-order';

const STRIPE = 3;
/** name of the killed API's connections in the database */
const NAME = 'killed-api';
const ROOT = join(__dirname, '../../../..');
let now = new Date();
const stripe = aGateway();
const api = testApp({ clock: () => now, gateways: gatewaysOf([stripe]) });
offerAllMethods(api);
beforeEach(() => {
  now = new Date();
  stripe.before = async () => {};
});

/** A customer ordering two pieces with a voucher, paying online. */
async function aCheckout() {
  const customer = await aCustomer(api);
  const product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id });
  const voucher = await aVoucher(api.db, { usageLimit: 1 });
  await customer.put(product, 2);
  const body = { order_method: STRIPE, voucher: voucher.code };
  const retry = () => customer.order(body, 'one-checkout');
  /** what exists of the order, in all tables */
  const left = async () => {
    const { rows } = await sql<{ orders: number; attempts: number; uses: number; stock: number; cart: number }>`
      select count(distinct placed.id)::int as orders,
        count(distinct tried.id)::int as attempts,
        (select count(*)::int from voucher_uses where voucher_id = ${voucher.id}) as uses,
        (select quantity from inventory where id = ${product.inventoryIds[0]}) as stock,
        (select coalesce(sum(quantity), 0)::int from cart_lines line where line.shopper_id = shopper.id) as cart
      from shoppers shopper
      left join orders placed on placed.shopper_id = shopper.id
      left join payments tried on tried.order_id = placed.id
      where shopper.user_id = ${customer.id} group by shopper.id`.execute(api.db);
    return rows[0];
  };
  return { customer, product, body, retry, left };
}
const NOTHING = { orders: 0, attempts: 0, uses: 0, stock: 10, cart: 2 };
const ONE_ORDER = { orders: 1, attempts: 1, uses: 1, stock: 8, cart: 0 };

test('C3 a failure at any statement rolls back, and the same key then orders once', async () => {
  const { customer, body, retry, left } = await aCheckout();
  const checkout: Checkout = { caller: customer.caller, input: body, key: 'one-checkout', language: 'en' };
  const place = (db: Database) => placeOrder(db, checkout, { isConfigured: () => true, holdMinutes: 30 }, now);
  let statement = 1;
  for (; ; statement += 1) {
    const broke = await place(breakingAt(api.db, statement)).then(
      () => false,
      (error: Error) => error.message.startsWith('broken'),
    );
    if (!broke) break;
    expect(await left()).toEqual(NOTHING);
  }
  expect(statement).toBeGreaterThan(8);
  expect(await left()).toEqual(ONE_ORDER);
  const { status, data } = await retry();
  expect([status, data.redirect]).toEqual([200, expect.stringContaining('https://pay.test/')]);
  expect(await left()).toEqual(ONE_ORDER);
});

test('C3 after a failure between commit and gateway the same key continues the same order', async () => {
  const { retry, left } = await aCheckout();
  stripe.before = async () => {
    throw new Error('the process has a bad day');
  };
  expect((await retry()).http).toBe(500);
  expect(await left()).toEqual(ONE_ORDER);
  stripe.before = async () => {};
  const [second, third] = [await retry(), await retry()];
  expect(second.data.redirect).toContain('https://pay.test/');
  expect(third.data).toEqual(second.data);
  expect(await left()).toEqual(ONE_ORDER);
});

describe('C3 an API that is killed', () => {
  const dist = `dist/crash-${process.pid}`;
  let gateway: Server;
  let child: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    // a gateway and a mail server that accept connections and never respond
    gateway = createServer(() => {}).listen(0, '127.0.0.1');
    const bundle = `import(${JSON.stringify(join(ROOT, 'tooling/build/bundle-program.mjs'))}).then(({ bundleProgram }) =>
      bundleProgram({ part: 'api', entries: { server: 'src/server.ts' }, dist: ${JSON.stringify(dist)} }))`;
    await promisify(execFile)(process.execPath, ['-e', bundle], { cwd: ROOT });
  });
  afterAll(() => {
    gateway.closeAllConnections();
    gateway.close();
    rmSync(join(ROOT, 'api', dist), { recursive: true, force: true });
  });
  /** @returns messages from the process to its parent */
  async function start(): Promise<unknown[]> {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    child = spawn(process.execPath, [`${dist}/server.mjs`], {
      cwd: join(ROOT, 'api'),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATABASE_URL: api.url,
        PGAPPNAME: NAME,
        RATE_LIMIT: 'off',
        RECONCILE_SECONDS: '0',
        SMTP_URL: `smtp://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
        STRIPE_SECRET_KEY: 'sk_test',
        STRIPE_WEBHOOK_SECRET: 'whsec_test',
        STRIPE_API_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      },
    });
    const messages: unknown[] = [];
    child.on('message', (message) => messages.push(message));
    await until('the API listens', () => messages.includes('listening'));
    return messages;
  }
  beforeEach(async () => {
    const messages = await start();
    await until('it is ready', () => messages.includes('ready'));
  });
  afterEach(() => {
    child.kill('SIGKILL');
  });

  function placeThere(bearer: string, body: object): Promise<unknown> {
    return fetch(`${origin}/api/v1/order/action`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'idempotency-key': 'one-checkout',
      },
      body: JSON.stringify(body),
    });
  }
  const kill = async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  };

  test('O4 a started API reports ready only once it can show lists', async () => {
    await kill();
    const messages = await api.db.transaction().execute(async (trx) => {
      await sql`lock table products in access exclusive mode`.execute(trx);
      const messages = await start();
      await until('it is not ready', async () => (await fetch(`${origin}/ready`)).status === 503);
      expect(messages).toEqual(['listening']);
      return messages;
    });
    await until('it says so', () => messages.includes('ready'));
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
  });

  test('issue 15 a started API reports ready only once all of its connections are open and it hears changes', async () => {
    await kill();
    const connections = async (name: string) => {
      const { rows } = await sql<{ number: number }>`select count(*)::int as number from pg_stat_activity
        where datname = current_database() and application_name = ${name}`.execute(api.db);
      return rows[0]?.number;
    };
    await until('its connections are closed', async () => (await connections(NAME)) === 0);
    const messages = await start();
    await until('it is ready', () => messages.includes('ready'));
    expect([await connections(NAME), await connections(LISTENER)]).toEqual([readConfig({}).databasePool, 1]);
  });

  test('between commit and answer: the same key finds the order and starts its payment', async () => {
    const { customer, body, retry, left } = await aCheckout();
    const lost = placeThere(customer.bearer, body).catch(() => 'no answer');
    await until('it is ordered', async () => (await left())?.orders === 1);
    await kill();
    expect(await lost).toBe('no answer');
    // after a while the process that was starting the payment counts as dead
    now = new Date(Date.now() + 60_000);
    const [first, second] = [await retry(), await retry()];
    expect([first.status, first.data.redirect]).toEqual([200, expect.stringContaining('https://pay.test/')]);
    expect(second.data).toEqual(first.data);
    expect(await left()).toEqual(ONE_ORDER);
  });

  test('S163 between an order and its confirmation: another process sends the mail, once', async () => {
    const { customer, body, left } = await aCheckout();
    const lost = placeThere(customer.bearer, body).catch(() => 'no answer');
    await until('it is ordered', async () => (await left())?.orders === 1);
    await kill();
    await lost;
    const later = () => new Date(Date.now() + 120_000);
    const engines = [anEngine(api.db, [], later), anEngine(api.db, [], later)];
    await Promise.all(engines.map((engine) => engine.reconcile()));
    expect(engines.flatMap(({ mailed }) => mailed)).toEqual([[expect.any(Number), 'placed']]);
  });

  test('between an order and the mails about it: another process notifies shop and store, once', async () => {
    await aSite(api.db);
    const { customer, product, left } = await aCheckout();
    await api.db.updateTable('stores').set({ email: 'packing@souk.test' }).where('id', '=', product.storeId).execute();
    const lost = placeThere(customer.bearer, { order_method: 2 }).catch(() => 'no answer');
    await until('it is ordered', async () => (await left())?.orders === 1);
    await kill();
    await lost;
    const mailed: string[] = [];
    const post = () => {
      const clock = () => new Date(Date.now() + 120_000);
      const mailer = { send: async ({ to }: { to: string }) => void mailed.push(to) };
      const mailSale = createSaleMails({ db: api.db, mailer, clock, publicOrigin: 'https://souk.test' });
      return createSendSales({ db: api.db, clock, log: api.app.log, mailSale })();
    };
    await Promise.all([post(), post(), post()]);
    expect(mailed.toSorted()).toEqual(['hello@souk.test', 'packing@souk.test']);
    // the shopper's news wait neither for it nor for the next test
    const engine = anEngine(api.db, [], () => new Date(Date.now() + 120_000));
    await engine.reconcile();
    expect(engine.mailed).toEqual([[expect.any(Number), 'placed']]);
  });

  test('between a cancellation and its mail: another process sends the mail, once', async () => {
    const { customer, retry } = await aCheckout();
    const { data } = await retry();
    await confirmedByMail(api, data.id);
    const cancelled = fetch(`${origin}/api/v1/cancellation/cancel-order`, {
      method: 'POST',
      headers: { authorization: `Bearer ${customer.bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: data.id, title: 'No', message: 'Sorry' }),
    });
    expect((await cancelled).status).toBe(200);
    // started, while the mail server does not respond
    const begun = api.db
      .selectFrom('order_news')
      .select('id')
      .where('order_id', '=', data.id)
      .where('news', '=', 'cancelled')
      .where('attempts', '=', 1);
    await until('its mail is begun', async () => (await begun.executeTakeFirst()) !== undefined);
    await kill();
    const later = () => new Date(Date.now() + 60_000);
    const engines = [anEngine(api.db, [], later), anEngine(api.db, [], later)];
    await Promise.all(engines.map((engine) => engine.reconcile()));
    expect(engines.flatMap(({ mailed }) => mailed)).toEqual([[data.id, 'cancelled']]);
  });

  test('during the transaction: nothing is stored, and the same key orders', async () => {
    const { customer, product, body, retry, left } = await aCheckout();
    const holder = api.db.transaction().execute(async (trx) => {
      await sql`select id from inventory where id = ${product.inventoryIds[0]} for update`.execute(trx);
      const lost = placeThere(customer.bearer, body).catch(() => 'no answer');
      await waitForLock(api.db);
      await kill();
      expect(await lost).toBe('no answer');
    });
    await holder;
    await until('the same key orders', async () => (await retry()).status === 200);
    expect(await left()).toEqual(ONE_ORDER);
    expect((await api.call<Cart>('cart', { bearer: customer.bearer })).data.cartCount).toBe(0);
  });
});
