import { screen, waitFor } from '@testing-library/react';
import { rendersOf } from 'shared-kernel/testing/count-renders';
import { renderApp } from 'shared-kernel/testing/render-app';
import { definition } from '../../definition';
import { answeringPages } from '../../testing/listing-api';

const busyList = () => screen.getByText('Product 1').closest('[aria-busy]');

test('ticking a filter renders its box and counts, and the response renders no existing product again', async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  answeringPages(30, 30, async (query) => query.has('brand') && held);
  const { user } = await renderApp(definition, { path: '/all/home' });
  const atOnce = await rendersOf(async () => {
    await user.click(screen.getByRole('checkbox', { name: 'Lumen' }));
    await waitFor(() => expect(busyList()).toHaveAttribute('aria-busy', 'true'));
  });
  expect(atOnce.filter((name) => name === 'ChoiceRow')).toHaveLength(1);
  expect(atOnce).not.toContain('ProductTile');

  const later = await rendersOf(async () => {
    answerNow();
    await waitFor(() => expect(busyList()).toHaveAttribute('aria-busy', 'false'));
  });
  expect(later).not.toContain('ProductTile');
  // the tick itself takes 20; what follows the URL 200 ms later, another 22, comes before the response or with it
  expect(atOnce.length + later.length).toBeLessThanOrEqual(120);
});
