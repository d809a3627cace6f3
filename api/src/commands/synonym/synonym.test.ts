import type { ProductListing } from 'shared-kernel/contract/listing';
import { aProduct } from '../../testing/a-product';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
const titlesOf = async (q: string, language = 'en') => {
  const { data } = await api.call<ProductListing>('products', { query: { q }, language });
  return data.result.data.map(({ title }) => title);
};
beforeAll(async () => {
  await aProduct(api.db, { title: { en: 'Linen t-shirt', fr: 'Maillot en lin' } });
  await aProduct(api.db, { title: { en: 'Running shoes', fr: 'Chaussures de course' } });
});
const add = (language: string, word: string, means: string, ...more: string[]) =>
  operate('synonym', 'add', '--language', language, '--word', word, '--means', means, ...more);

test('S097 an added word finds what it means, in its language and in one direction only', async () => {
  expect(await titlesOf('tee')).toEqual([]);
  const { exit, out } = await add('en', 'tee', 't-shirt');
  expect([exit, out]).toEqual([0, 'In en, tee now finds t-shirt, too.']);
  expect(await titlesOf('tee')).toEqual(['Linen t-shirt']);
  expect(await titlesOf('linen tees')).toEqual(['Linen t-shirt']);
});

test('S097 a phrase can mean a phrase in both directions with --both, and words match in any number', async () => {
  await add('en', 'sports footwear', 'running shoes', '--both');
  expect(await titlesOf('sports footwear')).toEqual(['Running shoes']);
  await add('fr', 'baskets', 'chaussures de course');
  expect(await titlesOf('basket', 'fr')).toEqual(['Chaussures de course']);
});

test('S097 an absent word finds similar products, and the answer names it as absent', async () => {
  expect((await add('en', 'Nimbus', 'running shoes', '--absent')).out).toContain('says that the shop does not have it');
  const { data } = await api.call<ProductListing>('products', { query: { q: 'nimbus' }, language: 'fr' });
  expect(data.result.data.map(({ title }) => title)).toEqual(['Chaussures de course']);
  expect(data.reading).toEqual({ mended: null, left_out: ['nimbus'], any: false, absent: ['nimbus'] });
  expect(await titlesOf('nimbsu')).toEqual([]);
  expect((await add('en', 'Stratus', 'linen', '--absent', '--both')).err).toContain('contradict');
});

test('a removed entry no longer applies', async () => {
  const [{ id }] = await operate.json<[{ id: number }]>(
    ...['synonym', 'add', '--language', 'en', '--word', 'maillot', '--means', 'linen'],
  );
  expect(await titlesOf('maillot')).toEqual(['Linen t-shirt']);
  const listed = await operate.json<{ id: number }[]>('synonym', 'list', '--language', 'en');
  expect(listed.map((entry) => entry.id)).toContain(id);
  expect((await operate('synonym', 'remove', String(id))).exit).toBe(0);
  expect(await titlesOf('maillot')).toEqual([]);
  expect((await operate('synonym', 'remove', String(id))).err).toContain(`There is no entry ${id}`);
});

test('S097 a word may be a phrase of five words', async () => {
  await add('en', 'what you wear to run', 'running shoes');
  expect(await titlesOf('what you wear to run')).toEqual(['Running shoes']);
});

test.each([
  [2, ['en', 'what you wear when you run', 'shoes'], '--word can have 5 words'],
  [2, ['en', 'the', 'shirt'], '--word must hold a word that says something'],
  [2, ['en', 'tee', '...'], '--means must hold a word that says something'],
  [2, ['de', 'tee', 'shirt'], '--language must be one of'],
  [1, ['en', 'shirts', 'shirt'], 'takes shirts and shirt for the same word already'],
])('exits with %i and adds nothing: %j', async (exit, [language = '', word = '', means = ''], sentence) => {
  const before = await operate.json<object[]>('synonym', 'list');
  const answered = await add(language, word, means);
  expect([answered.exit, answered.err]).toEqual([exit, expect.stringContaining(sentence)]);
  expect(await operate.json('synonym', 'list')).toEqual(before);
});

test('a synonym that exists already is refused', async () => {
  await add('en', 'pullover', 'linen');
  expect((await add('en', 'pullover', 'linen')).err).toContain('pullover means linen already');
});
