import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { aSimpleProduct } from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

const axe = createRequire(import.meta.url).resolve('axe-core');

/** Moves down in the suggestions to the one with the text. A key press is handled before it returns, so no step waits. */
async function goDownTo(field: Locator, active: Locator, text: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await field.press('ArrowDown');
    if ((await active.allTextContents()).join().includes(text)) return;
  }
  throw new Error(`the arrow key does not reach ${text}`);
}

// axe is injected as a script, which the page's CSP would rightly block
test.use({ bypassCSP: true });

for (const language of ['en', 'ar'] as const) {
  const prefix = prefixOf(language);
  const textOf = words(language);

  test(`S034 S035 S036 S038 S122 (${language}) suggestions: typo, arrows, Enter, compare by keyboard`, async ({
    page,
  }) => {
    const product = await aSimpleProduct(language);
    const word = product.title.split(' ').reduce((longest, next) => (next.length > longest.length ? next : longest));
    await page.goto(prefix || '/');
    const field = page.getByRole('banner').getByRole('combobox');
    const popup = page.getByRole('grid', { name: textOf('shell', 'search.suggestions') });

    // swaps two letters of the longest word
    const letters = [...word];
    [letters[2], letters[3]] = [letters[3] ?? '', letters[2] ?? ''];
    await field.fill(product.title.replace(word, letters.join('')));
    await expect(popup.getByRole('row').first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');

    await field.fill(product.title);
    // the last row has this text, too: it links to all of its results
    const suggestion = popup.getByRole('link').filter({ hasText: product.title }).first();
    await expect(suggestion).toBeVisible();
    // the suggestions for the previous text are dimmed
    await expect(popup).toHaveAttribute('aria-busy', 'false');
    await page.addScriptTag({ path: axe });
    const violations = await page.evaluate(async () => {
      const { axe: run } = window as unknown as { axe: { run(root: string): Promise<AxeResults> } };
      const { violations } = await run.run('[role=banner], header');
      return violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).slice(0, 3)}`);
    });
    expect(violations).toEqual([]);

    // down to the product, across to its compare button: a visitor is sent to login
    const active = popup.locator('[aria-selected=true]');
    await goDownTo(field, active, product.title);
    await field.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(active.getByRole('button')).toBeVisible();
    await field.press('Enter');
    await page.waitForURL(`**${prefix}/login?redirect=**`);

    // back, and Enter on the product itself
    await page.goto(prefix || '/');
    await field.fill(product.title);
    await expect(suggestion).toBeVisible();
    await expect(popup).toHaveAttribute('aria-busy', 'false');
    await goDownTo(field, active, product.title);
    await field.press('Enter');
    await page.waitForURL(`**${prefix}/${product.slug}/product/${product.id}`);
    await expect(popup).toBeHidden();
  });

  test(`S039 (${language}) an empty result shows the query as typed; Esc keeps it, a second Esc clears it`, async ({
    page,
  }) => {
    await page.goto(prefix || '/');
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('<i>qzxqzx</i>');
    const nothing = page.getByRole('banner').getByText('<i>qzxqzx</i>', { exact: true });
    await expect(nothing).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'qzxqzx' })).toHaveText(
      textOf('shell', 'search.nothing', { text: '<i>qzxqzx</i>' }),
    );
    await field.press('Escape');
    await expect(nothing).toBeHidden();
    await expect(field).toHaveValue('<i>qzxqzx</i>');
    await field.press('Escape');
    await expect(field).toHaveValue('');
  });
}

test('S035 on a phone the popup fills the width and the page behind does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('shoe');
  const popup = page.getByRole('grid', { name: 'Suggestions' });
  await expect(popup).toBeVisible();
  const box = await popup.boundingBox();
  expect(box?.width).toBe(375);
  expect(box?.height).toBeLessThanOrEqual(500);
  await expect(page.locator('html')).toHaveAttribute('data-scroll-locked');
  await field.blur();
  await expect(popup).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
});
