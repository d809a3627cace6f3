import type { Page } from '@playwright/test';
import { demoOrders } from '../fixtures/demo-orders';
import { signInShopper } from '../fixtures/shopper';
import { expect, hydrated, test } from '../fixtures/test';
import { type Language, prefixOf } from '../fixtures/words';

const SCREENS = ['/user/orders', '/user/vouchers', '/user/compared?products=1,2,3,4,5,6', '/user/following'];
const WIDTHS = [320, 375, 768, 1024];

/** Overflowing content: a page wider than the window, or words that overflow their box. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) out.push(`the page: ${scrollWidth} in ${clientWidth}`);
    for (const box of document.querySelectorAll<HTMLElement>('main :is(article, article div, label, dd, td, th, h3)')) {
      const { overflowX, display } = getComputedStyle(box);
      const isHidden = box.clientWidth < 3 || display === 'inline';
      if (!isHidden && overflowX !== 'auto' && box.scrollWidth > box.clientWidth + 1)
        out.push(`${box.textContent.slice(0, 40)}: ${box.scrollWidth} in ${box.clientWidth}`);
    }
    return out;
  });

for (const language of ['en', 'fr', 'ar', 'hi'] satisfies Language[])
  test(`S183 S197 S199 account pages overflow at no screen width (${language})`, async ({ page }) => {
    test.slow();
    await signInShopper(page);
    for (const path of [...SCREENS, ...(await demoOrders(1, 8))]) {
      await page.goto(prefixOf(language) + path);
      await hydrated(page);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      // the server's moments include their zone until the browser has replaced them
      await expect(page.locator('main time', { hasText: 'UTC' })).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await tooWide(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
