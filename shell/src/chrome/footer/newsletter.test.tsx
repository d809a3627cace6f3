import { screen } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { answer, down, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderPart } from 'shared-kernel/testing/render-part';
import { server } from 'shared-kernel/testing/server';
import { shellLocales } from '../texts';
import { Newsletter } from './newsletter';

async function open(language: LanguageCode = 'en') {
  addTexts(language, 'shell', await loadTexts(shellLocales, language));
  const { user } = await renderPart(<Newsletter />, { language });
  const field = screen.getByRole('textbox');
  const button = screen.getByRole('button');
  return {
    user,
    field,
    button,
    async send(email: string) {
      if (email) await user.type(field, email);
      await user.click(button);
    },
  };
}

test('S042 S043 S217 submits an email once and asks to confirm by mail', async () => {
  const calls: SeenCall[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    answer(CALLS.emailSubscription, async (call: SeenCall) => {
      calls.push(call);
      await held;
      return true;
    }),
  );
  const { field, button, send } = await open();
  expect(screen.getByRole('form', { name: 'Offers and news by email' })).toContainElement(field);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await send(' amina@example.com ');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await send('');
  release();
  expect(await screen.findByText('Almost done: please confirm the link we’ve just emailed you.')).toBe(
    screen.getByRole('status'),
  );
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'amina@example.com' }]);
  expect(field).toHaveValue('');
  expect(button).not.toHaveAttribute('aria-busy');
});

test.each([
  ['en', '', 'Email is required'],
  ['en', '   ', 'Email is required'],
  ['en', 'a@b.c', 'Invalid email'],
  ['en', `a@b.${'c'.repeat(25)}`, 'Invalid email'],
  ['ar', 'لا شيء', 'بريد إلكتروني غير صالح'],
  ['tr', '', 'E-posta gerekli'],
] as const)('S044 S045 (%s) does not submit "%s": %s', async (language, typed, text) => {
  const { field, send } = await open(language);
  await send(typed);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(text);
  expect(field).toHaveFocus();
});

test('S044 S212 shows the first error under the field until the next key', async () => {
  server.use(reject(CALLS.emailSubscription, ['This address cannot be used.', 'Nor can this.']));
  const { user, field, send } = await open();
  await send('a@b.co');
  expect(await screen.findByText('This address cannot be used.')).toBeVisible();
  expect(field).toHaveValue('a@b.co');
  await user.type(field, 'm');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field).toBeValid();
});

test('S042 S214 keeps the input when the API is unreachable', async () => {
  server.use(down(CALLS.emailSubscription));
  const { field, send } = await open();
  await send('amina@example.com');
  expect(await screen.findByText('API is down.')).toBeVisible();
  expect(field).toHaveValue('amina@example.com');
});
