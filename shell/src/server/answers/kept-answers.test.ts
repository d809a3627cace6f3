import type { AnswerLife } from 'shared-kernel/platform/api-client';
import { KeptAnswers } from './kept-answers';

const MINUTE = 60_000;
let now = 0;
let answers: KeptAnswers;
/** the API's current response, and its number of calls */
let price = 10;
let calls = 0;

beforeEach(() => {
  now = 1_000_000;
  price = 10;
  calls = 0;
  answers = new KeptAnswers({ bytes: 20_000, longestMs: 10 * MINUTE }, undefined, () => now);
  answers.startListening('anew');
  now += MINUTE;
});

const ask = (life?: Partial<AnswerLife> | null) => async () => {
  calls += 1;
  const made = { madeOf: 'product-1 catalogue', askedAt: now, ...life };
  return { data: { price, prices: [{ price }] }, message: '', ...(life === null ? {} : { life: made }) };
};
const read = (key = 'product 1', life?: Partial<AnswerLife> | null) => answers.read(key, ask(life));
const shown = async (...of: Parameters<typeof read>) => (await read(...of)).data.price;

test('caches a response as one object until one of its tags changes', async () => {
  const first = await read();
  price = 11;
  answers.drop(['product-2', 'products']);
  const second = await read();
  expect(second.data).toBe(first.data);
  answers.drop(['product-1']);
  expect(await shown()).toBe(11);
  expect(calls).toBe(2);
});

test('re-reads a response cached within half a second of a change', async () => {
  answers.drop(['product-1']);
  now += 100;
  await read();
  expect((await read()).life?.validFor).toBe(400);
  price = 11;
  now += 400;
  expect(await shown()).toBe(11);
});

test('does not cache a response whose data change while it loads', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const old = await ask()();
  const slow = answers.read('product 1', () => finished.then(() => old));
  now += 1;
  price = 11;
  answers.drop(['product-1']);
  now += 400;
  expect(await shown()).toBe(11);
  finish();
  expect((await slow).data.price).toBe(10);
  now += MINUTE;
  expect(await shown()).toBe(11);
});

test('serves nothing cached while changes may be missed, nor after a gap', async () => {
  await read();
  price = 11;
  answers.stopListening();
  expect(await shown()).toBe(11);
  price = 12;
  expect(await shown()).toBe(12);
  answers.startListening('anew');
  price = 13;
  now += MINUTE;
  expect(await shown()).toBe(13);
});

test('keeps its cache when the change stream resumes without a gap', async () => {
  await read();
  answers.stopListening();
  answers.startListening('resumed');
  price = 11;
  expect(await shown()).toBe(10);
});

test('caches nothing before the API sends changes', async () => {
  answers = new KeptAnswers({ bytes: 20_000, longestMs: MINUTE }, undefined, () => now);
  await read();
  price = 11;
  expect(await shown()).toBe(11);
  expect(answers.bytes).toBe(0);
});

test('a response expires at its end, as does a page rendered from it later', async () => {
  await read('sale', { validFor: 5000 });
  now += 2000;
  expect((await read('sale')).life).toEqual({ madeOf: 'product-1 catalogue', askedAt: now, validFor: 3000 });
  now += 3000;
  price = 11;
  expect(await shown('sale')).toBe(11);
});

test('no response outlives the maximum page age, nor does a page rendered from it', async () => {
  await read();
  now += 9 * MINUTE;
  expect((await read()).life?.validFor).toBe(MINUTE);
  now += MINUTE;
  price = 11;
  expect(await shown()).toBe(11);
});

test('concurrent readers share a response without tags; later readers request it again', async () => {
  expect(await Promise.all([shown('a', null), shown('a', null), shown('a', null)])).toEqual([10, 10, 10]);
  expect(calls).toBe(1);
  price = 11;
  expect(await shown('a', null)).toBe(11);
  expect(answers.bytes).toBe(0);
});

test('concurrent readers share a failure; the next reader requests again', async () => {
  const failing = async () => {
    calls += 1;
    throw new Error('the API is down');
  };
  const settled = await Promise.allSettled([answers.read('a', failing), answers.read('a', failing)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(calls).toBe(1);
  expect(await shown('a')).toBe(10);
});

test('a render cannot modify cached data', async () => {
  const { data } = await read();
  expect(() => data.prices.push({ price: 1 })).toThrow(TypeError);
  expect(() => Object.assign(data, { price: 1 })).toThrow(TypeError);
});

test('one-off addresses stay within the limit and evict no response that is read repeatedly', async () => {
  await read();
  await read();
  const most = Array.from({ length: 500 }, async (_, i) => {
    await read(`?banner=${i}`);
    return answers.bytes;
  });
  expect(Math.max(...(await Promise.all(most)))).toBeLessThanOrEqual(20_000);
  calls = 0;
  await read();
  expect(calls).toBe(0);
  await read('x'.repeat(10_000));
  await read('x'.repeat(10_000));
  expect(calls).toBe(2);
});
