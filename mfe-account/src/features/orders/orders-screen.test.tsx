import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { OrderMethod, OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { OrderPage, OrderRow } from 'shared-kernel/contract/orders';
import { isolate } from 'shared-kernel/i18n/isolate';
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

test('S183 shows shipping method, date, amount, payment and delivery status of each order', async () => {
  await open([
    anOrderRow({ ordered_products: [anOrderedProduct({ quantity: 2 }), anOrderedProduct({ id: 72 })] }),
    anOrderRow({
      id: 82,
      order: '7Q2KX-0M4TZ-9HVBC',
      order_method: OrderMethod.stripe,
      payment_done: PaymentStatus.paid,
      status: OrderStatus.onTheWay,
      total_amount: 1234.5,
    }),
  ]);
  const [first, second] = screen.getAllByRole('article');
  expect(factsOf(first as HTMLElement)).toEqual({
    Placed: 'Mar 1, 2026, 12:00 PM',
    'Payment method': 'Cash on delivery',
    Amount: '$45.00',
    Payment: 'Payable on delivery',
    Delivery: 'Pending',
  });
  expect(within(first as HTMLElement).getByText('3 items')).toBeVisible();
  expect(factsOf(second as HTMLElement)).toMatchObject({
    'Payment method': 'Card',
    Amount: '$1,234.50',
    Payment: 'Paid',
    Delivery: 'On the way',
  });
  expect(screen.getByRole('link', { name: `Order ${isolate('7Q2KX-0M4TZ-9HVBC')}` })).toHaveAttribute(
    'href',
    '/user/order/7Q2KX-0M4TZ-9HVBC',
  );
});

test.each([
  [[5, 1], 'PendingDelivered: 1 of 2 parcels'],
  [[4, 4, 1], 'PendingOn the way: 2 of 3 parcels'],
  [[1, 1], 'Pending'],
])('S183 an order with parcels at the steps %j shows "%s"', async (steps, words) => {
  const parcels = steps.map((status, n) => ({ store_id: n, status, cancelled: 0 }));
  await open([anOrderRow({ parcels })]);
  expect(factsOf(screen.getByRole('article'))).toMatchObject({ Delivery: words });
});

test.each([
  ['Cancelled', { cancelled: 1 }],
  ['Refunded', { cancelled: 1, refunded: 1 }],
  ['Not paid in time', { cancelled: 1, expired: 1 }],
])('S183 a cancelled or expired order shows "%s"', async (words, state) => {
  await open([anOrderRow({ ...state, status: OrderStatus.confirmed })]);
  expect(factsOf(screen.getByRole('article'))).toMatchObject({ Delivery: words });
});

test('S162 S183 an order awaiting online payment has the same wording as on its own page', async () => {
  await open([anOrderRow({ order_method: OrderMethod.stripe, expires_at: '2026-03-01T12:30:00.000Z' })]);
  expect(factsOf(screen.getByRole('article'))).toMatchObject({ Payment: 'Waiting for payment', Delivery: 'Pending' });
  expect(screen.getByText('Pay now')).toBeVisible();
});

test.each([
  ['/user/orders', { page: 1 }],
  ['/user/orders?page=2', { page: 2 }],
  ['/user/orders?state=to_pay', { page: 1, state: 'to_pay' }],
  ['/user/orders?state=cancelled&payment=paid', { page: 1, state: 'cancelled', paid: true }],
  ['/user/orders?payment=unpaid&q=+9g6t9+', { page: 1, unpaid: true, q: '9g6t9' }],
  ['/user/orders?state=lost&payment=maybe&page=two', { page: 1 }],
])('S183 %s requests %j', async (path, body) => {
  const { calls } = await open([anOrderRow()], { path });
  expect(calls[0]?.body).toEqual({ ...body, user_token: expect.any(String) });
});

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

test('S183 filters are links that keep the other filters and start at the first page', async () => {
  await open([anOrderRow()], { path: '/fr/user/orders?state=underway&payment=paid&q=9G6&page=2' });
  expect(linksOf('État de la commande')).toEqual([
    ['Toutes', '/fr/user/orders?payment=paid&q=9G6', null],
    // orders to pay are unpaid anyway
    ['À payer', '/fr/user/orders?state=to_pay&q=9G6', null],
    ['En cours', '/fr/user/orders?state=underway&payment=paid&q=9G6', 'true'],
    ['Livrées', '/fr/user/orders?state=delivered&payment=paid&q=9G6', null],
    ['Annulées', '/fr/user/orders?state=cancelled&payment=paid&q=9G6', null],
  ]);
  expect(linksOf('Paiement')).toEqual([
    ['Payées ou non', '/fr/user/orders?state=underway&q=9G6', null],
    ['Payée', '/fr/user/orders?state=underway&payment=paid&q=9G6', 'true'],
    ['Non payée', '/fr/user/orders?state=underway&payment=unpaid&q=9G6', null],
  ]);
});

test('S183 the search is a native form that keeps the filters', async () => {
  await open([anOrderRow()], { path: '/ar/user/orders?state=delivered&payment=unpaid&q=9G6&page=3' });
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/ar/user/orders']);
  expect([...new FormData(form)]).toEqual([
    ['state', 'delivered'],
    ['payment', 'unpaid'],
    ['q', '9G6'],
  ]);
});

test('S183 a filter link shows its orders and is marked as current', async () => {
  const { user, calls } = await open([anOrderRow()]);
  // the shell follows links without a reload
  document.addEventListener('click', follow);
  await user.click(screen.getByRole('link', { name: 'To pay' }));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ state: 'to_pay' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'To pay' })).toHaveAttribute('aria-current', 'true'));
  expect(screen.queryByRole('navigation', { name: 'Payment' })).toBeNull();
  document.removeEventListener('click', follow);
});
function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  event.preventDefault();
  if (link) history.pushState(null, '', link.href);
}

test('S183 without a match the filters stay and a link leads to all orders', async () => {
  await open([], { path: '/user/orders?state=to_pay', total: 0 });
  expect(screen.getByRole('heading', { name: 'No matching orders' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/user/orders');
  expect(screen.getByRole('search')).toBeVisible();
});

test('S183 page links keep the filters; the first page has no page parameter', async () => {
  await open([anOrderRow()], { path: '/fr/user/orders?payment=paid&page=2', current_page: 2, last_page: 3, total: 70 });
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/fr/user/orders?payment=paid');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/fr/user/orders?payment=paid&page=3');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('S183 an out-of-range page redirects to the last page and keeps the filters', async () => {
  const { calls } = await open([], {
    path: '/user/orders?state=delivered&page=9',
    current_page: 9,
    last_page: 2,
    total: 30,
  });
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ state: 'delivered', page: 2 }));
});

test('S183 an empty list links to the shop', async () => {
  await open([], { path: '/ar/user/orders' });
  expect(screen.queryByRole('article')).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'ابدأ التسوق' })).toHaveAttribute('href', '/ar');
  expect(screen.queryByRole('search')).toBeNull();
});

test('S214 a failed call shows the error page', async () => {
  server.use(down(CALLS.orders));
  await renderApp(definition, { path: '/user/orders', as: customer() });
  expect(await screen.findByText('API is down.')).toBeVisible();
});
