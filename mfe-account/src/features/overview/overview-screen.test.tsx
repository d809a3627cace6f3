import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { LAST_ORDER, STORAGE } from 'shared-kernel/contract/storage';
import { browser } from 'shared-kernel/session/open-page';
import { answer, fail, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

let replaced: jest.SpyInstance;
beforeEach(() => {
  replaced = jest.spyOn(browser, 'replace').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('links to every part of the account and signs out', async () => {
  const { user } = await renderApp(definition, { path: '/fr/user', as: customer() });
  expect(screen.getByRole('heading', { level: 1, name: 'Votre compte' })).toBeVisible();
  expect(screen.getByText('amina@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Confidentialité.*Appareils/ })).toHaveAttribute('href', '/fr/user/privacy');
  expect(screen.queryByRole('button', { name: 'M’oublier' })).toBeNull();
  server.use(answer(CALLS.logout, true));
  const menu = within(screen.getByRole('navigation', { name: 'Votre compte' }));
  await user.click(menu.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/fr'));
});

test('issue 14 separates name and email with the comma of the language', async () => {
  await renderApp(definition, { path: '/ar/user', as: customer() });
  expect(screen.getByText('amina@example.com').closest('p')).toHaveTextContent(/، amina@example\.com$/);
});

test('a guest gets a login link and can delete their data from this device', async () => {
  const seen: SeenCall[] = [];
  server.use(
    answer(CALLS.forgetGuest, (call) => {
      seen.push(call);
      return true;
    }),
  );
  const { user } = await renderApp(definition, { path: '/ar/user', as: null });
  expect(screen.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/ar/login?redirect=%2Far%2Fuser');
  expect(screen.queryByRole('button', { name: 'تسجيل الخروج' })).toBeNull();
  for (const key of [STORAGE.recentlyViewed, LAST_ORDER]) localStorage.setItem(key, '[1]');
  const token = localStorage.getItem(STORAGE.userToken);
  await user.click(screen.getByRole('button', { name: 'انسَني' }));
  const dialog = within(screen.getByRole('dialog', { name: 'انسَني على هذا الجهاز' }));
  expect(seen).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'انسَني' }));
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/ar/user?forgotten=1'));
  expect(seen.map(({ body }) => body)).toEqual([{ user_token: expect.any(String) }]);
  for (const key of [STORAGE.recentlyViewed, LAST_ORDER]) expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem(STORAGE.userToken)).not.toBe(token ?? '');
});

test.each([
  ['/user?forgotten=1', 'This device has forgotten you'],
  ['/user?deleted=1', 'Your account has been deleted'],
])('%s shows a confirmation', async (path, text) => {
  await renderApp(definition, { path, as: null });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('a tab whose session ended elsewhere leaves when it becomes visible', async () => {
  await renderApp(definition, { path: '/tr/user', as: customer() });
  server.use(fail(CALLS.profile, 500));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(replaced).not.toHaveBeenCalled();
  server.use(fail(CALLS.profile, 401));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/tr'));
});
