import { screen, within } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import { OrderMethod, OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { OrderPage, OrderRow } from 'shared-kernel/contract/orders';
import { aPage } from 'shared-kernel/testing/a-page';
import { anOrderedProduct, anOrderRow } from 'shared-kernel/testing/an-order';
import { answer, down, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

type OpenOptions = { path?: string } & Partial<Pick<OrderPage, 'current_page' | 'last_page' | 'total'>>;
async function open(orders: OrderRow[], { path = '/user/orders', ...page }: OpenOptions = {}) {
  const calls: SeenCall[] = [];
  server.use(
    answer(CALLS.orders, (call) => {
      calls.push(call);
      return aPage(orders, page);
    }),
  );
  const app = await renderApp(definition, { path, as: customer() });
  return { ...app, calls };
}
/** Names and values of an order's card. */
const factsOf = (card: HTMLElement) =>
  Object.fromEntries(
    within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('S183 shows method, date, amount, payment and delivery of each order', async () => {
  await open([
    anOrderRow({ ordered_products: [anOrderedProduct({ quantity: 2 }), anOrderedProduct({ id: 72 })] }),
    anOrderRow({
      id: 82,
      order_method: OrderMethod.stripe,
      payment_done: PaymentStatus.paid,
      status: OrderStatus.onTheWay,
      total_amount: 1234.5,
    }),
  ]);
  const [first, second] = screen.getAllByRole('article');
  expect(factsOf(first as HTMLElement)).toEqual({
    Placed: 'Mar 1, 2026',
    'Payment method': 'Cash on delivery',
    Amount: '$45.00',
    Payment: 'Unpaid',
    Delivery: 'Pending',
  });
  expect(within(first as HTMLElement).getByText('3 items')).toBeVisible();
  expect(factsOf(second as HTMLElement)).toMatchObject({
    'Payment method': 'Stripe',
    Amount: '$1,234.50',
    Payment: 'Paid',
    Delivery: 'On the way',
  });
  expect(screen.getByRole('link', { name: 'Order 82' })).toHaveAttribute('href', '/user/order/82');
});

test.each([
  ['Cancelled', { cancelled: 1 }],
  ['Refunded', { cancelled: 1, refunded: 1 }],
  ['Not paid in time', { cancelled: 1, expired: 1 }],
])('S183 a called-off order says %s', async (words, state) => {
  await open([anOrderRow({ ...state, status: OrderStatus.confirmed })]);
  expect(factsOf(screen.getByRole('article'))).toMatchObject({ Delivery: words });
});

test('S162 S183 an order that waits to be paid online says so, in the words of its page', async () => {
  await open([anOrderRow({ order_method: OrderMethod.stripe, expires_at: '2026-03-01T12:30:00.000Z' })]);
  expect(factsOf(screen.getByRole('article'))).toMatchObject({ Payment: 'Waiting for payment', Delivery: 'Pending' });
});

test.each([
  ['/user/orders', 1],
  ['/user/orders?page=2', 2],
  ['/user/orders?page=-3', 1],
  ['/user/orders?page=two', 1],
])('S183 %s asks for page %d', async (path, page) => {
  const { calls } = await open([anOrderRow()], { path });
  expect(calls[0]?.body).toMatchObject({ page });
});

test('S183 pages are links; the first one is the list itself', async () => {
  await open([anOrderRow()], { path: '/fr/user/orders?page=2', current_page: 2, last_page: 3, total: 70 });
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/fr/user/orders');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/fr/user/orders?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('S183 without orders there is a way to the shop', async () => {
  await open([], { path: '/ar/user/orders' });
  expect(screen.queryByRole('article')).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'ابدأ التسوق' })).toHaveAttribute('href', '/ar');
});

test('S214 a dead API is said', async () => {
  server.use(down(CALLS.orders));
  await renderApp(definition, { path: '/user/orders', as: customer() });
  expect(await screen.findByText('API is down.')).toBeVisible();
});
