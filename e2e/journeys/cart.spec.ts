import type { Page } from '@playwright/test';
import { aSimpleProduct } from '../fixtures/catalogue';
import { expect, hydrated, shop, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

const badge = (page: Page) => page.getByRole('banner').locator('a[href$="/cart"]');

/** Fills a guest's cart through the API, as other pages of the shop would. */
async function fill(page: Page, products: readonly { id: number }[]): Promise<void> {
  const userToken = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  for (const { id } of products) {
    const { data } = await (await fetch(`${shop.api}/api/v1/product/${id}`)).json();
    const body = JSON.stringify({
      product_id: id,
      inventory_id: data.inventory[0].id,
      quantity: 1,
      user_token: userToken,
    });
    const answer = await fetch(`${shop.api}/api/v1/cart/action`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect((await answer.json()).status).toBe(200);
  }
  await page.addInitScript((token) => localStorage.setItem('user_token', token), userToken);
}

for (const language of ['en', 'ar'] as const) {
  const w = words(language);
  const textOf = (key: string, values?: Record<string, string>) => w('cart-checkout', key, values);

  test(`S132 S133 S136 S141 S142 S143 a guest’s cart: save for later, undo, uncheck, second tab, reload (${language})`, async ({
    page,
    context,
  }) => {
    const [first, second] = [await aSimpleProduct(language), await aSimpleProduct(language, 1)];
    await fill(page, [first, second]);
    await page.goto(`${prefixOf(language)}/cart`);
    const line = (title: string) => page.getByRole('checkbox', { name: textOf('cart.select', { title }) });
    await expect(line(first.title)).toBeChecked();
    await expect(line(second.title)).toBeChecked();
    await expect(page.getByRole('link', { name: first.title })).toHaveCount(1);

    // another tab stays in sync
    const other = await context.newPage();
    await other.goto(`${prefixOf(language)}/brands`);
    await expect(badge(other)).toContainText('2');

    // a burst becomes one change, visible in both tabs
    const changes: string[] = [];
    page.on('request', (request) => request.url().endsWith('/cart/action') && changes.push(request.postData() ?? ''));
    const more = page.getByRole('button', { name: w('kernel', 'quantity.more') }).first();
    // clicked in the page itself: on a busy machine, clicks from here could have pauses, which end the burst
    await more.evaluate(async (button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press++) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect(badge(other)).toContainText('5');
    await expect(badge(page)).toContainText('5');
    expect(changes).toHaveLength(1);

    // by keyboard only: save for later, and restore it with Undo, which has the focus
    await page.getByRole('button', { name: textOf('cart.saveNamed', { title: first.title }) }).focus();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: textOf('cart.undo') });
    await expect(undo).toBeFocused();
    await expect(page.getByRole('button', { name: textOf('cart.moveNamed', { title: first.title }) })).toBeVisible();
    await expect(badge(other)).toContainText('1');
    await page.keyboard.press('Enter');
    await expect(line(first.title)).toBeChecked();
    await expect(badge(other)).toContainText('5');

    // unchecked, deleted after confirmation, and restored
    await line(second.title).uncheck();
    await page.getByRole('button', { name: textOf('cart.remove', { title: second.title }) }).click();
    const dialog = page.getByRole('dialog', { name: textOf('cart.confirmDelete') });
    await dialog.getByRole('button', { name: textOf('cart.delete') }).click();
    await expect(line(second.title)).toHaveCount(0);
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line(second.title)).not.toBeChecked();

    // a reload loses nothing; with nothing checked there is no checkout
    await page.reload();
    await expect(line(second.title)).not.toBeChecked();
    await expect(line(first.title)).toBeChecked();
    await hydrated(page);
    await line(first.title).uncheck();
    // the summary loses rows after the server's response, and the checkout button moves with it
    await expect(page.getByRole('complementary', { name: textOf('summary.title') })).toContainText('$0.00');
    await page.getByRole('link', { name: textOf('cart.next') }).click();
    await expect(page.getByText(textOf('shipping.noSelection'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefixOf(language)}/cart$`));
  });
}

test('S140 an unchecked line is left out of every total and returns when checked', async ({ page }) => {
  const w = words('en');
  const textOf = (key: string, values?: Record<string, string>) => w('cart-checkout', key, values);
  const [first, second] = [await aSimpleProduct(), await aSimpleProduct('en', 1)];
  await fill(page, [first, second]);
  await page.goto('/cart');
  await hydrated(page);
  const sum = page
    .locator('dl > div')
    .filter({ hasText: textOf('summary.subtotal') })
    .last()
    .getByRole('definition');
  const checkbox = page.getByRole('checkbox', { name: textOf('cart.select', { title: second.title }) });
  const both = await sum.textContent();
  await checkbox.uncheck();
  await expect(sum).not.toHaveText(both ?? '');
  const cents = (text: string | null) => Number(text?.replace(/[^\d]/g, ''));
  const one = cents(await sum.textContent());
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThan(cents(both));
  await checkbox.check();
  await expect(sum).toHaveText(both ?? '');
});

test('issue 14 in Arabic every line of a name in Latin letters is aligned with its title', async ({ page }) => {
  const product = await aSimpleProduct('ar');
  await fill(page, [product]);
  await page.goto('/ar/cart');
  const name = page.getByRole('link', { name: product.title }).locator('bdi');
  const ends = await name.evaluate((box: HTMLElement) => {
    // one word a line, as on a narrow phone
    box.style.inlineSize = 'min-content';
    const words = document.createRange();
    words.selectNodeContents(box);
    return [...words.getClientRects()].map(({ right }) => Math.round(right - box.getBoundingClientRect().right));
  });
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends)).toEqual(new Set([0]));
});
