import type { Finding } from '../../payments/gateway';
import { decide, type PaymentState } from './decide';

const attempt = { token: 't', reference: 'r', amount: 15_000, currency: 'USD' };
const FINDING: Finding = {
  state: 'paid',
  reference: 'r',
  token: 't',
  amount: 15_000,
  currency: 'USD',
  otherMerchant: false,
  settlement: 'm',
};
const ORDERS = {
  unpaid: { paid: false, cancelled: false },
  paid: { paid: true, cancelled: false },
  cancelled: { paid: false, cancelled: true },
  'paid, cancelled': { paid: true, cancelled: true },
};
const STATES = ['open', 'paid', 'failed', 'expired', 'flagged', 'surplus'] as const satisfies PaymentState[];
/** Rows: order and attempt. Columns: the gateway's finding. `-`: nothing changes. */
const TABLE = `
  order            attempt  | open approved failed paid     lie
  unpaid           open     | -    -        failed paid     flagged
  unpaid           failed   | -    -        -      paid     flagged
  unpaid           expired  | -    -        -      paid     flagged
  unpaid           paid     | -    -        -      -        -
  unpaid           flagged  | -    -        -      -        -
  unpaid           surplus  | -    -        -      -        -
  paid             open     | -    -        failed surplus  flagged
  paid             failed   | -    -        -      surplus  flagged
  paid             expired  | -    -        -      surplus  flagged
  paid             paid     | -    -        -      -        -
  paid             flagged  | -    -        -      -        -
  paid             surplus  | -    -        -      -        -
  cancelled        open     | -    -        failed surplus  flagged
  cancelled        failed   | -    -        -      surplus  flagged
  cancelled        expired  | -    -        -      surplus  flagged
  cancelled        paid     | -    -        -      -        -
  cancelled        flagged  | -    -        -      -        -
  cancelled        surplus  | -    -        -      -        -
  paid, cancelled  open     | -    -        failed surplus  flagged
  paid, cancelled  failed   | -    -        -      surplus  flagged
  paid, cancelled  expired  | -    -        -      surplus  flagged
  paid, cancelled  paid     | -    -        -      -        -
  paid, cancelled  flagged  | -    -        -      -        -
  paid, cancelled  surplus  | -    -        -      -        -`;
const rows = TABLE.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [left = '', right = ''] = line.split('|');
    const [order = '', state = ''] = left.trim().split(/\s{2,}/);
    return right
      .trim()
      .split(/\s+/)
      .map((outcome, column) => ({
        order,
        state,
        answer: ['open', 'approved', 'failed', 'paid', 'lie'][column],
        outcome,
      }));
  });

test('P1 the table covers every order, attempt and gateway state', () => {
  expect(rows).toHaveLength(Object.keys(ORDERS).length * STATES.length * 5);
});

test.each(rows)(
  'P1 P5 order $order, attempt $state, gateway answers $answer: $outcome',
  ({ order, state, answer, outcome }) => {
    const finding =
      answer === 'lie'
        ? { ...FINDING, amount: 14_990 }
        : { ...FINDING, state: answer as Finding['state'], settlement: null };
    const decided = decide(ORDERS[order as keyof typeof ORDERS], { ...attempt, state: state as PaymentState }, finding);
    expect(decided?.state ?? '-').toBe(outcome);
  },
);

test.each<[string, Partial<Finding>]>([
  ['a cent too little', { amount: 14_990 }],
  ['a cent too much', { amount: 15_010 }],
  ['an amount of zero', { amount: 0 }],
  ['no amount', { amount: null }],
  ['the same amount in another currency', { currency: 'INR' }],
  ['no currency', { currency: null }],
  ['the token of another payment', { token: 'other' }],
  ['no token', { token: null }],
  ['another reference', { reference: 'other' }],
  ['another merchant', { otherMerchant: true }],
])('P2 a payment with %s is flagged with a note and pays nothing', (_, lie) => {
  const decided = decide(ORDERS.unpaid, { ...attempt, state: 'open' }, { ...FINDING, ...lie });
  expect(decided).toEqual({ state: 'flagged', note: expect.stringMatching(/\w{4}/) });
});

test('P2 currencies are compared regardless of case', () => {
  expect(decide(ORDERS.unpaid, { ...attempt, state: 'open' }, { ...FINDING, currency: 'usd' })).toEqual({
    state: 'paid',
  });
});

test('P2 a currency without decimals is paid in whole units', () => {
  const yen = { ...attempt, state: 'open' as const, amount: 1_550_000, currency: 'JPY' };
  const paid = (amount: number) => decide(ORDERS.unpaid, yen, { ...FINDING, currency: 'JPY', amount })?.state;
  expect([1_549_000, 1_550_000, 1_551_000].map(paid)).toEqual(['flagged', 'paid', 'flagged']);
});

test('P2 a gateway with whole units is paid by the rounded amount it was sent', () => {
  const hungarian = { ...attempt, state: 'open', amount: 1_500_500, currency: 'HUF', requested: 1_500_000 } as const;
  const pays = (amount: number) => decide(ORDERS.unpaid, hungarian, { ...FINDING, amount, currency: 'HUF' })?.state;
  expect(pays(1_500_000)).toBe('paid');
  expect(pays(1_500_500)).toBe('flagged');
});
