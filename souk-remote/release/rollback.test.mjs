import fs from 'node:fs';
import path from 'node:path';
import { readReleaseFile } from './release-file.mjs';
import { promote, withdraw } from './releases.mjs';
import { status } from './status.mjs';
import { aShop, offering, taking } from './testing/a-shop.mjs';

let shop;
beforeEach(() => {
  shop = aShop();
});
afterEach(() => shop.remove());
const REMOTE = 'mfe-content';
const back = (more, part = REMOTE) => shop.back(part, more);
const release = async (version, record, part = REMOTE) => {
  shop.put(part, version, { record });
  await shop.live(`${part}@${version}`);
};

test('goes back one version at a time, and promote goes forward again', async () => {
  await shop.open(REMOTE);
  for (const version of ['1.1.0', '1.2.0']) await release(version);
  expect(await back()).toEqual({ version: '1.1.0', warnings: [] });
  expect(await back()).toEqual({ version: '1.0.0', warnings: [] });
  await expect(back()).rejects.toThrow('mfe-content has no version before 1.0.0.');
  await shop.live(`${REMOTE}@1.2.0`);
  expect(await back()).toMatchObject({ version: '1.0.0' });
});

test('goes back to a named version, but not to one that was never live', async () => {
  await shop.open(REMOTE);
  for (const version of ['1.1.0', '1.2.0']) await release(version);
  shop.put(REMOTE, '1.3.0');
  await expect(back({ to: '1.3.0' })).rejects.toThrow('mfe-content 1.3.0 was never live: promote it.');
  await expect(back({ to: '1.2.0' })).rejects.toThrow('mfe-content 1.2.0 is live already.');
  await back({ to: '1.0.0', reason: 'prices are wrong' });
  expect(shop.liveVersion(REMOTE)).toBe('1.0.0');
  expect(readReleaseFile(shop.releases).remotes[REMOTE].history.at(-1)).toMatchObject({
    version: '1.0.0',
    action: 'rollback',
    reason: 'prices are wrong',
  });
  await expect(back()).rejects.toThrow('mfe-content has no version before 1.0.0.');
});

test.each(['shell', 'api'])('%s rolls back like a remote', async (part) => {
  await shop.open(REMOTE);
  await release('2.0.0', {}, part);
  await back({}, part);
  expect([shop.liveVersion(part), shop.liveVersion(REMOTE)]).toEqual(['1.0.0', '1.0.0']);
});

test('an older version restores its routes', async () => {
  await shop.open(REMOTE);
  await release('2.0.0', { routes: { help: { pattern: '/help' } } });
  await back();
  expect(Object.keys(readReleaseFile(shop.releases).remotes[REMOTE].stable.routes)).toEqual(['content']);
});

test('rejects a version that no longer fits, with the reason, unless the operator insists', async () => {
  await shop.open(REMOTE);
  shop.put('shell', '2.0.0', { record: { offers: offering({ emitLater: true }) } });
  shop.put(REMOTE, '1.2.0', { record: { takes: taking({ emitLater: 'mfe-content/src/later' }) } });
  const changes = [
    { part: 'shell', version: '2.0.0' },
    { part: REMOTE, version: '1.2.0' },
  ];
  await promote({ store: shop.store, releases: shop.releases, changes, untried: true, withoutWayBack: true });
  const sentence = "mfe-content/src/say uses 'emit' of shared-kernel/platform/bus, which shell 2.0.0 does not have.";
  await expect(back()).rejects.toThrow(
    `mfe-content 1.0.0 does not fit what is live: ${sentence} --anyway rolls back all the same.`,
  );
  const { remarks } = await status(shop);
  expect(remarks).toEqual([
    "Rolling back shell to 1.0.0 would be refused: mfe-content/src/later uses 'emitLater' of shared-kernel/platform/bus, which shell 1.0.0 does not have.",
    `Rolling back mfe-content to 1.0.0 would be refused: ${sentence}`,
  ]);
  expect(await back({ anyway: true })).toEqual({ version: '1.0.0', warnings: [sentence] });
  expect((await status(shop)).remarks[0]).toBe(sentence);
});

test('works without the records of other parts and reports what was not checked', async () => {
  await shop.open(REMOTE, 'mfe-catalog');
  await release('1.1.0');
  for (const part of ['shell', 'api', 'mfe-catalog']) fs.rmSync(path.join(shop.store, part), { recursive: true });
  const { version, warnings } = await back();
  expect([version, shop.liveVersion(REMOTE)]).toEqual(['1.0.0', '1.0.0']);
  expect(warnings).toEqual(
    ['shell', 'api', 'mfe-catalog'].map(
      (part) => `Not checked: ${part} 1.0.0 has lost its record.json, so nobody can tell whether it fits.`,
    ),
  );
});

test.each([
  ['whose bytes changed', (file) => fs.appendFileSync(file, ' '), 'record.json has other bytes'],
  ['whose bytes are gone', (file) => fs.rmSync(file), 'record.json is missing'],
])('never goes back to a version %s', async (_, spoil, message) => {
  await shop.open(REMOTE);
  await release('1.1.0');
  spoil(path.join(shop.store, REMOTE, '1.0.0/record.json'));
  await expect(back({ anyway: true })).rejects.toThrow(`mfe-content 1.0.0 is damaged in the store: ${message}.`);
  expect(shop.liveVersion(REMOTE)).toBe('1.1.0');
});

test('R8 restores the version before the withdrawn one', async () => {
  await shop.open(REMOTE);
  await release('1.1.0');
  await withdraw({ releases: shop.releases, part: REMOTE });
  expect(await back()).toMatchObject({ version: '1.0.0' });
  expect(readReleaseFile(shop.releases).remotes[REMOTE]).not.toHaveProperty('withdrawn');
});

test('rejects a part that was never live', async () => {
  await expect(back({}, 'mfe-account')).rejects.toThrow('mfe-account was never live.');
});

describe('status', () => {
  test('shows every part with its live version, author and previous version', async () => {
    await shop.open(REMOTE);
    await release('1.1.0');
    await withdraw({ releases: shop.releases, part: REMOTE });
    shop.put('mfe-fifth', '0.1.0');
    const { rows, remarks } = await status(shop);
    expect(remarks).toEqual([]);
    expect(rows.map(({ part, live, before, published }) => [part, live, before, published])).toEqual([
      ['shell', '1.0.0', '-', '1.0.0'],
      ['api', '1.0.0', '-', '1.0.0'],
      [REMOTE, 'withdrawn (1.1.0)', '1.0.0', '1.0.0 1.1.0'],
      ['mfe-fifth', '-', '-', '0.1.0'],
    ]);
    expect(rows[2]).toMatchObject({ since: expect.stringMatching(/^\d{4}-/), by: expect.stringMatching(/./) });
  });

  test('lists live versions that are missing or damaged in the store', async () => {
    await shop.open(REMOTE, 'mfe-catalog', 'mfe-account');
    await release('1.1.0', {}, 'mfe-account');
    fs.rmSync(path.join(shop.store, REMOTE), { recursive: true });
    fs.appendFileSync(path.join(shop.store, 'mfe-catalog/1.0.0/server/remoteEntry.js'), ' ');
    fs.rmSync(path.join(shop.store, 'mfe-account/1.0.0.json'));
    expect((await status(shop)).remarks).toEqual([
      'mfe-catalog 1.0.0 is live, but in the store server/remoteEntry.js has other bytes.',
      'mfe-content 1.0.0 is live, but its folder is not in the store.',
      'mfe-content 1.0.0 has lost its record.json, so nobody can tell whether it fits.',
      'Rolling back mfe-account to 1.0.0 would be refused: mfe-account 1.0.0 is not in the store any more.',
    ]);
    fs.rmSync(shop.store, { recursive: true });
    expect((await status(shop)).remarks[0]).toBe(
      `The store ${shop.store} is not there; shells go on with what they kept.`,
    );
  });
});
