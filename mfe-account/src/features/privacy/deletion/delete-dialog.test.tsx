import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { browser } from 'shared-kernel/session/open-page';
import { answer, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';

let replaced: jest.SpyInstance;
beforeEach(() => {
  replaced = jest.spyOn(browser, 'replace').mockImplementation(() => {});
  server.use(answer(CALLS.sessions, { sessions: [] }));
});
afterEach(() => jest.restoreAllMocks());

async function open(as = customer()) {
  const { user } = await renderApp(definition, { path: '/user/privacy', as });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Delete my account' })) };
}

test('explains what is deleted and what stays, and deletes with the password', async () => {
  const { user, dialog } = await open();
  expect(dialog.getByText(/Your orders stay, as the law asks/)).toBeVisible();
  const remove = dialog.getByRole('button', { name: 'Delete account for good' });
  await user.click(remove);
  expect(dialog.getByText('Current password is required')).toBeVisible();
  server.use(reject(CALLS.deleteAccount, ['Your current password is incorrect.'], undefined, ['password']));
  await user.type(dialog.getByLabelText('Current password'), 'wrong');
  await user.click(remove);
  expect(await dialog.findByText('Your current password is incorrect.')).toBeVisible();
  expect(replaced).not.toHaveBeenCalled();
  let seen: SeenCall | undefined;
  server.use(
    answer(CALLS.deleteAccount, (call) => {
      seen = call;
      return true;
    }),
  );
  await user.click(remove);
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/user?deleted=1'));
  expect(seen?.body).toEqual({ password: 'wrong' });
});

test('orders in progress are named in an error that takes the focus', async () => {
  server.use(reject(CALLS.deleteAccount, ['You still have orders in progress (7Q2KX-0M4TZ-9HVBC).']));
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Current password'), 'secret{Enter}');
  expect(await dialog.findByText(/7Q2KX-0M4TZ-9HVBC/)).toHaveFocus();
});

test('a user without a password requests a code', async () => {
  const { user, dialog } = await open({ ...customer(), has_password: false });
  expect(dialog.queryByLabelText('Current password')).toBeNull();
  server.use(answer(CALLS.askDeletionCode, 'amina@example.com', 'We’ve sent a code to your email address.'));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('We’ve sent a code to your email address.')).toBeVisible();
  const bodies: unknown[] = [];
  server.use(
    answer(CALLS.deleteAccount, ({ body }) => {
      bodies.push(body);
      return true;
    }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
  await waitFor(() => expect(bodies).toEqual([{ code: '123456' }]));
});
