import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { aSimpleProduct } from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';

const axe = createRequire(import.meta.url).resolve('axe-core');

const PAGES = [
  '/',
  '/categories',
  '/all/fashion',
  '/search?q=shoe',
  '/cart',
  '/login',
  '/register',
  '/page/privacy-policy',
  '/page',
];

// axe comes into the page as a script that its policy would rightly refuse
test.use({ bypassCSP: true });

for (const prefix of ['', '/ar']) {
  for (const [name, width] of [
    ['phone', 375],
    ['desktop', 1280],
  ] as const) {
    test(`axe finds nothing to mend (${prefix || 'English'}, ${name})`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const product = await aSimpleProduct();
      for (const path of [...PAGES, `/${product.slug}/product/${product.id}`]) {
        await page.goto(prefix + path);
        await page.addScriptTag({ path: axe });
        const violations = await page.evaluate(async () => {
          const { axe: run } = window as unknown as { axe: { run(): Promise<AxeResults> } };
          const { violations } = await run.run();
          return violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).slice(0, 3)}`);
        });
        expect(violations, prefix + path).toEqual([]);
      }
    });
  }
}
