import { screen, waitFor, within } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import { OrderStatus, ShippingType } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Profile } from 'shared-kernel/contract/user';
import { browser } from 'shared-kernel/session/open-page';
import { anAddress } from 'shared-kernel/testing/an-address';
import { anOrder, anOrderedProduct } from 'shared-kernel/testing/an-order';
import { answer, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer, visitor } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

const countries = {
  countries: {
    AF: { code2: 'AF', code3: 'AFG', name: 'Afghanistan', states: { BDS: { code: 'BDS', name: 'Badakhshan' } } },
  },
  phones: { AF: '93' },
};
async function open(order: Partial<OrderDetail> = {}, path = '/user/order/81', as: Profile | null = customer()) {
  const calls: SeenCall[] = [];
  server.use(
    answer(CALLS.countriesPhones, countries),
    answer(CALLS.orders, (call) => {
      calls.push(call);
      return anOrder(order);
    }),
  );
  await renderApp(definition, { path, as });
  await screen.findByText(/Badakhshan/);
  return calls;
}
const states = () => within(screen.getByRole('list', { name: 'Progress of the delivery' })).getAllByRole('listitem');

test('S184 shows items, shipping cost, delivery fee, ship-to and sums', async () => {
  await open();
  const items = screen.getByRole('region', { name: 'What you ordered' });
  expect(within(items).getByRole('link', { name: 'Brass lamp' })).toHaveAttribute('href', '/brass-lamp/product/1');
  expect(within(items).getByRole('link', { name: 'Atlas Lights' })).toHaveAttribute('href', '/shop/atlas-lights');
  expect(items).toHaveTextContent('Shipping cost: $5.00');
  expect(screen.getByText('Delivery fee').nextElementSibling).toHaveTextContent('$5.00');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$45.00');
  const shipTo = screen.getByRole('region', { name: 'Ship to' });
  expect(shipTo).toHaveTextContent('Amina Rahimi1 River Road3401, Fayzabad, Badakhshan, Afghanistan');
});

test('S184 free pieces cost nothing; a pickup names its point; the instruction is shown', async () => {
  const place = {
    id: 31,
    shipping_rule_id: 4,
    country: 'AF',
    state: 'ALL',
    price: 5,
    day_needed: 3,
    pickup_point: 1,
    pickup_price: 0,
    pickup_phone: null,
    pickup_address_line_1: '2 Market Street',
    pickup_address_line_2: null,
    pickup_zip: '3402',
    pickup_state: null,
    pickup_city: 'Fayzabad',
    pickup_country: 'AF',
  };
  await open({
    ordered_products: [
      anOrderedProduct({ quantity: 3, bundle_offer: 1, shipping_type: ShippingType.pickup, shipping_place: place }),
    ],
    address: anAddress({ delivery_instruction: 'Ring twice' }),
  });
  const items = screen.getByRole('region', { name: 'What you ordered' });
  expect(items).toHaveTextContent('Quantity: 3 · 1 piece free');
  expect(items).toHaveTextContent('$80.00');
  expect(items).toHaveTextContent('Pickup point: 2 Market Street, 3402, Fayzabad');
  expect(screen.getByRole('region', { name: 'Ship to' })).toHaveTextContent('Instruction for delivery: Ring twice');
});

test('S185 S186 five steps in a row, each done, current or still to come', async () => {
  await open({ status: OrderStatus.pickedUp });
  expect(states().map((step) => [step.dataset.state, step.lastElementChild?.textContent])).toEqual([
    ['done', 'Pending (done)'],
    ['done', 'Confirmed (done)'],
    ['active', 'Picked up (current step)'],
    ['pending', 'On the way (still to come)'],
    ['pending', 'Delivered (still to come)'],
  ]);
  expect(states()[2]).toHaveAttribute('aria-current', 'step');
});

test('S184 S189 a cancelled order says why and shows no later step as done', async () => {
  await open({
    cancelled: 1,
    refunded: 1,
    status: OrderStatus.confirmed,
    cancellation: { id: 5, title: 'Changed my mind', message: 'I found one at home.', refunded: 1 },
  });
  expect(screen.getByText('This order was cancelled.')).toBeVisible();
  expect(screen.getByText('The money was paid back.')).toBeVisible();
  expect(screen.getByText('Changed my mind: I found one at home.')).toBeVisible();
  expect(states().map((step) => step.dataset.state)).toEqual(['done', 'done', 'pending', 'pending', 'pending']);
});

test('S190 asks for the order by its id', async () => {
  const calls = await open();
  expect(calls[0]?.body).toMatchObject({ order_id: 81 });
});

test('S158 a guest sees the order that was just placed with the guest’s token, with thanks', async () => {
  const calls = await open({}, '/user/order/81?placed=1', visitor());
  expect(calls[0]?.body).toMatchObject({ user_token: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for your order!');
  expect(screen.getByRole('status')).toHaveTextContent('amina@example.com');
});

describe('somebody else’s order', () => {
  const replaced = jest.spyOn(browser, 'replace').mockImplementation(() => {});
  beforeEach(() => replaced.mockClear());

  test.each([
    ['refused', reject(CALLS.orders, ['Order not found.'])],
    ['not found', fail(CALLS.orders, 404)],
  ])('S190 a customer is told that there is none (%s)', async (_, answers) => {
    server.use(answers);
    await renderApp(definition, { path: '/user/order/81', as: customer() });
    expect(await screen.findByText('We could not find this order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/user/orders');
    expect(replaced).not.toHaveBeenCalled();
  });

  test('S022 a visitor is sent to login, with the way back', async () => {
    server.use(reject(CALLS.orders, ['Order not found.']));
    await renderApp(definition, { path: '/fr/user/order/81?placed=1', as: visitor() });
    await waitFor(() => expect(replaced).toHaveBeenCalled());
    const login = new URL(String(replaced.mock.lastCall?.[0]), 'http://localhost');
    expect(login.pathname).toBe('/fr/login');
    expect([...login.searchParams.values()]).toEqual(['/fr/user/order/81?placed=1']);
  });

  test.each(['abc', '1e3000', '8.5'])('S190 %s is no order, and no call is made for it', async (id) => {
    await renderApp(definition, { path: `/user/order/${id}`, as: customer() });
    expect(await screen.findByText('We could not find this order.')).toBeVisible();
  });
});
