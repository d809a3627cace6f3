import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBucket } from '../../../../souk-remote/storage/bucket.mjs';
import { BUCKET, type S3Server, startS3Server } from '../../../../souk-remote/storage/testing/s3-server.mjs';
import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putReleases, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let s3: S3Server;
let api: FakeApi;
let folder: string;
const shells: TestShell[] = [];
beforeAll(async () => {
  [s3, api] = await Promise.all([startS3Server(), startFakeApi()]);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-bucket-'));
});
afterEach(() => s3.fail());
afterAll(async () => {
  for (const shell of shells) await shell.stop();
  await Promise.all([s3.stop(), api.stop()]);
  fs.rmSync(folder, { recursive: true });
});

/** Publishes a version of the remote and makes it live: the files first, then the pointer. */
async function release(version: string): Promise<void> {
  const store = path.join(folder, 'store');
  const code = container(answering({ html: `<p>${version}</p>` }));
  putReleases(path.join(folder, 'releases.json'), { 'mfe-content': putVersion(store, 'mfe-content', version, code) });
  const bucket = openBucket(`s3://${BUCKET}`, s3.settings);
  for (const file of fs.readdirSync(store, { recursive: true, encoding: 'utf8' }))
    if (fs.statSync(path.join(store, file)).isFile())
      await bucket.put(`store/${file}`, fs.readFileSync(path.join(store, file)));
  await bucket.put('releases.json', fs.readFileSync(path.join(folder, 'releases.json')));
}

async function start(name: string): Promise<TestShell> {
  const shell = await startTestShell({
    apiOrigin: api.origin,
    store: `s3://${BUCKET}/store`,
    releases: `s3://${BUCKET}/releases.json`,
    bucket: s3.settings,
    stateDir: path.join(folder, name),
    pageCacheMb: 0,
  });
  shells.push(shell);
  return shell;
}
const page = async (shell: TestShell) => (await shell.app.inject('/page/faq')).body;
const shows = (version: string) =>
  until(`all shells show ${version}`, async () => {
    const pages = await Promise.all(shells.map(page));
    return pages.every((html) => html.includes(`<p>${version}</p>`));
  });

test('issue 15 two shells on one bucket switch together, survive its loss, and one starts without it', async () => {
  await release('1.0.0');
  const [one] = await Promise.all([start('one'), start('two')]);
  await shows('1.0.0');
  const begun = performance.now();
  await release('1.1.0');
  await shows('1.1.0');
  expect(performance.now() - begun).toBeLessThan(10_000);
  // once the pointer is known, only its changes are polled
  const looks = () => s3.requests.filter((request) => request.endsWith('/releases.json')).length;
  const before = looks();
  await until('the pointer was looked at again', () => looks() > before + 1);

  await until('the set is kept', () => fs.existsSync(path.join(folder, 'one/set.json')));
  s3.fail({ status: 403, code: 'AccessDenied' });
  await shows('1.1.0');
  await until('it is said', () =>
    one.logged.some((line) => line.includes('status 403 AccessDenied; the live set stays')),
  );
  shells.splice(shells.indexOf(one), 1);
  await one.stop();
  await start('one');
  await shows('1.1.0');
  // and a release published in the meantime
  s3.fail();
  await release('1.2.0');
  await shows('1.2.0');
});
