import type { Page } from '@playwright/test';
import { STORAGE } from '../../shared-kernel/contract/storage';
import { aSimpleProduct } from '../fixtures/catalogue';
import { codeFor } from '../fixtures/mailbox';
import { aNewShopper, aReadyShopper } from '../fixtures/shopper';
import { expect, hydrated, SHOPPER, shop, test, watch } from '../fixtures/test';
import { LAYOUTS, type Language, prefixOf, words } from '../fixtures/words';

const PASSWORD = 'secret-12';

/** The sign-in pages in a language's texts. */
function signIn(page: Page, language: Language) {
  const textOf = (key: string) => words(language)('shell', key);
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(textOf(key), { exact: true });
  const press = (key: string) => main.getByRole('button', { name: textOf(key), exact: true }).click();
  return {
    textOf,
    prefix: prefixOf(language),
    field,
    press,
    follow: (key: string) => main.getByRole('link', { name: textOf(key), exact: true }).click(),
    async logIn(email: string, password = PASSWORD): Promise<void> {
      await field('auth.email').fill(email);
      await field('auth.password').fill(password);
      await press('login.submit');
    },
  };
}

test('S022 S020 a visitor who opens the account logs in first and returns there', async ({ page }) => {
  await page.goto('/fr/user/orders');
  await expect(page).toHaveURL(/\/fr\/login\?redirect=/);
  await page.getByRole('textbox').first().fill(SHOPPER.email);
  await page.locator('input[type=password]').fill(SHOPPER.password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL('**/fr/user/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos commandes');
});

test('S017 S075 login redirects a signed-in shopper home; no script can read the token', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(SHOPPER.email);
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  const session = (await context.cookies()).find((cookie) => cookie.name === 'frontend_session');
  expect(session).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax' });
  const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }));
  expect(readable).not.toContain(session?.value);

  await page.goto('/register');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('A4 an owner can log in on their own device after strangers exhausted the login attempts', async ({
  page,
  browser,
}) => {
  const { email } = await aNewShopper(page);
  const { logIn } = signIn(page, 'en');
  await page.request.get(`${shop.url}/api/v1/user/logout`, { headers: { origin: shop.url } });
  const guess = (n: number) =>
    fetch(`${shop.api}/api/v1/user/signin`, {
      method: 'POST',
      // an IP address each: a single one has twenty attempts a minute
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${n}` },
      body: JSON.stringify({ email, password: `wrong ${n}` }),
    });
  await Promise.all(Array.from({ length: 101 }, (_, n) => guess(n + 1)));

  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await signIn(other, 'en').logIn(email);
  await expect(other.getByRole('main').getByText('Too many incorrect passwords')).toBeVisible();
  await elsewhere.close();

  await page.goto('/login');
  await logIn(email);
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => document.cookie)).not.toContain('frontend_known_device');
});

test.describe('registering with a common password', () => {
  for (const [language, reason] of [
    ['en', 'too easy to guess'],
    ['ar', 'سهلة التخمين'],
  ] as const)
    test(`S169 A4 shows the reason at its field and accepts another password (${language})`, async ({ page }) => {
      const email = `easy-${language}-${Date.now()}@example.com`;
      const { textOf, prefix, field, press } = signIn(page, language);
      await page.goto(`${prefix}/register`);
      await field('auth.name').fill('Nadia New');
      await field('auth.email').fill(email);
      await field('auth.password').fill('password');
      await field('auth.repeat').fill('password');
      await press('register.submit');
      await expect(field('auth.password')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('auth.password')).toHaveAccessibleDescription(new RegExp(reason));
      for (const key of ['auth.password', 'auth.repeat']) await field(key).fill(PASSWORD);
      await press('register.submit');
      await expect(page.getByRole('heading', { name: textOf('register.verifyTitle') })).toBeVisible();
    });
});

test('S166 a wrong password keeps the email and shows the error', async ({ page, complaints }) => {
  complaints.tolerate(/status of 4\d\d/);
  await page.goto('/login');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(SHOPPER.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(SHOPPER.email);
});

for (const [language, viewport] of LAYOUTS) {
  test(`S022 S020 S167 S170 D36 a visitor registers from the login page, reloads, and returns to the orders (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const email = `new-${language}-${Date.now()}@example.com`;
    const { textOf, prefix, field, press, follow } = signIn(page, language);
    await page.goto(`${prefix}/user/orders?page=2`);
    await follow('login.register');
    await field('auth.name').fill('Nadia New');
    await field('auth.email').fill(email);
    await field('auth.password').fill(PASSWORD);
    await field('auth.repeat').fill('another-one');
    await press('register.submit');
    await expect(page.getByText(textOf('auth.passwordMismatch'))).toBeVisible();
    await field('auth.repeat').fill(PASSWORD);
    await press('register.submit');
    await expect(page.getByRole('heading', { name: textOf('register.verifyTitle') })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();

    // a phone discards the page while the mail is read
    await page.reload();
    await expect(field('auth.code')).toBeVisible();
    const again = page.getByRole('main').getByRole('button').last();
    await expect(page.getByRole('main').getByRole('button', { disabled: true })).toHaveText(/\d|[٠-٩]/);
    await expect(again).toBeVisible();
    const code = await codeFor(email);
    await field('auth.code').fill(code === '000000' ? '000001' : '000000');
    await press('register.verifySubmit');
    await expect(field('auth.code')).toBeFocused();
    await expect(field('auth.code')).toHaveAttribute('aria-invalid', 'true');
    await field('auth.code').fill(code);
    await press('register.verifySubmit');
    await page.waitForURL(`**${prefix}/user/orders?page=2`);
  });

  test(`S168 A6 resetting a password ends other sessions and keeps the redirect (${language})`, async ({
    page,
    browser,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    const { email } = await aNewShopper(page, language);
    const elsewhere = await browser.newContext({ baseURL: shop.url, viewport });
    const other = await elsewhere.newPage();
    watch(other, complaints.list);
    const { textOf, prefix, field, press, follow, logIn } = signIn(other, language);
    await other.goto(`${prefix}/user/addresses`);
    await follow('login.forgot');
    // the login has a field of the same name
    await expect(other.getByRole('heading', { level: 1, name: textOf('forgot.title') })).toBeVisible();
    await field('auth.email').fill(email);
    await press('forgot.submit');
    await field('auth.code').fill(await codeFor(email, 2));
    await field('auth.newPassword').fill('another-one');
    await field('auth.repeat').fill('another-one');
    await press('forgot.updateSubmit');
    await logIn(email, 'another-one');
    await other.waitForURL(`**${prefix}/user/addresses`);
    await elsewhere.close();

    // the call that reveals it
    complaints.tolerate(/status of 401/);
    await page.goto(`${prefix}/user/profile`);
    await expect(page).toHaveURL(/\/login\?redirect=.*profile/);
  });

  test(`D27 S119 a visitor’s heart is added to the wishlist once after login (${language})`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const made = await browser.newContext({ baseURL: shop.url });
    const { email } = await aNewShopper(await made.newPage(), language);
    await made.close();
    const { prefix, logIn } = signIn(page, language);
    const { id, slug, title } = await aSimpleProduct(language);
    const heart = page.getByRole('button', { name: words(language)('kernel', 'wishlist.add', { title }) }).first();
    await page.goto(`${prefix}/${slug}/product/${id}`);
    await heart.click();
    await page.waitForURL(/\/login\?redirect=/);
    await logIn(email);
    await page.waitForURL(`**/product/${id}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    // runs only once: neither after a reload nor when older than half an hour is anything added to a list
    await page.evaluate(
      ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
      [STORAGE.pendingAction, JSON.stringify({ list: 'compare', id, at: Date.now() - 31 * 60_000 })],
    );
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), STORAGE.pendingAction)).toBeNull();
    const rows = async (list: string) => {
      const answer = await page.request.get(`/api/v1/user/${list}/all?order_by=id&type=desc`);
      return ((await answer.json()) as { data: { total: number } }).data.total;
    };
    expect([await rows('wishlist'), await rows('compare-list')]).toEqual([1, 0]);
  });

  test(`D27 S120 a visitor’s compare click is applied once after registration (${language})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const email = `compares-${language}-${Date.now()}@example.com`;
    const { prefix, field, press, follow } = signIn(page, language);
    const { id, slug, title } = await aSimpleProduct(language);
    const compare = page.getByRole('button', { name: words(language)('kernel', 'compare.add', { title }) }).first();
    let done = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/user/compare-list/action')) done += 1;
    });
    await page.goto(`${prefix}/${slug}/product/${id}`);
    await hydrated(page);
    await compare.click();
    await page.waitForURL(/\/login\?redirect=/);
    await follow('login.register');
    await field('auth.name').fill('Nadia New');
    await field('auth.email').fill(email);
    await field('auth.password').fill(PASSWORD);
    await field('auth.repeat').fill(PASSWORD);
    await press('register.submit');
    await field('auth.code').fill(await codeFor(email));
    await press('register.verifySubmit');
    await page.waitForURL(`**/product/${id}`);
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await hydrated(page);
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${prefix}/user/compared`);
    await expect(page.locator('thead th[abbr]')).toHaveText([new RegExp(title)]);
    expect(done).toBe(1);
  });
}

test('S172 A6 logging out ends every tab and session; browser back shows nothing personal', async ({
  page,
  context,
  complaints,
}) => {
  // pending calls when the session ends
  complaints.tolerate(/status of 401/);
  const { email } = await aNewShopper(page);
  await page.goto('/user/addresses');
  await page.goto('/user/profile');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/user/addresses');
  await hydrated(other);
  const token = (await context.cookies()).find(({ name }) => name === 'frontend_session')?.value;

  await page.getByLabel('Account', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await other.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=.*addresses/);
  await expect(page.getByText(email)).toHaveCount(0);

  const replayed = await fetch(`${shop.url}/api/v1/user/address/all`, {
    headers: { cookie: `frontend_session=${token}` },
  });
  expect(replayed.status).toBe(401);
});

test('S172 logging out clears hearts and cart count in the other tab', async ({ page, context, complaints }) => {
  complaints.tolerate(/status of 401/);
  await aReadyShopper(page);
  const { id, slug, title } = await aSimpleProduct('en', 1);
  const other = await context.newPage();
  const textOf = words('en');
  const at = (tab: Page) => ({
    heart: tab.getByRole('button', { name: textOf('kernel', 'wishlist.add', { title }) }).first(),
    count: tab.getByRole('banner').locator('[data-cart-count]'),
  });
  for (const tab of [page, other]) {
    await tab.goto(`/${slug}/product/${id}`);
    await hydrated(tab);
    await expect(at(tab).count).toHaveAttribute('data-cart-count', '1');
  }
  await at(page).heart.click();
  await expect(at(other).heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByLabel('Account', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  for (const tab of [page, other]) {
    await tab.waitForURL((url) => url.pathname === '/');
    await hydrated(tab);
    await expect(at(tab).count).toHaveAttribute('data-cart-count', '0');
  }
  await other.goto(`/${slug}/product/${id}`);
  await hydrated(other);
  await expect(at(other).heart).toHaveAttribute('aria-pressed', 'false');
  await expect(at(other).count).toHaveAttribute('data-cart-count', '0');
});
