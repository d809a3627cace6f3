import { screen } from '@testing-library/react';
import { renderApp } from 'shared-kernel/testing/render-app';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from './definition';

// no call is mocked: without a connection none may be made
test.each([
  '/user/addresses',
  '/user/compared',
  '/user/following',
  '/user/orders',
  '/user/vouchers',
  '/user/wishlists',
  '/user/order/7',
])('S228 %s reports a missing connection and offers a retry', async (path) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp(definition, { path, as: customer() });
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('API is down.')).not.toBeInTheDocument();
  onLine.mockRestore();
});
