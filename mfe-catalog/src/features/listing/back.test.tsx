import { screen, waitFor } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { aCategoryListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { rendersOf } from 'shared-kernel/testing/count-renders';
import { answer, fail } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { answeringPages, home, sides, tiles } from '../../testing/listing-api';

// names of what is on the screen: a list that stays mounted in the background has no roles
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });
const product = () => screen.findByRole('region', { name: 'Buy' });

/** The list of a category, with a brand ticked and its second page loaded. */
async function openList() {
  server.use(answer(CALLS.product, aProductDetail()));
  const requests = answeringPages(6, 3);
  const { user } = await renderApp(definition, { path: '/all/home' });
  await user.click(box('Lumen'));
  await waitFor(() => expect(requests).toHaveLength(2));
  await user.click(await screen.findByRole('link', { name: 'Load more products' }));
  await waitFor(() => expect(titles()).toHaveLength(6));
  return { user, requests };
}
const toProduct = async () => {
  history.pushState({ key: 'product' }, '', '/brass-lamp/product/1');
  await product();
};
const goBack = async () => {
  history.back();
  await waitFor(() => expect(titles().length).toBeGreaterThan(1));
};

test('going back shows the list as it was left, without rendering its tiles again', async () => {
  const { requests } = await openList();
  const first = screen.getByRole('heading', { level: 3, name: 'Product 1' });
  await toProduct();
  expect(titles()).not.toContain('Product 2');
  expect(box).toThrow();
  const requestCount = requests.length;

  const renders = await rendersOf(goBack);
  expect(renders).not.toContain('ProductTile');
  expect(renders).not.toContain('ChoiceRow');
  expect(renders.length).toBeLessThanOrEqual(25);
  expect(titles()).toHaveLength(6);
  expect(screen.getByRole('heading', { level: 3, name: 'Product 1' })).toBe(first);
  expect(box('Lumen')).toBeChecked();
  expect(location.search).toBe('?brand=5&page=2&from=1');
  // both pages are refetched in the background
  await waitFor(() => expect(requests).toHaveLength(requestCount + 2));
});

test('going back refreshes the list, which stays if that fails', async () => {
  await openList();
  await toProduct();
  const result = aPage(
    tiles(1, 3).map((tile) => ({ ...tile, title: `${tile.title} now` })),
    { last_page: 2, per_page: 3, total: 6 },
  );
  server.use(answer(CALLS.all, aCategoryListing({ category: home, ...sides, result })));
  await goBack();
  await waitFor(() => expect(titles()).toContain('Product 1 now'));

  await toProduct();
  server.use(fail(CALLS.all, 500));
  await goBack();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(titles()).toContain('Product 1 now');
});

test('a link to a list that is kept hidden opens it fresh', async () => {
  const { user } = await openList();
  await toProduct();
  history.pushState({ key: 'again' }, '', '/all/home');
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(box('Lumen')).not.toBeChecked();
  await user.click(box('Vela'));
  await waitFor(() => expect(location.search).toBe('?brand=6'));
});
