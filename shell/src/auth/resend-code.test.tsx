import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as CALLS from 'shared-kernel/contract/calls';
import { userToken } from 'shared-kernel/platform/user-token';
import { answer, reject } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../pages/definition';

beforeEach(() => {
  sessionStorage.clear();
  // requests run on real promises and microtasks, the countdown on the fake clock
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
});
afterEach(() => jest.useRealTimers());

/** The server mails a code, or refuses, and sends the wait; returns the received calls. */
function mailing(wait: number, refusal?: string): unknown[] {
  const sent: unknown[] = [];
  const headers = { 'retry-after': String(wait) };
  for (const call of [CALLS.signup, CALLS.forgotPassword])
    server.use(
      refusal
        ? reject(call, [refusal], undefined, undefined, headers)
        : answer(
            call,
            ({ body }) => {
              sent.push(body);
              return 'ada@example.com';
            },
            '',
            headers,
          ),
    );
  return sent;
}
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
async function fill(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await user.click(screen.getByLabelText(name));
    await user.paste(text);
  }
}
const later = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));
async function registered() {
  const app = await renderApp(definition, { path: '/register?redirect=%2Fcart' });
  await fill({ 'Full name': 'Ada', Email: 'ada@example.com', Password: 'secret1', 'Repeat password': 'secret1' });
  await user.click(await press('Create account'));
  await screen.findByLabelText('Code from the email');
  return app;
}

test('D36 A4 counts down the server’s wait, then allows a new code', async () => {
  const sent = mailing(300);
  await registered();
  expect(await press(/^Resend code in (300|299) seconds$/)).toBeDisabled();
  await later(290);
  expect(await press(/^Resend code in (10|9|8) seconds$/)).toBeDisabled();
  await later(11);
  await user.click(await press('Resend code'));
  expect(await screen.findByText('We’ve sent you a new code.')).toBeVisible();
  expect(await press(/^Resend code in (300|299) seconds$/)).toBeDisabled();
  expect(sent).toHaveLength(2);
});

test('D36 A4 a rejected request restarts the countdown', async () => {
  mailing(60);
  await registered();
  await later(61);
  mailing(240, 'Please wait a little.');
  await user.click(await press('Resend code'));
  expect(await screen.findByText('Please wait a little.')).toBeVisible();
  expect(await press(/^Resend code in (240|239) seconds$/)).toBeDisabled();
});

test('D36 a reload keeps step and countdown, and a new code needs no password', async () => {
  const sent = mailing(60);
  const { leave } = await registered();
  await later(20);
  await leave();
  await renderApp(definition, { path: '/register?redirect=%2Fcart' });
  expect(await screen.findByText(/We’ve sent a code to .ada@example.com/)).toBeVisible();
  expect(await press(/^Resend code in (40|39|38) seconds$/)).toBeDisabled();
  await later(41);
  await user.click(await press('Resend code'));
  await screen.findByText('We’ve sent you a new code.');
  expect(sent.at(-1)).toEqual({ email: 'ada@example.com', user_token: userToken() });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret1');
});

test('D36 a reload drops an expired code', async () => {
  mailing(60);
  const { leave } = await registered();
  await later(601);
  await leave();
  await renderApp(definition, { path: '/register' });
  expect(await screen.findByLabelText('Full name')).toBeVisible();
});

test('S168 D36 a password reset has its own countdown, separate from registration', async () => {
  mailing(60);
  const { leave } = await renderApp(definition, { path: '/forgot-password' });
  await fill({ Email: 'ada@example.com' });
  await user.click(await press('Send code'));
  await screen.findByLabelText('New password');
  await leave();
  const again = await renderApp(definition, { path: '/forgot-password' });
  expect(await screen.findByText(/We’ve sent a code to .ada@example.com/)).toBeVisible();
  await again.leave();
  await renderApp(definition, { path: '/register' });
  expect(await screen.findByLabelText('Full name')).toBeVisible();
});

test('S212 a wrong code shows the error at its field and moves focus there', async () => {
  mailing(60);
  await registered();
  server.use(reject(CALLS.verify, ['This code is wrong.'], undefined, ['code']));
  await fill({ 'Code from the email': '123456' });
  await user.click(await press('Confirm'));
  const code = screen.getByLabelText('Code from the email');
  await screen.findByText('This code is wrong.');
  expect(code).toHaveAccessibleDescription('This code is wrong.');
  expect(code).toHaveFocus();
  expect(code).toHaveValue('123456');
});
