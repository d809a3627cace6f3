import * as CALLS from 'shared-kernel/contract/calls';
import type { CategoryListing } from 'shared-kernel/contract/listing';
import { aCategoryListing, aProductListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { answer, fail, type SeenCall } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { sides } from '../../testing/listing-api';
import { serve } from '../../testing/serve';

const lamps = {
  id: 11,
  title: 'Lamps',
  slug: 'lamps',
  category_id: 1,
  category: { id: 1, title: 'Home', slug: 'home' },
};
const answerLamps = (more: Partial<CategoryListing> = {}) => {
  server.use(fail(CALLS.all, 404));
  server.use(
    answer(CALLS.all, ({ query }: SeenCall) => {
      if (query.get('sub_category') !== 'lamps') throw new Error('asked for something else');
      return aCategoryListing({ category: null, sub_category: lamps, ...more });
    }),
  );
};

test('D15 /all redirects to the categories in the language of the page', async () => {
  const { redirect } = await serve('/fr/all');
  expect(redirect).toEqual({ to: '/fr/categories', status: 301 });
});

test('S083 D15 a sub-category under another category redirects to its own and keeps the filters', async () => {
  answerLamps();
  const { redirect } = await serve('/ar/all/garden/lamps?rating=4');
  expect(redirect).toEqual({ to: '/ar/all/home/lamps?rating=4', status: 301 });
});

test('S081 a brand under another slug redirects to its own', async () => {
  server.use(answer(CALLS.products, aProductListing({ source: { id: 5, title: 'Lumen', slug: 'lumen' } })));
  const { redirect } = await serve('/old-name/brand?brand=5');
  expect(redirect).toEqual({ to: '/lumen/brand?brand=5', status: 301 });
});

const linen = { id: 'linen', title: 'Lin' };
const summer = { id: 'summer', title: 'Été' };

test.each([
  [
    'a title',
    '/fr/Lin/products?tags=Lin&rating=4',
    [{ ...linen, word: 'Lin' }],
    '/fr/linen/products?tags=linen&rating=4',
  ],
  [
    'several titles',
    '/fr/x/products?tags=Lin,Été',
    [
      { ...linen, word: 'Lin' },
      { ...summer, word: 'Été' },
    ],
    '/fr/linen-summer/products?tags=linen,summer',
  ],
  [
    'another word in the path',
    '/fr/tout/products?tags=linen',
    [{ ...linen, word: 'linen' }],
    '/fr/linen/products?tags=linen',
  ],
])('S088 tags under %s redirect permanently to their slugs', async (_, path, tags, to) => {
  server.use(
    answer(
      CALLS.products,
      aProductListing({
        ...sides,
        tags,
        source: { id: 1, title: 'Lin', slug: tags.length > 1 ? 'linen-summer' : 'linen' },
      }),
    ),
  );
  expect((await serve(encodeURI(path))).redirect).toEqual({ to, status: 301 });
});

test('S088 S089 a tag’s list has its title in the language of the page, under its slug', async () => {
  server.use(
    answer(
      CALLS.products,
      aProductListing({
        ...sides,
        tags: [{ ...linen, word: 'linen' }],
        source: { id: 1, title: 'Lin', slug: 'linen' },
      }),
    ),
  );
  const { status, redirect, head } = await serve('/fr/linen/products?tags=linen');
  expect({ status, redirect, title: head.title }).toEqual({ status: 200, redirect: undefined, title: 'Lin' });
});

test('S071 S088 an unknown tag is a 404, and is dropped beside known ones', async () => {
  server.use(answer(CALLS.products, aProductListing({ ...sides, result: aPage([]), tags: [] })));
  expect(await serve('/x/products?tags=nothing')).toMatchObject({ status: 404 });
  const source = { id: 1, title: 'Lin', slug: 'linen' };
  server.use(answer(CALLS.products, aProductListing({ ...sides, tags: [{ ...linen, word: 'linen' }], source })));
  const { redirect } = await serve('/fr/linen/products?tags=linen,nothing');
  expect(redirect).toEqual({ to: '/fr/linen/products?tags=linen', status: 301 });
});

test('S087 S088 an unknown tag that filters another list stays in the URL', async () => {
  answerLamps({ tags: [], result: aPage([]) });
  const { status, redirect } = await serve('/all/home/lamps?tags=nothing');
  expect({ status, redirect }).toEqual({ status: 200, redirect: undefined });
});

test('S083 a sub-category has breadcrumbs, a canonical URL and a breadcrumb list for crawlers', async () => {
  answerLamps();
  const { status, head, html } = await serve('/all/home/lamps');
  expect(status).toBe(200);
  expect(head.title).toBe('Lamps');
  expect(head.canonical).toBe('/all/home/lamps');
  expect(head.robots).toBeUndefined();
  expect(head.jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ name: 'Home', item: 'http://localhost/' }),
        expect.objectContaining({ name: 'Home', item: 'http://localhost/all/home' }),
        expect.objectContaining({ name: 'Lamps', item: 'http://localhost/all/home/lamps' }),
      ],
    }),
    expect.objectContaining({ '@type': 'CollectionPage', name: 'Lamps', url: 'http://localhost/all/home/lamps' }),
  ]);
  expect(html).toContain('aria-current="page"');
});

test('S087 D17 filtered lists are noindex with the unfiltered list as canonical', async () => {
  answerLamps();
  const { head } = await serve('/all/home/lamps?rating=4&sortby=featured');
  expect(head.robots).toBe('noindex');
  expect(head.canonical).toBe('/all/home/lamps');
});

test('S095 a later page is canonical to itself; an out-of-range page is a 404', async () => {
  server.use(answer(CALLS.all, aCategoryListing({ result: aPage([], { current_page: 2, last_page: 3, total: 80 }) })));
  const { head } = await serve('/all/home?page=2');
  expect(head.title).toBe('Home – page 2');
  expect(head.canonical).toBe('/all/home?page=2');
  expect((await serve('/all/home?page=4')).status).toBe(404);
});

test('S071 an unknown category is a 404', async () => {
  server.use(fail(CALLS.all, 404));
  const { status, redirect } = await serve('/all/nothing');
  expect({ status, redirect }).toEqual({ status: 404, redirect: undefined });
});

test('S087 the filter form works without JavaScript and keeps the URL’s parameters', async () => {
  server.use(
    answer(
      CALLS.products,
      aProductListing({ source: { id: 5, title: 'Lumen', slug: 'lumen' }, brands: [], collections: [], shipping: [] }),
    ),
  );
  const { html } = await serve('/lumen/brand?brand=5&rating=3&tags=linen');
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  expect(form?.getAttribute('action')).toBe('/lumen/brand');
  expect(form?.method).toBe('get');
  const sent = Object.fromEntries(new FormData(form ?? undefined));
  expect(sent).toMatchObject({ brand: '5', rating: '3', tags: 'linen' });
});
