import http from 'node:http';
import type { Page } from '@playwright/test';
import { aPlacedOrder, type PlacedOrder } from '../fixtures/guest';
import { mailTo } from '../fixtures/mailbox';
import { expect, hydrated, shop, test } from '../fixtures/test';
import { type Language, prefixOf, words } from '../fixtures/words';

const field = (page: Page, language: Language = 'en') =>
  page.getByRole('textbox', { name: words(language)('account', 'tracking.code') });
const statusHeading = (page: Page, language: Language = 'en') =>
  page.getByRole('heading', { name: words(language)('account', 'tracking.statusMessage.pending') });

/** A page as sent to another visitor in this machine's network: each of its addresses is one. */
function visitFrom(localAddress: string, url: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { localAddress, headers: { accept: 'text/html' } }, async (answer) => {
        let text = '';
        for await (const part of answer.setEncoding('utf8')) text += part;
        resolve({ status: answer.statusCode, text });
      })
      .on('error', reject);
  });
}

/** The public data of an order, and nothing about who ordered it (D41). */
async function expectTheOrder(page: Page, { code, title }: PlacedOrder, language: Language = 'en') {
  const main = page.getByRole('main');
  await expect(statusHeading(page, language)).toBeVisible();
  await expect(main.getByText(code)).toBeVisible();
  await expect(main.getByRole('link', { name: title })).toBeVisible();
  await expect(main.getByRole('list', { name: words(language)('account', 'order.steps') })).toBeVisible();
  for (const personal of ['Amina', 'Rahimi', 'Market Street', '94103', '@example.com', '2025550142']) {
    await expect(main).not.toContainText(personal);
  }
}

for (const [language, width, height] of [
  ['en', 1280, 800],
  ['ar', 375, 740],
] as const) {
  const w = words(language);

  test(`S191 D41 anyone with the code can track the order from the mail, the footer or by typing it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const order = await aPlacedOrder(language);

    // the mail's link opens the result, in its language
    const link = /https?:\S+track-order\S+/.exec(await mailTo(order.email))?.[0] ?? '';
    const { pathname, search } = new URL(link);
    expect(pathname).toBe(`${prefixOf(language)}/track-order`);
    const opened = await page.goto(pathname + search);
    expect(opened?.headers()['cache-control']).toBe('private, no-store');
    await expectTheOrder(page, order, language);

    // the footer leads to the form; a code in small letters, without hyphens, is valid too
    await page.goto(`${prefixOf(language)}/`);
    const footer = page.getByRole('contentinfo');
    // on phones the links are folded below their heading
    if (width < 577) await footer.getByRole('button', { name: w('shell', 'footer.services') }).click();
    await footer.getByRole('link', { name: w('shell', 'footer.trackOrder') }).click();
    await page.waitForURL(`**${prefixOf(language)}/track-order`);
    await field(page, language).fill(order.code.replaceAll('-', '').toLowerCase());
    await field(page, language).press('Enter');
    await expectTheOrder(page, order, language);
    await expect(statusHeading(page, language)).toBeFocused();

    // back, and an unknown one: reported at the field, which keeps it and has the focus
    await page.goBack();
    // next to a result there is a field of the same name
    await expect(statusHeading(page, language)).toHaveCount(0);
    await field(page, language).fill('77777-77777-77777');
    await page.getByRole('button', { name: w('account', 'tracking.submit') }).click();
    await expect(field(page, language)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, language)).toBeFocused();
    await expect(field(page, language)).toHaveValue('77777-77777-77777');
    await expect(page).toHaveURL(/tracking_id=77777/);
  });
}

test('S191 order tracking works with the keyboard, and the result is announced', async ({ page }) => {
  const order = await aPlacedOrder('en');
  await page.goto('/track-order');
  await hydrated(page);
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('en')('account', 'tracking.required'))).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(order.code.replace(/0/g, 'o').replace(/1/g, 'l'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(statusHeading(page)).toBeFocused();
});

test('D41 a visitor gets twenty lookups a minute and sees the wait', async () => {
  const from = '127.0.0.9';
  const visit = (address: string) => visitFrom(address, `${shop.url}/track-order?tracking_id=77777-77777-77777`);
  for (let tries = 0; tries < 20; tries += 4) {
    // a few at a time: all of them have to arrive within the minute
    const pages = await Promise.all(Array.from({ length: 4 }, () => visit(from)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  const { status, text } = await visit(from);
  expect(status).toBe(429);
  expect(text).toMatch(/Too many attempts. Please try again in \d+ second/);
  expect(text).toContain('value="77777-77777-77777"');
  expect((await visit('127.0.0.10')).status).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S191 the form and its result work', async ({ page }) => {
    const order = await aPlacedOrder('en');
    await page.goto('/track-order');
    await field(page).fill('nonsense');
    await page.getByRole('button', { name: words('en')('account', 'tracking.submit') }).click();
    await expect(page).toHaveURL(/tracking_id=nonsense/);
    await expect(field(page)).toHaveValue('nonsense');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await field(page).fill(order.code);
    await field(page).press('Enter');
    await expectTheOrder(page, order);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
