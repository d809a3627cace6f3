import fc from 'fast-check';
import type { CallName } from 'shared-kernel/contract/call-name';
import { aProduct } from '../../testing/a-product';
import { aUser } from '../../testing/a-user';
import { aVoucher } from '../../testing/a-voucher';
import { testApp } from '../../testing/test-app';

const api = testApp();
let owner: Awaited<ReturnType<typeof aUser>>;
let other: Awaited<ReturnType<typeof aUser>>;
let product: Awaited<ReturnType<typeof aProduct>>;
beforeAll(async () => {
  [owner, other, product] = [await aUser(api.db), await aUser(api.db), await aProduct(api.db)];
  await aVoucher(api.db);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, true, [], {}, [1], { $gt: '' }, Number.MAX_VALUE, -0, 2 ** 53, '1', '1 or 1=1'),
  fc.constantFrom('a\u0000b', '\ud800', 'x'.repeat(5000), 'toggle', 'İ'.repeat(60), '__proto__'),
);
const FIELDS: Record<string, string[]> = {
  toggleWishlist: ['product_id', 'action', 'user_id', 'id', 'created_at'],
  toggleCompare: ['product_id', 'action', 'user_id', 'id', 'created_at'],
  followStore: ['store_id', 'action', 'user_id', 'id', 'created_at'],
  voucherValidity: ['voucher', 'price', 'offered', 'user_token', 'user_id'],
};

test.each(Object.keys(FIELDS) as CallName[])('D46 %s answers any body with an envelope and no 5xx', async (name) => {
  const body = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.dictionary(fc.constantFrom(...(FIELDS[name] ?? []), '__proto__', 'constructor'), hostile),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const payload = JSON.stringify(sent);
      const headers = { 'content-type': 'application/json' };
      const answer = await api.call(name, { bearer: owner.bearer, body: payload, headers });
      expect(answer.http).toBe(200);
      expect([200, 201]).toContain(answer.status);
      expect(typeof answer.message).toBe('string');
    }),
    { numRuns: 40 },
  );
  const tables = ['wishlist', 'compare_list', 'store_follows'] as const;
  for (const table of tables) {
    expect(await api.db.selectFrom(table).select('user_id').where('user_id', '!=', owner.id).execute()).toEqual([]);
  }
});

test.each([
  ['toggleWishlist', 'wishlist'],
  ['toggleCompare', 'compare_list'],
  ['followStore', 'store_follows'],
] as const)('D46 %s uses only the documented fields', async (name, table) => {
  await api.db.deleteFrom(table).execute();
  const named = name === 'followStore' ? { store_id: product.storeId } : { product_id: product.id };
  const extra = {
    user_id: other.id,
    id: 4711,
    created_at: '2001-01-01',
    status: 1,
    user_token: 'a-guest-of-this-test',
  };
  const { status } = await api.call(name, { bearer: owner.bearer, body: { ...named, action: 'add', ...extra } });
  expect(status).toBe(200);
  const [row, ...more] = await api.db.selectFrom(table).selectAll().execute();
  expect([row?.user_id, more]).toEqual([owner.id, []]);
  expect(row?.id).not.toBe(4711);
  expect(Math.abs(Date.now() - Number(row?.created_at))).toBeLessThan(60_000);
  // a prototype is not a field, and a body with one is rejected unread
  const poisoned = `{"__proto__": {"action": "add"}, ${JSON.stringify(named).slice(1)}`;
  const headers = { 'content-type': 'application/json' };
  expect((await api.call(name, { bearer: owner.bearer, body: poisoned, headers })).status).toBe(201);
  expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([row]);
});
