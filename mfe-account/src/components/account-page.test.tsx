import { screen, within } from '@testing-library/react';
import { renderApp } from 'shared-kernel/testing/render-app';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../definition';

test('S175 S176 S183 the menu links exactly the existing account pages', async () => {
  await renderApp(definition, { path: '/fr/user/profile', as: customer() });
  const links = within(screen.getByRole('navigation', { name: 'Votre compte' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/fr/user',
    '/fr/user/orders',
    '/fr/user/wishlists',
    '/fr/user/compared',
    '/fr/user/vouchers',
    '/fr/user/following',
    '/fr/user/addresses',
    '/fr/user/profile',
    '/fr/user/privacy',
  ]);
});
