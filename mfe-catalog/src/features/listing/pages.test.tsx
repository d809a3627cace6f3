import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { aCategoryListing, aProductListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { answer, fail } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { answeringPages, tiles } from '../../testing/listing-api';
import { serve } from '../../testing/serve';

const open = (path: string) => renderApp(definition, { path });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const expected = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => `Product ${first + i}`);
const more = () => screen.getByRole('link', { name: 'Load more products' });

test('S095 load more appends the next page, replaces the history entry and moves the focus on', async () => {
  const requests = answeringPages(7, 3);
  const { user } = await open('/all/home');
  const steps = history.length;
  expect(more()).toHaveAttribute('href', '/all/home?page=2');
  expect(more()).toHaveAttribute('rel', 'next');
  await user.click(more());
  await waitFor(() => expect(titles()).toEqual(expected(1, 6)));
  expect(location.search).toBe('?page=2&from=1');
  expect(history.length).toBe(steps);
  expect(screen.getByRole('status')).toHaveTextContent('6 of 7 products shown');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Product 4'));
  await user.click(more());
  await waitFor(() => expect(titles()).toEqual(expected(1, 7)));
  expect(screen.queryByRole('link', { name: 'Load more products' })).not.toBeInTheDocument();
  // each page is requested once, the sidebar's data with the first only
  expect(requests.map((query) => `${query.get('page')} ${query.get('sidebar_data')}`)).toEqual([
    'null true',
    '2 false',
    '3 false',
  ]);
});

test('S087 S095 loading more during a pending change does not undo the change', async () => {
  answeringPages(7, 3, (query) => (query.get('sortby') === 'newest' ? new Promise(() => {}) : Promise.resolve()));
  const { user } = await open('/all/home');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest');
  expect(location.search).toBe('?sortby=newest');
  await user.click(more());
  expect(location.search).toBe('?sortby=newest');
});

test('S095 the URL restores the same pages on reload and when shared', async () => {
  const requests = answeringPages(12, 3);
  await open('/all/home?page=3&from=2');
  expect(titles()).toEqual(expected(4, 9));
  expect(screen.getByRole('status')).toHaveTextContent('4–9 of 12 products shown');
  expect(requests.filter((query) => query.get('sidebar_data') === 'true')).toHaveLength(1);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/all/home');
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/all/home?page=4');
});

test('S095 the server renders the same pages, with the first as canonical', async () => {
  answeringPages(12, 3);
  const { html, head, status } = await serve('/all/home?page=3&from=2');
  expect(status).toBe(200);
  expect([...html.matchAll(/Product (\d+)</g)].map(([, number]) => Number(number))).toEqual([4, 5, 6, 7, 8, 9]);
  expect(head.canonical).toBe('/all/home?page=2');
});

test('S095 a product that moved to the next page meanwhile is listed once', async () => {
  answeringPages(7, 3);
  const { user } = await open('/all/home');
  // something new came in front, so the third product is now the first of the second page
  const result = aPage(tiles(3, 3), { current_page: 2, last_page: 3, per_page: 3, total: 8 });
  server.use(answer(CALLS.all, aCategoryListing({ result })));
  await user.click(more());
  await waitFor(() => expect(titles()).toEqual(['Product 1', 'Product 2', 'Product 3', 'Product 4', 'Product 5']));
});

test('S228 a failed page keeps the loaded ones and can be retried', async () => {
  answeringPages(7, 3);
  const { user } = await open('/all/home');
  server.use(fail(CALLS.all, 500));
  await user.click(more());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(titles()).toEqual(expected(1, 3));
  answeringPages(7, 3);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(expected(1, 6)));
});

test('S095 after eight pages on one screen the next one opens on its own', async () => {
  answeringPages(30, 3);
  await open('/all/home?page=8&from=1');
  expect(more()).toHaveAttribute('href', '/all/home?page=9');
  expect(titles()).toHaveLength(24);
});

test('S095 shows an incomplete count as "and more"', async () => {
  const result = aPage(tiles(1, 3), { total: 10_000, more: true, last_page: 334, per_page: 30 });
  server.use(answer(CALLS.products, aProductListing({ result, brands: [], collections: [], shipping: [] })));
  await open('/spring/products');
  expect(screen.getByRole('status')).toHaveTextContent('10,000+ products');
  expect(screen.getByText('3 of 10,000+ products shown')).toBeInTheDocument();
});

test('S071 an out-of-range page is the 404 page', async () => {
  answeringPages(7, 3);
  await open('/all/home?page=4');
  expect(screen.getByText('This page could not be found')).toBeInTheDocument();
});
