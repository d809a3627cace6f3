import type { BrandPage } from 'shared-kernel/contract/listing';
import { aBrand } from '../../testing/a-brand';
import { testApp } from '../../testing/test-app';

const api = testApp();

test('S215 public brands come in pages of 25; an invalid page number gives the first or an empty page', async () => {
  for (let i = 0; i < 26; i++) await aBrand(api.db);
  await aBrand(api.db, { status: 2 });
  const at = async (page: string | number) => (await api.call<BrandPage>('brands', { query: { page } })).data;
  expect(await at(1)).toMatchObject({ total: 26, last_page: 2, per_page: 25, next_page_url: '/api/v1/brands?page=2' });
  expect((await at(2)).data).toHaveLength(1);
  for (const page of ['-1', 'abc', '', '0', 'NaN']) expect((await at(page)).current_page).toBe(1);
  expect((await at('1e300')).data).toEqual([]);
});
