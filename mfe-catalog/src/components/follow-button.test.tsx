import { act, screen, waitFor } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { emit, on } from 'shared-kernel/platform/bus';
import { forgetListChanges } from 'shared-kernel/platform/list-change';
import { browser } from 'shared-kernel/session/open-page';
import { takePendingAction } from 'shared-kernel/session/pending-action';
import { aPage } from 'shared-kernel/testing/a-page';
import { aStore, SERVER_TIME } from 'shared-kernel/testing/a-product-detail';
import { answer, fail, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer, visitor } from 'shared-kernel/testing/visitors';
import { definition } from '../definition';

const store = aStore();
const followed = { id: 1, store_id: store.id, created: SERVER_TIME, store };
const open = async (as: ReturnType<typeof customer> | null, lists = false, known = Promise.resolve()) => {
  server.use(
    answer(CALLS.store, { store, result: aPage([]), following: false, review: 0, server_time: SERVER_TIME }),
    answer(CALLS.following, () => known.then(() => aPage(lists ? [followed] : []))),
  );
  return renderApp(definition, { path: '/shop/atlas-lights?page=1', as });
};
const button = (name: string) => screen.findByRole('button', { name: `${name} Atlas Lights` });

beforeEach(() => forgetListChanges());

test('S128 a shopper follows and unfollows a store; both are announced', async () => {
  const sent: unknown[] = [];
  const toasts: unknown[] = [];
  const stop = on('toast:requested', (toast) => toasts.push(toast));
  server.use(
    answer(
      CALLS.followStore,
      ({ body }: SeenCall) => {
        sent.push(body);
        return { following: sent.length === 1 };
      },
      'Done',
    ),
  );
  const { user } = await open(customer());
  await user.click(await button('Follow'));
  expect(await button('Following')).toBeInTheDocument();
  await waitFor(() => expect(toasts).toEqual([{ text: 'Done' }]));
  await user.click(await button('Following'));
  expect(await button('Follow')).toBeInTheDocument();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(sent).toEqual([
    { store_id: 3, action: 'add' },
    { store_id: 3, action: 'remove' },
  ]);
  stop();
});

test('S128 a cached page requests whether this shopper follows the store', async () => {
  await open(customer(), true);
  expect(await button('Following')).toBeInTheDocument();
});

test('S128 a click before the follow state is known counts and never unfollows by mistake', async () => {
  let settle = () => {};
  const known = new Promise<void>((resolve) => (settle = resolve));
  const sent: unknown[] = [];
  server.use(
    answer(CALLS.followStore, ({ body }: SeenCall) => {
      sent.push(body);
      return { following: true };
    }),
  );
  const { user } = await open(customer(), true, known);
  await user.click(await button('Follow'));
  settle();
  await waitFor(() => expect(sent).toEqual([{ store_id: 3, action: 'add' }]));
  expect(await button('Following')).toBeInTheDocument();
});

test('S128 a rejected click is reverted and shows the reason', async () => {
  server.use(fail(CALLS.followStore, 500, 'Too busy'));
  const toasts: unknown[] = [];
  const stop = on('toast:requested', (toast) => toasts.push(toast));
  const { user } = await open(customer());
  await user.click(await button('Follow'));
  await waitFor(() => expect(toasts).toMatchObject([{ error: true }]));
  expect(await button('Follow')).toBeInTheDocument();
  stop();
});

test('S128 a visitor is redirected to login and back, without a call', async () => {
  const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
  const { user } = await open(visitor());
  await user.click(await button('Follow'));
  expect(opened.mock.calls).toEqual([['/login?redirect=%2Fshop%2Fatlas-lights%3Fpage%3D1&for=follow']]);
  expect(takePendingAction()).toEqual({ list: 'follow', id: 3 });
  opened.mockRestore();
});

test('S198 updates when the store is unfollowed elsewhere on the page', async () => {
  await open(customer(), true);
  await button('Following');
  act(() => emit('follow:changed', { storeId: 99, listed: false }));
  expect(await button('Following')).toBeInTheDocument();
  act(() => emit('follow:changed', { storeId: store.id, listed: false }));
  expect(await button('Follow')).toBeInTheDocument();
});
