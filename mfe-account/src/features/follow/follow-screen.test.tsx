import { act, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { FollowingList } from 'shared-kernel/contract/follow';
import { emit } from 'shared-kernel/platform/bus';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, down } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

type Entry = FollowingList['data'][number];
const followed = (id: number, name: string, newest: Entry['newest'] = []): Entry => ({
  id,
  store_id: id,
  created: '2026-03-01T10:00:00.000Z',
  store: { id, name, slug: `store-${id}`, image: 'store.webp', meta_title: null, meta_description: 'Honest things.' },
  newest,
});

async function open(stores: Entry[], path = '/user/following') {
  const presses: unknown[] = [];
  server.use(
    answer(CALLS.following, aPage(stores)),
    answer(CALLS.followStore, ({ body }) => {
      presses.push(body);
      return { following: (body as { action: string }).action === 'add' };
    }),
  );
  return { ...(await renderApp(definition, { path, as: customer() })), presses };
}
const stores = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('S198 each store links to its page and shows its newest products', async () => {
  await open([followed(3, 'Riad Living', [aProductTile({ id: 7, title: 'Clay pot' })]), followed(4, 'Kickoff')]);
  const [riad, kickoff] = screen.getAllByRole('article');
  expect(within(riad as HTMLElement).getByRole('link', { name: /Riad Living/ })).toHaveAttribute(
    'href',
    '/shop/store-3',
  );
  const news = within(riad as HTMLElement).getByRole('list', { name: 'New from Riad Living' });
  expect(within(news).getByRole('link', { name: /Clay pot/ })).toHaveAttribute('href', '/brass-lamp/product/7');
  expect(within(kickoff as HTMLElement).queryByRole('list')).toBeNull();
});

test('S128 S198 unfollowing removes a store at once, and undo follows it again', async () => {
  const { user, presses } = await open([followed(3, 'Riad Living'), followed(4, 'Kickoff')]);
  await user.click(screen.getByRole('button', { name: 'Unfollow Riad Living' }));
  expect(stores()).toEqual(['Kickoff']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('You’re no longer following Riad Living.');
  await user.click(undo);
  expect(stores()).toEqual(['Riad Living', 'Kickoff']);
  expect(screen.getByRole('button', { name: 'Unfollow Riad Living' })).toHaveFocus();
  await waitFor(() =>
    expect(presses).toEqual([
      { store_id: 3, action: 'remove' },
      { store_id: 3, action: 'add' },
    ]),
  );
});

test('S128 S198 a store unfollowed in another tab disappears', async () => {
  await open([followed(3, 'Riad Living'), followed(4, 'Kickoff')]);
  act(() => emit('follow:changed', { storeId: 4, listed: false }));
  expect(stores()).toEqual(['Riad Living']);
});

test('S198 an empty list links to all stores', async () => {
  await open([], '/tr/user/following');
  expect(screen.getByRole('link', { name: 'Mağazaları keşfet' })).toHaveAttribute('href', '/tr/shop');
});

test('S214 a failed call shows the error page', async () => {
  server.use(down(CALLS.following));
  await renderApp(definition, { path: '/user/following', as: customer() });
  expect(await screen.findByText('API is down.')).toBeVisible();
});
