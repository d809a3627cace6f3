import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aReadyGuest } from '../fixtures/guest';
import { expect, shop, test } from '../fixtures/test';
import { type Language, prefixOf, words } from '../fixtures/words';

const badge = (page: Page) => page.locator('[data-cart-count]').filter({ visible: true }).first();
const unique = randomBytes(4).toString('hex');
const PHONE = { width: 375, height: 740 };

/** Opens the login from a page of the shop and continues to a provider's page. */
async function toProvider(page: Page, language: Language, provider: 'Google' | 'Facebook', from: string) {
  await page.goto(`${shop.url}${prefixOf(language)}/login?redirect=${encodeURIComponent(from)}`);
  await page.getByRole('link', { name: words(language)('shell', 'auth.withProvider', { provider }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sign in with ${provider} (simulated)`);
  expect(new URL(page.url()).origin).toBe(shop.mailbox);
}

/** Enters a new name and email. */
async function beSomebody(page: Page, name: string, email: string): Promise<void> {
  await page.getByText('Use another account').click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const JOURNEYS = [
  { language: 'en', provider: 'Google', cart: '/cart', viewport: { width: 1280, height: 800 } },
  { language: 'ar', provider: 'Facebook', cart: '/ar/cart', viewport: PHONE },
] as const;
for (const { language, provider, cart, viewport } of JOURNEYS)
  test(`S026 S171 D37 a guest with a full cart logs in through ${provider} and continues (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    const { title } = await aReadyGuest(page, language);
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await page.goto(cart);
    await expect(badge(page)).toHaveText('1');

    await toProvider(page, language, provider, cart);
    const email = `nour-${provider}-${unique}@people.example`;
    await beSomebody(page, 'Nour Haddad', email);
    await page.waitForURL(`${shop.url}${cart}`);
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
    await expect(badge(page)).toHaveText('1');

    // signed in, and no script can read the token
    await page.goto(`${cart.replace('/cart', '')}/user/profile`);
    const shown = { name: words(language)('account', 'profile.email'), exact: true };
    await expect(page.getByRole('main').getByRole('textbox', shown)).toHaveValue(email);
    const session = (await context.cookies()).find(({ name }) => name === 'frontend_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const readable = await page.evaluate(
      () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(readable).not.toContain(session?.value);
    const social = (await context.cookies()).map(({ name }) => name).filter((name) => name.includes('social'));
    expect(social).toEqual([]);

    // only the callback sees codes, and no URL of ours ever contains the token or personal data
    const ours = seen.filter((url) => url.startsWith(shop.url));
    expect(ours.filter((url) => url.includes('code='))).toEqual([
      expect.stringContaining(`/api/v1/user/social-login/callback/${provider.toLowerCase()}?`),
    ]);
    expect(ours.filter((url) => url.includes(session?.value ?? '-') || url.includes('people.example'))).toEqual([]);
  });

test('S171 A7 cancelling at the provider shows a message and keeps the guest and the way back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await toProvider(page, 'ar', 'Google', '/ar/cart');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(words('ar')('shell', 'social.cancelled'));
  await expect(page).toHaveURL((url) => url.hash === '');
  await page.getByRole('link', { name: words('ar')('shell', 'social.toLogin') }).click();
  await expect(page).toHaveURL(`${shop.url}/ar/login?redirect=${encodeURIComponent('/ar/cart')}`);
});

test('S171 A7 Facebook login never opens an existing account', async ({ page }) => {
  await toProvider(page, 'en', 'Facebook', '/cart');
  await page.getByRole('button', { name: 'shopper@souk.example' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(words('en')('shell', 'social.exists'));
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
});

test('S171 A7 a login callback from another browser is rejected', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const attacker = await elsewhere.newPage();
  await toProvider(attacker, 'en', 'Google', '/cart');
  // the provider's response, up to the shop's callback URL, which is not opened
  const form = { person: 'other', name: 'Attacker', email: `attacker-${unique}@people.example`, verified: '1' };
  let answer = await elsewhere.request.post(attacker.url(), { form, maxRedirects: 0 });
  while (answer.headers().location?.startsWith(shop.mailbox))
    answer = await elsewhere.request.get(answer.headers().location ?? '', { maxRedirects: 0 });
  const stolen = answer.headers().location ?? '';
  expect(stolen).toContain(`${shop.url}/api/v1/user/social-login/callback/google?code=`);
  await elsewhere.close();

  await page.goto(stolen);
  await expect(page.getByRole('alert').first()).toHaveText(words('en')('shell', 'social.expired'));
  await page.goto('/user/orders');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
