import type { Page } from '@playwright/test';
import { aNewShopper } from '../fixtures/shopper';
import { expect, hydrated, test } from '../fixtures/test';
import { LAYOUTS, prefixOf, words } from '../fixtures/words';

/** Texts that run a script, close an element or reverse a line if a page treats them as more than text. */
const HOSTILE = [
  '<script>window.hit = 1</script>',
  '"><img src=x onerror="window.hit = 1">',
  "'-window.hit=1-'",
  '</script><svg onload=window.hit=1>',
  '{{window.hit=1}}#{window.hit=1}<%= window.hit=1 %>',
  'javascript:window.hit=1',
  'a\u202eb\u2066c\u200bd',
  '👩‍👩‍👧 नमस्ते ‏مرحبا‏',
];
const expectNothingRun = async (page: Page) =>
  expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();

for (const [language, viewport] of LAYOUTS) {
  const prefix = prefixOf(language);
  const w = words(language);

  test(`I1 S039 the search escapes hostile text (${language})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const text of HOSTILE) {
      await page.goto(`${prefix}/search?${new URLSearchParams({ q: text })}`);
      await hydrated(page);
      await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue(text);
      await expectNothingRun(page);
    }
  });

  test(`I1 an account escapes a hostile name (${language})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { send } = await aNewShopper(page, language);
    for (const name of HOSTILE) {
      await send('user/update-profile', { name });
      await page.goto(`${prefix}/user/profile`);
      await hydrated(page);
      await expect(page.getByLabel(w('account', 'profile.name'))).toHaveValue(name);
      await expectNothingRun(page);
    }
  });
}
