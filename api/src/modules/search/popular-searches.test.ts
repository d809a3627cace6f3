import type { SearchSuggestions } from 'shared-kernel/contract/listing';
import { aProduct } from '../../testing/a-product';
import { testApp } from '../../testing/test-app';
import { createPopularSearches } from './popular-searches';

const api = testApp();
const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const searches = () => createPopularSearches(api.db, 'secret');
/** Enough addresses to fall into different groups most of the time. */
async function visit(q: string, visitors: number, { language = 'en', daysAgo = 0 } = {}) {
  for (let n = 0; n < visitors; n++) {
    await searches().count(q, language as 'en', `10.0.0.${n}`, new Date(NOW.getTime() - daysAgo * DAY_MS));
  }
}
const list = (language = 'en') => searches().list(language as 'en', NOW);

beforeAll(async () => {
  await aProduct(api.db, { title: { en: 'Linen dress', fr: 'Robe en lin' } });
  await aProduct(api.db, { title: { en: 'Running shoes', fr: 'Chaussures de course' } });
  await aProduct(api.db, { title: { en: 'Copper kettle' } });
});
beforeEach(async () => {
  await api.db.deleteFrom('search_counts').execute();
});

test('S098 frequent searches are offered by frequency and language, with plurals merged', async () => {
  await visit('Running  SHOES', 12);
  await visit('dress', 5);
  await visit('dresses', 30);
  await visit('kettle', 2);
  expect(await list()).toEqual(['dress', 'running shoes']);
  expect(await list('fr')).toEqual([]);
  await visit('robe', 20, { language: 'fr' });
  expect(await list('fr')).toEqual(['robe']);
});

test('S098 a visitor counts once, however often and on however many days they search', async () => {
  for (let daysAgo = 0; daysAgo < 10; daysAgo++) await visit('dress', 1, { daysAgo });
  await visit('dress', 1);
  expect(await list()).toEqual([]);
});

test.each([
  ['finds nothing', 'insulin'],
  ['has words unknown to the shop', 'dress for jane doe'],
  ['has a phone number', 'dress 0612345678'],
  ['looks like an email address', 'dress@shoes'],
  ['is too long', 'dress '.repeat(20)],
])('S098 a text that %s is not counted', async (_why, q) => {
  await visit(q, 6);
  expect(await api.db.selectFrom('search_counts').selectAll().execute()).toEqual([]);
});

test('S098 a corrected text counts in the spelling of the shop', async () => {
  await visit('kettel', 20);
  expect(await list()).toEqual(['kettle']);
});

test('S098 searches lose weight over weeks and are deleted after a month', async () => {
  await visit('kettle', 25, { daysAgo: 35 });
  await visit('dress', 25, { daysAgo: 20 });
  await visit('running shoes', 10);
  expect(await list()).toEqual(['running shoes', 'dress']);
  const kept = await api.db.selectFrom('search_counts').select('text').execute();
  expect(kept.map(({ text }) => text).toSorted()).toEqual(['dress', 'running shoes']);
});

test('S098 the call counts a search, and the answer to an empty text has the popular ones', async () => {
  const { status } = await api.call('countSearch', { body: { q: 'dress' } });
  expect(status).toBe(200);
  expect(await api.db.selectFrom('search_counts').select('text').execute()).toEqual([{ text: 'dress' }]);
  await api.db
    .updateTable('search_counts')
    .set({ seen: '1'.repeat(64) })
    .execute();
  expect((await api.call<SearchSuggestions>('search', {})).data.popular).toEqual(['dress']);
});
