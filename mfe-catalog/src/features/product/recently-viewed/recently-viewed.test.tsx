import { act, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { STORAGE } from 'shared-kernel/contract/storage';
import { aProductListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../../definition';
import { comeNear, observeNearness } from '../../../testing/comes-near';
import { rememberViewed, viewedIds } from './viewed-ids';

observeNearness();
beforeEach(() => localStorage.clear());
const kept = () => JSON.parse(localStorage.getItem(STORAGE.recentlyViewed) ?? 'null');
const keep = (value: unknown) => localStorage.setItem(STORAGE.recentlyViewed, JSON.stringify(value));

async function openProduct(id = 1) {
  server.use(answer(CALLS.product, aProductDetail({ id, review_count: 0 })));
  const app = await renderApp(definition, { path: `/brass-lamp/product/${id}` });
  await screen.findByRole('region', { name: 'Buy' });
  return app;
}

test('viewed products are stored on the device: newest first, no repeats, at most 24', async () => {
  keep(Array.from({ length: 24 }, (_, i) => i + 1));
  await openProduct(5);
  expect(kept()).toHaveLength(24);
  expect(kept().slice(0, 6)).toEqual([5, 1, 2, 3, 4, 6]);
  rememberViewed(99);
  expect(viewedIds()).toHaveLength(24);
  expect(viewedIds()[0]).toBe(99);
});

test('a page opened in the background counts once it becomes visible', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await openProduct(5);
  expect(kept()).toBeNull();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(kept()).toEqual([5]);
  visibility.mockRestore();
});

test.each(['{', '"1"', '[1,"2",-3,4.5,null,7,7]', 'null'])('corrupt storage %s causes no error', (text) => {
  localStorage.setItem(STORAGE.recentlyViewed, text);
  expect(viewedIds()).toEqual(text.startsWith('[') ? [1, 7] : []);
  rememberViewed(9);
  expect(viewedIds()[0]).toBe(9);
});

test('blocked storage causes no error', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(forbid),
  );
  expect(viewedIds()).toEqual([]);
  expect(() => rememberViewed(3)).not.toThrow();
  await openProduct(5);
  expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument();
  for (const spy of spies) spy.mockRestore();
});

test('shows the other products with current data near the viewport and omits removed ones', async () => {
  keep([3, 1, 2, 4]);
  const requests: SeenCall[] = [];
  server.use(
    answer(CALLS.products, (call: SeenCall) => {
      requests.push(call);
      return aProductListing({
        result: aPage([aProductTile({ id: 4, title: 'Rug' }), aProductTile({ id: 3, title: 'Bowl' })]),
      });
    }),
  );
  await openProduct(1);
  const heading = await screen.findByRole('heading', { name: 'Recently viewed' });
  expect(requests).toHaveLength(0);
  comeNear(heading);
  const row = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(requests.map(({ query }) => query.get('ids'))).toEqual(['3,2,4']);
  expect(row.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Bowl', 'Rug']);
  await waitFor(() => expect(kept()).toEqual([1, 3, 4]));
});

test('clearing the list is announced and moves the focus', async () => {
  keep([3]);
  server.use(answer(CALLS.products, aProductListing({ result: aPage([aProductTile({ id: 3 })]) })));
  const { user } = await openProduct(1);
  comeNear(await screen.findByRole('heading', { name: 'Recently viewed' }));
  await user.click(await screen.findByRole('button', { name: 'Clear: Recently viewed' }));
  expect(kept()).toBeNull();
  expect(screen.getByText('Your list has been cleared. It was only saved on this device.')).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
});
