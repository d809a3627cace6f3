import { BUCKET, startS3Server } from '../storage/testing/s3-server.mjs';
import { readReleases } from './release-file.mjs';
import { promote, rollback, withdraw } from './releases.mjs';
import { status } from './status.mjs';
import { noteTrial, publish } from './store.mjs';
import { aShop } from './testing/a-shop.mjs';

const REMOTE = 'mfe-content';
let s3;
let shop;
let place;
let number = 0;
beforeAll(async () => {
  s3 = await startS3Server();
  const { endpoint, region, accessKeyId, secretAccessKey } = s3.settings;
  Object.assign(process.env, { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId });
  process.env.S3_SECRET_ACCESS_KEY = secretAccessKey;
});
beforeEach(() => {
  shop = aShop();
  const folder = `s3://${BUCKET}/shop-${++number}`;
  place = { store: `${folder}/store`, releases: `${folder}/releases.json` };
});
afterEach(() => {
  s3.fail();
  shop.remove();
});
afterAll(() => s3.stop());

const put = (part, version, options) =>
  publish({ store: place.store, part, version, from: shop.build(part, version, options) });
const live = (...words) => {
  const changes = words.map((word) => ({ part: word.split('@')[0], version: word.split('@')[1] }));
  return promote({ ...place, changes, untried: true });
};
/** Shell, API and remote 1.0.0, live. */
async function open() {
  for (const part of ['shell', 'api', REMOTE]) await put(part, '1.0.0');
  await live('shell@1.0.0', 'api@1.0.0', `${REMOTE}@1.0.0`);
}
const liveVersion = async (part) => (await readReleases(place.releases)).remotes[part].stable.version;

test('issue 15 a shop is published, promoted, rolled back and inspected in a bucket', async () => {
  expect(await put('shell', '1.0.0')).toBe('published');
  expect(await put('shell', '1.0.0')).toBe('unchanged');
  await open();
  await put(REMOTE, '1.1.0');
  await noteTrial(place.store, REMOTE, '1.1.0', {
    shell: '1.0.0',
    at: '2026-12-01T10:00:00.000Z',
    pages: 1,
    problems: [],
  });
  const changes = [{ part: REMOTE, version: '1.1.0' }];
  expect(await promote({ ...place, changes })).toMatchObject({ done: 'live' });
  const { rows, remarks } = await status(place);
  expect(rows.at(-1)).toMatchObject({ part: REMOTE, live: '1.1.0', before: '1.0.0', published: '1.0.0 1.1.0' });
  expect(remarks).toEqual([]);
  expect(await rollback({ ...place, part: REMOTE })).toMatchObject({ version: '1.0.0' });
  await withdraw({ ...place, part: REMOTE });
  expect((await readReleases(place.releases)).remotes[REMOTE]).toMatchObject({ withdrawn: {} });
  expect((await readReleases(place.releases)).serial).toBe(4);
});

test('issue 15 one of two concurrent promotions wins; changes of two different parts both succeed', async () => {
  await open();
  await put('mfe-account', '1.0.0');
  for (const version of ['1.1.0', '1.2.0']) await put(REMOTE, version, { chunk: version });
  const [one, other] = await Promise.allSettled([live(`${REMOTE}@1.1.0`), live(`${REMOTE}@1.2.0`)]);
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
  const conflict = one.status === 'rejected' ? one.reason : other.reason;
  expect([conflict.exitCode, conflict.message]).toEqual([
    3,
    expect.stringContaining('look at the status and decide again'),
  ]);
  const [kept] = [one, other].flatMap(({ status: done }, i) => (done === 'fulfilled' ? [`1.${i + 1}.0`] : []));
  expect(await liveVersion(REMOTE)).toBe(kept);
  await Promise.all([live('mfe-account@1.0.0'), withdraw({ ...place, part: REMOTE })]);
  const { remotes } = await readReleases(place.releases);
  expect([remotes['mfe-account'].stable.version, Boolean(remotes[REMOTE].withdrawn)]).toEqual(['1.0.0', true]);
});

test('issue 15 rejects a bucket whose server ignores conditions before anything is written', async () => {
  await open();
  s3.fail({ noConditions: true });
  const before = [...s3.files.keys()];
  await expect(put(REMOTE, '1.1.0')).rejects.toThrow('ignores If-None-Match');
  await expect(withdraw({ ...place, part: REMOTE })).rejects.toThrow('ignores If-None-Match');
  expect([...s3.files.keys()]).toEqual(before);
});

test('issue 15 a version in a bucket is immutable, even when published twice at the same moment', async () => {
  const [one, other] = ['a', 'b'].map((chunk) => {
    const from = shop.build(REMOTE, '1.0.0', { chunk });
    const own = aShop();
    return { from: own.build(REMOTE, '1.0.0', { chunk }), own, unused: from };
  });
  const both = await Promise.allSettled(
    [one, other].map(({ from }) => publish({ store: place.store, part: REMOTE, version: '1.0.0', from })),
  );
  expect(both.map(({ status: done }) => done).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ reason }) => reason).reason.exitCode).toBe(3);
  for (const { own } of [one, other]) own.remove();
});

test('issue 15 lost or changed files are not promoted, and an unreachable bucket is one sentence', async () => {
  await open();
  await put(REMOTE, '1.1.0');
  const key = [...s3.files.keys()].find((name) =>
    name.endsWith(`shop-${number}/store/mfe-content/1.1.0/server/remoteEntry.js`),
  );
  s3.files.set(key, { ...s3.files.get(key), bytes: Buffer.from('other') });
  const changes = [{ part: REMOTE, version: '1.1.0' }];
  // as in another process, which has no copy yet
  const elsewhere = { ...place, store: `${place.store}/` };
  await expect(promote({ ...elsewhere, changes, untried: true })).rejects.toThrow('remoteEntry.js has other bytes');
  s3.fail({ status: 503, code: 'SlowDown' });
  await expect(live(`${REMOTE}@1.1.0`)).rejects.toThrow('status 503 SlowDown');
  s3.fail();
  expect(await liveVersion(REMOTE)).toBe('1.0.0');
});
