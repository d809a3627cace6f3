import { expect, mailTo, SHOPPER, test } from '../fixtures/test';

test('S167 S170 S021 a newcomer registers with the emailed code, is greeted, and signs out', async ({ page }) => {
  const email = `new-${Date.now()}@example.com`;
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Nadia New');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.getByLabel('Repeat the password').fill('secret2');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText("Password didn't match")).toBeVisible();

  await page.getByLabel('Repeat the password').fill('secret1');
  await page.getByRole('button', { name: 'Create account' }).click();
  const code = /\b\d{6}\b/.exec(await mailTo(email))?.[0] ?? '';
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/user/orders');
  await expect(page.getByText('You have no orders yet.')).toBeVisible();
});

test('S022 S020 a visitor who opens the account signs in first and comes back', async ({ page }) => {
  await page.goto('/fr/user/orders');
  await expect(page).toHaveURL(/\/fr\/login\?redirect=/);
  await page.getByRole('textbox').first().fill(SHOPPER.email);
  await page.locator('input[type=password]').fill(SHOPPER.password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL('**/fr/user/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos commandes');
});

test('S017 S075 a signed-in shopper is sent home from the login page; no script can read the token', async ({
  page,
  context,
}) => {
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

test('S166 a wrong password keeps the email and says so', async ({ page, complaints }) => {
  complaints.tolerate(/status of 4\d\d/);
  await page.goto('/login');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(SHOPPER.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(SHOPPER.email);
});
