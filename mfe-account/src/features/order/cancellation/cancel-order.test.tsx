import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Profile } from 'shared-kernel/contract/user';
import { anOrder } from 'shared-kernel/testing/an-order';
import { answer, down, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { heardToasts } from 'shared-kernel/testing/heard-toasts';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer, visitor } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';

const toasts = heardToasts();

/** Opens an order's page and, there, the question why; the order is as the server has it, which a test changes. */
async function openDialog(
  over: Partial<OrderDetail> = {},
  { path = '/user/order/81', as = customer() as Profile | null } = {},
) {
  const now = { order: anOrder(over) };
  server.use(
    answer(CALLS.countriesPhones, { countries: {}, phones: {} }),
    answer(CALLS.orders, () => now.order),
  );
  const { user } = await renderApp(definition, { path, as });
  await user.click(await screen.findByRole('button', { name: /^(Cancel order|إلغاء الطلب)$/ }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog, now };
}
const cancels = (message = 'Your order has been cancelled.') => {
  const sent: SeenCall[] = [];
  server.use(
    answer(
      CALLS.cancelOrder,
      (call) => {
        sent.push(call);
        return { result: { cancelled: true, order_id: 81 } };
      },
      message,
    ),
  );
  return sent;
};
const cancelled = (over: Partial<OrderDetail> = {}) =>
  anOrder({
    cancelled: 1,
    cancellation: { id: 5, title: 'Changed my mind', message: 'Sorry!', refunded: 0 },
    ...over,
  });
const submit = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Cancel order' });
const message = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: 'Message to the shop' });

test('S187 cancels a pending order with a reason and a message; the page shows both', async () => {
  const { user, dialog, now } = await openDialog();
  expect(dialog).toHaveAccessibleName('Cancel order 81');
  const sent = cancels();
  await user.click(within(dialog).getByRole('radio', { name: 'Changed my mind' }));
  await user.type(message(dialog), 'Sorry!');
  now.order = cancelled();
  await user.click(submit(dialog));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('This order was cancelled.'));
  expect(screen.getByRole('status')).toHaveTextContent('Changed my mind: Sorry!');
  expect(sent.map(({ body }) => body)).toEqual([
    { order_id: 81, title: 'Changed my mind', message: 'Sorry!', user_token: expect.any(String) },
  ]);
  await waitFor(() => expect(toasts).toEqual([{ text: 'Your order has been cancelled.' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  // what had the focus is gone: the keyboard goes on from the title
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('S187 accepts a reason in the shopper’s own words', async () => {
  const { user, dialog } = await openDialog();
  const sent = cancels();
  await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }));
  await user.type(message(dialog), 'Sorry!');
  await user.click(submit(dialog));
  const own = within(dialog).getByRole('textbox', { name: 'Your reason' });
  expect(own).toHaveAccessibleDescription('Please give your reason in a few words.');
  expect(own).toHaveFocus();
  await user.type(own, 'Wrong colour');
  await user.click(submit(dialog));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ title: 'Wrong colour', message: 'Sorry!' }));
});

test('S187 without reason and message nothing is sent and both errors show', async () => {
  const { user, dialog } = await openDialog();
  await user.click(submit(dialog));
  const reasons = within(dialog).getByRole('radiogroup', { name: 'Why are you cancelling?' });
  expect(reasons).toHaveAccessibleDescription('Please choose a reason.');
  expect(reasons).toHaveFocus();
  expect(message(dialog)).toHaveAccessibleDescription(/Please enter a message\./);
});

test('S187 S212 a field error of the server shows at the field, focuses it and keeps the input', async () => {
  const { user, dialog } = await openDialog();
  server.use(reject(CALLS.cancelOrder, ['The message is too long.'], undefined, ['message']));
  await user.click(within(dialog).getByRole('radio', { name: 'Ordered by mistake' }));
  await user.type(message(dialog), 'Oh');
  await user.click(submit(dialog));
  await waitFor(() => expect(message(dialog)).toHaveAccessibleDescription(/The message is too long\./));
  expect(message(dialog)).toHaveFocus();
  expect(message(dialog)).toHaveValue('Oh');
  expect(within(dialog).getByRole('radio', { name: 'Ordered by mistake' })).toBeChecked();
});

test('S214 without an answer the dialog shows an error and keeps the input, even when reopened', async () => {
  const { user, dialog } = await openDialog();
  server.use(down(CALLS.cancelOrder));
  await user.click(within(dialog).getByRole('radio', { name: 'Changed my mind' }));
  await user.type(message(dialog), 'Sorry!');
  await user.click(submit(dialog));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('API is down.');
  await user.click(within(dialog).getByRole('button', { name: 'Keep order' }));
  const opener = screen.getByRole('button', { name: 'Cancel order' });
  expect(opener).toHaveFocus();
  await user.click(opener);
  const again = screen.getByRole('dialog');
  expect(message(again)).toHaveValue('Sorry!');
  expect(within(again).getByRole('radio', { name: 'Changed my mind' })).toBeChecked();
});

test('S188 explains that an order has moved on meanwhile and shows its new state', async () => {
  const { user, dialog, now } = await openDialog();
  const text = 'This order is already being prepared and can no longer be cancelled.';
  server.use(reject(CALLS.cancelOrder, [text]));
  await user.click(within(dialog).getByRole('radio', { name: 'Changed my mind' }));
  await user.type(message(dialog), 'Sorry!');
  now.order = anOrder({ status: OrderStatus.confirmed });
  await user.click(submit(dialog));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  await waitFor(() => expect(toasts).toEqual([{ text, error: true }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('listitem', { current: 'step' })[0]).toHaveTextContent('Confirmed');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('S187 D40 says before and after cancelling that the money goes back through its payment method', async () => {
  const paid = { order_method: 3, payment_done: 1, payment: { state: 'paid', refund: null } } as const;
  const { user, dialog, now } = await openDialog(paid);
  expect(dialog).toHaveTextContent('We’ll refund your payment through Stripe.');
  cancels();
  await user.click(within(dialog).getByRole('radio', { name: 'Changed my mind' }));
  await user.type(message(dialog), 'Sorry!');
  now.order = cancelled({ ...paid, payment: { state: 'paid', refund: 'due' } });
  await user.click(submit(dialog));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You’ll be refunded through Stripe.'));
  // not in the next test
  await waitFor(() => expect(toasts).toHaveLength(1));
});

test('S187 a guest cancels with the guest token, in Arabic, by keyboard only', async () => {
  const { user, dialog, now } = await openDialog({}, { path: '/ar/user/order/81', as: visitor() });
  const sent = cancels('تم إلغاء طلبك.');
  within(dialog).getByRole<HTMLInputElement>('radio', { name: 'طلبت بالخطأ' }).focus();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard('عذرًا');
  now.order = cancelled();
  await user.tab();
  expect(within(dialog).getByRole('button', { name: 'الاحتفاظ بالطلب' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts).toEqual([{ text: 'تم إلغاء طلبك.' }]));
  expect(sent[0]?.body).toEqual({
    order_id: 81,
    title: 'طلبت بالخطأ',
    message: 'عذرًا',
    user_token: expect.stringMatching(/^[\da-f]{32}$/),
  });
});

test('S188 Escape closes the dialog without a change', async () => {
  const { user, dialog } = await openDialog();
  const sent = cancels();
  await user.click(within(dialog).getByRole('radio', { name: 'Changed my mind' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});
