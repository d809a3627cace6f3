import { act, screen, waitFor } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { PaymentAnswer } from 'shared-kernel/contract/orders';
import { browser } from 'shared-kernel/session/open-page';
import { answer, down, fail, reject } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const replaced = jest.spyOn(browser, 'replace').mockImplementation(() => {});
beforeEach(() => replaced.mockClear());

const CODE = '7Q2KX-0M4TZ-9HVBC';
const SIGNED = 'razorpay_payment_id=pay_1&razorpay_order_id=order_1&razorpay_signature=abc';
const open = (query: string, prefix = '') => renderApp(definition, { path: `${prefix}/razorpay-callback${query}` });

test('S159 S161 shows ‘Please wait’, has the server verify the signed values and opens the order', async () => {
  let seen: unknown;
  let settle = (_: PaymentAnswer) => {};
  const settled = new Promise<PaymentAnswer>((resolve) => (settle = resolve));
  server.use(
    answer(CALLS.paymentDone, async ({ body }) => {
      seen = body;
      return settled;
    }),
  );
  await open(`?code=${CODE}&${SIGNED}`, '/ar');
  expect(screen.getByRole('heading', { name: 'يُرجى الانتظار' })).toBeVisible();
  expect(replaced).not.toHaveBeenCalled();
  await act(async () => settle(1));
  await waitFor(() => expect(replaced).toHaveBeenCalledWith(`/ar/user/order/${CODE}?payment=paid`));
  expect(seen).toMatchObject({
    id: CODE,
    order_method: 1,
    payment_token: 'pay_1',
    razorpay_order_id: 'order_1',
    razorpay_signature: 'abc',
  });
});

test.each([
  ['open', answer<PaymentAnswer>(CALLS.paymentDone, { state: 'open', redirect: null })],
  ['failed', answer<PaymentAnswer>(CALLS.paymentDone, { state: 'failed', redirect: null })],
])('S159 a payment that is %s shows on the order’s page', async (state, answers) => {
  server.use(answers);
  await open(`?code=${CODE}&${SIGNED}`);
  await waitFor(() => expect(replaced).toHaveBeenCalledWith(`/user/order/${CODE}?payment=${state}`));
});

test.each([
  ['a failed payment', `?code=${CODE}&failed=1`, 'failed'],
  ['a return without a payment', `?code=${CODE}`, 'cancelled'],
  ['an incomplete return', `?code=${CODE}&razorpay_payment_id=pay_1`, 'cancelled'],
])('S159 S162 %s opens the order without a call', async (_, query, state) => {
  await open(query);
  await waitFor(() => expect(replaced).toHaveBeenCalledWith(`/user/order/${CODE}?payment=${state}`));
});

test('S165 without a response it opens the order’s page, which polls the payment', async () => {
  server.use(down(CALLS.paymentDone));
  await open(`?code=${CODE}&${SIGNED}`);
  await waitFor(() => expect(replaced).toHaveBeenCalledWith(`/user/order/${CODE}?payment=open`));
});

test('S165 a timeout opens the order’s page', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  server.use(answer(CALLS.paymentDone, () => new Promise<never>(() => {})));
  try {
    await open(`?code=${CODE}&${SIGNED}`);
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(replaced).toHaveBeenCalledWith(`/user/order/${CODE}?payment=open`);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['not genuine', reject(CALLS.paymentDone, ['This payment could not be confirmed.']), /could not be confirmed\./],
  ['somebody else’s order', fail(CALLS.paymentDone, 404), /.+/],
])('S165 a rejected verification (%s) shows a message and a link to the order', async (_, answers, text) => {
  server.use(answers);
  await open(`?code=${CODE}&${SIGNED}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t confirm the payment');
  expect(alert).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Open your order' })).toHaveAttribute('href', `/user/order/${CODE}`);
  expect(screen.queryByText('Please wait')).toBeNull();
});

test('S159 a return with an order number, as in older payments, completes the payment', async () => {
  let seen: unknown;
  server.use(
    answer(CALLS.paymentDone, ({ body }) => {
      seen = body;
      return 1 as const;
    }),
  );
  await open(`?order=81&${SIGNED}`);
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/user/order/81?payment=paid'));
  expect(seen).toMatchObject({ id: 81, payment_token: 'pay_1' });
});

test.each(['', `?${SIGNED}`, '?code=abc', '?order=abc', '?order=-1', '?order=1e400'])(
  'S165 without an order (%s) shows a message with links and makes no call',
  async (query) => {
    await open(query, '/fr');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aucun paiement à terminer ici.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/fr/user/orders', '/fr']);
    expect(replaced).not.toHaveBeenCalled();
  },
);
