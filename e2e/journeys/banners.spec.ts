import { layoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts';
import { expect, hydrated, test } from '../fixtures/test';

test('S046 S047 S050 the closed top banner stays closed and does not shift the page', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await expect(banner).toBeVisible();
  for (const [width, height] of [
    [320, 64],
    [375, 64],
    [1280, 96],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await banner.boundingBox())?.height).toBe(height);
    const [text, picture] = await Promise.all(
      ['span', 'img'].map((what) => banner.getByRole('link').locator(what).boundingBox()),
    );
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
  }
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^\//);
  await hydrated(page);
  await page.getByRole('link', { name: 'Cart' }).first().click();
  await expect(banner).toBeHidden();
  await page.goBack();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('topBannerClosed'))).toBeTruthy();

  await watchLayoutShifts(page);
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  await expect(banner).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('the popup banner', () => {
  test.use({ popupBanner: 'to come' });

  test('S048 S049 it opens while the page is in use, locks scrolling, and stays closed once closed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    // not by the wheel: a page that still scrolls smoothly when the dialog opens is not locked
    await page.evaluate(() => scrollTo(0, 300));
    // unit tests cover how long it waits, and for what: querying the page counts as its use
    await page.clock.runFor(10_000);
    // its code loads by the browser's own clock
    await expect(async () => {
      await page.clock.runFor(31_000);
      expect(await dialog.isVisible()).toBe(true);
    }).toPass();
    await expect(dialog).toHaveAccessibleName(/./);
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer') === null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
    expect(await page.evaluate(() => localStorage.getItem('popupBannerClosed'))).toBeTruthy();
    await page.reload();
    await hydrated(page);
    await page.mouse.wheel(0, 300);
    await page.clock.runFor(60_000);
    await expect(dialog).toBeHidden();
  });
});

test('the chosen colour scheme applies before the first paint', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Appearance').click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('body').waitFor();
  expect(await ground()).toBe(dark);
  await page.getByLabel('Appearance').click();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect(root).toHaveAttribute('data-scheme', 'light');
  expect(await ground()).not.toBe(dark);
});
