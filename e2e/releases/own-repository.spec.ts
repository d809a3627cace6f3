import fs from 'node:fs';
import { type AnotherShell, startAnotherShell } from '../fixtures/another-shell';
import { type OwnRepository, ownRepository } from '../fixtures/own-repository';
import { expect, test } from '../fixtures/test';

let shell: AnotherShell;
let team: OwnRepository;
test.beforeEach(async () => {
  shell = await startAnotherShell();
  team = await ownRepository({ STORE: shell.store, RELEASES: shell.releases });
});
test.afterEach(async () => {
  team.remove();
  await shell.stop();
});

test('a remote from packed packages in an empty folder is made, tested, built and released into a running shop', async ({
  page,
}) => {
  expect(team.souk('new', 'loyalty')).toMatchObject({ code: 0 });
  expect(team.souk('types')).toMatchObject({ code: 0 });
  // pages of other teams are checked, and none that is not there
  fs.appendFileSync(
    `${team.folder}/src/routes.ts`,
    "\nimport { link } from 'shared-kernel/platform/links';\nexport const wrong = [link('brands'), link('nowhere')];\n",
  );
  expect(team.types().text).toMatch(/^src\/routes\.ts.*'"nowhere"'.*\n$/);
  const routes = fs.readFileSync(`${team.folder}/src/routes.ts`, 'utf8');
  fs.writeFileSync(`${team.folder}/src/routes.ts`, routes.slice(0, routes.indexOf('\nimport { link }')));
  expect(team.types()).toEqual({ code: 0, text: '' });

  const tests = team.souk('test');
  expect(tests, tests.text).toMatchObject({ code: 0 });
  const built = team.souk('build');
  expect(built, built.text).toMatchObject({ code: 0 });
  const published = team.souk('release', 'publish');
  expect(published, published.text).toMatchObject({ code: 0 });
  const live = team.souk('release', 'promote');
  expect(live, live.text).toMatchObject({ code: 0 });

  await expect.poll(async () => (await page.goto(`${shell.url}/loyalty`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  // the server has rendered it
  expect(await (await fetch(`${shell.url}/loyalty`)).text()).toContain('<h1');
});

test('without a shop to release into, the release command says what is missing', () => {
  const { code, text } = team.souk('new', 'loyalty');
  expect({ code, text }).toMatchObject({ code: 0 });
  const empty = team.souk('release', 'status', '--store=', '--releases=');
  expect(empty.code).not.toBe(0);
});
