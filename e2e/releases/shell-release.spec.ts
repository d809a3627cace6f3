import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type AnotherShell, startAnotherShell } from '../fixtures/another-shell';
import { buildChanged } from '../fixtures/build-changed';
import { releaseUntried } from '../fixtures/release-command';
import { expect, hydrated, test } from '../fixtures/test';

let shell: AnotherShell;
let build: string;
test.beforeEach(async () => {
  const change = {
    file: 'src/chrome/search/search-popup.tsx',
    find: "t('search.suggestions')",
    put: "t('search.suggestions').toUpperCase()",
  };
  build = await buildChanged('shell', '2.0.0', change, 'shell/dist');
  shell = await startAnotherShell();
});
test.afterEach(async ({ context }) => {
  for (const page of context.pages()) await page.goto('about:blank');
  await shell.stop();
  fs.rmSync(build, { recursive: true });
});

/** File name of a chunk in a build. */
const scriptOf = (folder: string, chunk: string) =>
  fs.readdirSync(path.join(folder, 'browser')).find((name) => name.startsWith(`${chunk}.`));

test('R7 a tab opened before a shell release can still load its lazy parts', async ({ page, context }) => {
  await page.goto(`${shell.url}/page`);
  await hydrated(page);
  const set = await page.locator('html').getAttribute('data-release');
  const documents: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (request.resourceType() === 'script') scripts.push(path.basename(new URL(request.url()).pathname));
  });

  await releaseUntried(shell, 'shell', '2.0.0', build);
  await shell.replaceBy(build);
  const before = scriptOf(shell.build, 'search-popup');
  expect(scriptOf(build, 'search-popup')).not.toBe(before);

  const search = (tab: Page) =>
    tab.getByRole('banner').getByRole('combobox').or(tab.getByRole('searchbox')).fill('sofa');
  const suggestions = (tab: Page, name: string) => tab.getByRole('grid', { name, exact: true });
  await search(page);
  await expect(suggestions(page, 'Suggestions')).toBeVisible();
  expect(scripts).toContain(before);
  expect(documents).toEqual([]);

  // new visitors get the new one, in a set with another name
  const fresh = await context.newPage();
  await fresh.goto(`${shell.url}/page`);
  await hydrated(fresh);
  await search(fresh);
  await expect(suggestions(fresh, 'SUGGESTIONS')).toBeVisible();
  expect(await fresh.locator('html').getAttribute('data-release')).not.toBe(set);
});
