import { readConfig } from '../../config';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aVoucher } from '../../testing/a-voucher';
import { testApp } from '../../testing/test-app';

let now = new Date();
const api = testApp({ config: readConfig({ RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }), clock: () => now });

let addresses = 0;
const anAddress = () => `198.51.100.${++addresses}`;
type Customer = Awaited<ReturnType<typeof aCustomer>>;

/** Makes a guess and returns the response. */
async function ask(call: 'placeOrder' | 'voucherValidity', customer: Customer, from: string, voucher: string) {
  const body = call === 'placeOrder' ? { order_method: 2, voucher } : { voucher };
  return api.call(call, { bearer: customer.bearer, body, headers: { 'x-forwarded-for': from } });
}

async function aReadyCustomer(pieces = 1): Promise<Customer> {
  const customer = await aCustomer(api);
  await customer.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id, quantity: 99 }), pieces);
  return customer;
}

test('S156 guesses by ordering and by the validity call count together', async () => {
  const [customer, from] = [await aReadyCustomer(), anAddress()];
  const { code } = await aVoucher(api.db);
  for (let guess = 0; guess < 20; guess += 1) {
    const { status } = await ask(guess % 2 ? 'placeOrder' : 'voucherValidity', customer, from, `GUESS-${guess}`);
    expect(status).toBe(201);
  }
  for (const guess of ['GUESS-20', code]) {
    for (const call of ['placeOrder', 'voucherValidity'] as const) {
      const answer = await ask(call, customer, from, guess);
      expect([answer.http, answer.status]).toEqual([429, 429]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  }
  // the user is the same from another address, and the address is for another user
  expect((await ask('placeOrder', customer, anAddress(), code)).http).toBe(429);
  expect((await ask('placeOrder', await aReadyCustomer(), from, code)).http).toBe(429);
  expect((await ask('placeOrder', await aReadyCustomer(), anAddress(), code)).status).toBe(200);
  // an order without a code is not affected
  expect((await ask('placeOrder', customer, from, ' ')).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  const later = await aReadyCustomer();
  expect((await ask('placeOrder', later, from, code)).status).toBe(200);
});

test('S156 concurrent guesses are limited too', async () => {
  const [customer, from] = [await aReadyCustomer(), anAddress()];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, guess) => ask('placeOrder', customer, from, `AT-ONCE-${guess}`)),
  );
  // address and user are counted separately: of concurrent guesses some may be refused although the twentieth is still free
  let tried = answers.filter(({ http }) => http === 200).length;
  while (tried <= 20 && (await ask('placeOrder', customer, from, `ONE-MORE-${tried}`)).http === 200) tried += 1;
  expect(tried).toBe(20);
});

test('S156 existing codes do not count as guesses, whatever happens to the order', async () => {
  const [customer, from] = [await aReadyCustomer(40), anAddress()];
  const { code } = await aVoucher(api.db, { minSpend: 99_000_00 });
  for (let time = 0; time < 30; time += 1) {
    expect((await ask('placeOrder', customer, from, code)).message).toMatch(/^Spend at least/);
  }
  const valid = await aVoucher(api.db);
  expect((await ask('placeOrder', customer, from, valid.code)).status).toBe(200);
});
