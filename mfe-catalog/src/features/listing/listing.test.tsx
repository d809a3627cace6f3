import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { LISTING_PAGE_SIZE } from 'shared-kernel/contract/filters';
import { aProductListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { aStore, SERVER_TIME } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, down, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { answering, brands } from '../../testing/listing-api';

const open = (path: string) => renderApp(definition, { path });

test('S083 S090 a category lists its products, its sub-categories and filters', async () => {
  const [requests] = [answering()];
  await open('/all/home');
  expect(requests[0]?.get('category')).toBe('home');
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Brass lamp/ })).toHaveAttribute('href', '/brass-lamp/product/1');
  expect(screen.getByRole('status')).toHaveTextContent('1 product');
  expect(screen.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', '/all/home/lamps');
});

test('S086 the sidebar filters by price, stars and brand, and the list can be sorted', async () => {
  answering();
  await open('/all/home');
  expect(screen.getByRole('textbox', { name: 'Lowest price' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '4 stars and more' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Lumen/ })).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured');
});

test('S086 a listing across categories also filters by category', async () => {
  server.use(
    answer(
      CALLS.products,
      aProductListing({ categories: [{ id: 1, title: 'Home', count: 9 }], brands, collections: [], shipping: [] }),
    ),
  );
  await open('/spring/products');
  expect(screen.getByRole('checkbox', { name: 'Home' })).toBeInTheDocument();
});

test('S087 a tick shows at once, goes into the URL and makes one call for products and counts', async () => {
  const requests = answering({ result: aPage([aProductTile()], { last_page: 3 }) });
  const { user } = await open('/all/home?sortby=newest&page=2');
  const steps = history.length;
  await user.click(screen.getByRole('checkbox', { name: /Lumen/ }));
  expect(screen.getByRole('checkbox', { name: /Lumen/ })).toBeChecked();
  // a change starts again at the first page
  expect(location.search).toBe('?brand=5&sortby=newest');
  expect(history.length).toBe(steps + 1);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map((query) => query.get('sidebar_data'))).toEqual(['true', 'true']);
  expect(requests[1]?.get('brand')).toBe('5');
});

test('S087 reload and sharing restore the list; back restores the previous one', async () => {
  const requests = answering();
  const { user } = await open('/all/home?brand=5&rating=3&min=10&max=20.50');
  expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({ brand: '5', rating: '3', min: '10', max: '20.5' });
  expect(screen.getByRole('checkbox', { name: /Lumen/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: '3 stars and more' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveValue('20.5');
  await user.click(screen.getByRole('radio', { name: 'Any rating' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Any rating' })).toBeChecked());
  expect(location.search).toBe('?brand=5&min=10&max=20.5');
  history.back();
  await waitFor(() => expect(screen.getByRole('radio', { name: '3 stars and more' })).toBeChecked());
});

test('S087 Enter applies a typed price; invalid prices are ignored', async () => {
  answering();
  const { user } = await open('/all/home');
  await user.type(screen.getByRole('textbox', { name: 'Lowest price' }), '12.5{Enter}');
  expect(location.search).toBe('?min=12.5');
  await user.clear(screen.getByRole('textbox', { name: 'Lowest price' }));
  await user.type(screen.getByRole('textbox', { name: 'Lowest price' }), '-4');
  await user.tab();
  expect(location.search).toBe('');
});

test('S087 active filters are links that remove them', async () => {
  answering();
  await open('/all/home?brand=5&rating=3&sortby=price_low_to_high');
  const active = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(active.getByRole('link', { name: 'Remove filter: Lumen' })).toHaveAttribute(
    'href',
    '/all/home?rating=3&sortby=price_low_to_high',
  );
  expect(active.getByRole('link', { name: 'Remove filter: 3 stars and more' })).toHaveAttribute(
    'href',
    '/all/home?brand=5&sortby=price_low_to_high',
  );
  expect(active.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/all/home');
});

test('S085 S088 requests a source by its id with the filters of the URL', async () => {
  const requests: URLSearchParams[] = [];
  server.use(
    answer(CALLS.products, ({ query }: SeenCall) => {
      requests.push(query);
      return aProductListing({ source: { id: 4, title: 'Spring', slug: 'spring' } });
    }),
  );
  await open('/spring/products?home_spm=4&category_ids=1,2&sub_category_ids=11&tags=linen&brand_ids=5');
  expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
    home_spm: '4',
    category_ids: '1,2',
    sub_category_ids: '11',
    tags: 'linen',
    brand_ids: '5',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Spring' })).toBeInTheDocument();
});

test('S087 S088 the chip of a tag has its title in the language of the page', async () => {
  answering({ tags: [{ id: 'linen', title: 'Keten', word: 'linen' }] });
  await open('/tr/all/home?tags=linen');
  expect(screen.getByRole('link', { name: /Keten/ })).toHaveAttribute('href', '/tr/all/home');
});

test('S085 without a source it lists all products', async () => {
  server.use(answer(CALLS.products, aProductListing()));
  await open('/everything/products');
  expect(screen.getByRole('heading', { level: 1, name: 'All products' })).toBeInTheDocument();
});

test.each([
  ['brand', 'brands'],
  ['collection', 'collections'],
])('S081 a %s lists its products and does not offer itself as a filter', async (name, group) => {
  const requests: URLSearchParams[] = [];
  server.use(
    answer(CALLS.products, ({ query }: SeenCall) => {
      requests.push(query);
      return aProductListing({
        source: { id: 5, title: 'Lumen', slug: 'lumen' },
        brands: [],
        collections: [],
        shipping: [],
        [group]: [{ id: 5, title: 'Itself' }],
      });
    }),
  );
  await open(`/lumen/${name}?${name}=5`);
  expect(requests[0]?.get(name)).toBe('5');
  expect(screen.getByRole('heading', { level: 1, name: 'Lumen' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Itself' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('S091 shows 21 placeholders while the products load', async () => {
  server.use(answer(CALLS.all, () => new Promise<never>(() => {})));
  const { slot } = await renderApp(definition, { path: '/all/home', unanswered: true });
  expect(slot.querySelectorAll('[data-shimmer]')).toHaveLength(21);
});

test('S095 pages are links that keep the filters', async () => {
  answering({ result: aPage([aProductTile()], { current_page: 2, last_page: 4, total: 3 * LISTING_PAGE_SIZE + 1 }) });
  await open('/all/home?brand=5&page=2');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/all/home?brand=5&page=3');
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/all/home?brand=5');
});

test('S095 every sort choice goes into the URL', async () => {
  const requests = answering();
  const { user } = await open('/all/home');
  for (const sort of ['newest', 'most_popular', 'price_low_to_high', 'price_high_to_low', 'avg_customer_review']) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), sort);
    expect(location.search).toBe(`?sortby=${sort}`);
    await waitFor(() => expect(requests.at(-1)?.get('sortby')).toBe(sort));
  }
  // the default order is left out of the URL
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'featured');
  expect(location.search).toBe('');
  expect(requests[0]?.get('sortby')).toBe('featured');
});

test.each([
  ['/shop/atlas-lights', CALLS.store, { store: aStore(), following: false, review: 0 }],
  [
    '/flash-sale/2',
    CALLS.flashSale,
    { flash_sale: { id: 2, title: 'Sale', start_time: SERVER_TIME, end_time: SERVER_TIME, status: 1 } },
  ],
  ['/lumen/brand?brand=5', CALLS.products, { source: { id: 5, slug: 'lumen', title: 'Lumen' } }],
  ['/gifts/collection?collection=3', CALLS.products, { source: { id: 3, slug: 'gifts', title: 'Gifts' } }],
])('S095 issue 13 %s is sorted by featured by default', async (path, call, data) => {
  const sorts: (string | null)[] = [];
  server.use(
    answer(call, ({ query }: SeenCall) => {
      sorts.push(query.get('sortby'));
      return { ...aProductListing(), ...data };
    }),
  );
  await open(path);
  expect(sorts).toEqual(['featured']);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured');
});

test('S096 an empty result offers to clear the filters', async () => {
  answering({ result: aPage([]) });
  await open('/all/home?rating=5');
  expect(screen.getByRole('heading', { name: 'No products match these filters.' })).toBeInTheDocument();
  const main = within(screen.getByRole('region', { name: 'Products' }));
  for (const link of main.getAllByRole('link', { name: 'Clear filters' }))
    expect(link).toHaveAttribute('href', '/all/home');
});

test('S096 an empty listing without filters links to the categories', async () => {
  answering({ result: aPage([]) });
  await open('/all/home');
  expect(screen.getByRole('link', { name: 'Browse the categories' })).toHaveAttribute('href', '/categories');
});

test('S071 an unknown category is the 404 page', async () => {
  server.use(fail(CALLS.all, 404));
  await open('/all/nothing');
  expect(screen.getByText('This page could not be found')).toBeInTheDocument();
});

test('S214 S228 a failed call shows the error page', async () => {
  server.use(down(CALLS.all));
  await open('/all/home');
  expect(await screen.findByText('API is down.')).toBeInTheDocument();
});

test('S071 S081 a brand page without or with an unknown brand is the 404 page', async () => {
  server.use(reject(CALLS.products, ['Unknown brand']));
  await open('/lumen/brand');
  expect(screen.getByText('This page could not be found')).toBeInTheDocument();
});

test('S105 S106 formats prices by the shop’s settings, in Arabic with readable digits', async () => {
  answering();
  await renderApp(definition, { path: '/ar/all/home' });
  expect(screen.getByText('\u2068$40.00\u2069')).toBeInTheDocument();
});
