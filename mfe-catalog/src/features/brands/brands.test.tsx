import { screen } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import { aPage } from 'shared-kernel/testing/a-page';
import { answer } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const lumen = { id: 5, title: 'Lumen', slug: 'lumen', image: 'lumen.webp' };

test('S080 lists brands, page by page', async () => {
  server.use(answer(CALLS.brands, aPage([lumen], { current_page: 2, last_page: 3 })));
  await renderApp(definition, { path: '/brands?page=2' });
  expect(screen.getByRole('link', { name: 'Lumen' })).toHaveAttribute('href', '/lumen/brand?brand=5');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/brands?page=3');
});

test('S071 a page beyond the last is the 404 page', async () => {
  server.use(answer(CALLS.brands, aPage([], { last_page: 3 })));
  await renderApp(definition, { path: '/brands?page=9' });
  expect(screen.getByText('This page could not be found')).toBeInTheDocument();
});
