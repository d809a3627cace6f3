import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe';
import { aPlacedOrder } from '../fixtures/guest';
import { mailTo } from '../fixtures/mailbox';
import { signInShopper } from '../fixtures/shopper';
import { expect, hydrated, SHOPPER, shop, test } from '../fixtures/test';
import { LAYOUTS, type Language, prefixOf, words } from '../fixtures/words';

/** The shop's own mailbox, from its settings. */
const SHOP_MAIL = 'hello@souk.example';

const LABELS = { name: 'name', email: 'email', order: 'order', subject: 'subject', message: 'message' } as const;
type Field = keyof typeof LABELS;

const field = (page: Page, language: Language, name: Field) =>
  page.getByRole('main').getByRole('textbox', { name: words(language)('content', `contact.${name}`), exact: true });
const send = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language)('content', 'contact.submit') });
const sent = (page: Page, language: Language) =>
  page.getByRole('heading', { name: words(language)('content', 'contact.sent') });

let count = 0;
/** A message; the subject distinguishes those of different tests. */
const aMessage = (over: Partial<Record<Field, string>> = {}) => ({
  name: 'Maya Stone',
  email: 'maya@example.com',
  subject: `Where is it? ${Date.now()}-${count++}`,
  message: 'Two parcels came.\nThe third did not.',
  ...over,
});
async function fill(page: Page, language: Language, message: Partial<Record<Field, string>>) {
  for (const [name, text] of Object.entries(message)) await field(page, language, name as Field).fill(text);
}
async function expectFilled(page: Page, language: Language, message: Partial<Record<Field, string>>) {
  for (const [name, text] of Object.entries(message))
    await expect(field(page, language, name as Field)).toHaveValue(text);
}

/** Replaces the API: it accepts ten messages a minute from one address. */
const answerContact = (page: Page, envelope: object) =>
  page.route('**/api/v1/contact', (route) => route.fulfill({ json: envelope }));

for (const [language, viewport] of LAYOUTS) {
  const prefix = prefixOf(language);
  const w = words(language);

  test.describe(`S203 the contact form (${language})`, () => {
    test.use({ viewport });

    test('S203 S206 a message sent from the footer’s link reaches the shop', async ({ page }) => {
      await page.goto(`${prefix}/`);
      const footer = page.getByRole('contentinfo');
      // on phones the links are folded below their heading
      if (viewport.width < 577) await footer.getByRole('button', { name: w('shell', 'footer.about') }).click();
      await footer.locator(`a[href="${prefix}/page/contact"]`).click();
      await page.waitForURL(`**${prefix}/page/contact`);
      const address = page.getByRole('main').locator('address');
      await expect(address.locator('a[href^="mailto:"]')).toHaveText(SHOP_MAIL);
      await expect(address.locator('a[href^="tel:"]')).toBeVisible();

      // each refusal at its field, the first has the focus; the input is kept
      const message = aMessage({ order: '7Q2KX', name: '', email: 'maya@nowhere' });
      await fill(page, language, message);
      await send(page, language).click();
      await expect(field(page, language, 'name')).toBeFocused();
      for (const name of ['name', 'email', 'order'] as const)
        await expect(field(page, language, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, language, 'subject')).not.toHaveAttribute('aria-invalid', 'true');
      await expectFilled(page, language, message);

      await fill(page, language, { name: 'Maya', email: 'maya@nowhere.com', order: '7q2kx 0m4tz 9hvbc' });
      await send(page, language).click();
      await expect(sent(page, language)).toBeFocused();
      const mail = await mailTo(SHOP_MAIL, message.subject);
      expect(mail).toContain('Order: 7Q2KX-0M4TZ-9HVBC');
      expect(mail).toContain('maya@nowhere.com');

      await page.getByRole('link', { name: w('content', 'contact.another') }).click();
      await expect(field(page, language, 'message')).toHaveValue('');
    });

    test('S203 the form carries the order of the link that opened it', async ({ page }) => {
      const order = await aPlacedOrder(language);
      await page.goto(`${prefix}/track-order?tracking_id=${order.code}`);
      await page.getByRole('link', { name: w('account', 'tracking.contact') }).click();
      await expect(field(page, language, 'order')).toHaveValue(order.code);
      await expect(field(page, language, 'order')).toBeVisible();
    });
  });

  test.describe(`S203 accessibility of the contact form (${language})`, () => {
    // axe is injected as a script, which the page's CSP would rightly block
    test.use({ viewport, bypassCSP: true });

    test('S203 axe finds no violations when the form is empty, rejected and sent', async ({ page }) => {
      await answerContact(page, { status: 201, message: '', data: { form: ['No', 'No'], fields: ['name', 'email'] } });
      const visit = async (path: string) => {
        await page.goto(prefix + path);
        await hydrated(page);
      };
      await visit('/page/contact');
      expect(await axeViolations(page), 'empty').toEqual([]);
      await send(page, language).click();
      await expect(field(page, language, 'name')).toBeFocused();
      expect(await axeViolations(page), 'refused').toEqual([]);
      await visit('/page/contact?sent=1');
      expect(await axeViolations(page), 'sent').toEqual([]);
    });
  });

  test.describe(`S203 the contact form without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('S203 S206 keeps the input, shows the errors, and sends the form', async ({ page, complaints }) => {
      // the status of the page that shows the errors
      complaints.tolerate(/status of 422/);
      await page.goto(`${prefix}/page/contact?order=7Q2KX-0M4TZ-9HVBC`);
      const message = aMessage({ email: 'maya@nowhere' });
      await fill(page, language, message);
      await send(page, language).click();
      await expect(field(page, language, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, language, 'subject')).not.toHaveAttribute('aria-invalid', 'true');
      await expectFilled(page, language, { ...message, order: '7Q2KX-0M4TZ-9HVBC' });

      await fill(page, language, { email: 'maya@nowhere.com' });
      await send(page, language).click();
      await expect(sent(page, language)).toBeVisible();
      // reloading sends nothing again: it is a separate page
      await expect(page).toHaveURL(new RegExp(`${prefix}/page/contact\\?sent=1$`));
      expect(await mailTo(SHOP_MAIL, message.subject)).toContain('maya@nowhere.com');
      await page.getByRole('link', { name: w('content', 'contact.another') }).click();
      await expect(field(page, language, 'name')).toHaveValue('');
    });
  });
}

test('S203 the form works with the keyboard alone', async ({ page }) => {
  await answerContact(page, { status: 200, message: 'Thank you!', data: true });
  await page.goto('/page/contact');
  await hydrated(page);
  const message = aMessage();
  await field(page, 'en', 'name').focus();
  await page.keyboard.type(message.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(message.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(message.subject);
  await page.keyboard.press('Tab');
  await page.keyboard.type('One line');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sent(page, 'en')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'en', 'message')).toHaveValue('');
});

test('S203 name and email are prefilled for a signed-in shopper, with and without JavaScript', async ({
  browser,
  page,
}) => {
  await signInShopper(page);
  await page.goto('/page/contact');
  await hydrated(page);
  await expect(field(page, 'en', 'email')).toHaveValue(SHOPPER.email);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: shop.url,
    storageState: await page.context().storageState(),
  });
  const other = await plain.newPage();
  await other.goto('/page/contact');
  await expect(field(other, 'en', 'email')).toHaveValue(SHOPPER.email);
  await expect(field(other, 'en', 'name')).not.toHaveValue('');
  await plain.close();
});

test('S214 input survives an outage, and the message is sent once the connection returns', async ({
  page,
  context,
  complaints,
}) => {
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // becomes visible during the outage
  let lost: number | undefined = 0;
  await page.route('**/assets/footer.*.js', (route) => {
    if (lost === undefined) return route.continue();
    lost += 1;
    return route.abort();
  });
  await page.goto('/page/contact');
  await hydrated(page);
  const message = aMessage();
  await fill(page, 'en', message);
  const footer = page.locator('#footer');
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => lost).toBe(2);
  await context.setOffline(true);
  await send(page, 'en').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expectFilled(page, 'en', message);
  lost = undefined;
  await context.setOffline(false);
  await expect(footer).not.toHaveAttribute('data-ssr');
  await send(page, 'en').dblclick();
  await expect(sent(page, 'en')).toBeFocused();
});

test('A2 D50 a form on another site cannot send a message', async () => {
  const body = new URLSearchParams(aMessage());
  const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of foreign) {
    const answer = await fetch(`${shop.url}/page/contact`, { method: 'POST', body, headers, redirect: 'manual' });
    expect(answer.status).toBe(403);
  }
});
