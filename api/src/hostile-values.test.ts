import fc from 'fast-check';
import { CALLS, type CallName } from 'shared-kernel/contract/calls';
import { FILTER } from 'shared-kernel/contract/filters';
import { aProduct } from './testing/a-product';
import { aSite } from './testing/a-site';
import { testApp } from './testing/test-app';

const api = testApp();

/** Calls that anybody may make and that change nothing. */
const READS = (Object.keys(CALLS) as CallName[]).filter(
  (name) => CALLS[name].method === 'GET' && CALLS[name].auth !== 'user',
);

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
  '__proto__',
);

beforeAll(async () => {
  await aSite(api.db);
  await aProduct(api.db);
});

test.each(READS)('D17 D46 %s answers hostile values with an envelope and never with a 5xx', async (name) => {
  const pathParameters = [...CALLS[name].path.matchAll(/:(\w+)/g)].map(([, parameterName]) => String(parameterName));
  await fc.assert(
    fc.asyncProperty(
      fc.record(Object.fromEntries(pathParameters.map((key) => [key, fc.oneof(hostile, fc.constant('1'))]))),
      fc.array(fc.tuple(parameter, hostile), { maxLength: 5 }),
      hostile,
      async (params, pairs, language) => {
        // header values cannot hold what is above Latin-1
        const header = language.replace(/[^\x20-\x7e]/g, '');
        const answer = await api.call(name, {
          params,
          query: new URLSearchParams(pairs).toString(),
          headers: { language: header },
        });
        expect(answer.http).toBeLessThan(500);
        expect(answer.status).toBe(answer.http === 200 && answer.status === 201 ? 201 : answer.http);
        expect(typeof answer.message).toBe('string');
      },
    ),
    { numRuns: 25 },
  );
});
