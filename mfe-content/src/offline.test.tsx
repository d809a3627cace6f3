import { act, screen } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { emit } from 'shared-kernel/platform/bus';
import { setCutOff } from 'shared-kernel/platform/connection';
import { answer } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from './definition';
import { aContentPage } from './testing/a-content-page';

// no call is mocked: without a connection none may be made
test.each(['/page', '/page/about'])('S228 %s reports a missing connection and offers a retry', async (path) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp(definition, { path });
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('API is down.')).not.toBeInTheDocument();
  onLine.mockRestore();
});

test('S228 an unreachable shop is not reported as offline, and the page opens once it responds', async () => {
  setCutOff(true);
  await renderApp(definition, { path: '/page/about' });
  expect(await screen.findByRole('heading', { name: 'We can’t reach the shop right now' })).toBeVisible();
  expect(screen.queryByText(/offline/i)).not.toBeInTheDocument();
  setCutOff(false);
  server.use(answer(CALLS.page, aContentPage()));
  act(() => emit('connection:changed', { offline: false }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});
