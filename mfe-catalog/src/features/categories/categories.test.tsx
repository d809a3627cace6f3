import { screen } from '@testing-library/react';
import { aCommon } from 'shared-kernel/testing/a-common';
import { renderApp } from 'shared-kernel/testing/render-app';
import { definition } from '../../definition';

test('S080 S082 lists categories with their sub-categories, from the site data alone', async () => {
  const lamps = { id: 11, title: 'Lampes', slug: 'lamps', category_id: 1 };
  const common = aCommon({ categories: [{ id: 1, title: 'Maison', slug: 'home', public_sub_categories: [lamps] }] });
  await renderApp(definition, { path: '/fr/categories', site: { common } });
  expect(screen.getByRole('heading', { level: 2, name: 'Maison' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lampes' })).toHaveAttribute('href', '/fr/all/home/lamps');
});
