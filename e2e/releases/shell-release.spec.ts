import fs from 'node:fs';
import path from 'node:path';
import { type AnotherShell, startAnotherShell } from '../fixtures/another-shell';
import { buildChanged } from '../fixtures/build-changed';
import { expect, hydrated, test } from '../fixtures/test';

let shell: AnotherShell;
let build: string;
test.beforeEach(async () => {
  const change = {
    file: 'src/auth/login/login-screen.tsx',
    find: "t('login.submit')",
    put: "t('login.submit').toUpperCase()",
  };
  build = await buildChanged('shell', '2.0.0', change, 'shell/dist');
  shell = await startAnotherShell();
});
test.afterEach(async ({ context }) => {
  for (const page of context.pages()) await page.goto('about:blank');
  await shell.stop();
  fs.rmSync(build, { recursive: true });
});

const scriptOf = (folder: string, chunk: string): string =>
  JSON.parse(fs.readFileSync(path.join(folder, 'assets.json'), 'utf8')).chunks[chunk][0];

test('R7 a tab from before a release of the shell opens its own late parts', async ({ page, context }) => {
  await page.goto(`${shell.url}/page`);
  await hydrated(page);
  const set = await page.locator('html').getAttribute('data-release');
  const documents: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (request.resourceType() === 'script') scripts.push(path.basename(new URL(request.url()).pathname));
  });

  await shell.replaceBy(build);
  const before = scriptOf(shell.build, 'login');
  expect(fs.readdirSync(path.join(build, 'browser'))).not.toContain(before);

  await page.getByRole('banner').locator('a[href^="/login"]').first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(scripts).toContain(before);
  expect(documents).toEqual([]);

  // who comes now gets the new one, in a set of another name
  const fresh = await context.newPage();
  await fresh.goto(`${shell.url}/login`);
  await hydrated(fresh);
  await expect(fresh.getByRole('main').getByRole('button', { name: 'LOG IN', exact: true })).toBeVisible();
  expect(await fresh.locator('html').getAttribute('data-release')).not.toBe(set);
});
