import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OrderReturn, ReturnTerms } from 'shared-kernel/contract/returns';
import { anOrder, anOrderedProduct, anOrderParcel } from 'shared-kernel/testing/an-order';
import { answer, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer, visitor } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';

const toasts = recordToasts();
const TERMS: ReturnTerms = { possible: true, reason: null, free: false, until: '2026-12-03', open: true, pieces: 2 };
const RETURN: OrderReturn = {
  id: 12,
  store_id: anOrderParcel().store_id,
  state: 'asked',
  lines: [{ id: 71, quantity: 2, reason: 'damaged' }],
  message: 'It rattles.',
  images: ['upload-1.jpg'],
  answer: '',
  asked_at: '2026-11-20T12:00:00.000Z',
  answered_at: null,
  received_at: null,
  refunded_at: null,
  amount: null,
};
const delivered = (terms: Partial<ReturnTerms> = {}, over: Partial<OrderDetail> = {}) =>
  anOrder({
    status: OrderStatus.delivered,
    ordered_products: [anOrderedProduct({ quantity: 2, return_terms: { ...TERMS, ...terms } })],
    ...over,
  });

async function open(
  order: OrderDetail,
  { path = '/user/order/4F7Q2-M9XK3-TB0A1', as = customer() as ReturnType<typeof customer> | null } = {},
) {
  const now = { order };
  server.use(
    answer(CALLS.countriesPhones, { countries: {}, phones: {} }),
    answer(CALLS.orders, () => now.order),
  );
  const { user } = await renderApp(definition, { path, as });
  await screen.findByRole('region', { name: 'Atlas Lights' });
  return { user, now, parcel: () => screen.getByRole('region', { name: 'Atlas Lights' }) };
}
const sends = () => {
  const sent: SeenCall[] = [];
  server.use(
    answer(
      CALLS.askReturn,
      (call) => {
        sent.push(call);
        return { id: 12, refused_images: [] };
      },
      'Thank you!',
    ),
  );
  return sent;
};

test('issue 14 requests a return with quantity, reason and comment, and the page shows it', async () => {
  const { user, now, parcel } = await open(delivered());
  expect(parcel()).toHaveTextContent('Can be returned until Thu, Dec 3');
  await user.click(screen.getByRole('button', { name: 'Return items to Atlas Lights' }));
  const dialog = await screen.findByRole('dialog');
  const sent = sends();
  const submit = within(dialog).getByRole('button', { name: 'Request return' });
  await user.click(submit);
  expect(within(dialog).getByRole('group', { name: 'What would you like to return?' })).toHaveFocus();
  expect(dialog).toHaveTextContent('Choose at least one item to return.');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Brass lamp' }));
  await user.click(submit);
  const reason = within(dialog).getByRole('combobox', { name: 'Reason for returning Brass lamp' });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Please choose a reason.');
  await user.selectOptions(reason, 'Arrived damaged');
  expect(reason).toBeValid();
  await user.click(within(dialog).getByRole('button', { name: /Decrease|Less|Fewer|−/i }));
  await user.click(within(dialog).getByLabelText('Message to the store (optional)'));
  await user.paste('It rattles.');
  now.order = delivered(
    { pieces: 1 },
    { returns: [{ ...RETURN, lines: [{ id: 71, quantity: 1, reason: 'damaged' }] }] },
  );
  await user.click(submit);
  const card = await screen.findByRole('region', { name: 'Return 12' });
  expect(card).toHaveTextContent(/Requested.*1 × Brass lamp.*: Arrived damaged/);
  expect(card).toHaveTextContent('The store will answer by email. Please don’t send anything yet.');
  expect(within(card).getByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  expect(toasts).toEqual([expect.objectContaining({ text: 'Thank you!' })]);
  const form = sent[0]?.body as FormData;
  expect(Object.fromEntries(form)).toMatchObject({
    order_id: '81',
    lines: JSON.stringify([{ id: 71, quantity: 1, reason: 'damaged' }]),
    message: 'It rattles.',
  });
});

test('a rejected return shows the message at the items and keeps the input', async () => {
  const { user } = await open(delivered());
  await user.click(screen.getByRole('button', { name: 'Return items to Atlas Lights' }));
  const dialog = await screen.findByRole('dialog');
  server.use(
    reject(CALLS.askReturn, ['You’ve already asked to return Brass lamp, or it has been refunded.'], undefined, [
      'lines',
    ]),
  );
  await user.click(within(dialog).getByRole('checkbox', { name: 'Brass lamp' }));
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Changed my mind');
  await user.click(within(dialog).getByRole('button', { name: 'Request return' }));
  await waitFor(() => expect(dialog).toHaveTextContent('You’ve already asked to return Brass lamp'));
  expect(within(dialog).getByRole('checkbox', { name: 'Brass lamp' })).toBeChecked();
});

test.each<[string, Partial<ReturnTerms>, string]>([
  ['not returnable', { possible: false, reason: 'fresh', open: false, pieces: 0 }, 'Fresh goods can’t be returned'],
  ['not returnable, without a reason', { possible: false, open: false, pieces: 0 }, 'This product can’t be returned'],
  ['too late', { open: false, pieces: 0 }, 'The return period ended on Thu, Dec 3'],
])('goods that are %s say so and offer no return', async (_, terms, text) => {
  const { parcel } = await open(delivered(terms));
  expect(parcel()).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: /Return items/ })).toBeNull();
});

test('a return shows shipping instructions, why it was rejected, and its refund', async () => {
  const answered = { answer: 'Send it to 5 Market Street.', answered_at: '2026-11-21T12:00:00.000Z' };
  await open(
    delivered(
      { pieces: 0 },
      {
        returns: [
          { ...RETURN, ...answered, state: 'accepted' },
          { ...RETURN, ...answered, id: 13, state: 'refused', answer: 'We see no damage.' },
          { ...RETURN, ...answered, id: 14, state: 'received', received_at: '2026-11-24T12:00:00.000Z', amount: 80 },
          { ...RETURN, id: 15, state: 'refunded', refunded_at: '2026-11-25T12:00:00.000Z', amount: 80 },
        ],
      },
    ),
  );
  const card = (id: number) => screen.getByRole('region', { name: `Return ${id}` });
  expect(card(12)).toHaveTextContent(/Accepted.*Accepted Nov 21.*How to send it backSend it to 5 Market Street\./);
  expect(card(13)).toHaveTextContent(/Not accepted.*Why the store can’t accept itWe see no damage\./);
  expect(card(14)).toHaveTextContent(/Received Nov 24.*Your refund of \$80\.00 is on its way\./);
  expect(card(15)).toHaveTextContent(/Refunded Nov 25.*We’ve refunded \$80\.00\./);
});

test('issue 14 withdrawing a return asks first and shows until when it can be requested again', async () => {
  const { user, now } = await open(
    delivered({ pieces: 0 }, { returns: [{ ...RETURN, state: 'accepted', answer: 'Send it.' }] }),
  );
  const card = () => screen.getByRole('region', { name: 'Return 12' });
  await user.click(within(card()).getByRole('button', { name: 'Withdraw return' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw return 12?' });
  expect(dialog).toHaveTextContent('You can request a return again until Thu, Dec 3.');
  const sent: SeenCall[] = [];
  server.use(
    answer(
      CALLS.withdrawReturn,
      (call) => {
        sent.push(call);
        return { id: 12 };
      },
      'Your return has been withdrawn.',
    ),
  );
  const withdrawn_at = '2026-11-22T12:00:00.000Z';
  now.order = delivered({ pieces: 2 }, { returns: [{ ...RETURN, state: 'refused', withdrawn_at }] });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw return' }));
  await waitFor(() => expect(card()).toHaveTextContent(/Withdrawn.*Withdrawn Nov 22/));
  expect(card()).not.toHaveTextContent('Not accepted');
  expect(within(card()).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Return items to Atlas Lights' })).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ order_id: 81, return_id: 12, user_token: expect.any(String) }]);
  expect(toasts).toEqual([{ text: 'Your return has been withdrawn.' }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a return received meanwhile cannot be withdrawn; past the return period the dialog warns', async () => {
  const { user, now } = await open(delivered({ pieces: 0, open: false }, { returns: [RETURN] }));
  await user.click(screen.getByRole('button', { name: 'Withdraw return' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The return period is over');
  server.use(reject(CALLS.withdrawReturn, ['This return can no longer be withdrawn.']));
  now.order = delivered({ pieces: 0 }, { returns: [{ ...RETURN, state: 'received', amount: 80 }] });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw return' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw return' })).toBeNull());
  expect(toasts).toEqual([{ text: 'This return can no longer be withdrawn.', error: true }]);
});

test('a guest can write to the order’s store, and the page shows the message', async () => {
  const { user, now } = await open(delivered(), { as: visitor() as never });
  await user.click(screen.getByRole('button', { name: 'Write to the store: Atlas Lights' }));
  const dialog = await screen.findByRole('dialog');
  const sent: SeenCall[] = [];
  const kept = { id: 3, store_id: RETURN.store_id, message: 'When does it come?', at: '2026-11-20T12:00:00.000Z' };
  server.use(
    answer(
      CALLS.writeMessage,
      (call) => {
        sent.push(call);
        return kept;
      },
      'Your message has been sent to the store.',
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  expect(dialog).toHaveTextContent('Please enter a message.');
  await user.click(within(dialog).getByLabelText('Your message'));
  await user.paste('When does it come?');
  now.order = delivered({}, { messages: [kept] });
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('region', { name: 'Your messages to the store' })).toHaveTextContent(
    'When does it come?',
  );
  expect(sent[0]?.body).toMatchObject({ order_id: 81, store_id: RETURN.store_id, message: 'When does it come?' });
});

test.each([
  ['payable on delivery shows what is left to pay', {}, ['−$20.00', 'Payable on delivery', '$25.00']],
  ['that was cancelled completely shows that nothing is charged', { cancelled: 1 }, ['−$20.00']],
])('issue 14 an order %s, after one of its parcels was cancelled', async (_, over, rest) => {
  const refunds = [{ id: 1, amount: 20, state: 'done' as const, at: RETURN.asked_at, lines: [], left_off: true }];
  await open(anOrder({ refunds, ...over }));
  const sums = screen.getByRole('region', { name: 'Order total' });
  const after = sums.textContent?.split('Cancelled, not charged')[1];
  expect(after).toBe(rest.join(''));
});

test('a cancelled parcel shows the reason, and its amount is not charged', async () => {
  const off = { cancelled: 1, cancellation: { title: 'Sold out', message: 'The last piece was damaged.' } };
  await open(
    anOrder({
      parcels: [anOrderParcel(off)],
      refunds: [{ id: 1, amount: 45, state: 'done', at: RETURN.asked_at, lines: [], left_off: true }],
    }),
  );
  expect(screen.getByRole('region', { name: 'Atlas Lights' })).toHaveTextContent(
    'This parcel was cancelled. Sold out: The last piece was damaged.',
  );
  const sums = screen.getByRole('region', { name: 'Order total' });
  expect(within(sums).getByText('Cancelled, not charged').nextElementSibling).toHaveTextContent('−$45.00');
  expect(within(sums).queryByText('Refunded')).toBeNull();
});
