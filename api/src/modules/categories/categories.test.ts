import type { CategoryPage } from 'shared-kernel/contract/listing';
import type { z } from 'zod';
import { aCategory, aSubCategory } from '../../testing/a-category';
import { testApp } from '../../testing/test-app';

const api = testApp();

test('S215 categories lists the public sub-categories of public categories', async () => {
  const shown = await aSubCategory(api.db, { title: { en: 'Lamps', tr: 'Lambalar' } });
  await aSubCategory(api.db, { status: 2 });
  await aSubCategory(api.db, { category: (await aCategory(api.db, { status: 2 })).id });
  const { data } = await api.call<z.infer<typeof CategoryPage>>('categories', { language: 'tr' });
  expect(data.data).toEqual([
    { id: shown.id, title: 'Lambalar', slug: shown.slug, category_id: shown.category_id, image: 'sub-category.jpg' },
  ]);
  expect(data.total).toBe(1);
});
