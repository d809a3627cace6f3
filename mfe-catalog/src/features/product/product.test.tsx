import { act, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { CurrencyPosition } from 'shared-kernel/contract/enums';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { on } from 'shared-kernel/platform/bus';
import { browser } from 'shared-kernel/session/open-page';
import { aCart } from 'shared-kernel/testing/a-cart';
import { aCommon } from 'shared-kernel/testing/a-common';
import { anInventory, aProductDetail, aStore } from 'shared-kernel/testing/a-product-detail';
import { answer, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { holdClock } from 'shared-kernel/testing/hold-clock';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const open = async (product: Partial<ProductDetail> = {}, common = aCommon()) => {
  server.use(answer(CALLS.product, aProductDetail(product)));
  const app = await renderApp(definition, { path: '/brass-lamp/product/1', site: { common } });
  await screen.findByRole('region', { name: 'Buy' });
  return app;
};
const buyBox = () => within(screen.getByRole('region', { name: 'Buy' }));
const press = {
  cart: () => buyBox().getByRole('button', { name: 'Add to cart' }),
  buy: () => buyBox().getByRole('button', { name: 'Buy now' }),
};

const value = (id: number, title: string, attribute_id: number) => ({
  id,
  title,
  attribute_id,
  attribute_value_id: id,
});
const variant = (id: number, values: number[], over: Partial<ProductDetail['inventory'][number]> = {}) =>
  anInventory({
    id,
    inventory_attributes: values.map((attribute_value_id) => ({ inventory_id: id, attribute_value_id })),
    ...over,
  });
/** red in S and M (M sold out), blue in S only */
const variants: Partial<ProductDetail> = {
  attribute: [
    { id: 1, title: 'Colour', values: [value(101, 'Red', 1), value(102, 'Blue', 1)] },
    { id: 2, title: 'Size', values: [value(201, 'S', 2), value(202, 'M', 2)] },
  ],
  inventory: [
    variant(21, [101, 201], { quantity: 3, price: 50 }),
    variant(22, [101, 202], { quantity: 0 }),
    variant(23, [102, 201], { quantity: 9 }),
  ],
};

test('S108 S109 shows the product', async () => {
  await open({ brand: { id: 5, title: 'Lumen', slug: 'lumen' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Brass lamp' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Brass lamp' })).toHaveAttribute('src', '/media/brass-lamp.webp');
  expect(buyBox().getByRole('link', { name: 'Lumen' })).toHaveAttribute('href', '/lumen/brand?brand=5');
  expect(screen.getByText('Made by hand.')).toBeInTheDocument();
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(breadcrumbs.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', '/all/home/lamps');
});

test.each([
  [true, 'Tax included'],
  [false, 'Tax calculated in the cart'],
  [undefined, null],
])('issue 14 with tax_included %s the price says %p', async (tax_included, text) => {
  const base = aCommon();
  await open({}, { ...base, setting: { ...base.setting, tax_included } });
  const taxNote = buyBox().queryByText(/^Tax /);
  expect(taxNote?.textContent ?? null).toBe(text);
});

test.each<[string, Partial<ProductDetail>, string, string[]]>([
  [
    'free returns',
    { warranty: 1, refundable: 1, warranty_months: 24, return_days: 30, free_return: true },
    'Free returns',
    ['Return it within 30 days, free of charge', '24 months’ warranty'],
  ],
  [
    'paid returns',
    { warranty: 2, refundable: 1, warranty_months: null, return_days: 1, free_return: false },
    'Returns accepted',
    ['Return it within 1 day'],
  ],
  ['no returns', { warranty: 2, refundable: 2, return_days: null }, 'No returns', ['This product can’t be returned']],
  ...(
    [
      ['fresh', 'Fresh goods can’t be returned'],
      ['living', 'Living plants can’t be returned'],
      ['hygiene', 'Can’t be returned for health and hygiene reasons'],
      ['made_to_order', 'Made to order, so it can’t be returned'],
    ] as const
  ).map(([reason, text]): [string, Partial<ProductDetail>, string, string[]] => [
    `why not: ${reason}`,
    { warranty: 2, refundable: 2, return_days: null, no_return_reason: reason },
    'No returns',
    [text],
  ]),
])('issue 13 shows %s beside the price and the period below', async (_, over, short, promises) => {
  await open(over);
  expect(buyBox().getByText(short)).toBeVisible();
  for (const promise of promises) expect(buyBox().getByText(promise)).toBeVisible();
  expect(buyBox().queryAllByText(/warranty/)).toHaveLength(over.warranty === 1 ? 1 : 0);
});

test('issue 13 without terms in the response warranty and returns show no period', async () => {
  await open({ warranty: 1, refundable: 1 });
  expect(buyBox().getByText('With warranty')).toBeVisible();
  expect(buyBox().getByText('Can be returned')).toBeVisible();
  expect(buyBox().queryByText(/returns/i)).not.toBeInTheDocument();
});

test('S126 names the store and links to it', async () => {
  await open();
  expect(buyBox().getByRole('link', { name: /Atlas Lights/ })).toHaveAttribute('href', '/shop/atlas-lights');
});

test.each([
  ['en', { country: 'FR', city: 'Lyon', days: 2 }, ['Ships from Lyon, France', 'Dispatched within 2 days']],
  ['fr', { country: 'FR', city: null, days: 1 }, [/^Lieu d’expédition\s: France$/, 'Expédié sous 1 jour']],
  ['ar', { country: 'FR', city: 'ليون', days: 2 }, ['يُشحن من ليون، فرنسا', 'يُرسل خلال يومين']],
  ['tr', { country: 'FR', city: 'Lyon', days: null }, ['Gönderim yeri: Lyon, Fransa']],
  ['hi', { country: null, city: null, days: 3 }, ['3 दिनों के भीतर रवाना']],
])('S126 in %s the store card says where it ships from and how soon', async (language, dispatch, facts) => {
  server.use(answer(CALLS.product, aProductDetail({ store: aStore({ dispatch }) })));
  await renderApp(definition, { path: `${language === 'en' ? '' : `/${language}`}/brass-lamp/product/1` });
  const [first = ''] = facts;
  const items = within((await screen.findByText(first)).closest('ul') as HTMLElement).getAllByRole('listitem');
  expect(items).toHaveLength(facts.length);
  for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
});

test.each<[string, Partial<ProductDetail>, string, string | null, string | null]>([
  ['S100 the regular price stands alone', { selling: 40 }, '$40.00', null, null],
  [
    'S100 S103 S104 an offer strikes the regular price through',
    { selling: 9.99, offered: 7.99 },
    '$7.99',
    '$9.99',
    '-21%',
  ],
  ['S104 the smallest saving is 1 %', { selling: 100, offered: 99.99 }, '$99.99', '$100.00', '-1%'],
  [
    'S100 S101 a flash price wins over the offer',
    { selling: 40, offered: 35, price: 20, end_time: '2026-03-01T13:00:00Z' },
    '$20.00',
    '$40.00',
    '-50%',
  ],
  ['S101 a flash price without end does not count', { selling: 40, price: 20, end_time: null }, '$40.00', null, null],
  [
    'S101 D20 a flash price does not count once its sale is over',
    { selling: 40, price: 20, end_time: '2026-03-01T12:00:00Z' },
    '$40.00',
    null,
    null,
  ],
])('%s', async (_, product, current, previous, percent) => {
  await open(product);
  const box = buyBox();
  expect(box.getByText(current)).toBeInTheDocument();
  if (previous) expect(box.getByText(previous).closest('s')).not.toBeNull();
  else expect(box.queryByText(/^-\d+%$/)).not.toBeInTheDocument();
  if (percent) expect(box.getByText(percent)).toBeInTheDocument();
});

test('S130 D20 a page that arrives after the flash sale shows the next price without countdown', async () => {
  await open({ selling: 40, offered: 35, price: 20, end_time: '2026-03-01T11:59:59.999Z' });
  expect(screen.getAllByText('$35.00')).not.toHaveLength(0);
  expect(screen.queryByText('$20.00')).not.toBeInTheDocument();
  expect(buyBox().queryByRole('timer')).not.toBeInTheDocument();
});

describe('with a clock', () => {
  beforeEach(holdClock);
  afterEach(() => jest.useRealTimers());

  test('S130 D20 at zero the open page drops flash price and countdown in buy box and bottom bar', async () => {
    await open({ selling: 40, offered: 35, price: 20, end_time: '2026-03-01T12:00:20.000Z' });
    expect(screen.getAllByText('$20.00')).toHaveLength(2);
    expect(buyBox().getByRole('timer')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(21_000));
    expect(screen.queryByText('$20.00')).not.toBeInTheDocument();
    expect(screen.getAllByText('$35.00')).toHaveLength(2);
    expect(buyBox().queryByRole('timer')).not.toBeInTheDocument();
    // not a change that the page has to announce: the countdown did so already
    expect(screen.queryByText(/price of this product/)).not.toBeInTheDocument();
  });
});

test('S102 shows the price of the chosen variant', async () => {
  const { user } = await open(variants);
  expect(buyBox().getByText('$40.00')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  await user.click(screen.getByRole('radio', { name: 'S' }));
  expect(buyBox().getByText('$50.00')).toBeInTheDocument();
});

test('S105 places the currency symbol as the shop sets it', async () => {
  const common = aCommon();
  common.setting = { ...common.setting, currency_icon: '€', currency_position: CurrencyPosition.post };
  await open({}, common);
  expect(buyBox().getByText(/^40\.00\s€$/)).toBeInTheDocument();
});

test.each([
  ['¥', CurrencyPosition.pre, 0, 3980, '¥3,980'],
  ['د.ك', CurrencyPosition.post, 3, 12.345, '\u206812.345\u00a0د.ك\u2069'],
])('issue 14 S105 prices have the decimals of %s', async (icon, position, digits, selling, text) => {
  const common = aCommon();
  const format = { currency_icon: icon, currency_position: position, currency_digits: digits };
  common.setting = { ...common.setting, ...format };
  await open({ selling, offered: null }, common);
  expect(buyBox().getByText(text, { normalizer: (written) => written })).toBeInTheDocument();
});

test('S113 requires a choice for every attribute', async () => {
  const { user } = await open(variants);
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  await user.click(press.cart());
  expect(screen.getByRole('alert')).toHaveTextContent('Please select all required attributes.');
  await user.click(screen.getByRole('radio', { name: 'S' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('S113 marks values that are sold out or unavailable with the other choices', async () => {
  const { user } = await open(variants);
  expect(screen.getByRole('radio', { name: 'M, sold out' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  expect(screen.getByRole('radio', { name: 'M, not available with this choice' })).toBeInTheDocument();
});

test('S114 shows that the variant is out of stock', async () => {
  const { user } = await open(variants);
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  await user.click(screen.getByRole('radio', { name: 'M, sold out' }));
  expect(buyBox().getByText('This product is out of stock.')).toHaveAttribute('role', 'status');
  expect(buyBox().queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});

test('S115 shows that the quantity exceeds the stock of the chosen variant', async () => {
  const { user } = await open(variants);
  const quantity = buyBox().getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '5{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  await user.click(screen.getByRole('radio', { name: 'S' }));
  await user.click(press.cart());
  expect(screen.getByRole('alert')).toHaveTextContent('Product quantity exceeds inventory.');
});

test.each([
  ['0', 'Must have minimum 1 item.'],
  ['-3', 'Must have minimum 1 item.'],
  ['abc', 'Must have minimum 1 item.'],
  ['1.5', 'Must have minimum 1 item.'],
  ['99999', 'Product quantity exceeds inventory.'],
  ['10', 'Product quantity exceeds inventory.'],
])('S115 S116 an invalid quantity %j buys nothing and shows one error', async (typed, message) => {
  // no call is mocked here, so one would fail the test
  const toasts: unknown[] = [];
  const stop = on('toast:requested', (toast) => toasts.push(toast));
  const { user } = await open();
  const quantity = buyBox().getByRole('textbox', { name: 'Quantity' });
  for (const button of [press.cart(), press.buy()]) {
    await user.clear(quantity);
    await user.type(quantity, typed);
    await user.click(button);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(quantity).toHaveFocus();
    expect(quantity).toHaveValue(typed);
    expect(quantity).toHaveAccessibleDescription(message);
    expect(button).not.toHaveAttribute('aria-busy');
  }
  await user.type(quantity, '{Enter}');
  expect(screen.getAllByText(message)).toHaveLength(1);
  stop();
  expect(toasts).toEqual([]);
});

test('S116 a corrected quantity can be bought, even without leaving the field', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer(CALLS.changeCartQuantity, ({ body }: SeenCall) => {
      bodies.push(body);
      return aCart();
    }),
  );
  const { user } = await open();
  const quantity = buyBox().getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '0');
  await user.click(press.cart());
  await user.clear(quantity);
  await user.type(quantity, '1');
  await user.click(press.cart());
  await waitFor(() => expect(bodies).toHaveLength(1));
  await waitFor(() => expect(press.cart()).not.toHaveAttribute('aria-busy'));
  await user.clear(quantity);
  await user.type(quantity, '3');
  act(() => press.cart().click());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([expect.objectContaining({ quantity: 1 }), expect.objectContaining({ quantity: 3 })]);
});

test('S116 the quantity is at least 1 and at most the stock', async () => {
  const { user } = await open({ inventory: [anInventory({ quantity: 2 })] });
  await user.click(buyBox().getByRole('button', { name: 'Decrease quantity' }));
  expect(buyBox().getByText('Must have minimum 1 item.')).toBeInTheDocument();
  await user.click(buyBox().getByRole('button', { name: 'Increase quantity' }));
  await user.click(buyBox().getByRole('button', { name: 'Increase quantity' }));
  expect(buyBox().getByText('Maximum quantity exceeds.')).toBeInTheDocument();
});

test('S118 adding to the cart makes the call, shows the toast and emits count and change', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer(CALLS.changeCartQuantity, ({ body }: SeenCall) => {
      bodies.push(body);
      return aCart({ cartCount: 4 });
    }),
  );
  const received: unknown[] = [];
  const stop = [
    on('toast:requested', (toast) => received.push(toast)),
    on('cart:count-changed', (count) => received.push(count)),
    on('cart:changed', () => received.push('changed')),
  ];
  received.length = 0;
  const { user } = await open();
  await user.click(buyBox().getByRole('button', { name: 'Increase quantity' }));
  await user.click(press.cart());
  await waitFor(() => expect(received).toHaveLength(3));
  for (const end of stop) end();
  expect(bodies).toEqual([expect.objectContaining({ product_id: 1, inventory_id: 21, quantity: 2 })]);
  expect(received).toEqual([{ count: 4 }, 'changed', { text: 'Product added to cart', key: 'cart.productAdded' }]);
});

test('S118 S212 a rejected purchase shows the server’s text', async () => {
  server.use(reject(CALLS.changeCartQuantity, ['Only one left']));
  const toasts: unknown[] = [];
  const stop = on('toast:requested', (toast) => toasts.push(toast));
  const { user } = await open();
  await user.click(press.cart());
  await waitFor(() => expect(toasts).toEqual([{ text: 'Only one left', error: true }]));
  stop();
});

test('S118 issue 14 adding to the cart after the session has ended leads to the login and back', async () => {
  const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
  server.use(fail(CALLS.changeCartQuantity, 401));
  const { user } = await open();
  await user.click(press.cart());
  const login = `/login?redirect=${encodeURIComponent(location.pathname)}&for=ended`;
  await waitFor(() => expect(opened.mock.calls).toEqual([[login]]));
  opened.mockRestore();
});

test('S118 a double click adds once', async () => {
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    answer(CALLS.changeCartQuantity, async () => {
      calls += 1;
      await held;
      return aCart();
    }),
  );
  const { user } = await open();
  await user.dblClick(press.cart());
  release();
  await waitFor(() => expect(press.cart()).not.toHaveAttribute('aria-busy'));
  expect(calls).toBe(1);
});

test('S117 buy now sends the absolute quantity and goes to shipping', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer(CALLS.buyNow, ({ body }: SeenCall) => {
      bodies.push(body);
      return aCart();
    }),
  );
  const { user } = await open();
  await user.click(press.buy());
  await waitFor(() => expect(location.pathname).toBe('/shipping'));
  expect(bodies).toEqual([expect.objectContaining({ product_id: 1, inventory_id: 21, quantity: 1 })]);
});

test('S071 D21 a missing, invalid or unknown id is the 404 page', async () => {
  server.use(fail(CALLS.product, 404), fail(CALLS.alternatives, 404));
  for (const path of ['/brass-lamp/product', '/brass-lamp/product/x', '/brass-lamp/product/99']) {
    const { leave } = await renderApp(definition, { path });
    expect(await screen.findByText('This page could not be found')).toBeInTheDocument();
    await leave();
  }
});
