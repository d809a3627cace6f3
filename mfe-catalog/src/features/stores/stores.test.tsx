import { screen, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { aPage } from 'shared-kernel/testing/a-page';
import { aStore, SERVER_TIME } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { serve } from '../../testing/serve';

test('S127 a store page shows the store, its rating and its products', async () => {
  const seen: SeenCall[] = [];
  server.use(
    answer(CALLS.store, (call: SeenCall) => {
      seen.push(call);
      return {
        store: aStore({ meta_description: 'Lamps from Fez', dispatch: { country: 'MA', city: 'Fez', days: 1 } }),
        result: aPage([aProductTile()]),
        following: false,
        review: 4.2,
        server_time: SERVER_TIME,
      };
    }),
  );
  await renderApp(definition, { path: '/shop/atlas-lights?rating=4' });
  expect(screen.getByRole('heading', { level: 1, name: 'Atlas Lights' })).toBeInTheDocument();
  expect(screen.getByText('Lamps from Fez')).toBeInTheDocument();
  expect(screen.getByText('Ships from Fez, Morocco')).toBeInTheDocument();
  expect(screen.getByText('Dispatched within 1 day')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4.2 out of 5' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Brass lamp/ })).toBeInTheDocument();
  expect(seen[0]?.params.slug).toBe('atlas-lights');
  expect(seen[0]?.query.get('rating')).toBe('4');
});

test('S127 a store’s products are searched by a plain form, with a link to the whole list', async () => {
  const queries: (string | null)[] = [];
  server.use(
    answer(CALLS.store, ({ query }: SeenCall) => {
      queries.push(query.get('q'));
      return {
        store: aStore(),
        result: aPage([aProductTile()]),
        following: false,
        review: 0,
        server_time: SERVER_TIME,
      };
    }),
  );
  await renderApp(definition, { path: '/fr/shop/atlas-lights?q=lampe&rating=4' });
  const form = screen.getByRole('search', { name: 'Rechercher dans cette boutique' });
  expect(form).toHaveAttribute('action', '/fr/shop/atlas-lights');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox')).toHaveValue('lampe');
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
  expect(screen.getByRole('link', { name: 'Tous les produits de cette boutique' })).toHaveAttribute(
    'href',
    '/fr/shop/atlas-lights',
  );
  expect(queries[0]).toBe('lampe');
  expect((await serve('/shop/atlas-lights?q=lampe')).head.robots).toBe('noindex');
  expect((await serve('/shop/atlas-lights')).head.robots).toBeUndefined();
});

test('D26 the directory lists stores and searches by name through a plain form', async () => {
  const requests: (string | null)[] = [];
  server.use(
    answer(CALLS.stores, ({ query }: SeenCall) => {
      requests.push(query.get('q'));
      return aPage([{ ...aStore({ meta_description: 'Des lampes de Fès' }), product_count: 1200, review: 0 }]);
    }),
  );
  await renderApp(definition, { path: '/fr/shop?q=atlas' });
  expect(requests).toEqual(['atlas']);
  expect(screen.getByRole('searchbox', { name: 'Trouver une boutique' })).toHaveValue('atlas');
  const tile = screen.getByRole('link', { name: /Atlas Lights/ });
  expect(tile).toHaveAttribute('href', '/fr/shop/atlas-lights');
  expect(within(tile).getByText(/1\s200 produits/)).toBeInTheDocument();
  expect(within(tile).getByText('Des lampes de Fès')).toBeInTheDocument();
});

test('D26 S096 an unknown store name links back to all stores', async () => {
  server.use(answer(CALLS.stores, aPage([])));
  await renderApp(definition, { path: '/shop?q=nobody' });
  expect(screen.getByRole('heading', { name: 'We couldn’t find a store with that name.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all stores' })).toHaveAttribute('href', '/shop');
});
