import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { OrderStatus } from 'shared-kernel/contract/enums';
import { aTrackedOrder, aTrackedParcel } from 'shared-kernel/testing/a-tracked-order';
import { anOrderParcel } from 'shared-kernel/testing/an-order';
import { answer, down, fail, reject } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const CODE = '7Q2KX-0M4TZ-9HVBC';
const UNKNOWN = 'We found no order with this code.';
const open = (code?: string, language: 'en' | 'fr' = 'en') =>
  renderApp(definition, {
    path: code ? `/track-order?tracking_id=${encodeURIComponent(code)}` : '/track-order',
    language,
  });
const field = (name = 'Tracking code') => screen.getByRole('textbox', { name });
const press = (name = 'Track order') => screen.getByRole('button', { name });

describe('tracking form', () => {
  test('S191 without a code no call is made; the field shows an error and keeps focus', async () => {
    const { user } = await open();
    expect(field()).toHaveAccessibleDescription(/15 letters and digits/);
    await user.click(press());
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(screen.getByText('Please enter your tracking code.')).toBeVisible();
  });

  test('S191 is a native form in the page’s language that works without JavaScript', async () => {
    await open(undefined, 'fr');
    const form = field('Code de suivi').closest('form');
    expect(form).toHaveAttribute('action', '/fr/track-order');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(field('Code de suivi')).toHaveAttribute('name', 'tracking_id');
  });

  test('S191 explains where to find the code and what to do without one', async () => {
    await open();
    const help = within(screen.getByRole('region', { name: 'Where do I find the code?' }));
    expect(help.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute('href', '/user/orders');
    expect(help.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/page/contact');
  });

  test.each([
    [CODE.toLowerCase(), `/page/contact?order=${CODE}`],
    ['nonsense', '/page/contact'],
  ])('S203 after the unknown code %p "Write to us" links to %s', async (typed, href) => {
    server.use(reject(CALLS.trackOrderByQuery, [UNKNOWN], undefined, ['tracking_id']));
    await open(typed);
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', href);
  });

  test('S191 shows the result, focuses its heading and puts the code into the URL', async () => {
    const requests: (string | null)[] = [];
    server.use(
      answer(CALLS.trackOrderByQuery, ({ query }) => {
        requests.push(query.get('tracking_id'));
        return aTrackedOrder();
      }),
    );
    const { user } = await open();
    await user.type(field(), '  7q2kx0m4tz9hvbc ');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your order is on its way' })).toHaveFocus();
    expect(location.search).toBe('?tracking_id=7q2kx0m4tz9hvbc');
    // tries are limited, so one press must be one try
    expect(requests).toEqual(['7q2kx0m4tz9hvbc']);
  });
});

describe('unknown codes', () => {
  test('S191 an unknown code stays in the field with an error and focus, on every try', async () => {
    server.use(reject(CALLS.trackOrderByQuery, [UNKNOWN], undefined, ['tracking_id']));
    const { user } = await open('abc');
    expect(field()).toHaveValue('abc');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(UNKNOWN));
    await user.click(press());
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('abc');
    // another code, and the message is about that one
    server.use(answer(CALLS.trackOrderByQuery, aTrackedOrder()));
    await user.clear(field());
    await user.type(field(), CODE);
    await user.click(press());
    expect(await screen.findByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });

  test('D41 after too many tries the field shows how long to wait and keeps the code', async () => {
    server.use(fail(CALLS.trackOrderByQuery, 429, 'Too many requests', { 'Retry-After': '42' }));
    await open(CODE);
    expect(screen.getByText('Too many attempts. Please try again in 42 seconds.')).toBeVisible();
    expect(field()).toHaveValue(CODE);
  });

  test('S214 a failed call shows the kernel’s error page', async () => {
    server.use(down(CALLS.trackOrderByQuery));
    await open(CODE);
    expect(await screen.findByText('API is down.')).toBeVisible();
  });
});

describe('tracking result', () => {
  test('S185 S191 shows the progress, the expected date and the parcel of each store', async () => {
    server.use(
      answer(
        CALLS.trackOrderByQuery,
        aTrackedOrder({
          parcels: [
            aTrackedParcel({ estimated_delivery: '2026-11-25' }),
            aTrackedParcel({ storeId: 9, store: 'Clay Corner', shipping_type: 2, estimated_delivery: '2026-11-28' }),
          ],
        }),
      ),
    );
    await open(CODE);
    expect(screen.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
    expect(screen.getByText(CODE)).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Delivery progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset.state)).toEqual(['done', 'done', 'done', 'active', 'pending']);
    const parcels = screen.getAllByRole('region', { name: /Parcel \d of 2/ });
    expect(parcels.map((parcel) => parcel.textContent)).toEqual([
      expect.stringMatching(/Parcel 1 of 2.*Expected by Wed, Nov 25.*Brass lamp.*Quantity: 2/),
      expect.stringMatching(/Clay Corner.*Parcel 2 of 2 · To be picked up.*Ready for pickup by Sat, Nov 28/),
    ]);
    expect(screen.getAllByRole('link', { name: 'Brass lamp' })[0]).toHaveAttribute('href', '/brass-lamp/product/1');
  });

  test.each([
    ['2026-11-25', 1],
    [null, 0],
  ])('S191 for two parcels expected on %p it shows the number of parcels', async (day, times) => {
    const parcel = { estimated_delivery: day };
    const parcels = [aTrackedParcel(parcel), aTrackedParcel({ ...parcel, storeId: 9, store: 'Clay Corner' })];
    server.use(answer(CALLS.trackOrderByQuery, aTrackedOrder({ parcels })));
    await open(CODE);
    expect(screen.queryAllByText('It’s coming in 2 parcels.')).toHaveLength(times);
    expect(screen.queryAllByText(/Expected by/)).toHaveLength(times);
  });

  test('S191 each store’s parcel shows its own status and links to its carrier', async () => {
    const sent = { carrier: 'DHL', tracking_code: 'JJD01', tracking_link: 'https://dhl.example/JJD01' };
    const parcels = [
      aTrackedParcel({ progress: anOrderParcel({ ...sent, status: OrderStatus.onTheWay }) }),
      aTrackedParcel({ storeId: 9, store: 'Clay Corner', progress: anOrderParcel({ store_id: 9 }) }),
    ];
    server.use(answer(CALLS.trackOrderByQuery, aTrackedOrder({ status: OrderStatus.pending, parcels })));
    await open(CODE);
    const [first, second] = screen.getAllByRole('region', { name: /Parcel \d of 2/ });
    expect(first).toHaveTextContent(/On the way.*DHL.*JJD01/);
    expect(second).toHaveTextContent(/Pending/);
    expect(screen.getByRole('link', { name: /Track the delivery at DHL/ })).toHaveAttribute('href', sent.tracking_link);
  });

  test.each([
    ['order', { cancelled: 1 as const }, {}],
    ['parcel', {}, { cancelled: 1 as const }],
  ])('S191 a %s cancelled in transit names its carrier without a tracking link', async (_, order, parcel) => {
    const sent = { carrier: 'DHL', tracking_code: 'JJD01', tracking_link: 'https://dhl.example/JJD01', ...parcel };
    const parcels = [aTrackedParcel({ progress: anOrderParcel({ ...sent, status: OrderStatus.onTheWay }) })];
    server.use(answer(CALLS.trackOrderByQuery, aTrackedOrder({ ...order, parcels })));
    await open(CODE);
    expect(screen.getByText('JJD01')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Track the delivery/ })).toBeNull();
  });

  test('S191 a single parcel shows its date once, at the top', async () => {
    server.use(answer(CALLS.trackOrderByQuery, aTrackedOrder()));
    await open(CODE);
    expect(screen.getAllByText(/Expected by/)).toHaveLength(1);
    expect(screen.queryByText(/Parcel 1/)).toBeNull();
  });

  test('S191 links the owner to the order and offers everybody another search', async () => {
    server.use(answer(CALLS.trackOrderByQuery, aTrackedOrder()));
    const { user } = await open(CODE);
    expect(screen.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute('href', '/user/orders');
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', `/page/contact?order=${CODE}`);
    expect(field()).toHaveValue('');
    server.use(reject(CALLS.trackOrderByQuery, [UNKNOWN], undefined, ['tracking_id']));
    await user.type(field(), 'another');
    await user.click(press());
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('another');
    expect(screen.getByText(UNKNOWN)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your order is on its way' })).toBeNull();
  });

  test.each([
    [{ status: OrderStatus.pending }, 'We have received your order'],
    [{ status: OrderStatus.confirmed }, 'Your order is being prepared'],
    [{ status: OrderStatus.pickedUp }, 'The carrier has picked up your order'],
    [{ status: OrderStatus.onTheWay }, 'Your order is on its way'],
    [{ status: OrderStatus.delivered }, 'Your order was delivered'],
    [{ cancelled: 1 }, 'This order was cancelled'],
    [{ cancelled: 1, expired: 1 }, 'This order was not paid in time and was cancelled'],
    [{ cancelled: 1, refunded: 1 }, 'The money for this order was paid back'],
  ])('S189 S191 %j reads "%s"', async (how, title) => {
    server.use(answer(CALLS.trackOrderByQuery, aTrackedOrder(how)));
    await open(CODE);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });
});
