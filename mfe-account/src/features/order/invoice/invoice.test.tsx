import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { PaymentStatus, ShippingType } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Profile } from 'shared-kernel/contract/user';
import { browser } from 'shared-kernel/session/open-page';
import { anAddress } from 'shared-kernel/testing/an-address';
import { anOrder, anOrderedProduct } from 'shared-kernel/testing/an-order';
import { answer, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer, visitor } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';

const STATES = { ARA: { code: 'ARA', name: 'Rhône-Alpes' } };
const FRANCE = { FR: { code2: 'FR', code3: 'FRA', name: 'France', states: STATES } };

async function open(
  over: Partial<OrderDetail> = {},
  path = '/user/order/4F7Q2-M9XK3-TB0A1?view=invoice',
  as = customer() as Profile | null,
  countries = answer(CALLS.countriesPhones, { countries: FRANCE, phones: {} }),
) {
  const calls: SeenCall[] = [];
  server.use(
    countries,
    answer(CALLS.orders, (call) => {
      calls.push(call);
      return anOrder(over);
    }),
  );
  const app = await renderApp(definition, { path, as });
  await screen.findByRole('article');
  return { ...app, calls };
}
test('S184 the invoice shows the buyer’s company, tax number and billing address beside the shipping address', async () => {
  const billing = {
    name: 'Accounts',
    country: 'FR',
    state: '',
    city: 'Lyon',
    zip: '69005',
    address_1: '2 Quai',
    address_2: null,
  };
  await open({ address: anAddress({ company: 'Rahimi SARL', tax_number: 'FR12345678901', billing }) });
  const billed = screen.getByRole('region', { name: 'Bill to' });
  expect(billed).toHaveTextContent('Rahimi SARLAccounts2 Quai69005 Lyon, France');
  expect(billed).toHaveTextContent('Tax number: \u2068FR12345678901\u2069');
  expect(screen.getByRole('region', { name: 'Ship to' })).toHaveTextContent('Amina Rahimi1 River Road');
});

test('S184 the invoice shows no shipping address when everything was picked up', async () => {
  const billing = {
    name: 'Accounts',
    country: 'FR',
    state: '',
    city: 'Lyon',
    zip: '69005',
    address_1: '2 Quai',
    address_2: null,
  };
  await open({
    address: anAddress({ company: 'Rahimi SARL', billing }),
    ordered_products: [anOrderedProduct({ shipping_type: ShippingType.pickup })],
  });
  expect(screen.getByRole('region', { name: 'Bill to' })).toHaveTextContent('2 Quai');
  expect(screen.queryByRole('region', { name: 'Ship to' })).not.toBeInTheDocument();
});

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const factsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('S184 the invoice shows shop, number, date, recipient and payment state', async () => {
  await open({ order_method: 3, payment_done: PaymentStatus.paid });
  const sheet = screen.getByRole('article', { name: 'Invoice' });
  await screen.findByText(/Rhône-Alpes/);
  expect(sheet).toHaveTextContent('Souk7 Market Square69005 Lyon, Rhône-Alpes, Francehttp://localhost');
  expect(sheet).toHaveTextContent('Invoice number4F7Q2-M9XK3-TB0A1');
  expect(sheet).toHaveTextContent('DateMar 1, 2026Order4F7Q2-M9XK3-TB0A1');
  expect(screen.getByRole('region', { name: 'Bill and ship to' })).toHaveTextContent('Amina Rahimi1 River Road');
  expect(factsOf('Payment')).toEqual([
    ['Payment method', 'Card'],
    ['Payment', 'Paid'],
  ]);
  // suitable as a file name
  await waitFor(() => expect(document.title).toBe('Invoice 4F7Q2-M9XK3-TB0A1 | Souk'));
});

const NOTE = {
  id: 1,
  number: 'CN-2026-000001',
  issued_at: '2026-03-03T12:00:00.000Z',
  amount: 45,
  refund_id: null,
};

test.each([
  ['is payable on delivery until it is paid', {}, 'Payable on delivery'],
  ['owes nothing once it is cancelled', { cancelled: 1 as const }, 'Nothing to pay'],
  [
    'owes nothing once a credit note covers it, though it is not marked as cancelled',
    { cancelled: 1 as const, credit_notes: [NOTE] },
    'Nothing to pay',
  ],
])('S184 the invoice of a pay-on-delivery order %s', async (_, over, state) => {
  await open(over);
  expect(factsOf('Payment')).toEqual([
    ['Payment method', 'Cash on delivery'],
    ['Payment', state],
  ]);
});

test('S184 the invoice lists lines by store with price, quantity, free items, tax, amount and shipping, then totals', async () => {
  const jug = anOrderedProduct({
    id: 72,
    quantity: 3,
    bundle_offer: 1,
    selling: 10,
    tax_price: 0.5,
    shipping_price: 0,
  });
  const other = { ...jug.product.store, id: 99, name: 'Riad Living' };
  await open({
    ordered_products: [anOrderedProduct(), { ...jug, product: { ...jug.product, title: 'Jug', store: other } }],
    calculated: { subtotal: 70, bundle_offer: 10, shipping_price: 5, tax: 1.5, voucher_price: 0, total_price: 66.5 },
  });
  expect(rows()).toEqual([
    ['Item', 'Unit price', 'Quantity', 'Tax', 'Amount'],
    ['Sold by Atlas Lights'],
    ['Brass lamp', '$40.00', '1', '$0.00', '$40.00'],
    ['Shipping', '$5.00'],
    ['Sold by Riad Living'],
    ['Jug', '$10.00', '31 piece free', '$1.50', '$20.00'],
    ['Shipping', '$0.00'],
  ]);
  expect(screen.getByText('Bundle offers').nextElementSibling).toHaveTextContent('−$10.00');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$66.50');
  expect(screen.getByText(/^All amounts in USD/)).toBeVisible();
});

const SELLER = {
  name: 'Souk of old',
  site_url: 'https://old.test',
  email: null,
  phone: null,
  address_1: '1 Old Street',
  address_2: null,
  city: 'Lyon',
  zip: '69001',
  state: null,
  country: 'FR',
  register_entry: 'RCS Lyon 123 456 789',
  vat_number: 'FR12345678901',
};

test('S184 an issued invoice has its own number, date and seller, and the tax of each rate', async () => {
  const tax = { title: 'VAT', type: 2, rate: 20 };
  await open({
    payment_done: PaymentStatus.paid,
    invoice: { number: '2026-000123', issued_at: '2026-03-02T12:00:00.000Z', seller: SELLER },
    ordered_products: [anOrderedProduct({ tax, tax_price: 8 })],
    calculated: { subtotal: 40, bundle_offer: 0, shipping_price: 5, tax: 8, voucher_price: 0, total_price: 53 },
  });
  const sheet = screen.getByRole('article', { name: 'Invoice' });
  expect(sheet).toHaveTextContent('Souk of old1 Old Street');
  expect(sheet).toHaveTextContent(/RCS Lyon 123 456 789VAT number: .FR12345678901/);
  expect(sheet).toHaveTextContent('Invoice number2026-000123DateMar 2, 2026Ordered onMar 1, 2026');
  expect(screen.getByRole('region', { name: 'Tax by rate' })).toHaveTextContent('VAT 20%Net amount: $40.00$8.00');
  await waitFor(() => expect(document.title).toBe('Invoice 2026-000123 | Souk'));
});

test('issue 14 with tax-inclusive prices the invoice shows the tax within each amount and adds none', async () => {
  const tax = { title: 'VAT', type: 2, rate: 19 };
  await open({
    ordered_products: [anOrderedProduct({ tax, tax_price: 6.39 })],
    calculated: {
      subtotal: 40,
      bundle_offer: 0,
      shipping_price: 5,
      tax: 6.39,
      tax_included: true,
      voucher_price: 0,
      total_price: 45,
    },
  });
  expect(rows()[2]).toEqual(['Brass lamp', '$40.00', '1', '$6.39', '$40.00']);
  const terms = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(terms).toEqual(expect.arrayContaining(['Total $45.00', 'Includes tax $6.39']));
  expect(terms).not.toContain('Tax $6.39');
  const taxes = screen.getByRole('region', { name: 'Tax by rate' });
  expect(taxes).toHaveTextContent('VAT 19%Net amount: $33.61$6.39');
  expect(screen.getByText(/^All amounts in USD/)).toHaveTextContent('All amounts in USDPrices include tax.');
});

test('issue 14 tax on shipping shows in its row and under its rate', async () => {
  const tax = { title: 'VAT', type: 2, rate: 19 };
  const calculated = { subtotal: 40, bundle_offer: 0, shipping_price: 5, voucher_price: 0, total_price: 45 };
  await open({
    ordered_products: [anOrderedProduct({ tax, tax_price: 6.39, shipping_tax: 0.8 })],
    shipping_taxes: [{ title: 'VAT', rate: 19, amount: 5 }],
    calculated: { ...calculated, tax: 7.18, tax_included: true },
  });
  expect(rows()[3]).toEqual(['Shipping', '$0.80', '$5.00']);
  expect(screen.getByRole('cell', { name: '$0.80' })).toHaveAttribute('data-name', 'Tax');
  expect(screen.getByRole('region', { name: 'Tax by rate' })).toHaveTextContent('Net amount: $37.82$7.18');
});

test('issue 14 the invoice lists fractional, zero and missing tax rates, and no rate twice', async () => {
  const lines = [
    { tax: { title: 'State tax', type: 2, rate: 8.875 }, tax_price: 3.55 },
    { tax: { title: 'TVA 5,5 %', type: 2, rate: 5.5 }, tax_price: 2.2 },
    { tax: { title: 'Exempt, art. 293 B', type: 2, rate: 0 } },
    { tax: null },
  ];
  const calculated = { subtotal: 160, bundle_offer: 0, shipping_price: 5, voucher_price: 0, total_price: 170.75 };
  await open({
    ordered_products: lines.map((line, n) => anOrderedProduct({ id: n + 1, ...line })),
    calculated: { ...calculated, tax: 5.75 },
  });
  expect(factsOf('Tax by rate')).toEqual([
    ['State tax 8.875%Net amount: $40.00', '$3.55'],
    ['TVA 5,5 %Net amount: $40.00', '$2.20'],
    ['Exempt, art. 293 B 0%Net amount: $40.00', '$0.00'],
    ['No taxNet amount: $45.00', '$0.00'],
  ]);
  expect(screen.getByText(/^All amounts in USD/)).toHaveTextContent(
    'Prices are before tax, which is added in the total.',
  );
});

test('issue 14 the invoice takes place names from the order, without a list of countries', async () => {
  const named = (state: string) => ({ country: 'United States', state, lines: ['{address}', '{city}, {state} {zip}'] });
  const place = { country: 'US', city: 'San Francisco', zip: '94103', address_1: '1 Market Street', address_2: null };
  const billing = { ...place, name: 'Accounts', state: 'NV', named: named('Nevada') };
  await open(
    {
      address: { ...anAddress({ ...place, state: 'CA' }), named: named('California'), billing },
      invoice: {
        number: '2026-000123',
        issued_at: '2026-03-02T12:00:00.000Z',
        seller: { ...SELLER, named: { country: 'Frankreich', state: '', lines: ['{address}', '{zip} {city}'] } },
      },
    },
    undefined,
    undefined,
    reject(CALLS.countriesPhones, ['down']),
  );
  const sheet = screen.getByRole('article');
  expect(sheet).toHaveTextContent('San Francisco, California 94103, United States');
  expect(sheet).toHaveTextContent('San Francisco, Nevada 94103, United States');
  expect(sheet).toHaveTextContent('69001 Lyon, Frankreich');
});

test('S184 before the invoice is issued the page is an order summary', async () => {
  await open({ invoice: null });
  const sheet = screen.getByRole('article', { name: 'Order summary' });
  expect(sheet).not.toHaveTextContent('Invoice number');
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Order summary 4F7Q2-M9XK3-TB0A1 | Souk'));
});

test('S184 amounts use the currency at the time of the order', async () => {
  await open({ currency: 'EUR', currency_format: { icon: '€', position: 2 } });
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('45.00 €');
  expect(rows()[2]).toEqual(['Brass lamp', '40.00\u00a0€', '1', '0.00\u00a0€', '40.00\u00a0€']);
});

test('issue 14 amounts and taxes use the decimals of the order’s currency', async () => {
  await open({ currency: 'KWD', currency_format: { icon: 'KD', position: 1, digits: 3 } });
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('KD 45.000');
  expect(rows()[2]).toEqual(['Brass lamp', 'KD\u00a040.000', '1', 'KD\u00a00.000', 'KD\u00a040.000']);
});

test.each<[string, Partial<OrderDetail>]>([
  ['Cancelled', { cancelled: 1 }],
  ['Refunded', { cancelled: 1, refunded: 1, payment_done: 1 }],
  ['Refunded', { refunded: 1, payment_done: 1 }],
  ['Not paid in time', { cancelled: 1, expired: 1 }],
])('S189 the invoice of a cancelled or expired order is marked "%s"', async (word, order) => {
  await open(order);
  expect(within(screen.getByRole('article')).getByText(word, { selector: 'p' })).toBeVisible();
});

test('issue 14 a zero invoice, fully paid by a voucher, stays unchanged when its order is cancelled', async () => {
  const { calculated } = anOrder();
  await open({
    invoice: { number: '2026-000123', issued_at: '2026-03-02T12:00:00.000Z', seller: SELLER },
    calculated: { ...calculated, shipping_price: 0, voucher_price: 40, total_price: 0 },
    ...{ cancelled: 1, payment_done: PaymentStatus.paid },
  });
  expect(within(screen.getByRole('article')).queryByText('Cancelled')).toBeNull();
});

test('S184 the invoice prints through the browser and links back to the order', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await open({}, '/ar/user/order/4F7Q2-M9XK3-TB0A1?view=invoice');
  await user.click(screen.getByRole('button', { name: 'اطبع أو احفظ كملف PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'العودة إلى الطلب' })).toHaveAttribute(
    'href',
    '/ar/user/order/4F7Q2-M9XK3-TB0A1',
  );
});

test('S184 a guest can open the invoice of their own order', async () => {
  const { calls } = await open({}, '/user/order/4F7Q2-M9XK3-TB0A1?view=invoice', visitor());
  expect(calls[0]?.body).toMatchObject({
    order_id: '4F7Q2-M9XK3-TB0A1',
    user_token: expect.stringMatching(/^[\da-f]{32}$/),
  });
});

test('S184 an issued invoice can be saved as PDF', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  // `URL` is Node's own here, shared by all test files of a worker, so its replaced parts are restored
  const address = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoice');
  server.use(answer(CALLS.orderInvoice, { name: 'invoice-2026-000123.pdf', pdf: btoa('%PDF-') }));
  const { user } = await open({
    invoice: { number: '2026-000123', issued_at: '2026-03-02T12:00:00.000Z', seller: SELLER },
  });
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['invoice-2026-000123.pdf blob:invoice']));
  click.mockRestore();
  address.mockRestore();
});

test('S190 another user’s order has no invoice', async () => {
  const replaced = jest.spyOn(browser, 'replace').mockImplementation(() => {});
  server.use(reject(CALLS.orders, ['Order not found.']));
  await renderApp(definition, { path: '/user/order/4F7Q2-M9XK3-TB0A1?view=invoice', as: customer() });
  expect(await screen.findByText('We couldn’t find this order.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(replaced).not.toHaveBeenCalled();
});

test('S184 print styles are removed with the invoice', async () => {
  const sheets = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const { leave } = await open();
  expect(sheets().filter((rule) => rule.includes('body > :not(main)'))).toHaveLength(1);
  await leave();
  expect(sheets().filter((rule) => rule.includes('body > :not(main)'))).toEqual([]);
});

test('issue 14 an invoice is dated in the shop’s time zone at the time of the order, like its PDF', async () => {
  await open({ created_at: '2026-03-01T21:00:00.000Z', time_zone: 'Asia/Kabul' });
  expect(screen.getByRole('article', { name: 'Invoice' })).toHaveTextContent('DateMar 2, 2026');
});
