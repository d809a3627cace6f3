import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { on } from 'shared-kernel/platform/bus';
import { describeForm } from 'shared-kernel/testing/form-cases';
import { answer, down, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';
import { aContactPage } from '../../../testing/a-content-page';

const SENT = 'Your message has been sent';
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = () => screen.getByRole('button', { name: 'Send message' });

let toasts: object[];
on('toast:requested', (toast) => void toasts.push(toast));
beforeEach(() => {
  toasts = [];
  server.use(
    answer(CALLS.page, aContactPage()),
    answer(CALLS.profile, customer({ name: 'Maya Stone', email: 'maya@souk.test' })),
    answer(CALLS.countriesPhones, { countries: {}, phones: {} }),
  );
});

/** The page with its form filled in. */
async function filled(path = '/page/contact') {
  const app = await renderApp(definition, { path });
  await app.user.type(box('Name'), 'Maya Stone');
  await app.user.type(box('Email'), 'maya@souk.test');
  await app.user.type(box('Subject'), 'My order');
  await app.user.type(box('Message'), 'Where is it?');
  return app;
}
const expectTyped = () =>
  expect(['Name', 'Email', 'Subject', 'Message'].map((name) => (box(name) as HTMLInputElement).value)).toEqual([
    'Maya Stone',
    'maya@souk.test',
    'My order',
    'Where is it?',
  ]);

test('S203 S206 after sending, the confirmation replaces the form and takes focus, with a toast', async () => {
  const sent: SeenCall[] = [];
  server.use(answer(CALLS.contact, (call) => !!sent.push(call), 'Thank you! We’ve received your message.'));
  const { user } = await filled('/page/contact?order=7Q2KX-0M4TZ-9HVBC');
  expect(box(/^Order code/)).toHaveValue('7Q2KX-0M4TZ-9HVBC');
  await user.click(press());
  expect(await screen.findByRole('heading', { name: SENT })).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'Maya Stone',
      email: 'maya@souk.test',
      order: '7Q2KX-0M4TZ-9HVBC',
      subject: 'My order',
      message: 'Where is it?',
    },
  ]);
  expect(toasts).toEqual([{ text: 'Thank you! We’ve received your message.' }]);
  expect(screen.queryByRole('form')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Write another message' }));
  expect(box('Message')).toHaveValue('');
});

test('S206 errors show at their fields, the first is focused and shown as a toast, and the input stays', async () => {
  server.use(reject(CALLS.contact, ['Invalid email', 'Odd subject'], undefined, ['email', 'subject']));
  const { user } = await filled();
  await user.click(press());
  await waitFor(() => expect(box('Email')).toHaveFocus());
  expect(box('Email')).toHaveAccessibleDescription('Invalid email');
  expect(box('Subject')).toHaveAccessibleDescription('Odd subject');
  expect(toasts).toEqual([{ text: 'Invalid email', error: true }]);
  expectTyped();
});

test.each([
  ['the API is down or the browser offline', down(CALLS.contact), 'API is down.'],
  ['there were too many messages', fail(CALLS.contact, 429, 'Too many requests'), 'Too many requests'],
])('S214 when %s the form shows an error with focus and keeps the input', async (_, handler, text) => {
  server.use(handler);
  const { user } = await filled();
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(toasts).toEqual([{ text, error: true }]);
  expectTyped();
  server.use(answer(CALLS.contact, true));
  await user.click(press());
  expect(await screen.findByRole('heading', { name: SENT })).toBeVisible();
});

test('S203 clicking twice sends once', async () => {
  let calls = 0;
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.use(
    answer(CALLS.contact, async () => {
      calls += 1;
      await gate;
      return true;
    }),
  );
  const { user } = await filled();
  await user.dblClick(press());
  await user.type(box('Subject'), '{Enter}');
  finish();
  expect(await screen.findByRole('heading', { name: SENT })).toBeVisible();
  expect(calls).toBe(1);
});

describeForm('a message to the shop', {
  open: async () => (await renderApp(definition, { path: '/page/contact' })).user,
  call: CALLS.contact,
  taken: true,
  submit: 'Send message',
  fields: [
    { name: 'name', label: 'Name', typed: 'Maya Stone' },
    { name: 'email', label: 'Email', typed: 'maya@souk.test' },
    { name: 'order', label: 'Order code (optional)', typed: '7Q2KX-0M4TZ-9HVBC' },
    { name: 'subject', label: 'Subject', typed: 'My order' },
    { name: 'message', label: 'Message', typed: 'Where is it?' },
  ],
});

test('S203 a signed-in shopper finds name and email filled in', async () => {
  await renderApp(definition, { path: '/page/contact', as: customer() });
  expect(box('Name')).toHaveValue('Maya Stone');
  expect(box('Email')).toHaveValue('maya@souk.test');
});

test('S204 the contact screen works under any slug assigned to it', async () => {
  server.use(answer(CALLS.page, aContactPage({ slug: 'write', title: 'Écrivez-nous' })));
  await renderApp(definition, { path: '/fr/page/write' });
  const form = screen.getByRole('form', { name: 'Nous écrire' });
  expect(form).toHaveAttribute('action', '/fr/page/contact');
  expect(within(form).getByRole('textbox', { name: 'Objet' })).toBeRequired();
});
