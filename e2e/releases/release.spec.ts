import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type AnotherShell, startAnotherShell } from '../fixtures/another-shell';
import { release as runRelease } from '../fixtures/release-command';
import { expect, test } from '../fixtures/test';

const root = path.resolve(import.meta.dirname, '../..');
const REMOTE = 'mfe-content';

let shell: AnotherShell;
const builds: string[] = [];
test.beforeEach(async () => {
  shell = await startAnotherShell();
});
test.afterEach(async ({ context }) => {
  // close pages first: their later requests would fail
  for (const page of context.pages()) await page.goto('about:blank');
  await shell.stop();
  for (const folder of builds.splice(0)) fs.rmSync(folder, { recursive: true });
});

const release = (...words: string[]) => runRelease(shell, ...words);
const live = (): string => JSON.parse(fs.readFileSync(shell.releases, 'utf8')).remotes[REMOTE].stable.version;

/** The live version with another number, as a new build would be: container name, version text and the name of the entry differ. */
async function buildAs(version: string): Promise<string> {
  const { copyUnderVersion } = await import(path.join(root, 'tooling/bench/copy-version.mjs'));
  const to = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-build-'));
  builds.push(to);
  return copyUnderVersion(path.join(root, REMOTE, 'dist', live()), { to, remote: REMOTE, built: live(), version });
}
/** Publishes a build without a trial. */
const publish = (version: string, from: string) =>
  release('publish', REMOTE, version, '--from', from, '--without-trial');
const setOf = async (page: import('@playwright/test').Page) => page.locator('html').getAttribute('data-release');

test('a remote is published, promoted and rolled back live; open tabs keep their version', async ({
  page,
  context,
}) => {
  // the trial opens some thirty pages
  test.setTimeout(300_000);
  await page.goto(`${shell.url}/page`);
  const before = await setOf(page);
  const old = live();

  const published = release('publish', REMOTE, '1.1.0', '--from', await buildAs('1.1.0'));
  expect(published.text).toMatch(
    /^mfe-content 1\.1\.0 is published\nmfe-content 1\.1\.0 passed its trial with shell \S+ \(\d+ pages\)\n$/,
  );
  // every page, in two languages, with five kinds of responses
  expect(Number(/\((\d+) pages/.exec(published.text)?.[1])).toBeGreaterThanOrEqual(30);
  expect(release('promote', REMOTE, '1.1.0')).toEqual({ code: 0, text: 'mfe-content 1.1.0 is live\n' });

  const fresh = await context.newPage();
  await expect
    .poll(async () => {
      await fresh.goto(`${shell.url}/page`);
      return setOf(fresh);
    })
    .not.toBe(before);
  expect(await fresh.content()).toContain('"mfe_content_1_1_0"');
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();

  // the open tab continues with the version it started with
  await page.getByRole('main').locator('a[href^="/page/"]').first().click();
  await page.waitForURL('**/page/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(release('rollback', REMOTE)).toMatchObject({ code: 0 });
  expect(live()).toBe(old);
  await expect
    .poll(async () => {
      await fresh.goto(`${shell.url}/page`);
      return setOf(fresh);
    })
    .toBe(before);
  expect(release('status').text).toContain(old);
});

test('R1 publishing different bytes under an existing version is rejected', async () => {
  expect(publish('1.1.0', await buildAs('1.1.0')).code).toBe(0);
  const other = await buildAs('1.1.0');
  fs.appendFileSync(path.join(other, 'server/remoteEntry.js'), '\n');
  expect(publish('1.1.0', other)).toEqual({
    code: 3,
    text: '✖ mfe-content 1.1.0 was published with other bytes: raise its version and build again.\n',
  });
});

test('R2 a version that throws or misses a file never goes live', async () => {
  const old = live();
  const broken = await buildAs('1.2.0');
  const entry = path.join(broken, 'server/remoteEntry.js');
  fs.writeFileSync(entry, `throw new Error('broken build');\n${fs.readFileSync(entry, 'utf8')}`);
  const tried = release('publish', REMOTE, '1.2.0', '--from', broken);
  expect(tried.code).toBe(4);
  expect(tried.text).toContain('It cannot be loaded: Error: broken build.');
  expect(release('promote', REMOTE, '1.2.0').text).toMatch(/^✖ mfe-content 1\.2\.0 failed its trial with shell /);

  expect(publish('1.3.0', await buildAs('1.3.0')).code).toBe(0);
  expect(release('promote', REMOTE, '1.3.0').text).toMatch(/^✖ mfe-content 1\.3\.0 was not tried with shell /);
  const assets = JSON.parse(fs.readFileSync(path.join(shell.store, REMOTE, '1.3.0/assets.json'), 'utf8'));
  fs.rmSync(path.join(shell.store, REMOTE, 'browser', assets.entry));
  expect(release('promote', REMOTE, '1.3.0').text).toContain(`browser/${assets.entry} is missing`);
  expect(live()).toBe(old);
});

test('a live version that fails later affects only its slot', async ({ page, complaints }) => {
  complaints.tolerate(/Failed to load|404|failed|Error/i);
  await page.goto(`${shell.url}/page`);
  fs.rmSync(path.join(shell.store, REMOTE), { recursive: true });
  const answer = await page.goto(`${shell.url}/categories`);
  expect(answer?.status()).toBe(200);
  await page.goto(`${shell.url}/page`);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('R8 a withdrawn remote shows a retry, leaves the others working, and returns when promoted', async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/Failed to load|503|failed|Error/i);
  const version = live();
  expect(release('withdraw', REMOTE)).toMatchObject({ code: 0, text: `${REMOTE} is withdrawn\n` });
  const status = async () => (await page.goto(`${shell.url}/page`))?.status();
  await expect.poll(status).toBe(503);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  for (const alive of ['/categories', '/cart']) {
    expect((await page.goto(shell.url + alive))?.status(), alive).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), alive).toBeVisible();
  }
  expect(release('promote', REMOTE, version).code).toBe(0);
  await expect.poll(status).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
