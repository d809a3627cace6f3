import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { UserVoucher } from 'shared-kernel/contract/vouchers';
import { aPage } from 'shared-kernel/testing/a-page';
import { aUserVoucher } from 'shared-kernel/testing/a-user-voucher';
import { answer, down } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

/** The server's clock in these tests. */
const NOW = 'Sun, 01 Mar 2026 12:00:00 GMT';
const later = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

async function open(vouchers: UserVoucher[], path = '/user/vouchers') {
  server.use(answer(CALLS.userVouchers, aPage(vouchers), '', { date: NOW }));
  return renderApp(definition, { path, as: customer() });
}
const card = (title: string) => within(screen.getByRole('article', { name: title }));
const textOf = (title: string) =>
  screen.getByRole('article', { name: title }).textContent?.replace(/[\u2068\u2069]/g, '');

test('S199 D22 shows the reduction, minimum spend, expiry and remaining uses', async () => {
  await open([
    aUserVoucher({ id: 1, title: 'Ten', type: 2, price: 10, capped_price: 20, min_spend: 50, uses_left: 1 }),
    aUserVoucher({ id: 2, title: 'Five' }),
  ]);
  for (const words of ['10% off', 'up to $20.00', 'When you spend $50.00 or more', 'Valid until', 'Can be used once'])
    expect(textOf('Ten')).toContain(words);
  expect(textOf('Five')).toContain('$5.00 off');
  expect(textOf('Five')).toContain('No minimum spend');
  expect(textOf('Five')).not.toContain('Can be used');
});

test('S199 D20 a voucher that ends soon shows the time left by the server’s clock', async () => {
  await open([
    aUserVoucher({ id: 1, title: 'Tonight', end_time: later(3) }),
    aUserVoucher({ id: 2, title: 'Soon', end_time: later(47) }),
  ]);
  expect(textOf('Tonight')).toContain('Ends in 3 hours');
  expect(textOf('Soon')).toContain('Ends in 2 days');
});

test('S199 a used-up voucher comes last and has no actions', async () => {
  await open([aUserVoucher({ id: 1, title: 'Gone', uses_left: 0 }), aUserVoucher({ id: 2, title: 'There' })]);
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['There', 'Gone']);
  expect(textOf('Gone')).toContain('Used up');
  expect(card('Gone').queryByRole('button')).toBeNull();
  expect(card('Gone').queryByRole('link')).toBeNull();
});

test('S199 copying the code is announced; using it opens the checkout', async () => {
  const { user } = await open([aUserVoucher({ code: 'A&B 10' })], '/fr/user/vouchers');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copier le code A&B 10' }));
  expect(copied).toHaveBeenCalledWith('A&B 10');
  expect(await screen.findByText('Code A&B 10 copié.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Utiliser : Welcome' })).toHaveAttribute(
    'href',
    '/fr/checkout?voucher=A%26B%2010',
  );
});

test('S199 selects the code when the clipboard is forbidden', async () => {
  const { user } = await open([aUserVoucher()]);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(screen.getByRole('button', { name: 'Copy the code WELCOME' }));
  await waitFor(() => expect(String(getSelection())).toBe('WELCOME'));
  expect(screen.getByText(/We’ve selected the code WELCOME for you/)).toBeVisible();
});

test('S199 an empty list explains what to do', async () => {
  await open([], '/hi/user/vouchers');
  expect(screen.getByRole('heading', { name: 'अभी कोई वाउचर नहीं है' })).toBeVisible();
});

test('S214 a failed call shows the error page', async () => {
  server.use(down(CALLS.userVouchers));
  await renderApp(definition, { path: '/user/vouchers', as: customer() });
  expect(await screen.findByText('API is down.')).toBeVisible();
});

test('S199 pages are links', async () => {
  server.use(answer(CALLS.userVouchers, aPage([aUserVoucher()], { last_page: 2, total: 150 })));
  await renderApp(definition, { path: '/user/vouchers', as: customer() });
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/user/vouchers?page=2');
});
