import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { SuggestedProducts } from 'shared-kernel/contract/product';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, fail, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../../definition';
import { comeNear, observeNearness } from '../../../testing/comes-near';

observeNearness();

const tile = (id: number) => aProductTile({ id, title: `Pot ${id}` });

async function open(suggested: (call: SeenCall) => SuggestedProducts) {
  const requests: SeenCall[] = [];
  server.use(
    answer(CALLS.product, aProductDetail({ review_count: 0 })),
    answer(CALLS.suggestedProducts, (call: SeenCall) => {
      requests.push(call);
      return suggested(call);
    }),
  );
  const { user } = await renderApp(definition, { path: '/brass-lamp/product/1' });
  const place = (await screen.findByRole('heading', { name: 'You may also like' })).parentElement as HTMLElement;
  expect(requests).toHaveLength(0);
  comeNear(place);
  return { user, requests };
}

test('S124 suggestions load page by page near the viewport', async () => {
  const { requests } = await open(() => ({ suggestion_1: aPage([tile(2)]), suggestion_2: aPage([]) }));
  const row = within(await screen.findByRole('region', { name: 'You may also like' }));
  expect(row.getByRole('link', { name: /Pot 2/ })).toBeInTheDocument();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.params.id).toBe('1');
  expect(requests[0]?.query.get('page')).toBe('1');
  expect(row.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  // the other list is empty, so it has no row
  expect(screen.queryByRole('heading', { name: 'More from Home' })).not.toBeInTheDocument();
});

test('S124 the end of a row loads its next page without repeats and moves focus', async () => {
  const { user, requests } = await open(({ query }) =>
    query.get('page') === '2'
      ? { suggestion_1: aPage([tile(3), tile(4)], { last_page: 2 }), suggestion_2: aPage([tile(9)]) }
      : { suggestion_1: aPage([tile(2), tile(3)], { last_page: 2 }), suggestion_2: aPage([tile(8)]) },
  );
  const row = within(await screen.findByRole('region', { name: 'You may also like' }));
  await user.click(row.getByRole('button', { name: 'Show more: You may also like' }));
  expect(await row.findByRole('link', { name: /Pot 4/ })).toHaveFocus();
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringContaining('Pot 2'),
    expect.stringContaining('Pot 3'),
    expect.stringContaining('Pot 4'),
  ]);
  expect(requests.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  expect(row.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'More from Home' })).getAllByRole('link')).toHaveLength(1);
});

test('S124 without suggestions there are no rows, and a failed call leaves the page intact', async () => {
  server.use(answer(CALLS.product, aProductDetail({ review_count: 0 })), fail(CALLS.suggestedProducts, 500));
  await renderApp(definition, { path: '/brass-lamp/product/1' });
  const place = (await screen.findByRole('heading', { name: 'You may also like' })).parentElement as HTMLElement;
  comeNear(place);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'You may also like' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
