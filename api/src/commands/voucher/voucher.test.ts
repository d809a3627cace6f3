import { sql } from 'kysely';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { nextNumber } from '../../testing/texts';

const api = testApp();
const operate = anOperator(api);
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Adds a voucher of two for everybody, unless the options differ. */
async function add(options: Record<string, string> = {}) {
  const code = `CODE-${nextNumber()}`;
  const all = { code, 'title-en': 'Two off', type: 'flat', price: '2', from: soon(-1), until: soon(1), ...options };
  const answered = await operate(
    'voucher',
    'add',
    ...Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
  );
  return { ...answered, code: all.code };
}
const row = (code: string) =>
  api.db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

test('D22 an added voucher works at once with all its terms, to the cent', async () => {
  const { code, exit } = await add({
    type: 'percent',
    price: '12.5',
    cap: '20.01',
    'min-spend': '19.99',
    'usage-limit': '100',
    'per-customer': '2',
    'title-ar': 'خصم',
  });
  expect(exit).toBe(0);
  expect(await row(code)).toMatchObject({
    type: 2,
    price: 12_500,
    capped_price: 20_010,
    min_spend: 19_990,
    usage_limit: 100,
    limit_per_customer: 2,
    status: 1,
  });
  const customer = await aCustomer(api);
  await customer.put(await aProduct(api.db, { selling: 2000, shippingRule: (await aShippingRule(api.db)).id }), 2);
  const check = (language: string) =>
    api.call<{ offered: number; title: string }>('voucherValidity', {
      bearer: customer.bearer,
      body: { voucher: code.toLowerCase() },
      language,
    });
  expect((await check('ar')).data).toMatchObject({ offered: 5, title: 'خصم' });
  expect((await check('fr')).data.title).toBe('Two off');
});

test('all faults are reported together, and nothing is added', async () => {
  const written = [
    '--code',
    'TWO WORDS',
    '--type',
    'half',
    '--price',
    '1e3',
    '--usage-limit',
    '0',
    '--from',
    '2026-02-30',
  ];
  const { exit, err } = await operate('voucher', 'add', ...written);
  expect([exit, err.split('\n')]).toEqual([
    2,
    [
      '✖ --code must consist of letters, digits, - and _.',
      '✖ --title-en is missing.',
      '✖ --type must be one of flat, percent.',
      '✖ --price must be an amount with at most the places of its currency, such as 12.50 or 12,50.',
      '✖ --usage-limit must be a whole number from 1 on.',
      '✖ --from must be a day or a time, such as 2026-12-01, 2026-12-01T09:00 or 2026-12-01T09:00+01:00.',
      '✖ --until is missing.',
    ],
  ]);
});

test('faults of one value and rules about several are reported together', async () => {
  const written = [
    '--code',
    'MANY',
    '--type',
    'percent',
    '--price',
    '100.01',
    '--usage-limit',
    '1',
    '--per-customer',
    '2',
  ];
  const { exit, err } = await operate('voucher', 'add', ...written, '--from', '2027-01-02', '--until', '2027-01-01');
  expect([exit, err.split('\n')]).toEqual([
    2,
    [
      '✖ --title-en is missing.',
      '✖ --price is a share: it cannot be above 100.',
      '✖ --per-customer cannot be above --usage-limit.',
      '✖ --until must be later than --from.',
    ],
  ]);
});

test.each([
  ['a share above 100', { type: 'percent', price: '100.01' }, '--price is a share'],
  ['a cap on an amount', { cap: '5' }, '--cap limits a share'],
  ['more per customer than in total', { 'usage-limit': '1', 'per-customer': '2' }, '--per-customer cannot be above'],
  ['nothing', { price: '0.00' }, '--price must be above 0'],
  ['a third decimal', { price: '1.005' }, '--price must be an amount'],
  ['an end before its start', { from: soon(2), until: soon(1) }, '--until must be later'],
  ['an end in the past', { from: soon(-2), until: soon(-1) }, '--until must be in the future'],
])('%s is refused', async (_, options, fault) => {
  const { exit, err, code } = await add(options);
  expect([exit, err]).toEqual([2, expect.stringContaining(fault)]);
  await expect(row(code)).rejects.toThrow();
});

test('voucher codes are unique regardless of case', async () => {
  const { code } = await add();
  const again = await add({ code: code.toLowerCase() });
  expect([again.exit, again.err]).toEqual([1, expect.stringContaining('already')]);
});

test("times without a zone are the shop's", async () => {
  await aSite(api.db);
  await sql`update settings set time_zone = 'Europe/Istanbul'`.execute(api.db);
  const { code } = await add({ from: '2199-12-01', until: '2199-12-01T09:30' });
  expect(await row(code)).toMatchObject({
    start_time: new Date('2199-11-30T21:00Z'),
    end_time: new Date('2199-12-01T06:30Z'),
  });
  const abroad = await add({ from: '2199-12-01T09:00+05:30', until: '2199-12-01T09:00Z' });
  expect((await row(abroad.code)).start_time).toEqual(new Date('2199-12-01T03:30Z'));
});

test('ending a voucher expires or withdraws it; a second time is refused', async () => {
  const running = await add();
  const coming = await add({ from: soon(1), until: soon(2) });
  const listed = async (...more: string[]) =>
    (await operate.json<{ code: string; state: string }[]>('voucher', 'list', ...more))
      .filter(({ code }) => [running.code, coming.code].includes(code))
      .map(({ state }) => state);
  expect(await listed()).toEqual(['running', 'to come']);
  for (const { code } of [running, coming]) expect((await operate('voucher', 'end', code.toLowerCase())).exit).toBe(0);
  expect(await listed()).toEqual([]);
  expect(await listed('--all')).toEqual(['over', 'withdrawn']);
  expect((await operate('voucher', 'end', running.code)).err).toContain('is over already');
  expect((await operate('voucher', 'end', 'NONE')).err).toContain('There is no voucher NONE');
});

test('issue 14 an amount with too many decimals and a period in the past are reported together', async () => {
  const { exit, err } = await operate(
    ...'voucher add --code BOTH --title-en Both --type flat --price 1.005 --from 2020-01-01 --until 2020-02-01'.split(
      ' ',
    ),
  );
  expect(exit).toBe(2);
  expect(err).toContain('--price must be an amount that USD can write');
  expect(err).toContain('--until must be in the future');
});
