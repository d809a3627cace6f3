import fs from 'node:fs';
import path from 'node:path';
import { type AnotherShell, startAnotherShell } from '../fixtures/another-shell';
import { type OwnRepository, ownRepository } from '../fixtures/own-repository';
import { expect, test } from '../fixtures/test';

let shell: AnotherShell;
let team: OwnRepository;
test.beforeEach(async () => {
  shell = await startAnotherShell();
  team = await ownRepository({ STORE: shell.store, RELEASES: shell.releases });
});
test.afterEach(async ({ context }) => {
  // close pages first: their later requests would fail
  for (const page of context.pages()) await page.goto('about:blank');
  team.remove();
  await shell.stop();
});

/** Runs a command that must succeed. */
function souk(...words: string[]) {
  const { code, text } = team.souk(...words);
  expect(code, text).toBe(0);
}

test('a remote in its own repository is checked, tested, built and released from packed packages', async ({ page }) => {
  // six programs one after the other, each of them slow on a busy machine
  test.setTimeout(400_000);
  souk('new', 'loyalty');
  souk('types');
  const wrong = path.join(team.folder, 'src/wrong.ts');
  fs.writeFileSync(
    wrong,
    "import { link } from 'shared-kernel/platform/links';\nexport const links = [link('brands'), link('nowhere')];\n",
  );
  expect(team.types().text).toMatch(/^src\/wrong\.ts\(2,39\): [^\n]*\n$/);
  fs.rmSync(wrong);
  expect(team.types()).toEqual({ code: 0, text: '' });
  souk('test');
  souk('build');
  souk('release', 'publish');
  souk('release', 'promote');

  // requested outside the page: a browser reports each 404 that comes before the shell has read the release
  await expect.poll(async () => (await page.request.get(`${shell.url}/ar/loyalty`)).status()).toBe(200);
  await page.goto(`${shell.url}/ar/loyalty`);
  await expect(page.getByRole('heading', { level: 1, name: 'مرحبًا' })).toBeVisible();
  const served = await page.request.get(`${shell.url}/loyalty`);
  expect(await served.text()).toMatch(/<h1[^>]*>Welcome</);
});
