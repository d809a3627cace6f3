import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as CALLS from 'shared-kernel/contract/calls';
import { OrderStatus, ShippingType } from 'shared-kernel/contract/enums';
import type { OrderDetail, OrderedProduct, PaymentAnswer } from 'shared-kernel/contract/orders';
import type { Profile } from 'shared-kernel/contract/user';
import { emit, on } from 'shared-kernel/platform/bus';
import { browser } from 'shared-kernel/session/open-page';
import { setProfile } from 'shared-kernel/session/profile';
import { aCart, aShippingPlace } from 'shared-kernel/testing/a-cart';
import { anInventory } from 'shared-kernel/testing/a-product-detail';
import { anAddress } from 'shared-kernel/testing/an-address';
import { anOrder, anOrderedProduct, anOrderParcel } from 'shared-kernel/testing/an-order';
import { answer, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { holdClock } from 'shared-kernel/testing/hold-clock';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
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
async function open(
  order: Partial<OrderDetail> = {},
  path = '/user/order/4F7Q2-M9XK3-TB0A1',
  as: Profile | null = customer(),
) {
  const calls: SeenCall[] = [];
  server.use(
    answer(CALLS.countriesPhones, countries),
    answer(CALLS.orders, (call) => {
      calls.push(call);
      return anOrder(order);
    }),
  );
  await renderApp(definition, { path, as });
  await screen.findByText(/Badakhshan|^Picked up by$/);
  return calls;
}
const states = () => within(screen.getByRole('list', { name: 'Delivery progress' })).getAllByRole('listitem');

test('S184 shows items, shipping method, shipping address and totals', async () => {
  await open();
  const items = screen.getByRole('region', { name: 'Items' });
  expect(within(items).getByRole('link', { name: 'Brass lamp' })).toHaveAttribute('href', '/brass-lamp/product/1');
  expect(within(items).getByRole('link', { name: 'Atlas Lights' })).toHaveAttribute('href', '/shop/atlas-lights');
  const own = within(items).getByRole('region', { name: 'Atlas Lights' });
  expect(within(own).getByText('Goods').nextElementSibling).toHaveTextContent('$40.00');
  expect(within(own).getByText('Shipping').nextElementSibling).toHaveTextContent('$5.00');
  const sums = screen.getByRole('region', { name: 'Order total' });
  expect(within(sums).getByText('Shipping').nextElementSibling).toHaveTextContent('$5.00');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$45.00');
  const shipTo = screen.getByRole('region', { name: 'Ship to' });
  expect(shipTo).toHaveTextContent('Amina Rahimi1 River Road3401 Fayzabad, Badakhshan, Afghanistan');
});

test('issue 14 on an Arabic page a Latin postcode and city are left-to-right, the country right-to-left', async () => {
  const named = { country: 'فرنسا', state: 'Badakhshan', lines: ['{address}', '{zip} {city}', '{state}'] };
  const place = { address_1: '12 rue de Rivoli', zip: '75001', city: 'Paris', country: 'FR', named };
  await open({ address: { ...anAddress(), ...place } }, '/ar/user/order/4F7Q2-M9XK3-TB0A1');
  const lineOf = (text: string) => screen.getByText(text).closest('bdi[dir]');
  expect(lineOf('Paris')).toHaveTextContent(/^75001 Paris$/);
  expect(lineOf('Paris')).toHaveAttribute('dir', 'ltr');
  expect(lineOf('فرنسا')).toHaveAttribute('dir', 'rtl');
});

test.each([
  ['order', ''],
  ['invoice', '?view=invoice'],
])('issue 14 on an Arabic %s a product’s name in Latin letters stays on one line', async (_, query) => {
  const named = { ...anOrderedProduct().product, title: 'نبتة خضراء في أصيص Fern & Oak Marais' };
  await open({ ordered_products: [anOrderedProduct({ product: named })] }, `/ar/user/order/4F7Q2-M9XK3-TB0A1${query}`);
  expect(screen.getByText('Fern & Oak Marais', { selector: 'bdi' })).toBeInTheDocument();
});

test('issue 14 an Arabic page separates variant values with an Arabic comma', async () => {
  const value = (id: number, title: string) => ({
    attribute_value_id: id,
    attribute_value: { id, title, attribute: { id, title: 'Any' } },
  });
  const updated_inventory = { ...anInventory(), inventory_attributes: [value(1, 'أزرق'), value(2, 'L')] };
  await open({ ordered_products: [anOrderedProduct({ updated_inventory })] }, '/ar/user/order/4F7Q2-M9XK3-TB0A1');
  expect(screen.getByText('أزرق، L')).toBeInTheDocument();
});

test.each([
  ['Arabic', 'KD', '/ar'],
  ['Arabic', 'د.ك', '/ar'],
  ['English', 'د.ك', ''],
])(
  'issue 14 on %s pages every amount of an order in %s has the direction of the sign',
  async (_language, icon, prefix) => {
    const calculated = { ...anOrder().calculated, voucher_price: 5 };
    await open(
      { currency: 'KWD', currency_format: { icon, position: 2, digits: 3 }, calculated },
      `${prefix}/user/order/4F7Q2-M9XK3-TB0A1`,
    );
    const text = document.body.textContent ?? '';
    expect(text).toContain(`\u2068\u22125.000\u00a0${icon}\u2069`);
    expect(text.split(icon).length).toBeGreaterThan(6);
    expect(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')).not.toContain(icon);
  },
);

test.each([
  ['Ship to', null],
  [
    'Bill to',
    { name: 'Accounts', country: 'AF', state: '', city: 'Fayzabad', zip: '', address_1: '2 Quai', address_2: null },
  ],
])('issue 14 the tax number shows once, below %s', async (name, billing) => {
  await open({ address: anAddress({ tax_number: 'FR12345678901', billing }) });
  expect(screen.getByRole('region', { name })).toHaveTextContent('Tax number: \u2068FR12345678901\u2069');
  expect(screen.getAllByText(/FR12345678901/)).toHaveLength(1);
});

test('S184 free items cost nothing; shows the pickup point and the delivery instructions', async () => {
  await open({
    ordered_products: [
      anOrderedProduct({
        quantity: 3,
        bundle_offer: 1,
        shipping_type: ShippingType.pickup,
        shipping_place: aShippingPlace(),
      }),
    ],
    address: anAddress({ delivery_instruction: 'Ring twice' }),
  });
  const items = screen.getByRole('region', { name: 'Items' });
  expect(items).toHaveTextContent('Quantity: 3 · $40.00 each · 1 piece free');
  expect(items).toHaveTextContent('$80.00');
  expect(items).toHaveTextContent('Pickup point: 2 Market Street, 3402, Fayzabad');
  // nothing is shipped, so there is no shipping address
  expect(screen.queryByRole('region', { name: 'Ship to' })).not.toBeInTheDocument();
  const person = screen.getByRole('region', { name: 'Picked up by' });
  expect(person).toHaveTextContent(/^Picked up byAmina Rahimi\+?\d/);
  expect(person).toHaveTextContent('Delivery instructions: Ring twice');
});

describe('parcels', () => {
  const LINK = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JJD01';
  const sent = { carrier: 'DHL', tracking_code: 'JJD01', tracking_link: LINK };
  const reached = (...steps: number[]) => steps.map((status) => ({ status, at: `2026-03-0${status}T12:00:00.000Z` }));
  const rug = (over: Partial<OrderedProduct> = {}) => {
    const item = anOrderedProduct({ id: 72, product_id: 2, shipping_price: 0, ...over });
    return {
      ...item,
      product: { ...item.product, id: 2, title: 'Rug', store: { ...item.product.store, id: 9, name: 'Riad Living' } },
    };
  };

  test('S185 S186 each store’s parcel shows its status, dates and carrier, with a link to track it', async () => {
    await open({
      ordered_products: [anOrderedProduct(), rug()],
      parcels: [
        anOrderParcel({ ...sent, status: 5, status_history: reached(1, 4, 5) }),
        anOrderParcel({ store_id: 9, status: 1, status_history: reached(1) }),
      ],
    });
    const [first, second] = ['Atlas Lights', 'Riad Living'].map((name) => screen.getByRole('region', { name }));
    expect(first).toHaveTextContent(/Delivered.*On the way Mar 4.*Delivered Mar 5.*CarrierDHL.*Tracking numberJJD01/);
    const link = within(first as HTMLElement).getByRole('link', { name: /Track the delivery at DHL/ });
    expect(link).toHaveAttribute('href', LINK);
    expect(link).toHaveAttribute('rel', 'noreferrer');
    // the badge names the only step
    expect(second).toHaveTextContent(/PendingMar 1/);
    expect(second).not.toHaveTextContent('Carrier');
    // a delivered item can be reviewed; the order can no longer be cancelled
    expect(screen.getAllByRole('link', { name: /Write a review/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  test('S185 a single parcel adds its carrier to the order’s steps', async () => {
    await open({ status: 4, parcels: [anOrderParcel({ ...sent, status: 4, tracking_link: 'javascript:alert(1)' })] });
    const parcel = screen.getByRole('region', { name: 'Atlas Lights' });
    expect(parcel).toHaveTextContent('CarrierDHL');
    expect(parcel).not.toHaveTextContent('On the way');
    // only web URLs become links
    expect(within(parcel).queryByRole('link', { name: /Track the delivery/ })).toBeNull();
  });

  test('issue 14 shipping charged with another store’s line is not called free', async () => {
    const place = { price: 5, pickup_price: 0 } as OrderedProduct['shipping_place'];
    await open({ ordered_products: [anOrderedProduct(), rug({ shipping_place: place })] });
    expect(screen.getByRole('region', { name: 'Riad Living' })).toHaveTextContent('Charged with another parcel');
  });
});

test('S185 S186 shows five steps, each done, current or upcoming', async () => {
  await open({ status: OrderStatus.pickedUp });
  expect(states().map((step) => [step.dataset.state, step.lastElementChild?.textContent])).toEqual([
    ['done', 'Pending (done)Mar 1, 12:00 PM'],
    ['done', 'Confirmed (done)'],
    ['active', 'Picked up (current step)'],
    ['pending', 'On the way (upcoming)'],
    ['pending', 'Delivered (upcoming)'],
  ]);
  expect(states()[2]).toHaveAttribute('aria-current', 'step');
});

test('S184 groups items by store with the expected date of each parcel', async () => {
  const from = (id: number, store: string, over: Partial<OrderedProduct> = {}) => {
    const item = anOrderedProduct({ id, ...over });
    const { product } = item;
    return { ...item, product: { ...product, title: `Thing ${id}`, store: { ...product.store, id, name: store } } };
  };
  const late = anOrderedProduct({ id: 73, estimated_delivery: '2026-03-09' });
  await open({
    ordered_products: [
      from(71, 'Atlas Lights', { estimated_delivery: '2026-03-05' }),
      from(72, 'Riad Living', { shipping_price: 0, estimated_delivery: '2026-03-05' }),
      { ...late, product: { ...from(72, 'Riad Living').product, title: 'Thing 73' } },
    ],
  });
  const store = (name: string) => screen.getByRole('region', { name });
  expect(store('Atlas Lights')).toHaveTextContent('Expected by Thu, Mar 5');
  expect(within(store('Riad Living')).getAllByRole('listitem')).toHaveLength(2);
  // on different days, so each shows its own
  const [soon, later] = within(store('Riad Living')).getAllByRole('listitem');
  expect(soon).toHaveTextContent('Expected by Thu, Mar 5');
  expect(later).toHaveTextContent('Expected by Mon, Mar 9');
  expect(within(store('Riad Living')).getByText('Goods').nextElementSibling).toHaveTextContent('$80.00');
});

test('S184 shows free shipping and the code of the voucher', async () => {
  await open({
    ordered_products: [anOrderedProduct({ shipping_price: 0 })],
    voucher: { id: 3, code: 'SPRING', title: 'Spring' },
    calculated: { subtotal: 40, bundle_offer: 0, shipping_price: 0, tax: 0, voucher_price: 4, total_price: 36 },
  });
  const own = screen.getByRole('region', { name: 'Atlas Lights' });
  expect(within(own).getByText('Shipping').nextElementSibling).toHaveTextContent('Free');
  expect(screen.getByText('Voucher').nextElementSibling).toHaveTextContent('−$4.00');
  expect(screen.getByText('Voucher')).toHaveTextContent('Voucher (SPRING)');
});

test('S192 only delivered items can be reviewed, and their reviews edited', async () => {
  const reviewed = anOrderedProduct({ id: 72, product_id: 2, review: { id: 9, rating: 4 } });
  await open({
    status: OrderStatus.delivered,
    ordered_products: [anOrderedProduct(), { ...reviewed, product: { ...reviewed.product, id: 2, title: 'Jug' } }],
  });
  expect(screen.getByRole('link', { name: 'Write a review of Brass lamp' })).toHaveAttribute(
    'href',
    '/user/order/4F7Q2-M9XK3-TB0A1?review=1',
  );
  expect(screen.getByRole('link', { name: 'Edit your review of Jug' })).toHaveAttribute(
    'href',
    '/user/order/4F7Q2-M9XK3-TB0A1?review=2',
  );
});

test.each<Partial<OrderDetail>>([{ status: OrderStatus.onTheWay }, { status: OrderStatus.pending, cancelled: 1 }])(
  'S192 no item of an order with %j can be reviewed',
  async (order) => {
    await open(order);
    expect(screen.queryByRole('link', { name: /review/ })).toBeNull();
  },
);

test('issue 14 a guest who has just ordered is offered an account that leads back to the order', async () => {
  const user = { id: null, name: 'Amina', email: 'amina@example.com' };
  await open({ user }, '/ar/user/order/4F7Q2-M9XK3-TB0A1?placed=1', visitor());
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('amina@example.com');
  const offer = within(status).getByRole('link', { name: 'إنشاء حساب' });
  const { pathname, searchParams } = new URL((offer as HTMLAnchorElement).href);
  expect([pathname, searchParams.get('redirect')]).toEqual(['/ar/register', '/ar/user/order/4F7Q2-M9XK3-TB0A1']);
});

test.each([
  ['a customer who has just ordered', {}, '?placed=1', customer()],
  [
    'a customer who opened a guest’s order by its link',
    { user: { id: null, name: 'Amina', email: 'amina@example.com' } },
    '?placed=1',
    customer(),
  ],
  ['a guest who returns later', { user: { id: null, name: 'Amina', email: 'amina@example.com' } }, '', visitor()],
])('issue 14 %s is offered no account', async (_who, order, search, as) => {
  await open(order, `/user/order/4F7Q2-M9XK3-TB0A1${search}`, as);
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

test('S184 a customer can go back to the list of orders', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/user/orders');
});

test('S184 a guest has no link to a list of orders', async () => {
  await open(
    { user: { id: null, name: 'Amina', email: 'amina@example.com' } },
    '/user/order/4F7Q2-M9XK3-TB0A1',
    visitor(),
  );
  expect(screen.queryByRole('link', { name: 'Your orders' })).toBeNull();
});

describe('order actions', () => {
  const toasts = recordToasts();
  const press = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

  test('D41 the tracking code links to its page and can be copied', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/track-order?tracking_id=4F7Q2-M9XK3-TB0A1',
    );
    const user = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy tracking code' }));
    expect(written).toHaveBeenCalledWith('4F7Q2-M9XK3-TB0A1');
    expect(toasts).toEqual([{ text: 'Tracking code copied.' }]);
    written.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy tracking code' }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[1]).toMatchObject({ error: true });
  });

  test('S163 resends the confirmation and shows the server’s message; a cancelled order has no button', async () => {
    await open();
    const sent: SeenCall[] = [];
    server.use(
      answer(
        CALLS.sendOrderEmail,
        (call) => {
          sent.push(call);
          return true;
        },
        'The mail is on its way.',
      ),
    );
    await press('Resend confirmation');
    await waitFor(() => expect(toasts).toEqual([{ text: 'The mail is on its way.' }]));
    expect(sent[0]?.params).toEqual({ id: '81' });
    server.use(fail(CALLS.sendOrderEmail, 503, 'No mail at the moment.'));
    await press('Resend confirmation');
    await waitFor(() => expect(toasts).toContainEqual({ text: 'No mail at the moment.', error: true }));
  });

  test('S184 a cancelled or expired order has neither confirmation nor cancel button', async () => {
    await open({ cancelled: 1 });
    expect(screen.queryByRole('button', { name: 'Resend confirmation' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/page/contact?order=4F7Q2-M9XK3-TB0A1',
    );
  });

  const buyAgain = (added: number, missing: string[]) => {
    const sent: SeenCall[] = [];
    server.use(
      answer(CALLS.buyAgain, (call) => {
        sent.push(call);
        return { added, missing, cart: { ...aCart(), cartCount: 5 } };
      }),
    );
    return sent;
  };

  test('S184 buying again fills the cart, updates the badge and opens the cart', async () => {
    const counts: number[] = [];
    const stopCounting = on('cart:count-changed', ({ count }) => counts.push(count));
    await open();
    const sent = buyAgain(2, []);
    await press('Buy again');
    await waitFor(() => expect(location.pathname).toBe('/cart'));
    expect(sent[0]?.body).toMatchObject({ order_id: 81 });
    expect(counts).toEqual([5]);
    expect(toasts).toEqual([{ text: '2 items are back in your cart.', error: false }]);
    stopCounting();
  });

  test('S184 buying again lists what is missing', async () => {
    await open();
    buyAgain(1, ['Brass lamp', 'Jug']);
    await press('Buy again');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      error: true,
      text: expect.stringMatching(/in that quantity: .*Brass lamp.* and .*Jug/),
    });
    expect(location.pathname).toBe('/cart');
  });

  test('S184 buying again stays on the page when nothing is available', async () => {
    await open();
    buyAgain(0, ['Brass lamp']);
    await press('Buy again');
    await waitFor(() => expect(toasts).toEqual([{ text: 'None of these items are available any more.', error: true }]));
    expect(location.pathname).toBe('/user/order/4F7Q2-M9XK3-TB0A1');
  });

  test('issue 14 buying again after the session has ended leads to the login and back', async () => {
    // the spy of the payments below is the same one: cleared, never restored
    const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
    opened.mockClear();
    await open();
    server.use(fail(CALLS.buyAgain, 401));
    await press('Buy again');
    const login = '/login?redirect=%2Fuser%2Forder%2F4F7Q2-M9XK3-TB0A1&for=ended';
    await waitFor(() => expect(opened.mock.calls).toEqual([[login]]));
    expect(toasts).toEqual([]);
  });
});

test('issue 14 partial refunds, paid or due, show below the total', async () => {
  const part = { id: 1, at: '2026-03-09T12:00:00.000Z', lines: [] };
  await open({
    refunds: [
      { ...part, amount: 4.5, state: 'done' },
      { ...part, id: 2, amount: 0.5, state: 'done' },
      { ...part, id: 3, amount: 2, state: 'due' },
    ],
  });
  const amounts = screen.getByRole('region', { name: 'Order total' });
  expect(within(amounts).getByText('Refunded').nextElementSibling).toHaveTextContent('−$5.00');
  expect(within(amounts).getByText('Refund on its way').nextElementSibling).toHaveTextContent('−$2.00');
});

test('S184 S189 a cancelled order shows the reason and its steps end with the cancellation', async () => {
  await open({
    cancelled: 1,
    refunded: 1,
    status: OrderStatus.confirmed,
    cancellation: { id: 5, title: 'Changed my mind', message: 'I found one at home.', refunded: 1 },
  });
  expect(screen.getByText('This order was cancelled.')).toBeVisible();
  expect(screen.getByText('Your money has been refunded.')).toBeVisible();
  expect(screen.getByText('Changed my mind: I found one at home.')).toBeVisible();
  expect(states().map((step) => step.dataset.state)).toEqual(['done', 'done', 'ended']);
  expect(states().at(-1)).toHaveTextContent('Cancelled');
});

test.each([
  [{ expired: 1 }, 'Not paid in time'],
  [{}, 'Cancelled'],
])('S189 the steps of an order with %j end with "%s"', async (how, word) => {
  await open({ cancelled: 1, status: OrderStatus.pending, ...how });
  expect(states().map((step) => step.dataset.state)).toEqual(['done', 'ended']);
  expect(states().at(-1)).toHaveTextContent(word);
});

test('S190 requests the order by its code', async () => {
  const calls = await open();
  expect(calls[0]?.body).toMatchObject({ order_id: '4F7Q2-M9XK3-TB0A1' });
});

test('S190 an old URL with the order number is replaced by one with the code', async () => {
  const calls = await open({}, '/user/order/81?placed=1');
  expect(calls[0]?.body).toMatchObject({ order_id: 81 });
  await waitFor(() => expect(location.pathname).toBe('/user/order/4F7Q2-M9XK3-TB0A1'));
  expect(location.search).toBe('?placed=1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Order .4F7Q2-M9XK3-TB0A1.$/);
});

test('S158 a guest sees the order just placed through the guest token, with thanks', async () => {
  const calls = await open({}, '/user/order/4F7Q2-M9XK3-TB0A1?placed=1', visitor());
  expect(calls[0]?.body).toMatchObject({ user_token: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for your order!');
  // what has happened and what comes next stand before the actions
  expect(within(screen.getByRole('status')).getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
    'href',
    '/',
  );
  const buyAgain = screen.getByRole('button', { name: 'Buy again' });
  const isBefore = screen.getByRole('status').compareDocumentPosition(buyAgain) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore).toBeTruthy();
  expect(screen.getByRole('status')).toHaveTextContent('amina@example.com');
});

test('S163 a confirmation mail not sent yet is announced as pending', async () => {
  await open({ confirmation_sent: 0 }, '/user/order/4F7Q2-M9XK3-TB0A1?placed=1', visitor());
  expect(screen.getByRole('status')).toHaveTextContent('We’ll email a confirmation to amina@example.com shortly.');
});

describe('other users’ orders', () => {
  const replaced = jest.spyOn(browser, 'replace').mockImplementation(() => {});
  beforeEach(() => replaced.mockClear());

  test.each([
    ['refused', reject(CALLS.orders, ['Order not found.'])],
    ['not found', fail(CALLS.orders, 404)],
  ])('S190 a customer sees that the order does not exist (%s)', async (_, answers) => {
    server.use(answers);
    await renderApp(definition, { path: '/user/order/4F7Q2-M9XK3-TB0A1', as: customer() });
    expect(await screen.findByText('We couldn’t find this order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/user/orders');
    expect(replaced).not.toHaveBeenCalled();
  });

  test('S022 a visitor is redirected to the login and back', async () => {
    server.use(reject(CALLS.orders, ['Order not found.']));
    await renderApp(definition, { path: '/fr/user/order/4F7Q2-M9XK3-TB0A1?placed=1', as: visitor() });
    await waitFor(() => expect(replaced).toHaveBeenCalled());
    const login = new URL(String(replaced.mock.lastCall?.[0]), 'http://localhost');
    expect(login.pathname).toBe('/fr/login');
    expect([...login.searchParams.values()]).toEqual(['/fr/user/order/4F7Q2-M9XK3-TB0A1?placed=1']);
  });

  test('S022 issue 14 redirects a user whose session has ended to the login with a notice', async () => {
    server.use(reject(CALLS.orders, ['Order not found.']));
    await renderApp(definition, { path: '/user/order/4F7Q2-M9XK3-TB0A1?payment=paid', as: customer() });
    // the profile call has found no signed-in user
    act(() => setProfile(null));
    await waitFor(() =>
      expect(replaced).toHaveBeenCalledWith(
        '/login?redirect=%2Fuser%2Forder%2F4F7Q2-M9XK3-TB0A1%3Fpayment%3Dpaid&for=ended',
      ),
    );
  });

  test.each(['abc', '1e3000', '8.5'])('S190 treats %s as an unknown order without a call', async (id) => {
    await renderApp(definition, { path: `/user/order/${id}`, as: customer() });
    expect(await screen.findByText('We couldn’t find this order.')).toBeVisible();
  });
});

describe('payment', () => {
  const left = jest.spyOn(browser, 'open').mockImplementation(() => {});
  beforeEach(() => left.mockClear());
  afterEach(() => jest.useRealTimers());

  const gateway = {
    razorpay: 0,
    cash_on_delivery: 1,
    stripe: 1,
    paypal: 1,
    flutterwave: 0,
    iyzico_payment: 0,
    default: 2,
  };
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const waiting = (over: Partial<OrderDetail> = {}) =>
    anOrder({
      order_method: 3,
      created_at: inMinutes(0),
      expires_at: inMinutes(20),
      payment: { state: 'failed', refund: null },
      ...over,
    });
  const paid = () => waiting({ payment_done: 1, expires_at: null, payment: { state: 'paid', refund: null } });

  /** Opens an unpaid order; `server.order` is the server's copy, which a test can change. */
  async function openPaying(order: OrderDetail, path = '/user/order/4F7Q2-M9XK3-TB0A1') {
    const server_ = { order, looks: 0 };
    server.use(
      answer(CALLS.countriesPhones, countries),
      answer(CALLS.paymentGateway, gateway),
      answer(CALLS.orders, () => {
        server_.looks++;
        return server_.order;
      }),
    );
    const app = await renderApp(definition, { path, as: customer() });
    await screen.findByText(/Badakhshan/);
    return { ...app, server: server_ };
  }
  const answerPay = (given: PaymentAnswer) => {
    const bodies: unknown[] = [];
    server.use(
      answer(CALLS.paymentDone, ({ body }) => {
        bodies.push(body);
        return given;
      }),
    );
    return bodies;
  };
  const payButton = () => screen.findByRole('button', { name: /Pay again: / });

  test('S162 an unpaid online order shows the time left and every enabled payment method', async () => {
    await openPaying(waiting());
    const part = screen.getByRole('region', { name: 'Waiting for payment' });
    expect(within(part).getByRole('timer')).toHaveTextContent(/^(20:00|19:5\d)$/);
    await payButton();
    const names = within(part)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent?.trim());
    expect(names).toEqual(['Cash on delivery', 'Card Stripe', 'PayPal']);
    expect(within(part).getByRole('radio', { name: /^Card/ })).toBeChecked();
    expect(screen.getAllByText('Waiting for payment')).toHaveLength(2);
  });

  test('issue 14 returning from the gateway without a payment offers to pay now, not to pay again', async () => {
    await openPaying(waiting({ payment: { state: 'open', refund: null } }));
    expect(await screen.findByRole('button', { name: /^Pay now: / })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay again/ })).toBeNull();
  });

  test('S162 paying again by another method opens the gateway’s page once', async () => {
    const { user } = await openPaying(waiting());
    const bodies = answerPay({ state: 'open', redirect: 'https://pay.example/2' });
    await payButton();
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.dblClick(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/2'));
    expect(bodies).toEqual([expect.objectContaining({ id: 81, order_method: 4 })]);
    expect(await payButton()).toHaveAttribute('aria-busy', 'true');
  });

  test('S162 the button works again after returning from the gateway’s page', async () => {
    const { user } = await openPaying(waiting());
    answerPay({ state: 'open', redirect: 'https://pay.example/2' });
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalled());
    await act(async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await payButton()).not.toHaveAttribute('aria-busy');
  });

  test('S162 switching to cash on delivery settles the order', async () => {
    const { user, server: now } = await openPaying(waiting());
    answerPay(1);
    await payButton();
    await user.click(screen.getByRole('radio', { name: 'Cash on delivery' }));
    now.order = anOrder();
    await user.click(screen.getByRole('button', { name: 'Pay on delivery instead' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you for your order!'));
    expect(screen.queryByRole('region', { name: 'Waiting for payment' })).toBeNull();
    // the button is gone, so the focus moves to the title
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(left).not.toHaveBeenCalled();
  });

  test.each([null, 'javascript:alert(1)'])('S162 shows an error when a payment cannot start (%s)', async (redirect) => {
    const { user } = await openPaying(waiting());
    answerPay({ state: 'open', redirect });
    await user.click(await payButton());
    expect(await screen.findByText(/We couldn’t start the payment/)).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });

  test('S162 a rejected payment shows the message and refetches the order', async () => {
    const { user, server: now } = await openPaying(waiting());
    server.use(reject(CALLS.paymentDone, ['This order can no longer be paid.']));
    await payButton();
    now.order = waiting({ cancelled: 1, expired: 1 });
    server.use(answer(CALLS.cart, aCart()));
    await user.click(await payButton());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('This order was not paid in time'));
    expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  });

  test('S155 issue 14 a payment method disabled meanwhile is reported and no longer offered', async () => {
    const { user } = await openPaying(waiting());
    server.use(
      reject(CALLS.paymentDone, ['This payment method isn’t available. Please choose another one.']),
      answer(CALLS.paymentGateway, { ...gateway, stripe: 0 }),
    );
    await user.click(await payButton());
    expect(await screen.findByText(/This payment method isn’t available/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Stripe/ })).toBeNull());
    expect(screen.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  });

  test.each([
    ['failed', 'Your payment didn’t go through'],
    ['cancelled', 'Your payment didn’t go through'],
    ['unstarted', 'We couldn’t start the payment'],
  ])('S160 S162 returning with %s shows a message in a live region', async (payment, text) => {
    await openPaying(waiting(), `/user/order/4F7Q2-M9XK3-TB0A1?payment=${payment}`);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    await payButton();
  });

  test('S161 a URL that claims "paid" does not mark the order as paid', async () => {
    await openPaying(
      waiting({ payment: { state: 'open', refund: null } }),
      '/user/order/4F7Q2-M9XK3-TB0A1?payment=paid',
    );
    expect(screen.getByRole('status')).toHaveTextContent('We’re waiting for your payment to be confirmed');
    expect(screen.queryByText(/Payment received/)).toBeNull();
  });

  test('S161 S162 polls while a payment is open and offers to pay again', async () => {
    holdClock();
    const open = waiting({ payment: { state: 'open', refund: null } });
    const { server: now } = await openPaying(open, '/user/order/4F7Q2-M9XK3-TB0A1?payment=open');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay again' })).toBeVisible();
    now.order = paid();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Payment received.'));
    expect(screen.queryByRole('region', { name: 'Waiting for payment' })).toBeNull();
    expect(screen.getByText('Paid')).toBeVisible();
    // polling has ended
    const { looks } = now;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(now.looks).toBe(looks);
  });

  test('S162 choosing to pay again while a payment is open moves the focus to the methods', async () => {
    const open = waiting({ payment: { state: 'open', refund: null } });
    const { user, server: now } = await openPaying(open, '/user/order/4F7Q2-M9XK3-TB0A1?payment=open');
    await user.click(screen.getByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Card/ })).toHaveFocus());
    now.order = paid();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Payment received.'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('S162 automatic updates do not move the focus', async () => {
    await openPaying(waiting());
    await payButton();
    expect(document.body).toHaveFocus();
  });

  test('S162 D20 shows by the server’s clock that the payment period is over, then that the order expired', async () => {
    const badge: number[] = [];
    const { server: now } = await openPaying(waiting({ expires_at: inMinutes(20) }));
    await payButton();
    server.use(
      answer(CALLS.cart, () => {
        badge.push(1);
        return aCart();
      }),
    );
    act(() => emit('clock:synced', { serverTime: Date.now() + 20 * 60_000 + 1000, at: performance.now() }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The time to pay has run out'));
    expect(screen.queryByRole('button', { name: /Pay again/ })).toBeNull();
    now.order = waiting({ cancelled: 1, expired: 1 });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('This order was not paid in time'));
    await waitFor(() => expect(badge).toHaveLength(1));
  });

  test('D35 a mismatched payment is under review and cannot be paid again', async () => {
    await openPaying(waiting({ payment: { state: 'flagged', refund: null } }));
    expect(screen.getByRole('status')).toHaveTextContent('We’re checking your payment');
    expect(screen.queryByRole('region', { name: 'Waiting for payment' })).toBeNull();
  });

  const NOT_DUE = 'You don’t have to pay for it. If a payment still comes in, we’ll refund it in full.';
  test.each([
    ['shows that nothing is due', { state: 'open', refund: null }, `This order was cancelled.${NOT_DUE}`],
    [
      'shows that money is being refunded',
      { state: 'surplus', refund: 'due' },
      'This order was cancelled.Your refund is on',
    ],
  ] as const)('D40 returning from a gateway to a cancelled order %s', async (_, payment, text) => {
    await openPaying(waiting({ cancelled: 1, payment }), '/user/order/4F7Q2-M9XK3-TB0A1?payment=open');
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  test('D40 a late payment is being refunded', async () => {
    await openPaying(waiting({ cancelled: 1, expired: 1, payment: { state: 'surplus', refund: 'due' } }));
    expect(screen.getByRole('status')).toHaveTextContent('This order was not paid in time');
    expect(screen.getByRole('status')).toHaveTextContent('Your refund is on its way.');
  });
});
