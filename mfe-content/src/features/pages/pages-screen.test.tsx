import { screen } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { answer } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

test('S200 D43 lists all pages when no slug is given', async () => {
  server.use(
    answer(CALLS.pages, [
      { id: 1, title: 'À propos', slug: 'about' },
      { id: 2, title: 'Confidentialité', slug: 'privacy-policy' },
    ]),
  );
  await renderApp(definition, { path: '/fr/page' });
  expect(screen.getByRole('link', { name: 'À propos' })).toHaveAttribute('href', '/fr/page/about');
  expect(screen.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute('href', '/fr/page/privacy-policy');
  expect(document.title).toMatch(/^Informations/);
});
