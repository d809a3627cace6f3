import { screen, within } from '@testing-library/react';
import { renderApp } from 'shared-kernel/testing/render-app';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../definition';

test('S175 S176 S183 the menu leads to the pages that stand, and to no other', async () => {
  await renderApp(definition, { path: '/fr/user/profile', as: customer() });
  const links = within(screen.getByRole('navigation', { name: 'Votre compte' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/fr/user/profile',
    '/fr/user/orders',
    '/fr/user/addresses',
  ]);
});

test.each(['/user/compared', '/user/following', '/user/vouchers', '/user/wishlists', '/track-order'])(
  'S071 %s, which has no screen, is a page that could not be found',
  async (path) => {
    await renderApp(definition, { path, as: customer() });
    expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  },
);
