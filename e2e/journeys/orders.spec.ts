import type { Page } from '@playwright/test';
import { operate } from '../fixtures/operate';
import { aReadyShopper } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';
import { LAYOUTS, type Language, prefixOf, words } from '../fixtures/words';

const KABUL = 'Asia/Kabul';
test.use({ timezoneId: KABUL });

/** A shopper's actions on orders, in a language's texts. */
function ordering(page: Page, language: Language) {
  const w = words(language);
  const prefix = prefixOf(language);
  return {
    w,
    prefix,
    cards: page.getByRole('article'),
    /** Places an order of the cart's content, cash on delivery. @returns the order's code */
    async place(): Promise<string> {
      await page.goto(`${prefix}/checkout`);
      await page.getByRole('tab', { name: w('cart-checkout', 'checkout.ways.cashOnDelivery') }).click();
      await page.getByRole('button', { name: w('cart-checkout', 'checkout.place') }).click();
      await page.waitForURL(`**${prefix}/user/order/*`);
      const code = await page.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){2}$/).textContent();
      expect(new URL(page.url()).pathname).toBe(`${prefix}/user/order/${code}`);
      return code ?? '';
    },
    async filter(state: string): Promise<void> {
      await page.getByRole('link', { name: w('account', `orders.filter.${state}`), exact: true }).click();
      await page.waitForURL(`**${prefix}/user/orders?state=${state}`);
    },
  };
}

for (const [language, viewport] of LAYOUTS) {
  test(`S183 S184 S187 S188 a shopper finds an order, cancels it, buys again and prints the invoice (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { title } = await aReadyShopper(page, language);
    const orders = ordering(page, language);
    const { w, prefix } = orders;
    const first = await orders.place();

    // the list: by state, by code, and by product
    await page.goto(`${prefix}/user/orders`);
    await expect(orders.cards).toHaveCount(1);
    await orders.filter('delivered');
    await expect(page.getByText(w('account', 'orders.noMatch'))).toBeVisible();
    await orders.filter('underway');
    await expect(orders.cards).toHaveCount(1);
    const search = page.getByRole('searchbox', { name: w('account', 'orders.filter.search') });
    await search.fill(first.slice(0, 8).toLowerCase());
    await search.press('Enter');
    await page.waitForURL(/state=underway.*&q=/);
    // the new list has a new search field
    await expect(page.getByRole('link', { name: w('account', 'orders.filter.all'), exact: true })).toHaveAttribute(
      'href',
      /[?&]q=/,
    );
    await search.fill(title);
    await search.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === title);
    await orders.cards.getByRole('link').click();
    await page.waitForURL(`**${prefix}/user/order/${first}`);

    // the list has moments, too
    await expect(page.getByRole('button', { name: w('account', 'cancellation.open'), exact: true })).toBeVisible();

    // the moments are in the shopper's own time zone
    const placed = page.locator('main time').first();
    const local = await placed.evaluate((time: HTMLTimeElement, timeZone) => {
      const format = { hour: 'numeric', minute: '2-digit', timeZone, numberingSystem: 'latn' } as const;
      return new Intl.DateTimeFormat(document.documentElement.lang, format).format(new Date(time.dateTime));
    }, KABUL);
    await expect(placed).toContainText(local);
    await expect(placed).not.toContainText('UTC');

    // cancelled with a custom reason, which is shown
    await page.getByRole('button', { name: w('account', 'cancellation.open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: w('account', 'cancellation.submit'), exact: true }).click();
    await expect(dialog.getByText(w('account', 'cancellation.required'))).toBeVisible();
    await dialog.getByRole('radio', { name: w('account', 'cancellation.reasons.other') }).check();
    await dialog.getByRole('textbox', { name: w('account', 'cancellation.own') }).fill('I wanted the blue one.');
    await dialog.getByRole('button', { name: w('account', 'cancellation.submit'), exact: true }).click();
    const status = page.getByRole('status').filter({ hasText: w('account', 'statusMessage.cancelled') });
    await expect(status).toContainText('I wanted the blue one.');
    await expect(page.locator('[aria-current=step]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto(`${prefix}/user/orders?state=cancelled`);
    await expect(orders.cards).toContainText(w('account', 'status.cancelled'));

    // bought again
    await orders.cards.getByRole('link').click();
    await page.getByRole('button', { name: w('account', 'order.buyAgain') }).click();
    await page.waitForURL(`**${prefix}/cart`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const second = await orders.place();
    expect(second).not.toBe(first);

    // delivered, which with cash on delivery means paid: there is something to review, and nothing to cancel
    await operate('order', 'move', second, 'delivered');
    await page.reload();
    await expect(page.getByText(w('account', 'payment.paid'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: w('account', 'order.writeReviewOf', { title }) })).toBeVisible();
    await expect(page.getByRole('button', { name: w('account', 'cancellation.open'), exact: true })).toHaveCount(0);

    // in print the order has no buttons
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    for (const name of ['invoice.name', 'order.track', 'order.contact', 'order.writeReview'])
      await expect(page.getByRole('main').getByText(w('account', name), { exact: true })).toBeHidden();
    await page.emulateMedia({ media: null });

    // the printed invoice
    await page.getByRole('link', { name: w('account', 'invoice.name'), exact: true }).click();
    const invoice = page.getByRole('article', { name: w('account', 'invoice.name') });
    const [number = ''] = /\d{4}-\d{6}/.exec((await invoice.textContent()) ?? '') ?? [];
    expect(number).not.toBe('');
    await expect(page).toHaveTitle(new RegExp(number));
    // in full, so that whoever holds the paper can look up the order (decision 100)
    await expect(invoice).toContainText(second);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(invoice.getByRole('table')).toContainText(title);
    for (const part of ['banner', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(part).first()).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(invoice).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');

    // a partial refund: the invoice stays, and its credit note can be saved
    await page.emulateMedia({ media: null, colorScheme: null });
    await operate('order', 'refund', second, '--amount', '1', '--by-hand');
    await page.reload();
    const saving = page.waitForEvent('download');
    await page
      .getByRole('list', { name: w('account', 'creditNotes.title') })
      .getByRole('button')
      .click();
    expect((await saving).suggestedFilename()).toMatch(/^credit-note-CN-\d{4}-\d{6}\.pdf$/);
    await expect(invoice).toContainText(number);
    await expect(invoice.getByText(w('account', 'order.refunded'), { exact: true })).toHaveCount(0);

    // all filters without scripts
    const state = await page.context().storageState();
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: state,
      baseURL: new URL(page.url()).origin,
    });
    const noScript = await plain.newPage();
    await noScript.goto(`${prefix}/user/orders`);
    await expect(noScript.getByRole('article')).toHaveCount(2);
    await expect(noScript.getByRole('article').locator('time').first()).toContainText('UTC');
    await noScript.getByRole('link', { name: w('account', 'orders.filter.delivered'), exact: true }).click();
    await expect(noScript.getByRole('article')).toHaveCount(1);
    await noScript.getByRole('searchbox', { name: w('account', 'orders.filter.search') }).fill(first);
    await noScript.getByRole('searchbox', { name: w('account', 'orders.filter.search') }).press('Enter');
    await expect(noScript.getByText(w('account', 'orders.noMatch'))).toBeVisible();
    expect(new URL(noScript.url()).searchParams.get('state')).toBe('delivered');
    await plain.close();
  });
}
