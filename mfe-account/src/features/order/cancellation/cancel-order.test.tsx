import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Profile } from 'shared-kernel/contract/user';
import { isolate } from 'shared-kernel/i18n/isolate';
import { anOrder } from 'shared-kernel/testing/an-order';
import { answer, down, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer, visitor } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';

const toasts = recordToasts();

/** Opens an order's page and, there, the cancel dialog; `now.order` is the server's copy, which a test can change. */
async function openDialog(
  over: Partial<OrderDetail> = {},
  { path = '/user/order/4F7Q2-M9XK3-TB0A1', as = customer() as Profile | null } = {},
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
    cancellation: { id: 5, title: 'Changed my mind', message: 'Changed my mind', refunded: 0 },
    ...over,
  });
const submit = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Cancel order' });
const own = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: 'Your reason' });

test('S187 cancels a pending order with the chosen reason, which shows once', async () => {
  const { user, dialog, now } = await openDialog();
  expect(dialog).toHaveAccessibleName(`Cancel order ${isolate('4F7Q2\u2011M9XK3\u2011TB0A1')}`);
  const sent = cancels();
  await user.click(within(dialog).getByRole('radio', { name: 'Changed my mind' }));
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  now.order = cancelled();
  await user.click(submit(dialog));
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('This order was cancelled.Changed my mind'));
  expect(status).not.toHaveTextContent('Changed my mind: ');
  expect(sent.map(({ body }) => body)).toEqual([
    { order_id: 81, title: 'Changed my mind', message: 'Changed my mind', user_token: expect.any(String) },
  ]);
  await waitFor(() => expect(toasts).toEqual([{ text: 'Your order has been cancelled.' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  // the focused element is gone, so the focus moves to the title
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('S187 the reason "other" requires the shopper’s own words, which the page shows', async () => {
  const { user, dialog, now } = await openDialog();
  const sent = cancels();
  await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }));
  await user.click(submit(dialog));
  expect(own(dialog)).toHaveAccessibleDescription('Please give your reason in a few words.');
  expect(own(dialog)).toHaveFocus();
  await user.type(own(dialog), 'Wrong colour');
  now.order = cancelled({ cancellation: { id: 5, title: 'Another reason', message: 'Wrong colour', refunded: 0 } });
  await user.click(submit(dialog));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Another reason: Wrong colour'));
  expect(sent[0]?.body).toMatchObject({ title: 'Another reason', message: 'Wrong colour' });
});

test('S187 sends nothing without a reason', async () => {
  const { user, dialog } = await openDialog();
  const sent = cancels();
  await user.click(submit(dialog));
  const reasons = within(dialog).getByRole('radiogroup', { name: 'Why are you cancelling?' });
  expect(reasons).toHaveAccessibleDescription('Please choose a reason.');
  expect(reasons).toHaveFocus();
  expect(sent).toEqual([]);
});

test('S187 S212 a field error from the server shows at the field, focuses it and keeps the input', async () => {
  const { user, dialog } = await openDialog();
  server.use(reject(CALLS.cancelOrder, ['The message is too long.'], undefined, ['message']));
  await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }));
  await user.type(own(dialog), 'Oh');
  await user.click(submit(dialog));
  await waitFor(() => expect(own(dialog)).toHaveAccessibleDescription(/The message is too long\./));
  expect(own(dialog)).toHaveFocus();
  expect(own(dialog)).toHaveValue('Oh');
  expect(within(dialog).getByRole('radio', { name: 'Another reason' })).toBeChecked();
});

test('S214 without a response the dialog shows an error and keeps the input, even when reopened', async () => {
  const { user, dialog } = await openDialog();
  server.use(down(CALLS.cancelOrder));
  await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }));
  await user.type(own(dialog), 'Sorry!');
  await user.click(submit(dialog));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('API is down.');
  await user.click(within(dialog).getByRole('button', { name: 'Keep order' }));
  const opener = screen.getByRole('button', { name: 'Cancel order' });
  expect(opener).toHaveFocus();
  await user.click(opener);
  const again = screen.getByRole('dialog');
  expect(own(again)).toHaveValue('Sorry!');
  expect(within(again).getByRole('radio', { name: 'Another reason' })).toBeChecked();
});

test('S188 explains that an order has moved on meanwhile and shows its new state', async () => {
  const { user, dialog, now } = await openDialog();
  const text = 'This order is already being prepared and can no longer be cancelled.';
  server.use(reject(CALLS.cancelOrder, [text]));
  await user.click(within(dialog).getByRole('radio', { name: 'Changed my mind' }));
  now.order = anOrder({ status: OrderStatus.confirmed });
  await user.click(submit(dialog));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  await waitFor(() => expect(toasts).toEqual([{ text, error: true }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('listitem', { current: 'step' })[0]).toHaveTextContent('Confirmed');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('S187 D40 says before and after cancelling that the original payment is refunded', async () => {
  const paid = { order_method: 3, payment_done: 1, payment: { state: 'paid', refund: null } } as const;
  const { user, dialog, now } = await openDialog(paid);
  expect(dialog).toHaveTextContent('We’ll refund your payment to the payment method you used.');
  cancels();
  await user.click(within(dialog).getByRole('radio', { name: 'Changed my mind' }));
  now.order = cancelled({ ...paid, payment: { state: 'paid', refund: 'due' } });
  await user.click(submit(dialog));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('You’ll be refunded to the payment method you used.'),
  );
  // wait for it here, so that it does not end up in the next test
  await waitFor(() => expect(toasts).toHaveLength(1));
});

test('S187 a guest cancels with the guest token, in Arabic, with the keyboard alone', async () => {
  const { user, dialog, now } = await openDialog({}, { path: '/ar/user/order/4F7Q2-M9XK3-TB0A1', as: visitor() });
  const sent = cancels('تم إلغاء طلبك.');
  within(dialog).getByRole<HTMLInputElement>('radio', { name: 'طلبت بالخطأ' }).focus();
  await user.keyboard(' ');
  now.order = cancelled();
  await user.tab();
  expect(within(dialog).getByRole('button', { name: 'الاحتفاظ بالطلب' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts).toEqual([{ text: 'تم إلغاء طلبك.' }]));
  expect(sent[0]?.body).toEqual({
    order_id: 81,
    title: 'طلبت بالخطأ',
    message: 'طلبت بالخطأ',
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
