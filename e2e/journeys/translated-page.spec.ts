import type { Page } from '@playwright/test';
import { aGuestWithCart } from '../fixtures/guest';
import { anOwnProduct } from '../fixtures/own-product';
import { expect, hydrated, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const w = words('en');

/** Like a browser's translation: replaces each text by a `<font>`, and each that is added later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea')) return;
      const font = document.createElement('font');
      font.append(`«${text.data}»`);
      text.replaceWith(font);
    };
    const within = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node.nodeType === Node.TEXT_NODE ? [node as Text] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    within(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) within(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a page translated by the browser updates totals and keeps its header working', async ({ page }) => {
  const product = await anOwnProduct('translated', { price: 50 });
  await aGuestWithCart(page, 'en', [{ product }]);
  await page.goto('/cart');
  await hydrated(page);
  const summary = page.getByRole('complementary', { name: w('cart-checkout', 'summary.title') });
  await expect(summary).toContainText('$50.00');
  // late content has loaded: the search, the link library
  await page.waitForLoadState('networkidle');
  await translate(page);
  await expect(summary).toContainText('«$50.00»');
  await page
    .getByRole('main')
    .getByRole('button', { name: w('kernel', 'quantity.more') })
    .first()
    .click();
  await expect(summary).toContainText('$100.00');
  await expect(summary).not.toContainText('$50.00');

  await page.getByRole('main').getByRole('link', { name: product.title }).first().click();
  await page.waitForURL(`**/product/${product.id}`);
  const banner = page.getByRole('banner');
  const search = banner.getByRole('combobox');
  const suggestions = banner.getByRole('row').filter({ has: page.getByRole('link') });
  await search.fill('sofa');
  await expect(suggestions.first()).toBeVisible();
  await search.fill('xqzzy');
  await expect(banner.getByText('xqzzy', { exact: false }).first()).toBeVisible();
  await expect(suggestions).toHaveCount(0);
  await search.fill('shoe');
  await expect(suggestions.first()).toBeVisible();
  await search.press('Enter');
  await page.waitForURL('**/search?q=shoe');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('shoe');
});
