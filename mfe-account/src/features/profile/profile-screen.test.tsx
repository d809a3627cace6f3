import { screen, waitFor } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { on } from 'shared-kernel/platform/bus';
import { answer, down, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

const open = (path = '/user/profile') => renderApp(definition, { path, as: customer() });
const toasts = recordToasts();

test('S175 D36 shows name and email; only the name can be changed', async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Amina');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('amina@example.com');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
});

test('S175 S213 saves the name, updates the rest of the page and shows the message', async () => {
  const { user } = await open();
  const names: (string | undefined)[] = [];
  const off = on('session:changed', ({ profile }) => names.push(profile?.name));
  let seen: SeenCall | undefined;
  server.use(
    answer(
      CALLS.updateProfile,
      (call) => {
        seen = call;
        return { name: 'Noor Ali' };
      },
      'Your profile has been saved.',
    ),
  );
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await user.clear(name);
  await user.type(name, 'Noor  Ali{Enter}');
  await waitFor(() => expect(toasts).toEqual([{ text: 'Your profile has been saved.' }]));
  expect(seen?.body).toEqual({ name: 'Noor  Ali' });
  expect(name).toHaveValue('Noor Ali');
  expect(names.at(-1)).toBe('Noor Ali');
  off();
});

test('S175 an empty name is rejected before it is sent', async () => {
  const { user } = await open();
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Full name is required')).toBeVisible();
  expect(name).toHaveFocus();
});

test('S175 with the API down the form shows the error and keeps the input', async () => {
  const { user } = await open();
  server.use(down(CALLS.updateProfile));
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), ' Rahimi');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('API is down.')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Amina Rahimi');
});

async function change(chosen: string, repeat = chosen) {
  const { user } = await open();
  await user.type(screen.getByLabelText('Current password'), 'secret');
  await user.type(screen.getByLabelText('New password'), chosen);
  await user.type(screen.getByLabelText('Repeat password'), repeat);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('S175 changes the password once and clears the fields', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(
      CALLS.updateUserPassword,
      ({ body }) => {
        sent.push(body);
        return true;
      },
      'Your password has been changed.',
    ),
  );
  await change('battery staple');
  await waitFor(() => expect(toasts).toEqual([{ text: 'Your password has been changed.' }]));
  expect(sent).toEqual([{ current_password: 'secret', new_password: 'battery staple' }]);
  for (const label of ['Current password', 'New password', 'Repeat password'])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

test('S169 a short password is rejected with the specified text', async () => {
  await change('12345');
  expect(screen.getByText('Invalid Password Length')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveFocus();
});

test('S170 a differing repeat is rejected with the specified text', async () => {
  await change('battery staple', 'battery');
  expect(screen.getByText("Password didn't match")).toBeVisible();
  expect(screen.getByLabelText('Repeat password')).toHaveFocus();
});

test('S212 a wrong current password shows its error at the field, focuses it and keeps the input', async () => {
  server.use(reject(CALLS.updateUserPassword, ['The current password is wrong.'], undefined, ['current_password']));
  await change('battery staple');
  const current = screen.getByLabelText('Current password');
  await waitFor(() => expect(current).toHaveAccessibleDescription('The current password is wrong.'));
  expect(current).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveValue('battery staple');
});

test('D36 a provider-only user sets a first password without a current one', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(CALLS.updateUserPassword, ({ body }) => {
      sent.push(body);
      return {};
    }),
  );
  const { user } = await renderApp(definition, { path: '/user/profile', as: { ...customer(), has_password: false } });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await user.type(screen.getByLabelText('New password'), 'battery staple');
  await user.type(screen.getByLabelText('Repeat password'), 'battery staple{Enter}');
  // from now on there is a password to change
  expect(await screen.findByLabelText('Current password')).toBeVisible();
  expect(sent).toEqual([{ current_password: '', new_password: 'battery staple' }]);
});

test('S004 uses the language of the page', async () => {
  await open('/ar/user/profile');
  expect(screen.getByRole('heading', { level: 1, name: 'ملفك الشخصي' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'العناوين' })).toHaveAttribute('href', '/ar/user/addresses');
});
