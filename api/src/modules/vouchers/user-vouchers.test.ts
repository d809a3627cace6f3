import type { UserVouchers } from 'shared-kernel/contract/vouchers';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aUser } from '../../testing/a-user';
import { aVoucher, type VoucherOptions } from '../../testing/a-voucher';
import { statementsOf } from '../../testing/statements';
import { type CallOptions, testApp } from '../../testing/test-app';

let now = new Date();
const api = testApp({ clock: () => now });
beforeEach(async () => {
  now = new Date();
  // of earlier tests
  await api.db.updateTable('vouchers').set({ status: 2 }).execute();
});

const list = (bearer: string, query: CallOptions['query'] = {}, language = 'en') =>
  api.call<UserVouchers>('userVouchers', { bearer, query, language });
const codes = async (bearer: string, query: CallOptions['query'] = {}, language = 'en') =>
  (await list(bearer, query, language)).data.data.map(({ code }) => code);
const left = async (bearer: string) =>
  Object.fromEntries((await list(bearer)).data.data.map(({ code, uses_left }) => [code, uses_left]));

test('S199 D22 a voucher has its minimum, its validity and its reduction', async () => {
  const { bearer } = await aUser(api.db);
  const { id } = await aVoucher(api.db, {
    code: 'Summer-24',
    title: { en: 'Summer', hi: 'गर्मी' },
    type: 2,
    price: 1250,
    cappedPrice: 2000,
    minSpend: 3050,
    usageLimit: 100,
    limitPerCustomer: 3,
  });
  const row = await api.db.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { status, data } = await list(bearer, {}, 'hi');
  expect(status).toBe(200);
  expect(data).toMatchObject({ current_page: 1, last_page: 1, per_page: 25, total: 1 });
  const [voucher] = data.data;
  expect(voucher).toEqual({
    id,
    title: 'गर्मी',
    code: 'Summer-24',
    type: 2,
    price: 12.5,
    capped_price: 20,
    min_spend: 30.5,
    usage_limit: 100,
    limit_per_customer: 3,
    start_time: expect.any(String),
    end_time: expect.any(String),
    uses_left: 3,
  });
  expect(Date.parse(voucher?.end_time ?? '')).toBe(row.end_time.getTime());
  expect(Date.parse(voucher?.start_time ?? '')).toBe(row.start_time.getTime());
});

test('S199 lists only public vouchers valid by the server clock, those ending first on top', async () => {
  const { bearer } = await aUser(api.db, { expires: new Date(Date.now() + 86_400_000) });
  const add = async (code: string, options: VoucherOptions) => void (await aVoucher(api.db, { code, ...options }));
  await add('LATER', { ends: 48 });
  await add('SOON', { ends: 2 });
  await add('PRIVATE', { status: 2 });
  await add('OVER', { starts: -3, ends: -1 });
  await add('TO-COME', { starts: 1, ends: 5 });
  expect(await codes(bearer)).toEqual(['SOON', 'LATER']);
  now = new Date(Date.now() + 3 * 3_600_000);
  expect(await codes(bearer)).toEqual(['TO-COME', 'LATER']);
  now = new Date(Date.now() - 2 * 3_600_000);
  expect(await codes(bearer)).toEqual(['OVER']);
});

test('S199 D22 has the remaining uses for the user and in total', async () => {
  const [one, two] = [await aCustomer(api), await aCustomer(api)];
  const product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id, quantity: 50 });
  const order = async (customer: typeof one, voucher: string) => {
    await customer.put(product);
    return customer.order({ voucher });
  };
  await aVoucher(api.db, { code: 'FREE' });
  await aVoucher(api.db, { code: 'OWN', limitPerCustomer: 2 });
  await aVoucher(api.db, { code: 'ALL', usageLimit: 2 });
  await aVoucher(api.db, { code: 'BOTH', usageLimit: 3, limitPerCustomer: 2 });
  expect(await left(one.bearer)).toEqual({ FREE: null, OWN: 2, ALL: 2, BOTH: 2 });
  // a user who never had a cart has the full allowance
  expect(await left((await aUser(api.db)).bearer)).toEqual({ FREE: null, OWN: 2, ALL: 2, BOTH: 2 });
  for (const code of ['FREE', 'OWN', 'ALL', 'BOTH', 'BOTH']) expect((await order(one, code)).status).toBe(200);
  expect(await left(one.bearer)).toEqual({ FREE: null, OWN: 1, ALL: 1, BOTH: 0 });
  expect(await left(two.bearer)).toEqual({ FREE: null, OWN: 2, ALL: 1, BOTH: 1 });
  const last = await order(two, 'ALL');
  // used up by all shoppers: still listed, with nothing left
  expect(await left(one.bearer)).toMatchObject({ ALL: 0 });
  expect((await order(one, 'ALL')).status).toBe(201);
  const body = { order_id: last.data.id, title: 'Changed my mind', message: 'Sorry' };
  await api.call('cancelOrder', { bearer: two.bearer, body });
  expect(await left(one.bearer)).toMatchObject({ ALL: 1 });
  // a limit lowered below the number of uses
  await api.db.updateTable('vouchers').set({ usage_limit: 1 }).where('code', '=', 'BOTH').execute();
  expect(await left(two.bearer)).toMatchObject({ BOTH: 0 });
});

test('S199 vouchers can be searched by title or code and sorted', async () => {
  const { bearer } = await aUser(api.db);
  await aVoucher(api.db, { code: 'ALPHA', title: { en: 'Été sale', fr: 'Soldes' }, minSpend: 500, ends: 3 });
  await aVoucher(api.db, { code: 'BETA', title: '50%_off', minSpend: 100, ends: 2 });
  expect(await codes(bearer, { q: ' alp ' })).toEqual(['ALPHA']);
  expect(await codes(bearer, { q: 'ete' })).toEqual(['ALPHA']);
  expect(await codes(bearer, { q: 'soldes' }, 'fr')).toEqual(['ALPHA']);
  expect(await codes(bearer, { q: '%_' })).toEqual(['BETA']);
  expect(await codes(bearer, { q: '%' })).toEqual(['BETA']);
  expect(await codes(bearer, { q: "' or true --" })).toEqual([]);
  expect(await codes(bearer, { q: '   ' })).toEqual(['BETA', 'ALPHA']);
  expect(await codes(bearer, { type: 'desc' })).toEqual(['ALPHA', 'BETA']);
  expect(await codes(bearer, { order_by: 'min_spend' })).toEqual(['BETA', 'ALPHA']);
  expect(await codes(bearer, { order_by: 'created_at', type: 'asc' })).toEqual(['ALPHA', 'BETA']);
  expect(await codes(bearer, { order_by: 'id; drop table vouchers', type: 'up', time_zone: 'Mars/Base' })).toEqual([
    'BETA',
    'ALPHA',
  ]);
});

test('S199 pages of 25 take as many statements as one voucher', async () => {
  const { bearer } = await aUser(api.db);
  await aVoucher(api.db);
  // excludes the statements of a new connection
  await list(bearer);
  // the session, and the list
  expect(await statementsOf(() => list(bearer))).toBe(2);
  for (let count = 1; count < 26; count += 1) await aVoucher(api.db);
  expect(await statementsOf(() => list(bearer))).toBe(2);
  const [first, second, beyond] = [
    await list(bearer),
    await list(bearer, { page: 2 }),
    await list(bearer, { page: 3 }),
  ];
  expect(first.data).toMatchObject({ total: 26, last_page: 2, to: 25 });
  expect(second.data.data).toHaveLength(1);
  expect(new Set([...first.data.data, ...second.data.data].map(({ id }) => id)).size).toBe(26);
  expect(beyond.data).toMatchObject({ data: [], total: 26, last_page: 2 });
});

test('S199 D30 anonymous callers, guests and expired bearers get 401', async () => {
  const expired = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
  for (const call of [{}, { query: { user_token: 'a-guest-of-this-test' } }, { bearer: expired.bearer }]) {
    const answer = await api.call('userVouchers', call);
    expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please sign in to continue.']);
  }
});
