import fc from 'fast-check';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { FILTER } from 'shared-kernel/contract/filters';
import { aProduct } from './testing/a-product';
import { aSite } from './testing/a-site';
import { aUser } from './testing/a-user';
import { aVoucher } from './testing/a-voucher';
import { NIGHTLY } from './testing/nightly';
import { testApp } from './testing/test-app';

const api = testApp();
/** per call */
const RUNS = NIGHTLY ? 50 : 10;

/** Calls that change nothing; logging out would end the session of the other calls. */
const READS = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].method === 'GET' && name !== 'logout');

const hostile = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom(
    '-1',
    '0',
    '1e309',
    '2147483648',
    '1,2,,x',
    "' or 1=1 --",
    '");drop table products;--',
    '\u0000',
    '\\',
    '%00',
    '../../etc/passwd',
    '[]',
    '{"$gt":""}',
    'x'.repeat(10_240),
  ),
);
const parameter = fc.constantFrom(
  ...Object.values(FILTER),
  'slug',
  'locale_code',
  'sidebar_data',
  'order_by',
  'type',
  'user_token',
  'tracking_id',
  'time_zone',
  'products',
  'store_id',
  'order_id',
  '__proto__',
);

/** Calls for users need a session, the others work without. */
let known: { bearer?: string };
const identityFor = (name: CallName) => (CALLS[name].auth === 'user' ? known : {});
beforeAll(async () => {
  await aSite(api.db);
  const { id, storeId } = await aProduct(api.db);
  await aVoucher(api.db);
  const { bearer } = await aUser(api.db);
  for (const name of ['toggleWishlist', 'toggleCompare'] as const) {
    await api.call(name, { bearer, body: { product_id: id } });
  }
  await api.call('followStore', { bearer, body: { store_id: storeId } });
  known = { bearer };
});

test.each(READS)('D17 D46 %s answers hostile values with an envelope and no 5xx', async (name) => {
  const pathParameters = [...CALLS[name].path.matchAll(/:(\w+)/g)].map(([, parameterName]) => String(parameterName));
  await fc.assert(
    fc.asyncProperty(
      fc.record(Object.fromEntries(pathParameters.map((key) => [key, fc.oneof(hostile, fc.constant('1'))]))),
      fc.array(fc.tuple(parameter, hostile), { maxLength: 5 }),
      hostile,
      async (params, pairs, language) => {
        // header values cannot contain characters above Latin-1
        const header = language.replace(/[^\x20-\x7e]/g, '');
        const answer = await api.call(name, {
          params,
          query: new URLSearchParams(pairs).toString(),
          headers: { language: header },
          ...identityFor(name),
        });
        expect(answer.http).toBeLessThan(500);
        expect(answer.status).toBe(answer.http === 200 && answer.status === 201 ? 201 : answer.http);
        expect(typeof answer.message).toBe('string');
      },
    ),
    { numRuns: RUNS },
  );
});

/** One value of each kind that our forms never send. */
const VALUES: Record<string, string> = {
  empty: '',
  spaces: '   ',
  negative: '-1',
  fraction: '1.5',
  'more than an id': '99999999999999999999',
  'not a number': 'NaN',
  list: '1,,x,-2,2147483648,1',
  'ten kilobytes': 'x'.repeat(10_240),
  'ten kilobytes of a list': '1,'.repeat(5_120),
  quotes: `'"''`,
  backslashes: '\\\\',
  wildcards: '%_%',
  'operators of a search': "a & !(b | c):* <-> 'd",
  'only operators': '&|!():*<->',
  SQL: "'; drop table products; --",
  HTML: '<script>alert(1)</script>',
  NUL: 'a\u0000b',
  'lone surrogates': 'a\ud800b\udfff',
  'marks of direction': '\u202e\u200fabc\u2066',
  'marks alone': '\u0301\u064b\u093c',
  // each becomes eighteen letters
  'one letter that is many': 'ﷺ'.repeat(100),
  emoji: '👩‍👩‍👧‍👦',
  'another script': 'كلمة हिन्दी İı',
};
const LISTS = [
  'home',
  'all',
  'products',
  'categories',
  'brands',
  'flashSales',
  'flashSale',
  'product',
  'suggestedProducts',
  'reviews',
  'helpfulReviews',
  'search',
  'store',
  'stores',
  'wishlist',
  'compareList',
  'sharedCompareList',
  'following',
  'userVouchers',
] as const satisfies CallName[];
const PARAMETERS = [
  ...Object.values(FILTER),
  'category',
  'sub_category',
  'slug',
  'sidebar_data',
  'is_home_page',
  'order_by',
  'type',
  'get_total',
  'time_zone',
  'products',
  'store_id',
];
/** Length of a value used for every parameter at once: a server accepts no URL of more than 16 kB. */
const SHORT = 200;

describe.each(LISTS)('%s', (name) => {
  const params = Object.fromEntries([...CALLS[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [String(key), '1']));
  const calm = async (query: URLSearchParams | string, path: Record<string, string> = params) => {
    const answer = await api.call(name, { params: path, query: query.toString(), ...identityFor(name) });
    expect({ query: query.toString().slice(0, 80), http: answer.http }).toEqual({
      query: query.toString().slice(0, 80),
      http: [200, 404].includes(answer.http) ? answer.http : 'a page or 404',
    });
    return answer;
  };

  test.each(Object.entries(VALUES))('D17 %s in any parameter gives no server error', async (_kind, value) => {
    const short = value.slice(0, SHORT);
    // all listings parse their parameters in the same place
    if (name === 'products' || short !== value)
      for (const parameter of PARAMETERS) await calm(new URLSearchParams([[parameter, value]]));
    await calm(new URLSearchParams(PARAMETERS.map((parameter) => [parameter, short])));
    await calm(new URLSearchParams([...PARAMETERS, ...PARAMETERS].map((parameter) => [parameter, short])));
    for (const key of Object.keys(params)) await calm('', { ...params, [key]: Buffer.from(value).toString() || ' ' });
  });
  test('D17 undecodable parameters give no server error', async () => {
    for (const bytes of ['%', '%E0%A4%A', '%ED%A0%80', '%FF%FE', '%00', '+', '&&&===']) {
      await calm(PARAMETERS.map((parameter) => `${parameter}=${bytes}`).join('&'));
    }
  });
});
