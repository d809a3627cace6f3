import { screen } from '@testing-library/react';
import { renderApp } from 'shared-kernel/testing/render-app';
import { definition } from './definition';

// no call is mocked: without a connection none may be made
test.each(['/cart', '/shipping', '/checkout'])(
  'S228 %s reports a missing connection and offers a retry',
  async (path) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderApp(definition, { path });
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('API is down.')).not.toBeInTheDocument();
    onLine.mockRestore();
  },
);
