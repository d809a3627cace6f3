import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { PaymentStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail, PartRefund } from 'shared-kernel/contract/orders';
import { anOrder, anOrderedProduct } from 'shared-kernel/testing/an-order';
import { answer, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';

const SELLER = {
  ...{
    name: 'Souk',
    site_url: null,
    email: null,
    phone: null,
    address_1: null,
    address_2: null,
    city: null,
    zip: null,
  },
  ...{ state: null, country: null, register_entry: null, vat_number: null },
};
const REFUND: PartRefund = { id: 3, amount: 12, state: 'done', at: '2026-03-03T12:00:00.000Z', lines: [] };
const CREDITED: Partial<OrderDetail> = {
  payment_done: PaymentStatus.paid,
  time_zone: 'UTC',
  invoice: { number: '2026-000123', issued_at: '2026-03-02T12:00:00.000Z', seller: SELLER },
  refunds: [REFUND],
  credit_notes: [{ id: 9, number: 'CN-2026-000001', issued_at: REFUND.at, amount: 12, refund_id: REFUND.id }],
};

async function open(order: Partial<OrderDetail>, path: string) {
  const seen: SeenCall[] = [];
  server.use(
    answer(CALLS.countriesPhones, { countries: {}, phones: {} }),
    answer(CALLS.orders, anOrder(order)),
    answer(CALLS.creditNote, (call) => {
      seen.push(call);
      return { name: 'credit-note-CN-2026-000001.pdf', pdf: btoa('%PDF-') };
    }),
  );
  const { user } = await renderApp(definition, { path, as: customer() });
  return { user, seen };
}
const named = (text: string | null) => (text ?? '').replace(/[\u200f\u2060\u2066-\u2069]/g, '');

test.each([
  ['', 'Credit notes', 'Credit note CN-2026-000001 of Mar 3, 2026, −$12.00 (PDF)'],
  ['/ar', 'الإشعارات الدائنة', 'إشعار دائن CN-2026-000001 بتاريخ 3 مارس 2026، −$12.00 (PDF)'],
])(
  'issue 14 the order page%s lists a credit note with date and amount, and saves it as PDF',
  async (at, title, name) => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    const address = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:note');
    const { user, seen } = await open(CREDITED, `${at}/user/order/4F7Q2-M9XK3-TB0A1`);
    const button = within(await screen.findByRole('list', { name: title })).getByRole('button');
    expect(named(button.textContent)).toBe(name);
    await user.click(button);
    await waitFor(() => expect(saved).toEqual(['credit-note-CN-2026-000001.pdf blob:note']));
    expect(seen.map(({ params }) => params)).toEqual([{ id: '9' }]);
    click.mockRestore();
    address.mockRestore();
  },
);

test('issue 14 an invoice lists its credit notes above and stays unchanged', async () => {
  await open({ ...CREDITED, refunded: 1, cancelled: 1 }, '/user/order/4F7Q2-M9XK3-TB0A1?view=invoice');
  const sheet = await screen.findByRole('article', { name: 'Invoice' });
  expect(screen.getByRole('list', { name: 'Credit notes' })).toHaveTextContent('CN-2026-000001');
  expect(sheet).not.toHaveTextContent(/Credit note|Refunded|Cancelled/);
  expect(sheet).toHaveTextContent('PaymentPaid');
});

test('issue 14 an invoice for the rest of an order shows the reduced charge and its tax', async () => {
  const tax = { title: 'VAT', type: 2, rate: 20 };
  const left_off = { ...REFUND, left_off: true };
  const taxes = [{ title: 'VAT', percent: 20, base: 30, amount: 6 }];
  await open(
    {
      invoice: { number: '2026-000123', issued_at: '2026-03-04T12:00:00.000Z', seller: SELLER, taxes },
      refunds: [left_off],
      ordered_products: [anOrderedProduct({ tax, tax_price: 8 })],
      calculated: { subtotal: 40, bundle_offer: 0, shipping_price: 0, tax: 8, voucher_price: 0, total_price: 48 },
    },
    '/user/order/4F7Q2-M9XK3-TB0A1?view=invoice',
  );
  const sheet = await screen.findByRole('article', { name: 'Invoice' });
  expect(sheet).toHaveTextContent('Cancelled, not charged−$12.00Charged$36.00');
  expect(named(screen.getByRole('region', { name: 'Tax by rate' }).textContent)).toContain(
    'VAT 20%Net amount: $30.00$6.00',
  );
});
