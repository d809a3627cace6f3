import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures/test';

/** How each popover of the frame is opened, and its element. */
const POPOVERS: [string, (page: Page) => Promise<Locator>][] = [
  [
    'the account menu',
    async (page) => {
      await page.getByLabel('Account', { exact: true }).first().click();
      return page.locator('header details[open] > div').first();
    },
  ],
  [
    'the list of suggestions',
    async (page) => {
      await page.getByRole('banner').getByRole('combobox').fill('a');
      await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible();
      return page.getByRole('grid').locator('xpath=ancestor-or-self::*[contains(@id,"search")][last()]');
    },
  ],
  [
    'the panel of a category',
    async (page) => {
      const opener = page.locator('#header button[aria-controls^="categories-"]').first();
      await opener.click();
      return page.locator(`#${await opener.getAttribute('aria-controls')}`);
    },
  ],
];

for (const [name, open] of POPOVERS) {
  test(`S056 ${name} is at most 500 px high in tall and short windows`, async ({ page }) => {
    for (const height of [1400, 420]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto('/page/faq');
      await hydrated(page);
      const popover = await open(page);
      await expect(popover).toBeVisible();
      const limit = await popover.evaluate((element) => Number.parseFloat(getComputedStyle(element).maxHeight));
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThanOrEqual(500);
      expect((await popover.boundingBox())?.height).toBeLessThanOrEqual(500);
      await expect(popover).toHaveCSS('overflow-y', 'auto');
    }
  });
}
