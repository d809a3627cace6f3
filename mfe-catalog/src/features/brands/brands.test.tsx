import { screen, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { aPage } from 'shared-kernel/testing/a-page';
import { answer, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const lumen = { id: 5, title: 'Lumen', slug: 'lumen', image: 'lumen.webp' };

test('S080 lists all brands by letter with a link to each letter', async () => {
  const pages = [
    [lumen, { id: 6, title: 'Atlas', slug: 'atlas', image: 'atlas.webp' }],
    [{ ...lumen, id: 7, title: 'Élan' }],
  ];
  server.use(
    answer(CALLS.brands, ({ query }: SeenCall) => {
      const page = Number(query.get('page'));
      return aPage(pages[page - 1] ?? [], { current_page: page, last_page: 2 });
    }),
  );
  await renderApp(definition, { path: '/brands' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['A', 'É', 'L']);
  const l = within(screen.getByRole('region', { name: 'L' }));
  expect(l.getByRole('link', { name: 'Lumen' })).toHaveAttribute('href', '/lumen/brand?brand=5');
  const jump = within(screen.getByRole('navigation', { name: 'Letters' })).getByRole('link', { name: 'L' });
  expect(document.querySelector(jump.getAttribute('href') ?? '')).toBe(screen.getByRole('region', { name: 'L' }));
});

test('S080 a long list of brands is split into pages', async () => {
  server.use(
    answer(CALLS.brands, ({ query }: SeenCall) =>
      aPage([{ ...lumen, id: Number(query.get('page')) }], { last_page: 41 }),
    ),
  );
  await renderApp(definition, { path: '/brands?page=2' });
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/brands?page=3');
});

test('S071 an out-of-range page is the 404 page', async () => {
  server.use(answer(CALLS.brands, aPage([], { last_page: 3 })));
  await renderApp(definition, { path: '/brands?page=9' });
  expect(screen.getByText('This page could not be found')).toBeInTheDocument();
});

test('S080 S094 logos of the first letters load at once, others near the viewport', async () => {
  const titles = ['Zenith', 'Yarrow', 'Atlas', 'Boreal', 'Cedar', 'Dune', 'Ember'];
  const brands = titles.map((title, index) => ({ ...lumen, id: index + 1, title }));
  server.use(answer(CALLS.brands, aPage(brands, { last_page: 1 })));
  await renderApp(definition, { path: '/brands' });
  const loading = (name: string) => screen.getByRole('link', { name }).querySelector('img')?.getAttribute('loading');
  expect(['Atlas', 'Ember', 'Yarrow'].map(loading)).toEqual(['eager', 'eager', 'eager']);
  expect(loading('Zenith')).toBe('lazy');
});
