import { screen, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { browser } from 'shared-kernel/session/open-page';
import { aPage } from 'shared-kernel/testing/a-page';
import { anAddress } from 'shared-kernel/testing/an-address';
import { anOrder, anOrderedProduct, anOrderParcel } from 'shared-kernel/testing/an-order';
import { describeForm } from 'shared-kernel/testing/form-cases';
import { answer } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from './definition';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(browser, 'replace').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** Opens a page and presses the buttons that lead to its form. */
async function at(path: string, ...presses: string[]) {
  const { user } = await renderApp(definition, { path, as: customer() });
  for (const name of presses) await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  return user;
}
const dialog = () => screen.getByRole('dialog');
const formOf = (title: string) => () => screen.getByRole('form', { name: title });

/** Opens the page of an order. */
const ofOrder = async (order: OrderDetail, press: string | null, query = '') => {
  server.use(answer(CALLS.countriesPhones, { countries: {}, phones: {} }), answer(CALLS.orders, order));
  const user = await at(`/user/order/4F7Q2-M9XK3-TB0A1${query}`, ...(press ? [press] : []));
  await screen.findByRole('dialog');
  return user;
};
const delivered = () =>
  anOrder({
    status: OrderStatus.delivered,
    ordered_products: [
      anOrderedProduct({
        return_terms: { possible: true, reason: null, free: false, until: '2026-12-03', open: true, pieces: 1 },
      }),
    ],
  });

const place = [
  { name: 'name', label: 'Full name', typed: 'Amina Rahimi' },
  { name: 'address_1', label: 'Address', typed: '1 River Road' },
  { name: 'address_2', label: 'Apartment, floor (optional)', typed: 'Flat 9' },
  { name: 'city', label: 'City', typed: 'Fayzabad' },
  { name: 'zip', label: 'Postcode', typed: '3401' },
];
describeForm('an address', {
  open: () => {
    server.use(
      answer(CALLS.addresses, aPage([])),
      answer(CALLS.countriesPhones, {
        countries: { AF: { code2: 'AF', code3: 'AFG', name: 'Afghanistan', states: {} } },
        phones: {},
      }),
    );
    return at('/user/addresses', 'Add an address');
  },
  call: CALLS.saveAddress,
  taken: anAddress(),
  submit: 'Save address',
  fields: [
    { name: 'email', label: 'Email', typed: 'amina@example.com' },
    ...place,
    { name: 'phone', label: 'Phone', typed: '+93 79 123 4567' },
    { name: 'delivery_instruction', label: 'Delivery instructions (optional)', typed: 'Ring twice' },
    { name: 'company', label: 'Company (optional)', typed: 'Rahimi Ltd' },
    { name: 'tax_number', label: 'VAT or tax number (optional)', typed: 'GB123' },
  ],
});

describeForm('a name', {
  open: () => at('/user/profile'),
  place: formOf('Your details'),
  call: CALLS.updateProfile,
  taken: { name: 'Amina' },
  submit: 'Save',
  fields: [{ name: 'name', label: 'Full name', typed: 'Amina', missing: 'Full name is required' }],
});

describeForm('another email', {
  open: () => at('/user/profile', 'Change email'),
  place: formOf('Change email'),
  call: CALLS.askEmailChange,
  taken: 'new@example.com',
  submit: 'Send codes',
  fields: [
    { name: 'email', label: 'New email', typed: 'new@example.com', missing: 'New email is required' },
    { name: 'password', label: 'Current password', typed: 'secret-12' },
  ],
});

describeForm('the link of an order', {
  open: () => at('/order-link'),
  call: CALLS.sendOrderLink,
  taken: true,
  submit: 'Email me a link',
  fields: [
    { name: 'order', label: 'Tracking code', typed: '7Q2KX', missing: 'Please enter your tracking code.' },
    {
      name: 'email',
      label: 'Email address of the order',
      typed: 'amina@example.com',
      missing: 'Please enter the email address of your order.',
    },
  ],
});

describeForm('a message to a store', {
  open: () => ofOrder(anOrder(), 'Write to the store: Atlas Lights'),
  place: dialog,
  call: CALLS.writeMessage,
  taken: { id: 3, store_id: anOrderParcel().store_id, message: 'Hello', at: '2026-11-20T12:00:00.000Z' },
  submit: 'Send message',
  fields: [{ name: 'message', label: 'Your message', typed: 'Where is it?', missing: 'Please enter a message.' }],
});

describeForm('a return', {
  open: async () => {
    const user = await ofOrder(delivered(), 'Return items to Atlas Lights');
    await user.click(within(dialog()).getByRole('checkbox', { name: 'Brass lamp' }));
    await user.selectOptions(within(dialog()).getByRole('combobox', { name: /^Reason/ }), 'Changed my mind');
    return user;
  },
  place: dialog,
  call: CALLS.askReturn,
  taken: { id: 12, refused_images: [] },
  submit: 'Request return',
  fields: [{ name: 'message', label: 'Message to the store (optional)', typed: 'It rattles.' }],
});

describeForm('a cancellation', {
  open: async () => {
    const user = await ofOrder(anOrder(), 'Cancel order');
    await user.click(within(dialog()).getByRole('radio', { name: 'Another reason' }));
    return user;
  },
  place: dialog,
  call: CALLS.cancelOrder,
  taken: { result: { cancelled: true, order_id: 81 } },
  submit: 'Cancel order',
  fields: [
    { name: 'message', label: 'Your reason', typed: 'Too late', missing: 'Please give your reason in a few words.' },
  ],
});

describeForm('a review', {
  open: async () => {
    const user = await ofOrder(delivered(), null, '?review=1');
    await user.click(await within(dialog()).findByRole('radio', { name: /^4 stars/ }));
    return user;
  },
  place: dialog,
  call: CALLS.saveReview,
  taken: { id: 1, rating: 4, review: '', review_images: [], refused_images: [] },
  submit: 'Send review',
  fields: [{ name: 'review', label: 'Your review', typed: 'Bright.' }],
});
