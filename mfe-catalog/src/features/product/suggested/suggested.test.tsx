import { act, screen, within } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../../definition';

test('S124 suggestions are asked for, by page, when they come near the window', async () => {
  let comeNear = () => {};
  const Original = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Original {
    constructor(seen: IntersectionObserverCallback) {
      super(seen);
      comeNear = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
  const asked: SeenCall[] = [];
  server.use(
    answer(CALLS.product, aProductDetail()),
    answer(CALLS.suggestedProducts, (call: SeenCall) => {
      asked.push(call);
      return { suggestion_1: aPage([aProductTile({ id: 2, title: 'Copper pot' })]), suggestion_2: aPage([]) };
    }),
  );
  await renderApp(definition, { path: '/brass-lamp/product/1' });
  await screen.findByRole('region', { name: 'Buy' });
  expect(asked).toHaveLength(0);
  act(() => comeNear());
  const row = within(await screen.findByRole('region', { name: 'You may also like' }));
  expect(row.getByRole('link', { name: /Copper pot/ })).toBeInTheDocument();
  expect(asked[0]?.params.id).toBe('1');
  expect(asked[0]?.query.get('page')).toBe('1');
  globalThis.IntersectionObserver = Original;
});
