import { screen } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { answer, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const TOKEN = '665.sx2k1q.signature';
const bodies: unknown[] = [];
const mails = answer(
  CALLS.sendOrderLink,
  ({ body }: SeenCall) => {
    bodies.push(body);
    return true;
  },
  'Look into your inbox.',
);
const button = (name: string) => screen.findByRole('button', { name });
beforeEach(() => {
  bodies.length = 0;
});

test('an expired link offers one-click renewal and focuses the confirmation', async () => {
  server.use(mails);
  const { user } = await renderApp(definition, { path: `/order-link?expired=${TOKEN}` });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This link has expired');
  await user.dblClick(await button('Email me a new link'));
  expect(await screen.findByText('Look into your inbox.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Check your inbox' })).toHaveFocus();
  expect(bodies).toEqual([expect.objectContaining({ token: TOKEN })]);
});

test('a wrong link asks for the order’s code and email, with an error at each field', async () => {
  server.use(mails);
  const { user } = await renderApp(definition, { path: '/order-link?problem=unknown' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This link doesn’t work');
  await user.click(await button('Email me a link'));
  const code = screen.getByRole('textbox', { name: /Tracking code/ });
  const email = screen.getByRole('textbox', { name: /Email address/ });
  expect(code).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Please enter the email address of your order.');
  await user.type(code, '7Q2KX-0M4TZ-9HVBC');
  await user.type(email, '\u202aaisha@example.test\u202c');
  await user.click(await button('Email me a link'));
  expect(await screen.findByText('Look into your inbox.')).toBeInTheDocument();
  expect(bodies).toEqual([
    expect.objectContaining({ order: '7Q2KX-0M4TZ-9HVBC', email: '\u202aaisha@example.test\u202c' }),
  ]);
});

test('S211 a rejected request keeps the input', async () => {
  server.use(reject(CALLS.sendOrderLink, ['We couldn’t find this code.'], undefined, ['order']));
  const { user } = await renderApp(definition, { path: '/order-link' });
  await user.type(await screen.findByRole('textbox', { name: /Tracking code/ }), 'lamp');
  await user.type(screen.getByRole('textbox', { name: /Email address/ }), 'aisha@example.test');
  await user.click(await button('Email me a link'));
  expect(await screen.findByText('We couldn’t find this code.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Tracking code/ })).toHaveValue('lamp');
});

test('while the shop is down the page has no form and asks to try again later', async () => {
  await renderApp(definition, { path: '/ar/order-link?problem=later' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('يتعذّر فتح طلبك حاليًا');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
