import { releaseBuilt } from './release-built.mjs';
import { readReleaseFile } from './release-file.mjs';
import { withdraw } from './releases.mjs';
import { aShop } from './testing/a-shop.mjs';

let shop;
const lines = [];
beforeEach(() => {
  shop = aShop();
  lines.length = 0;
});
afterEach(() => shop.remove());

const REMOTE = 'mfe-content';
/** Starts a shop whose checkout has built these versions. */
const start = (versions, more = {}) =>
  releaseBuilt({
    built: Object.entries({ shell: '1.0.0', api: '1.0.0', ...versions }).map(([part, version]) => ({
      part,
      version,
      from: shop.build(part, version, more),
    })),
    store: shop.store,
    releases: shop.releases,
    reason: 'npm start',
    log: (line) => lines.push(line),
  });
const serial = () => readReleaseFile(shop.releases).serial;

test('starting makes everything live in one change, untried; starting again changes nothing', async () => {
  await start({ [REMOTE]: '1.0.0' });
  expect(lines).toEqual(['shell 1.0.0 is live', 'api 1.0.0 is live', 'mfe-content 1.0.0 is live']);
  const { shell, remotes } = readReleaseFile(shop.releases);
  for (const { history } of [shell, remotes[REMOTE]])
    expect(history).toEqual([expect.objectContaining({ action: 'promote', untried: true, reason: 'npm start' })]);
  await start({ [REMOTE]: '1.0.0' });
  expect([serial(), lines.length]).toEqual([1, 3]);
});

test('starting with one new part changes only that part', async () => {
  await start({ [REMOTE]: '1.0.0' });
  await start({ [REMOTE]: '1.1.0' });
  expect([serial(), lines.at(-1)]).toEqual([2, 'mfe-content 1.1.0 is live']);
});

test('starting after a rollback keeps the rollback until there is another version', async () => {
  await start({ [REMOTE]: '1.0.0' });
  await start({ [REMOTE]: '1.1.0' });
  await shop.back(REMOTE);
  await start({ [REMOTE]: '1.1.0' });
  expect(shop.liveVersion(REMOTE)).toBe('1.0.0');
  expect(lines.at(-1)).toBe('mfe-content 1.1.0 was rolled back: 1.0.0 stays live until another version is promoted');
  await start({ [REMOTE]: '1.2.0' });
  expect(shop.liveVersion(REMOTE)).toBe('1.2.0');
});

test('R8 starting keeps a withdrawn remote withdrawn', async () => {
  await start({ [REMOTE]: '1.0.0' });
  await withdraw({ releases: shop.releases, part: REMOTE });
  await start({ [REMOTE]: '1.1.0' });
  expect(readReleaseFile(shop.releases).remotes[REMOTE]).toMatchObject({ stable: { version: '1.0.0' }, withdrawn: {} });
  expect(lines.at(-1)).toBe('mfe-content is withdrawn: npm run release promote mfe-content 1.1.0 brings it back');
});

test('starting with an older version that was never rolled back makes it live again', async () => {
  await start({ [REMOTE]: '1.0.0' });
  await start({ [REMOTE]: '1.1.0' });
  await start({ [REMOTE]: '1.0.0' });
  expect(shop.liveVersion(REMOTE)).toBe('1.0.0');
});

test('rejects different bytes under a published version and changes nothing', async () => {
  await start({ [REMOTE]: '1.0.0' });
  await expect(start({ [REMOTE]: '1.0.0' }, { chunk: 'other' })).rejects.toThrow('was published with other bytes');
  expect(serial()).toBe(1);
});
