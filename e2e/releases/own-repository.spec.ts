import fs from 'node:fs';
import path from 'node:path';
import { type AnotherShell, startAnotherShell } from '../fixtures/another-shell';
import { type OwnRepository, ownRepository } from '../fixtures/own-repository';
import { expect, test } from '../fixtures/test';

const root = path.resolve(import.meta.dirname, '../..');

let shell: AnotherShell;
let team: OwnRepository;
test.beforeEach(async () => {
  shell = await startAnotherShell();
  team = await ownRepository({ STORE: shell.store, RELEASES: shell.releases });
});
test.afterEach(async ({ context }) => {
  // pages go first: what they ask for afterwards is nobody's fault
  for (const page of context.pages()) await page.goto('about:blank');
  team.remove();
  await shell.stop();
});

/** Runs a command that must succeed. */
function souk(...words: string[]) {
  const { code, text } = team.souk(...words);
  expect(code, text).toBe(0);
}

test('a remote is checked, tested, built and released from packed packages in a folder of its own', async ({
  page,
}) => {
  souk('new', 'content');
  // a team that moves out takes its sources with it
  for (const folder of ['src', 'locales']) {
    fs.rmSync(path.join(team.folder, folder), { recursive: true });
    fs.cpSync(path.join(root, 'mfe-content', folder), path.join(team.folder, folder), { recursive: true });
  }
  const manifest = path.join(team.folder, 'package.json');
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('"1.0.0"', '"7.0.0"'));

  souk('types');
  const wrong = path.join(team.folder, 'src/wrong.ts');
  fs.writeFileSync(
    wrong,
    "import { link } from 'shared-kernel/platform/links';\nexport const links = [link('brands'), link('nowhere')];\n",
  );
  expect(team.types().text).toMatch(/^src\/wrong\.ts\(2,39\): [^\n]*\n$/);
  fs.rmSync(wrong);
  expect(team.types()).toEqual({ code: 0, text: '' });
  souk('test', 'pages-screen');
  souk('build');
  souk('release', 'publish');
  souk('release', 'promote');

  await expect
    .poll(async () => {
      await page.goto(`${shell.url}/page`);
      return page.content();
    })
    .toContain('"mfe_content_7_0_0"');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
