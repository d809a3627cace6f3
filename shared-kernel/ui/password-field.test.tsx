import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { PasswordField } from './password-field';

async function aForm() {
  const sent: (string | undefined)[] = [];
  const { user } = await renderPart(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(screen.getByLabelText<HTMLInputElement>('Password').value);
      }}
    >
      <PasswordField label="Password" autoComplete="current-password" error="Too short" hint="6 letters at least" />
      <button type="submit">Log in</button>
    </form>,
  );
  return {
    sent,
    user,
    input: screen.getByLabelText('Password'),
    show: screen.getByRole('button', { name: 'Show password' }),
  };
}

test('S166 a password can be shown, keeping its text', async () => {
  const { user, input, show } = await aForm();
  await user.type(input, 'correct horse');
  expect(input).toHaveAttribute('type', 'password');
  expect(show).toHaveAttribute('aria-pressed', 'false');
  await user.click(show);
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('correct horse');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.click(show);
  expect(input).toHaveAttribute('type', 'password');
});

test('toggling visibility does not submit; submitting hides the password', async () => {
  const { user, input, show, sent } = await aForm();
  await user.type(input, 'secret-12');
  await user.click(show);
  expect(sent).toEqual([]);
  await user.keyboard('{Tab}');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(sent).toEqual(['secret-12']);
  expect(input).toHaveAttribute('type', 'password');
});

test('the field is left-to-right, described by message and hint, without autocorrect', async () => {
  const { input } = await aForm();
  expect(input.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(input).toHaveAccessibleDescription('6 letters at least Too short');
  expect(input).toHaveAttribute('autocapitalize', 'none');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  fireEvent.submit(input.closest('form') as HTMLFormElement);
  expect(input).toBeInvalid();
});
