import { screen, waitFor } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { answer, reject } from 'shared-kernel/testing/handlers';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

const toasts = recordToasts();

test('a new email is verified by two codes and shown', async () => {
  const { user } = await renderApp(definition, { path: '/user/profile', as: customer() });
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const bodies: unknown[] = [];
  server.use(
    answer(CALLS.askEmailChange, ({ body }) => {
      bodies.push(body);
      return 'new@example.com';
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send codes' }));
  expect(screen.getByText('New email is required')).toBeVisible();
  await user.type(screen.getByLabelText('New email'), 'new@example.com');
  await user.type(screen.getAllByLabelText('Current password')[0] as HTMLElement, 'secret{Enter}');
  const oldCode = await screen.findByLabelText('Code sent to amina@example.com');
  await user.type(oldCode, '111111');
  await user.type(screen.getByLabelText('Code sent to new@example.com'), '222222');
  server.use(reject(CALLS.changeEmail, ['This code is incorrect.'], undefined, ['old_code']));
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await waitFor(() => expect(oldCode).toHaveAccessibleDescription('This code is incorrect.'));
  server.use(
    answer(
      CALLS.changeEmail,
      ({ body }) => {
        bodies.push(body);
        return { email: 'new@example.com' };
      },
      'Your email address has been changed.',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('new@example.com'));
  expect(bodies).toEqual([
    { email: 'new@example.com', password: 'secret' },
    { email: 'new@example.com', old_code: '111111', new_code: '222222' },
  ]);
  expect(toasts).toEqual([{ text: 'Your email address has been changed.' }]);
});

test('a user without a password is not asked for one', async () => {
  const { user } = await renderApp(definition, { path: '/user/profile', as: { ...customer(), has_password: false } });
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(screen.queryByLabelText('Current password')).toBeNull();
});
