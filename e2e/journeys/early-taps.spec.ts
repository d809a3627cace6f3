import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const w = words('en');

/** Opens a page whose shell script is held. @returns a function that releases it */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('a header button pressed before hydration is replayed', async ({ page }) => {
  const release = await openWithoutScript(page, '/page/faq');
  const banner = page.getByRole('complementary').first();
  await banner.getByRole('button', { name: w('kernel', 'close') }).click();
  await expect(banner).toBeVisible();
  release();
  await expect(banner).toBeHidden();
});

test('S034 text typed into the search before hydration brings suggestions', async ({ page }) => {
  const release = await openWithoutScript(page, '/page/faq');
  await page.getByRole('searchbox').first().pressSequentially('sho');
  release();
  await expect(
    page
      .getByRole('grid', { name: w('shell', 'search.suggestions') })
      .getByRole('row')
      .first(),
  ).toBeVisible();
});

test('S042 an address submitted in the footer before hydration is subscribed', async ({ page }) => {
  const release = await openWithoutScript(page, '/page/faq');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill(`early-${Date.now()}@souk.example`);
  await footer.getByRole('textbox').press('Enter');
  release();
  await expect(footer.getByText(w('shell', 'footer.subscribed'))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/page/faq');
});

test('S042 the footer responds to keyboard input', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/all');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').focus();
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(footer.locator('#newsletter-answer')).toHaveText(/./);
});

test('S119 S122 a heart pressed before hydration leads to the login', async ({ page }) => {
  const release = await openWithoutScript(page, '/');
  await page.getByRole('main').locator('article button').first().click();
  release();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
