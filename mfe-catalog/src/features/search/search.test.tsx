import { screen, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
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

test('S097 shows the results even without suggestions', async () => {
  server.use(fail(CALLS.search, 500), answer(CALLS.products, aProductListing()));
  await renderApp(definition, { path: '/search?q=lamp' });
  expect(screen.getByRole('link', { name: /Brass lamp/ })).toBeInTheDocument();
});

test('S096 S097 an empty result shows a message and no filters', async () => {
  server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing({ result: aPage([]) })));
  await renderApp(definition, { path: '/search?q=%3Cb%3Ex' });
  expect(screen.getByRole('heading', { name: 'Nothing found for “<b>x”' })).toBeInTheDocument();
  // nothing to narrow, nothing to order
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  expect(document.querySelector('[popover]')).toBeNull();
});

test('S099 D19 without a text shows the search box and popular categories and makes no call', async () => {
  await renderApp(definition, { path: '/search', site: { common: aCommon({ categories: [home] }) } });
  expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveAttribute('name', 'q');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/all/home');
});

test('S097 search pages are noindex', async () => {
  server.use(answer(CALLS.search, suggestions), answer(CALLS.products, aProductListing()));
  expect((await serve('/search')).head.robots).toBe('noindex');
  expect((await serve('/search?q=lamp')).head.robots).toBe('noindex');
});
