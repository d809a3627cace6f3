import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/calls';
import { aReadyGuest } from '../fixtures/guest';
import { codeFor } from '../fixtures/mailbox';
import { operate } from '../fixtures/operate';
import { expect, hydrated, test } from '../fixtures/test';
import { LAYOUTS, prefixOf, words } from '../fixtures/words';

for (const [language, viewport] of LAYOUTS) {
  const w = words(language);

  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`issue 14 checkout reports an address edited in another tab; the guest’s new account owns the order (${language})`, async ({
      page,
    }) => {
      const { email, userToken } = await aReadyGuest(page, language);
      await page.goto(`${prefixOf(language)}/checkout`);
      const shipTo = page.getByRole('region', { name: w('cart-checkout', 'checkout.shipTo') });
      await expect(shipTo).toContainText('1 Market Street');

      const send = <T>(path: string, body: object) =>
        callApi<T>(path, language, { method: 'POST', body: JSON.stringify({ ...body, user_token: userToken }) });
      const { data } = await callApi<{ data: { id: number }[] }>(`user/address/all?user_token=${userToken}`, language);
      await send('user/address/action', {
        id: data[0]?.id,
        name: 'Amina Rahimi',
        email,
        phone: '+12025550142',
        country: 'US',
        state: 'CA',
        city: 'San Francisco',
        zip: '94103',
        address_1: '9 Hill Street',
      });

      const place = page.getByRole('button', { name: w('cart-checkout', 'checkout.place') });
      await place.click();
      await expect(page.getByRole('alert').filter({ hasText: w('api', 'orders.addressChanged') })).toBeVisible();
      await expect(shipTo).toContainText('9 Hill Street');

      await place.click();
      await page.waitForURL(`**${prefixOf(language)}/user/order/*?placed=1`);
      await expect(page.getByRole('main')).toContainText('9 Hill Street');
      const offer = page.getByRole('status').getByRole('link', { name: w('account', 'statusMessage.createAccount') });
      const { pathname } = new URL(page.url());
      await offer.click();
      await expect(page).toHaveURL(
        (url) => url.pathname === `${prefixOf(language)}/register` && url.searchParams.get('redirect') === pathname,
      );

      // the buyer's data come from the order; the URL does not contain them
      await expect(page.getByRole('textbox', { name: w('shell', 'auth.name') })).toHaveValue('Amina Rahimi');
      await expect(page.getByRole('main').getByRole('textbox', { name: w('shell', 'auth.email') })).toHaveValue(email);
      for (const label of ['auth.password', 'auth.repeat'])
        await page.getByLabel(w('shell', label), { exact: true }).fill('secret-12');
      await page
        .getByRole('main')
        .getByRole('button', { name: w('shell', 'register.submit') })
        .click();
      await page.getByRole('textbox', { name: w('shell', 'auth.code') }).fill(await codeFor(email));
      await page.getByRole('button', { name: w('shell', 'register.verifySubmit') }).click();
      await page.waitForURL(`**${pathname}`);
      await page.getByRole('link', { name: w('account', 'orders.title') }).click();
      await expect(page.getByRole('article')).toContainText(pathname.split('/').at(-1) ?? '');
    });
  });
}

test('S156 S157 issue 14 an expired voucher is reported, and two tabs ordering one cart create one order', async ({
  page,
  context,
}) => {
  const textOf = (key: string, values?: Record<string, string>) => words('en')('cart-checkout', key, values);
  const code = `ENDS${Date.now()}`;
  const [from, until] = ['2026-01-01', '2099-01-01'];
  await operate(
    'voucher',
    'add',
    '--code',
    code,
    '--title-en',
    'Ends',
    '--type',
    'percent',
    '--price',
    '10',
    '--from',
    from,
    '--until',
    until,
  );
  const { userToken } = await aReadyGuest(page, 'en');
  const other = await context.newPage();
  const tabs = [page, other];
  await page.goto(`/checkout?voucher=${code}`);
  await expect(page.getByRole('main').getByText(code)).toBeVisible();
  await operate('voucher', 'end', code);
  await other.goto('/checkout');
  await Promise.all(tabs.map((tab) => hydrated(tab)));

  const place = (tab: Page) => tab.getByRole('button', { name: textOf('checkout.place') });
  await place(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words('en')('api', 'vouchers.ended'));
  await Promise.all(tabs.map((tab) => place(tab).click()));
  await Promise.all(tabs.map((tab) => tab.waitForURL('**/user/order/*')));
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  const { total } = await callApi<{ total: number }>('order/by-user', 'en', {
    method: 'POST',
    body: JSON.stringify({ user_token: userToken }),
  });
  expect(total).toBe(1);
});
