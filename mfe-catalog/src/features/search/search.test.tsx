import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { SearchReading } from 'shared-kernel/contract/listing';
import { HEADER } from 'shared-kernel/contract/storage';
import { aCommon } from 'shared-kernel/testing/a-common';
import { aProductListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { answer, fail, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { serve } from '../../testing/serve';

const home = { id: 1, title: 'Home', slug: 'home', public_sub_categories: [] };
const suggestions = {
  product: [],
  suggested: [{ id: 1, title: 'brass lamp' }],
  sub_category: [{ id: 11, title: 'Lamps', slug: 'lamps', image: 'l.webp', category_id: 1, category: home }],
  category: [{ id: 2, title: 'Lights', slug: 'lights', image: 'l.webp' }],
};

test('S097 shows results for the text and sends q and the language', async () => {
  const seen: SeenCall[] = [];
  server.use(
    answer(CALLS.search, (call: SeenCall) => {
      seen.push(call);
      return suggestions;
    }),
    answer(CALLS.products, (call: SeenCall) => {
      seen.push(call);
      return aProductListing();
    }),
  );
  await renderApp(definition, { path: '/fr/search?q=lampe%20or' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Résultats pour « lampe or »');
  expect(screen.getByRole('link', { name: /Brass lamp/ })).toHaveAttribute('href', '/fr/brass-lamp/product/1');
  expect(seen).toHaveLength(2);
  for (const { query, headers } of seen) {
    expect(query.get('q')).toBe('lampe or');
    expect(headers.get(HEADER.language)).toBe('fr');
  }
});

test('S098 shows the keywords, categories and sub-categories of the response', async () => {
  server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing()));
  await renderApp(definition, { path: '/search?q=lamp' });
  const categories = within(screen.getByRole('navigation', { name: 'Matching categories' }));
  expect(categories.getByRole('link', { name: 'Lights' })).toHaveAttribute('href', '/all/lights');
  expect(categories.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', '/all/home/lamps');
  const related = within(screen.getByRole('navigation', { name: 'Related searches' }));
  expect(related.getByRole('link', { name: 'brass lamp' })).toHaveAttribute('href', '/search?q=brass%20lamp');
});

test.each([
  [
    '/search?q=lamp+under+50&sortby=newest',
    { text: 'lamp', min: null, max: 50 },
    '/search?q=lamp&max=50&sortby=newest',
  ],
  ['/fr/search?q=lampe+entre+20+et+49,50', { text: 'lampe', min: 20, max: 49.5 }, '/fr/search?q=lampe&min=20&max=49.5'],
  ['/search?q=under+50', { text: '', min: null, max: 50 }, '/discover/products?max=50'],
])('S086 S097 the price range in %s becomes filters', async (path, price, to) => {
  server.use(
    answer(CALLS.search, suggestions),
    answer(CALLS.products, ({ query }: SeenCall) =>
      query.has('max')
        ? aProductListing()
        : aProductListing({ reading: { mended: null, left_out: [], any: false, price } }),
    ),
  );
  const { redirect } = await serve(path);
  expect(redirect).toEqual({ to, status: 302 });
});

test.each([
  ['/search?q=red+dress+on+sale', { text: 'red dress', on_offer: true }, '/search?q=red+dress&on_offer=true'],
  [
    '/fr/search?q=ordinateur+le+moins+cher',
    { text: 'ordinateur', sortby: 'price_low_to_high' },
    '/fr/search?q=ordinateur&sortby=price_low_to_high',
  ],
  [
    '/search?q=x&brand=3',
    { text: 'x', in_stock: true, rating: 4, shipping: [3, 5] },
    '/search?q=x&brand=3&shipping=3,5&rating=4&in_stock=true',
  ],
  ['/ar/search?q=x', { text: '', sortby: 'newest' }, '/ar/discover/products?sortby=newest'],
] as const)(
  'S086 S095 S097 words in %s that name filters or a sort order become query parameters',
  async (path, filters, to) => {
    const interpretation = {
      mended: null,
      left_out: [],
      any: false,
      filters: { ...filters } as SearchReading['filters'],
    };
    server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing({ reading: interpretation })));
    const { redirect } = await serve(path);
    expect(redirect).toEqual({ to, status: 302 });
  },
);

describe('interpretation of the query', () => {
  const reading = { mended: null, left_out: [], any: false };
  const show = async (path: string, interpretation: SearchReading) => {
    server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing({ reading: interpretation })));
    await renderApp(definition, { path });
  };

  test('S097 words that match nothing in the shop are reported once', async () => {
    await show('/search?q=nike', { ...reading, left_out: ['nike'], absent: ['nike'] });
    expect(screen.getByText('We do not have “nike”. These products are similar.')).toBeVisible();
    expect(screen.queryByText(/No product has all of/)).toBeNull();
  });
  test('S097 words that match nothing in the shop are not repeated among the ignored words', async () => {
    await show('/search?q=silk%20nike%20bag', { ...reading, left_out: ['silk', 'nike'], absent: ['nike'] });
    expect(screen.getByText('No product has all of “silk nike bag”. These match without “silk”.')).toBeVisible();
  });
  test('S097 a corrected query is reported, with a link to search for the original', async () => {
    await show('/search?q=leathre%20boots', { ...reading, mended: 'leather boots' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “leather boots”');
    expect(screen.getByText(/Showing results for “leather boots”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for “leathre boots” instead' })).toHaveAttribute(
      'href',
      '/search?q=leathre+boots&verbatim=true',
    );
  });

  test.each([
    ['/search?q=laptop&max=500', { min: null, max: 500 }, 'No exact match costs $500.00 or less. These come closest.'],
    [
      '/fr/search?q=montre&min=900',
      { min: 900, max: null },
      /Aucun article ne correspond exactement pour .*900.*ou plus/,
    ],
    ['/ar/search?q=x&min=1&max=2', { min: 1, max: 2 }, /لا يوجد تطابق تام بسعر بين/],
  ])('S097 products of %s that only come near its price are announced as such', async (path, nearest, message) => {
    await show(path, { ...reading, nearest });
    expect(screen.getByText(message)).toBeVisible();
  });

  test('S086 S097 the price fields show no minimum above the requested maximum', async () => {
    const range = { min: 640, max: 1900 };
    server.use(
      answer(CALLS.search, suggestions),
      answer(
        CALLS.products,
        aProductListing({ reading: { ...reading, nearest: { min: null, max: 500 } }, brands: [], price_range: range }),
      ),
    );
    await renderApp(definition, { path: '/search?q=laptop&max=500' });
    expect(await screen.findByRole('textbox', { name: 'Lowest price' })).toHaveAttribute('placeholder', 'Min');
    expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveAttribute('placeholder', 'Max');
  });

  test('S097 words without products are listed', async () => {
    await show('/search?q=cheap%20silk%20shoes', { ...reading, left_out: ['cheap', 'silk'] });
    expect(
      screen.getByText('No product has all of “cheap silk shoes”. These match without “cheap”, “silk”.'),
    ).toBeVisible();
  });

  test('S097 products that match only some words are announced as such, in Arabic too', async () => {
    await show('/ar/search?q=x%20y', { ...reading, left_out: [], any: true });
    expect(screen.getByText(/لا يوجد منتج يجمع كل هذه الكلمات/)).toBeVisible();
  });

  test('S097 a verbatim search requests exactly the typed text', async () => {
    const verbatimParams: (string | null)[] = [];
    server.use(
      answer(CALLS.search, suggestions),
      answer(CALLS.products, ({ query }: SeenCall) => {
        verbatimParams.push(query.get('verbatim'));
        return aProductListing();
      }),
    );
    await renderApp(definition, { path: '/search?q=leathre&verbatim=true' });
    expect(verbatimParams).toEqual(['true']);
  });
});

test('S097 shows the results even without suggestions', async () => {
  server.use(fail(CALLS.search, 500), answer(CALLS.products, aProductListing()));
  await renderApp(definition, { path: '/search?q=lamp' });
  expect(screen.getByRole('link', { name: /Brass lamp/ })).toBeInTheDocument();
});

test('issue 13: an empty result repeats the text in one heading only', async () => {
  server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing({ result: aPage([]) })));
  await renderApp(definition, { path: '/search?q=fridge' });
  expect(screen.getAllByRole('heading', { name: /fridge/ })).toHaveLength(1);
});

test.each([
  ['/search', 'Home', '/', 'Search'],
  ['/search?q=lamp', 'Home', '/', 'Search'],
  ['/fr/search?q=lampe', 'Accueil', '/fr', 'Recherche'],
  ['/discover/products', 'Home', '/', 'All products'],
])('issue 13: %s has breadcrumbs', async (path, home, href, name) => {
  server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing()));
  await renderApp(definition, { path, site: { common: aCommon({ categories: [] }) } });
  const crumbs = within(screen.getByRole('navigation', { name: /You are here|Vous êtes ici/ }));
  expect(crumbs.getByRole('link', { name: home })).toHaveAttribute('href', href);
  expect(crumbs.getByText(name)).toHaveAttribute('aria-current', 'page');
});

test('S096 S097 an empty result shows a message and no filters', async () => {
  server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing({ result: aPage([]) })));
  await renderApp(definition, { path: '/search?q=%3Cb%3Ex' });
  expect(screen.getByRole('heading', { name: 'Results for “<b>x”' })).toBeInTheDocument();
  // nothing to filter or sort
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  expect(document.querySelector('[popover]')).toBeNull();
});

test('S099 D19 without a query shows the search box and popular categories and makes no call', async () => {
  await renderApp(definition, { path: '/search', site: { common: aCommon({ categories: [home] }) } });
  expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveAttribute('name', 'q');
  const popular = within(screen.getByRole('region', { name: 'Popular categories' }));
  expect(popular.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/all/home');
});

test('S097 search pages are noindex', async () => {
  server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing()));
  expect((await serve('/search')).head.robots).toBe('noindex');
  expect((await serve('/search?q=lamp')).head.robots).toBe('noindex');
});

test('S096 S097 a search without results offers similar spellings, tips, categories and products', async () => {
  const seen: (string | null)[] = [];
  server.use(
    answer(CALLS.search, { ...suggestions, suggested: [], sub_category: [], category: [], similar: ['fringe'] }),
    answer(CALLS.products, ({ query }: SeenCall) => {
      seen.push(query.get('sortby'));
      return query.get('q') === null ? aProductListing() : aProductListing({ result: aPage([]) });
    }),
  );
  const site = { common: aCommon({ categories: [home] }) };
  await renderApp(definition, { path: '/search?q=fridge', site });
  expect(screen.getByRole('heading', { name: 'No products match.' })).toBeVisible();
  const similar = within(screen.getByRole('navigation', { name: 'Did you mean' }));
  expect(similar.getByRole('link', { name: 'fringe' })).toHaveAttribute('href', '/search?q=fringe');
  expect(within(screen.getByRole('list', { name: 'Search tips' })).getAllByRole('listitem')).toHaveLength(2);
  const popular = within(screen.getByRole('region', { name: 'Popular right now' }));
  expect(popular.getByRole('link', { name: /Brass lamp/ })).toHaveAttribute('href', '/brass-lamp/product/1');
  expect(seen).toContain('featured');
});

test('S098 a search is counted once, after its results were shown for a while', async () => {
  const counted: unknown[] = [];
  server.use(
    answer(CALLS.search, suggestions),
    answer(CALLS.products, aProductListing()),
    answer(CALLS.countSearch, ({ body }: SeenCall) => {
      counted.push(body);
      return true;
    }),
  );
  await renderApp(definition, { path: '/search?q=lamp' });
  expect(counted).toEqual([]);
  await waitFor(() => expect(counted).toEqual([{ q: 'lamp' }]), { timeout: 4500 });
});
