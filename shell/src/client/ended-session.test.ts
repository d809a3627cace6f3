import { waitFor } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { COOKIE } from 'shared-kernel/contract/storage';
import { createApiClient } from 'shared-kernel/platform/api-client';
import { browser } from 'shared-kernel/session/open-page';
import { fail } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { startSession } from './start-session';

// a separate file: a page fetches the profile once
test('S022 A6 an account page whose session ended elsewhere redirects to login with a notice', async () => {
  const left = jest.spyOn(browser, 'replace').mockImplementation(() => {});
  const failed = jest.fn();
  server.use(fail(CALLS.profile, 401));
  history.replaceState(null, '', '/ar/user/profile');
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the server's Set-Cookie
  document.cookie = `${COOKIE.signedIn}=1; path=/`;
  startSession(createApiClient({ base: '/api/v1/', language: 'ar' }), failed);
  await waitFor(() => expect(left.mock.calls).toEqual([['/ar/login?redirect=%2Far%2Fuser%2Fprofile&for=ended']]));
  expect(failed).not.toHaveBeenCalled();
});
