import type { Page } from '@playwright/test';
import { aSimpleProduct } from '../fixtures/catalogue';
import { aNewShopper, aReadyShopper } from '../fixtures/shopper';
import { expect, hydrated, test, watch } from '../fixtures/test';
import { LAYOUTS, type Language, prefixOf, words } from '../fixtures/words';

/** The lists of the account, in a language's texts. */
function lists(page: Page, language: Language) {
  const w = words(language);
  const prefix = prefixOf(language);
  return {
    textOf: (key: string, values?: Record<string, string>) => w('account', key, values),
    kernel: (key: string, values?: Record<string, string>) => w('kernel', key, values),
    async open(list: string, on = page): Promise<void> {
      await on.goto(`${prefix}/user/${list}`);
      await hydrated(on);
    },
    columns: (on = page) => on.locator('thead th[abbr]'),
    undo: page.getByRole('button', { name: w('account', 'list.undo') }),
    prefix,
  };
}

for (const [language, viewport] of LAYOUTS) {
  test(`S033 S118 S119 S196 wishlist from product page to list, cart, removal and undo (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await aNewShopper(page, language);
    const { textOf, kernel, open, undo, prefix } = lists(page, language);
    const { id, slug, title } = await aSimpleProduct(language);

    await open('wishlists');
    await expect(page.getByRole('heading', { name: textOf('wishlist.empty') })).toBeVisible();

    await page.goto(`${prefix}/${slug}/product/${id}`);
    await hydrated(page);
    const answered = () => page.waitForResponse((answer) => answer.url().endsWith('/user/wishlist/action'));
    const added = answered();
    await page
      .getByRole('button', { name: kernel('wishlist.add', { title }) })
      .first()
      .click();
    await added;

    await page.getByLabel(words(language)('shell', 'header.account'), { exact: true }).first().click();
    await page
      .getByRole('link', { name: words(language)('shell', 'header.wishlists') })
      .first()
      .click();
    await page.waitForURL(`**${prefix}/user/wishlists`);
    const tile = page.getByRole('heading', { level: 3, name: title });
    await expect(tile).toBeVisible();
    await page.getByRole('button', { name: textOf('wishlist.addToCartNamed', { title }) }).click();
    await expect(page.locator('[data-toast]')).toContainText(title);
    await expect(page.getByRole('banner').locator('a[href$="/cart"]')).toContainText('1');

    const heart = page.getByRole('button', { name: textOf('wishlist.remove', { title }) });
    const off = answered();
    await heart.click();
    await expect(tile).toHaveCount(0);
    await expect(undo).toBeFocused();
    await off;
    const back = answered();
    await page.keyboard.press('Enter');
    await expect(heart).toBeFocused();
    await back;
    const offAgain = answered();
    await page.keyboard.press('Enter');
    await offAgain;
    await page.reload();
    await expect(page.getByRole('heading', { name: textOf('wishlist.empty') })).toBeVisible();
  });

  test(`S120 S121 S197 compare list: differences, second tab, public link (${language})`, async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { send } = await aNewShopper(page, language);
    const { textOf, open, columns, undo, prefix } = lists(page, language);
    const first = await aSimpleProduct(language);
    const second = await aSimpleProduct(language, 1);
    const last = await aSimpleProduct(language, 2);
    for (const { id } of [first, second, last])
      await send('user/compare-list/action', { product_id: id, action: 'add' });

    await open('compared');
    await expect(columns()).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const rows = page.getByRole('rowheader');
    const all = await rows.count();
    await page.getByRole('switch', { name: textOf('compare.hideEqual') }).check();
    await expect(page).toHaveURL(/\?differences=1$/);
    await page.reload();
    await hydrated(page);
    expect(await rows.count()).toBeLessThan(all);
    // the column headings stay in view, and the keyboard reaches the columns that do not fit
    await rows.last().evaluate((row) => row.scrollIntoView({ block: 'end' }));
    await expect(columns().first().getByText(last.title)).toBeInViewport();
    const table = page.getByRole('region', { name: textOf('compare.table') });
    await table.focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    const sideways = () =>
      table.evaluate((region) => [region.scrollLeft !== 0, region.scrollWidth > region.clientWidth]);
    await expect.poll(async () => new Set(await sideways()).size).toBe(1);

    // removals and restorations here also happen in the other tab
    const other = await context.newPage();
    watch(other, complaints.list);
    await open('compared', other);
    await expect(columns(other)).toHaveCount(3);
    await page.getByRole('button', { name: textOf('compare.remove', { title: second.title }) }).click();
    await expect(columns()).toHaveCount(2);
    await expect(columns(other)).toHaveCount(2);
    await undo.click();
    await expect(columns(other)).toHaveCount(3);
    await other.close();

    // shared with somebody who is not signed in
    await page.evaluate(() => {
      Object.assign(window, { copied: '' });
      const keep = async (text: string) => void Object.assign(window, { copied: text });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } });
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.getByRole('button', { name: textOf('compare.share') }).click();
    await expect(page.locator('[data-toast]')).toContainText(textOf('compare.linkCopied'));
    const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    expect(link).toMatch(new RegExp(`${prefix}/user/compared\\?products=${last.id},${second.id},${first.id}$`));
    const somebody = await browser.newContext({ viewport });
    const guest = await somebody.newPage();
    watch(guest, complaints.list);
    const answer = await guest.goto(link);
    expect(answer?.status()).toBe(200);
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(columns(guest)).toHaveText([last.title, second.title, first.title].map((title) => new RegExp(title)));
    await hydrated(guest);
    await guest.getByRole('button', { name: textOf('compare.takeOver') }).click();
    await guest.waitForURL(/\/login\?redirect=/);
    await somebody.close();
  });

  test(`S128 S198 followed stores show news; unfollow and follow again (${language})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { send } = await aNewShopper(page, language);
    const { textOf, open, undo, prefix } = lists(page, language);
    await open('following');
    await expect(page.getByRole('link', { name: textOf('follow.discover') })).toHaveAttribute('href', `${prefix}/shop`);

    await send('user/store/follow', { store_id: 1, action: 'add' });
    await page.reload();
    await hydrated(page);
    const store = page.getByRole('main').getByRole('article');
    const name = (await store.getAttribute('aria-label')) ?? '';
    await expect(page.getByRole('list', { name: textOf('follow.newest', { name }) }).getByRole('link')).not.toHaveCount(
      0,
    );
    const answered = () => page.waitForResponse((answer) => answer.url().endsWith('/user/store/follow'));
    const left = answered();
    await page.getByRole('button', { name: textOf('follow.unfollowNamed', { name }) }).click();
    await expect(store).toHaveCount(0);
    await left;
    const again = answered();
    await undo.click();
    await again;
    await page.reload();
    await expect(store).toHaveCount(1);
  });

  test(`S156 S199 a voucher goes from its page to checkout, where another can be picked (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await aReadyShopper(page, language);
    const { textOf, open, prefix } = lists(page, language);
    const checkout = (key: string, values?: Record<string, string>) => words(language)('cart-checkout', key, values);
    await open('vouchers');
    // one for any amount, so that any cart qualifies
    const card = page.getByRole('article').filter({ hasText: textOf('vouchers.noMinimum') });
    const code = (await card.locator('code').textContent()) ?? '';
    await card.getByRole('link').click();
    await page.waitForURL(`**${prefix}/checkout`);
    const remove = page.getByRole('button', { name: checkout('voucher.removeNamed', { code }) });
    await expect(remove).toBeVisible();
    await page.reload();
    await expect(remove).toBeVisible();
    await remove.click();

    await page.getByRole('button', { name: checkout('voucher.choose') }).click();
    const own = page.getByRole('list', { name: checkout('voucher.yours') });
    await own.getByRole('button').first().click();
    await expect(page.getByRole('main')).toContainText(checkout('voucher.remove'));
  });
}
