import type { SearchSuggestions } from 'shared-kernel/contract/listing';
import { aProduct } from '../../testing/a-product';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
const popular = async (language = 'en') => (await api.call<SearchSuggestions>('search', { language })).data.popular;

test('S098 a hidden search and its plural are not offered until it is shown again', async () => {
  await aProduct(api.db, { title: { en: 'Linen dress' } });
  const seen = '1'.repeat(9).padEnd(64, '0');
  const day = new Date().toISOString().slice(0, 10);
  await api.db
    .insertInto('search_counts')
    .values([
      { language: 'en', day, text: 'dresses', seen },
      { language: 'en', day, text: 'linen', seen: '1'.repeat(7).padEnd(64, '0') },
    ])
    .execute();
  expect(await popular()).toEqual(['dresses', 'linen']);
  expect((await operate('popular-search', 'hide', '--language', 'en', '--text', 'dress')).exit).toBe(0);
  expect(await popular()).toEqual(['linen']);
  expect(await operate.json('popular-search', 'list')).toEqual([
    { language: 'en', text: 'dresses', visitors: 9, hidden: true },
    { language: 'en', text: 'linen', visitors: 7, hidden: false },
  ]);
  expect((await operate('popular-search', 'hide', '--language', 'en', '--text', 'dress')).err).toContain(
    'hidden already',
  );
  expect((await operate('popular-search', 'show', '--language', 'en', '--text', 'dresses')).exit).toBe(0);
  expect(await popular()).toEqual(['dresses', 'linen']);
  expect((await operate('popular-search', 'show', '--language', 'en', '--text', 'dress')).err).toContain(
    'is not hidden',
  );
});
