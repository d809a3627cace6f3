import { screen, waitFor } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import { HEADER } from 'shared-kernel/contract/storage';
import { aCart } from 'shared-kernel/testing/a-cart';
import { anOrderRow } from 'shared-kernel/testing/an-order';
import { answer, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { forgetCheckoutKey } from './checkout-key';

const opened: string[] = [];
jest.mock('./open-path', () => ({ openPath: (path: string) => opened.push(path) }));
beforeEach(() => {
  opened.length = 0;
  forgetCheckoutKey();
});

const gateway = {
  razorpay: 0,
  cash_on_delivery: 1,
  stripe: 1,
  paypal: 0,
  flutterwave: 0,
  iyzico_payment: 0,
  default: 2,
};

async function open(path = '/checkout') {
  server.use(answer(CALLS.cart, aCart()), answer(CALLS.paymentGateway, gateway), answer(CALLS.sendOrderEmail, true));
  return renderApp(definition, { path });
}

test('S153 S154 offers the gateway’s methods as tabs, the default chosen', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Cash on delivery', 'Stripe']);
  expect(screen.getByRole('tab', { name: 'Cash on delivery' })).toHaveAttribute('aria-selected', 'true');
});

test('S153 arrows move between the tabs, mirrored in Arabic', async () => {
  const { user } = await open('/ar/checkout');
  screen.getByRole('tab', { name: 'الدفع عند الاستلام' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Stripe' })).toHaveFocus();
});

test('S157 S158 a double click places one order, mails it and opens its page', async () => {
  const { user } = await open();
  const placed: SeenCall[] = [];
  const mailed: unknown[] = [];
  server.use(
    answer(CALLS.placeOrder, (call) => {
      placed.push(call);
      return anOrderRow({ id: 81 });
    }),
    answer(CALLS.sendOrderEmail, ({ params }) => {
      mailed.push(params.id);
      return true;
    }),
  );
  await user.dblClick(screen.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(opened).toEqual(['/user/order/81?placed=1']));
  expect(placed).toHaveLength(1);
  expect(placed[0]?.body).toMatchObject({ order_method: 2 });
  expect(placed[0]?.headers.get(HEADER.idempotencyKey)).toMatch(/^[\da-f-]{36}$/);
  expect(mailed).toEqual(['81']);
});

test('S157 D34 a retry after a lost answer carries the same key', async () => {
  const { user } = await open();
  const keys: (string | null)[] = [];
  server.use(
    answer(CALLS.placeOrder, ({ headers }) => {
      keys.push(headers.get(HEADER.idempotencyKey));
      if (keys.length === 1) throw Response.error();
      return anOrderRow();
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('API is down.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(opened).toEqual(['/user/order/81?placed=1']));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('S212 a refused order is said beside the button and nothing is opened', async () => {
  const { user } = await open();
  server.use(reject(CALLS.placeOrder, ['Product quantity exceeds inventory.']));
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Product quantity exceeds inventory.');
  expect(opened).toEqual([]);
});
