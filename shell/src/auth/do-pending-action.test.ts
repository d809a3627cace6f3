import * as CALLS from 'shared-kernel/contract/calls';
import { STORAGE } from 'shared-kernel/contract/storage';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { createApiClient } from 'shared-kernel/platform/api-client';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { kernelLocales } from 'shared-kernel/platform/kernel-locales';
import { listedLately } from 'shared-kernel/platform/list-change';
import { keepPendingAction, type PendingAction } from 'shared-kernel/session/pending-action';
import { answer, down, reject } from 'shared-kernel/testing/handlers';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
import { server } from 'shared-kernel/testing/server';
import { doPendingAction } from './do-pending-action';

const api = createApiClient({ base: '/api/v1/', language: 'en' });
const toasts = recordToasts();
beforeAll(async () => addTexts('en', 'kernel', await loadTexts(kernelLocales, 'en')));
beforeEach(() => {
  sessionStorage.clear();
});

test.each([
  ['wishlist', CALLS.toggleWishlist, { wishlisted: 1 }, { product_id: 4, action: 'add' }],
  ['compare', CALLS.toggleCompare, { id: 1, product_id: 4 }, { product_id: 4, action: 'add' }],
  ['follow', CALLS.followStore, { following: true }, { store_id: 4, action: 'add' }],
] as const)('D27 %s: adds to the list once, notifies the page and shows a toast', async (list, call, data, body) => {
  const sent: unknown[] = [];
  const stored: unknown[] = [];
  server.use(
    answer(
      call,
      (seen) => {
        sent.push(seen.body);
        stored.push(sessionStorage.getItem(STORAGE.pendingAction));
        return data;
      },
      'Done.',
    ),
  );
  keepPendingAction({ list, id: 4 });
  await Promise.all([doPendingAction(api), doPendingAction(api)]);
  await doPendingAction(api);
  expect(sent).toEqual([body]);
  // removed before the call: a reload during it repeats nothing
  expect(stored).toEqual([null]);
  expect(listedLately({ list, id: 4 })).toBe(true);
  expect(toasts).toEqual([{ text: 'Done.' }]);
});

test.each<[PendingAction['list'], string]>([
  ['compare', 'The list is full., Take one off.'],
  ['wishlist', 'The list is full.'],
])('D27 S123 rejecting %s shows a toast', async (list, text) => {
  const call = list === 'compare' ? CALLS.toggleCompare : CALLS.toggleWishlist;
  server.use(reject(call, ['The list is full.', 'Take one off.']));
  keepPendingAction({ list, id: 5 });
  await doPendingAction(api);
  expect(toasts).toEqual([{ text, error: true }]);
});

test('D27 S214 an unreachable API shows a toast, without a retry', async () => {
  server.use(down(CALLS.toggleWishlist));
  keepPendingAction({ list: 'wishlist', id: 5 });
  await doPendingAction(api);
  await doPendingAction(api);
  expect(toasts).toEqual([{ text: 'API is down.', error: true }]);
});
