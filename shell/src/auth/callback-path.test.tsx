import { screen, waitFor } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { COOKIE } from 'shared-kernel/contract/storage';
import { liveRoute } from 'shared-kernel/platform/routes';
import { callbackPath } from 'shared-kernel/rules/callback-path';
import { browser } from 'shared-kernel/session/open-page';
import { answer } from 'shared-kernel/testing/handlers';
import { FOREIGN_PATHS, OWN_PATHS } from 'shared-kernel/testing/redirect-corpus';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../pages/definition';

jest.setTimeout(60_000);

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', cart_count: 3 };
let opened: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  opened = jest.spyOn(browser, 'replace').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const at = (page: string, callback: string) => `${page}?redirect=${encodeURIComponent(callback)}`;
const box = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });
type User = Awaited<ReturnType<typeof renderApp>>['user'];
async function fill(user: User, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await user.click(box(name));
    await user.paste(text);
  }
}
/** Callback paths in the page's links to other sign-in pages. */
const carried = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .map((link) => new URL(link.href))
    .filter(({ pathname }) => /\/(login|register|forgot-password|redirect\/\w+)$/.test(pathname))
    .map(({ searchParams }) => searchParams.get('redirect'));

// renders are slow: each page gets a part of the corpus, the rule itself all of it (rules/callback-path.test)
const every = <T,>(paths: readonly T[], step: number, from: number) => paths.filter((_, i) => i % step === from);

describe.each([
  ['/login', 0],
  ['/register', 1],
  ['/forgot-password', 2],
])('%s', (page, part) => {
  test('S020 D5 passes a redirect within the shop on to every other sign-in page', async () => {
    for (const path of every(OWN_PATHS, 4, part)) {
      const { leave } = await renderApp(definition, { path: at(page, path) });
      expect(new Set(carried())).toEqual(new Set([path === '/' ? null : path]));
      await leave();
    }
  });

  test('S023 drops any other redirect', async () => {
    for (const path of every(FOREIGN_PATHS, 9, part)) {
      const { leave } = await renderApp(definition, { path: at(page, path) });
      expect([path, [...new Set(carried())]]).toEqual([path, [null]]);
      await leave();
    }
  });
});

test.each([
  ['/ar/user/orders?page=2', '/ar/user/orders?page=2'],
  ['//evil.example', '/'],
  ['/api/v1/user/logout', '/'],
])('S020 S023 a login that started at %s ends at %s', async (redirect, expected) => {
  expect(callbackPath(redirect, (path) => liveRoute(path) !== null)).toBe(expected);
  server.use(answer(CALLS.signin, ada));
  const { user } = await renderApp(definition, { path: at('/login', redirect) });
  await fill(user, { Email: 'ada@example.com', Password: 'secret1' });
  await user.click(press('Sign in'));
  await waitFor(() => expect(opened.mock.calls).toEqual([[expected]]));
});

test('S020 D5 registration keeps the redirect through the code step', async () => {
  server.use(
    answer(CALLS.signup, 'ada@example.com'),
    answer(CALLS.verify, () => {
      // biome-ignore lint/suspicious/noDocumentCookie: stands for the server's Set-Cookie
      document.cookie = `${COOKIE.signedIn}=1; path=/`;
      return ada;
    }),
  );
  const { user } = await renderApp(definition, { path: at('/register', '/ar/user/orders?page=2') });
  await fill(user, {
    'Full name': 'Ada',
    Email: 'ada@example.com',
    Password: 'secret1',
    'Repeat password': 'secret1',
  });
  await user.click(press('Create account'));
  await screen.findByLabelText('Code from the email');
  await fill(user, { 'Code from the email': '123456' });
  await user.click(press('Confirm'));
  await waitFor(() => expect(opened.mock.calls).toEqual([['/ar/user/orders?page=2']]));
});

test('S020 D5 a password reset keeps the redirect through code and login', async () => {
  server.use(
    answer(CALLS.forgotPassword, 'ada@example.com'),
    answer(CALLS.updatePassword, 'ada@example.com'),
    answer(CALLS.signin, ada),
  );
  const { user } = await renderApp(definition, { path: at('/forgot-password', '/ar/user/orders?page=2') });
  await fill(user, { Email: 'ada@example.com' });
  await user.click(press('Send code'));
  await screen.findByLabelText('Code from the email');
  await fill(user, { 'Code from the email': '123456', 'New password': 'secret2', 'Repeat password': 'secret2' });
  await user.click(press('Save password'));
  await screen.findByText('Your password has been changed. Please sign in.');
  await fill(user, { Password: 'secret2' });
  await user.click(press('Sign in'));
  await waitFor(() => expect(opened.mock.calls).toEqual([['/ar/user/orders?page=2']]));
});
