import { screen } from '@testing-library/react';
import { aCommon } from 'shared-kernel/testing/a-common';
import { renderApp } from 'shared-kernel/testing/render-app';
import { definition } from '../../definition';

test('S080 S082 lists categories and sub-categories from the site data alone', async () => {
  const lamps = { id: 11, title: 'Lampes', slug: 'lamps', category_id: 1 };
  const common = aCommon({ categories: [{ id: 1, title: 'Maison', slug: 'home', public_sub_categories: [lamps] }] });
  await renderApp(definition, { path: '/fr/categories', site: { common } });
  expect(screen.getByRole('heading', { level: 2, name: 'Maison' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lampes' })).toHaveAttribute('href', '/fr/all/home/lamps');
});

test('S080 S094 pictures of the first category load at once, others near the viewport', async () => {
  const category = (id: number) => ({
    id,
    title: `Category ${id}`,
    slug: `category-${id}`,
    image: `category-${id}.webp`,
    public_sub_categories: [
      { id: 10 + id, title: `Part ${id}`, slug: `part-${id}`, category_id: id, image: `${id}.webp` },
    ],
  });
  const common = aCommon({ categories: [category(1), category(2)] });
  await renderApp(definition, { path: '/categories', site: { common } });
  const loading = (name: string) =>
    screen.getByRole('link', { name }).querySelector('img[srcset*="/media/"]')?.getAttribute('loading');
  expect(['Category 1', 'Part 1', 'Category 2', 'Part 2'].map(loading)).toEqual(['eager', 'eager', 'lazy', 'lazy']);
});
