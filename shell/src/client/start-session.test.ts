import * as CALLS from 'shared-kernel/contract/calls';
import { COOKIE, STORAGE } from 'shared-kernel/contract/storage';
import { createApiClient } from 'shared-kernel/platform/api-client';
import { on } from 'shared-kernel/platform/bus';
import { browser } from 'shared-kernel/session/open-page';
import { keepPendingAction } from 'shared-kernel/session/pending-action';
import { answer } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { startSession } from './start-session';

const api = createApiClient({ base: '/api/v1/', language: 'en' });
const flag = (signedIn: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the server's Set-Cookie
  document.cookie = `${COOKIE.signedIn}=1; path=/; max-age=${signedIn ? 60 : 0}`;
};
/** The browser restores the page from its back/forward cache. */
const comeBack = () => {
  const shown = new Event('pageshow');
  Object.defineProperty(shown, 'persisted', { value: true });
  dispatchEvent(shown);
};

// one page: the session starts once, and these events happen in this order
test('A6 D27 a login runs the pending action once; a page restored for another user reloads', async () => {
  const reloaded = jest.spyOn(browser, 'reload').mockImplementation(() => {});
  const actions: unknown[] = [];
  flag(true);
  keepPendingAction({ list: 'wishlist', id: 4 });
  server.use(
    answer(CALLS.profile, customer()),
    answer(CALLS.toggleWishlist, ({ body }) => {
      actions.push(body);
      return { wishlisted: 1 };
    }),
  );
  const done = new Promise((resolve) => on('wishlist:changed', resolve));
  startSession(api, (error) => {
    throw error;
  });
  await done;
  expect(actions).toEqual([{ product_id: 4, action: 'add' }]);
  expect(sessionStorage.getItem(STORAGE.pendingAction)).toBeNull();

  comeBack();
  expect(reloaded).not.toHaveBeenCalled();
  flag(false);
  comeBack();
  expect(reloaded).toHaveBeenCalledTimes(1);
});
