import { screen, waitFor } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { COOKIE } from 'shared-kernel/contract/storage';
import { on } from 'shared-kernel/platform/bus';
import { userToken } from 'shared-kernel/platform/user-token';
import { browser } from 'shared-kernel/session/open-page';
import { answer, down, reject } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../pages/definition';

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', cart_count: 3 };
let opened: jest.SpyInstance;
beforeEach(() => {
  opened = jest.spyOn(browser, 'replace').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** The server finishes the login only once `release` is called. */
function holdLogin(): { release: () => void; calls: () => number } {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  server.use(
    answer(CALLS.finishSocialLogin, async () => {
      calls++;
      await held;
      return ada;
    }),
  );
  return { release, calls: () => calls };
}

test('S171 D37 finishes the login with only the guest token and follows the redirect', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(CALLS.finishSocialLogin, ({ body }) => {
      sent.push(body);
      return ada;
    }),
  );
  const profiles: unknown[] = [];
  const stop = on('session:changed', ({ profile }) => profiles.push(profile));
  await renderApp(definition, { path: '/ar/social-callback?redirect=%2Far%2Fcart' });
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/ar/cart'));
  stop();
  expect(sent).toEqual([{ user_token: userToken() }]);
  expect(profiles.at(-1)).toEqual({ ...ada, is_logged_in: true });
});

test('S171 shows progress until the response arrives', async () => {
  const { release } = holdLogin();
  await renderApp(definition, { path: '/social-callback' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Signing you in');
  expect(screen.getByText('One moment, please.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  release();
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/'));
});

test('S171 mounting twice sends one call', async () => {
  const { release, calls } = holdLogin();
  const first = await renderApp(definition, { path: '/social-callback?redirect=%2Fcart' });
  await first.leave();
  await renderApp(definition, { path: '/social-callback?redirect=%2Fcart' });
  release();
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/cart'));
  expect([calls(), opened.mock.calls.length]).toEqual([1, 1]);
});

test('S171 treats a login finished in another tab as a success', async () => {
  server.use(reject(CALLS.finishSocialLogin, ['This sign-in has expired.']));
  const page = renderApp(definition, { path: '/social-callback?redirect=%2Fcart' });
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the other tab's Set-Cookie
  document.cookie = `${COOKIE.signedIn}=1; path=/`;
  await page;
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/cart'));
});

test.each([
  ['cancelled', 'You came back without signing in. Nothing has changed.'],
  ['expired', /took too long or has already been used/],
  ['unverified', /need a confirmed email address/],
  ['exists', /There’s already an account with your email address/],
  ['failed', /We couldn’t sign you in/],
  ['something newer', /We couldn’t sign you in/],
])('S171 A7 "%s" shows its message without a call and keeps the redirect', async (error, text) => {
  await renderApp(definition, { path: `/social-callback?error=${encodeURIComponent(error)}&redirect=%2Fcart` });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re not signed in yet');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login?redirect=%2Fcart');
  expect(opened).not.toHaveBeenCalled();
});

test('A7 an existing account offers a password reset', async () => {
  await renderApp(definition, { path: '/fr/social-callback?error=exists' });
  expect(screen.getByRole('link', { name: 'Mot de passe oublié ?' })).toHaveAttribute('href', '/fr/forgot-password');
});

test('A7 an expired login is announced in the live region', async () => {
  server.use(reject(CALLS.finishSocialLogin, ['This sign-in has expired.']));
  await renderApp(definition, { path: '/social-callback' });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/took too long or has already been used/));
  expect(opened).not.toHaveBeenCalled();
});

test('S171 a retry keeps focus on its button, even if it fails again', async () => {
  server.use(down(CALLS.finishSocialLogin));
  const { user } = await renderApp(definition, { path: '/social-callback' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
});

test('S171 a connection failure can be retried', async () => {
  server.use(down(CALLS.finishSocialLogin));
  const { user } = await renderApp(definition, { path: '/social-callback?redirect=%2Fcart' });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.'));
  server.use(answer(CALLS.finishSocialLogin, ada));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/cart'));
});

test('S023 ignores a redirect to another site', async () => {
  server.use(answer(CALLS.finishSocialLogin, ada));
  await renderApp(definition, { path: '/tr/social-callback?redirect=%2F%2Fevil.example' });
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/tr'));
});
