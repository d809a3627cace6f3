import fs from 'node:fs';
import path from 'node:path';
import { changeReleases, readReleaseFile } from './release-file.mjs';
import { promote, withdraw } from './releases.mjs';
import { aShop, declaring, offering, taking } from './testing/a-shop.mjs';

let shop;
beforeEach(() => {
  shop = aShop();
});
afterEach(() => shop.remove());

const PAGE = { page: { pattern: '/page/:slug' } };
const live = (...versions) => shop.live(...versions);
const all = () => readReleaseFile(shop.releases);
const actions = (part) => all().remotes[part].history.map(({ action, version }) => `${action} ${version}`);
const rename = (from) => {
  const file = path.join(from, 'record.json');
  return (change) => fs.writeFileSync(file, JSON.stringify(change(JSON.parse(fs.readFileSync(file, 'utf8')))));
};

test('shell, API and remotes go live in one change, with their properties in the release file', async () => {
  shop.put('shell', '1.0.0');
  shop.put('api', '1.0.0');
  shop.put('mfe-content', '1.0.0', { record: { routes: PAGE } });
  expect(await live('shell@1.0.0', 'api@1.0.0', 'mfe-content@1.0.0')).toEqual({ done: 'live', warnings: [] });
  const { serial, shell, api, remotes } = all();
  expect([serial, shell.stable.version, api.stable.calls]).toEqual([1, '1.0.0', ['GET common', 'GET page/:slug']]);
  expect(remotes['mfe-content']).toEqual({
    stable: {
      version: '1.0.0',
      files: expect.objectContaining({ 'record.json': expect.stringMatching(/^sha384-/) }),
      routes: PAGE,
    },
    history: [
      {
        version: '1.0.0',
        action: 'promote',
        at: expect.stringMatching(/^\d{4}-/),
        by: expect.any(String),
        untried: true,
      },
    ],
  });
});

test('a remote goes live alone; promoting the live version changes nothing', async () => {
  await shop.open('mfe-content');
  shop.put('mfe-content', '1.1.0');
  expect(await live('mfe-content@1.1.0')).toMatchObject({ done: 'live' });
  expect(await live('mfe-content@1.1.0')).toMatchObject({ done: 'unchanged' });
  expect([all().serial, actions('mfe-content')]).toEqual([2, ['promote 1.0.0', 'promote 1.1.0']]);
});

test('a new remote only needs a version in the store', async () => {
  await shop.open('mfe-content');
  shop.put('mfe-fifth-team', '0.1.0');
  await live('mfe-fifth-team@0.1.0');
  expect(shop.liveVersion('mfe-fifth-team')).toBe('0.1.0');
});

describe('rejects a version and keeps the live one', () => {
  const refuses = async (part, record, message) => {
    await shop.open('mfe-content', 'mfe-catalog');
    const before = fs.readFileSync(shop.releases, 'utf8');
    shop.put(part, '2.0.0', { record });
    await expect(live(`${part}@2.0.0`)).rejects.toThrow(message);
    expect(fs.readFileSync(shop.releases, 'utf8')).toBe(before);
  };

  test('that uses a name which the shell lacks', () =>
    refuses(
      'mfe-content',
      { takes: taking({ emitLater: 'mfe-content/src/later' }) },
      "mfe-content 2.0.0 cannot go live: mfe-content/src/later uses 'emitLater' of shared-kernel/platform/bus, which shell 1.0.0 does not have.",
    ));
  test('that requires a range which excludes the shell', () =>
    refuses(
      'mfe-content',
      { takes: taking({}, '^2.0.0') },
      'mfe-content 2.0.0 cannot go live: mfe-content 2.0.0 needs shared-kernel/platform/bus ^2.0.0, but shell 1.0.0 has 1.0.0.',
    ));
  test('that makes a call which the API lacks', () =>
    refuses(
      'mfe-content',
      { calls: { 'GET loyalty': 'mfe-content/src/points' } },
      "mfe-content 2.0.0 cannot go live: mfe-content/src/points calls 'GET loyalty', which api 1.0.0 does not answer.",
    ));
  test('that links to a missing page', () =>
    refuses(
      'mfe-content',
      { links: { loyalty: { params: [], file: 'mfe-content/src/to' } } },
      "mfe-content 2.0.0 cannot go live: mfe-content/src/to links to 'loyalty', which no part of the shop has.",
    ));
  test('that claims a route of another remote', () =>
    refuses(
      'mfe-content',
      { routes: { lamps: { pattern: '/catalog' } } },
      "mfe-content 2.0.0 cannot go live: mfe-content claims the address '/catalog' for 'lamps', which is already mfe-catalog's ('catalog').",
    ));
  test('of the shell that lacks a name used by a live remote', () =>
    refuses(
      'shell',
      { offers: offering({ on: true }) },
      "shell 2.0.0 cannot go live: mfe-content/src/say uses 'emit' of shared-kernel/platform/bus, which shell 2.0.0 does not have.",
    ));
  test('of the API that lacks a call made by the live shell', async () => {
    shop.put('shell', '1.0.0', { record: { calls: { 'GET common': 'shell/src/site' } } });
    shop.put('api', '1.0.0');
    await live('shell@1.0.0', 'api@1.0.0');
    shop.put('api', '2.0.0', { record: { calls: ['GET page/:slug'] } });
    await expect(live('api@2.0.0')).rejects.toThrow(
      "api 2.0.0 cannot go live: shell/src/site calls 'GET common', which api 2.0.0 does not answer.",
    );
  });
});

test('rejects a shell whose function requires more than a live remote passes', async () => {
  await shop.open('mfe-content');
  shop.put('shell', '1.1.0', { types: declaring('name: string, later?: number') });
  await live('shell@1.1.0');
  shop.put('shell', '2.0.0', { types: declaring('name: string, later: number') });
  await expect(live('shell@2.0.0')).rejects.toThrow(
    /^shell 2\.0\.0 cannot go live: mfe-content\/src\/say uses 'emit' of shared-kernel\/platform\/bus, which has another shape in shell 2\.0\.0: .+\.$/,
  );
  expect(shop.liveVersion('shell')).toBe('1.1.0');
});

test('a route linked by a live remote cannot be withdrawn; without the link it can', async () => {
  shop.put('shell', '1.0.0');
  shop.put('api', '1.0.0');
  shop.put('mfe-content', '1.0.0', { record: { routes: PAGE } });
  shop.put('mfe-catalog', '1.0.0', { record: { links: { page: { params: ['slug'], file: 'mfe-catalog/src/to' } } } });
  await live('shell@1.0.0', 'api@1.0.0', 'mfe-content@1.0.0', 'mfe-catalog@1.0.0');
  shop.put('mfe-content', '2.0.0', { record: { routes: {} } });
  await expect(live('mfe-content@2.0.0')).rejects.toThrow(
    "mfe-content 2.0.0 cannot go live: mfe-catalog/src/to links to 'page', which mfe-content 2.0.0 does not have any more.",
  );
  shop.put('mfe-catalog', '2.0.0');
  await live('mfe-content@2.0.0', 'mfe-catalog@2.0.0');
  expect([shop.liveVersion('mfe-content'), shop.liveVersion('mfe-catalog')]).toEqual(['2.0.0', '2.0.0']);
});

test('a remote that needs a new shell goes live with it, not before', async () => {
  await shop.open('mfe-content');
  shop.put('shell', '2.0.0', { record: { offers: offering({ emit: true, emitLater: true }) } });
  shop.put('mfe-content', '2.0.0', { record: { takes: taking({ emitLater: 'mfe-content/src/later' }) } });
  await expect(live('mfe-content@2.0.0')).rejects.toThrow("'emitLater'");
  await live('shell@2.0.0', 'mfe-content@2.0.0');
  expect([shop.liveVersion('shell'), shop.liveVersion('mfe-content')]).toEqual(['2.0.0', '2.0.0']);
});

test('rejects a shell that rules out a rollback until the operator accepts it', async () => {
  await shop.open('mfe-content');
  shop.put('mfe-content', '1.1.0', { record: { takes: taking({}) } });
  await live('mfe-content@1.1.0');
  shop.put('shell', '2.0.0', { record: { offers: offering({ on: true }) } });
  await expect(live('shell@2.0.0')).rejects.toThrow(
    "shell 2.0.0 would end rollbacks: mfe-content could not go back to 1.0.0: mfe-content/src/say uses 'emit' of " +
      'shared-kernel/platform/bus, which shell 2.0.0 does not have. --without-way-back makes it live all the same.',
  );
  const changes = [{ part: 'shell', version: '2.0.0' }];
  await promote({ store: shop.store, releases: shop.releases, changes, withoutWayBack: true });
  expect(shop.liveVersion('shell')).toBe('2.0.0');
});

test('a rollback that was impossible before does not block a shell', async () => {
  await shop.open('mfe-content');
  shop.put('mfe-content', '1.1.0');
  await live('mfe-content@1.1.0');
  fs.rmSync(path.join(shop.store, 'mfe-content/1.0.0.json'));
  shop.put('shell', '2.0.0');
  expect(await live('shell@2.0.0')).toMatchObject({ done: 'live' });
});

describe('fails closed on', () => {
  test('a first remote without a shell and an API', async () => {
    shop.put('mfe-content', '1.0.0');
    await expect(live('mfe-content@1.0.0')).rejects.toThrow(
      'mfe-content 1.0.0 cannot go live: No shell is live, so nobody can tell what fits it: promote one in the same change. ' +
        'No api is live, so nobody can tell what fits it: promote one in the same change.',
    );
  });

  test('a live remote without its record, if the change could break it', async () => {
    await shop.open('mfe-content', 'mfe-catalog');
    fs.rmSync(path.join(shop.store, 'mfe-catalog/1.0.0/record.json'));
    shop.put('mfe-content', '2.0.0');
    await expect(live('mfe-content@2.0.0')).rejects.toThrow(
      'mfe-content 2.0.0 cannot go live: mfe-catalog 1.0.0 has lost its record.json, so nobody can tell whether it fits.',
    );
  });

  test.each([
    ['has a record.json of format 2, which is unknown here', (record) => ({ ...record, format: 2 })],
    ["has a record without a readable 'takes.browser'", ({ takes: _, ...record }) => record],
    ["has a record without a readable 'texts'", ({ texts: _, ...record }) => record],
    ["has a record without a readable 'calls'", ({ calls: _, ...record }) => record],
  ])('a version that %s', async (message, change) => {
    await shop.open();
    shop.put('mfe-content', '1.0.0', { spoil: (from) => rename(from)(change) });
    await expect(live('mfe-content@1.0.0')).rejects.toThrow(message);
  });

  test.each([
    ['changed', (file) => fs.appendFileSync(file, ' '), 'record.json has other bytes'],
    ['missing', (file) => fs.rmSync(file), 'record.json is missing'],
  ])('a version with a %s file', async (_, spoil, message) => {
    await shop.open();
    shop.put('mfe-content', '1.0.0');
    spoil(path.join(shop.store, 'mfe-content/1.0.0/record.json'));
    await expect(live('mfe-content@1.0.0')).rejects.toThrow(`mfe-content 1.0.0 is damaged in the store: ${message}.`);
  });

  test('a version that was never published', async () => {
    await shop.open('mfe-content');
    await expect(live('mfe-content@9.9.9')).rejects.toThrow(
      'mfe-content 9.9.9 was never published (published: 1.0.0).',
    );
  });

  test('one part in two versions', async () => {
    await expect(live('mfe-content@1.0.0', 'mfe-content@1.1.0')).rejects.toThrow('mfe-content is named twice');
  });
});

describe('trial', () => {
  const asOperator = (...words) =>
    promote({
      store: shop.store,
      releases: shop.releases,
      changes: words.map((word) => ({ part: word.split('@')[0], version: word.split('@')[1] })),
    });

  test('is required with the live shell and must have passed', async () => {
    await shop.open('mfe-content');
    shop.put('mfe-content', '1.1.0');
    await expect(asOperator('mfe-content@1.1.0')).rejects.toThrow(
      'mfe-content 1.1.0 was not tried with shell 1.0.0: npm run release try mfe-content 1.1.0',
    );
    shop.tried('mfe-content', '1.1.0', '1.0.0', ['/page/faq (en, full data): it says an error.']);
    await expect(asOperator('mfe-content@1.1.0')).rejects.toThrow(
      'mfe-content 1.1.0 failed its trial with shell 1.0.0: /page/faq (en, full data): it says an error.',
    );
    shop.tried('mfe-content', '1.1.0', '1.0.0');
    await asOperator('mfe-content@1.1.0');
    expect(shop.liveVersion('mfe-content')).toBe('1.1.0');
    expect(all().remotes['mfe-content'].history.at(-1)).not.toHaveProperty('untried');
  });

  test('counts for the shell that goes live in the same change', async () => {
    await shop.open('mfe-content');
    shop.put('shell', '2.0.0');
    shop.put('mfe-content', '1.1.0');
    shop.tried('mfe-content', '1.1.0', '1.0.0');
    await expect(asOperator('shell@2.0.0', 'mfe-content@1.1.0')).rejects.toThrow('was not tried with shell 2.0.0');
    shop.tried('mfe-content', '1.1.0', '2.0.0');
    await asOperator('shell@2.0.0', 'mfe-content@1.1.0');
    expect(shop.liveVersion('mfe-content')).toBe('1.1.0');
  });
});

describe('withdraw', () => {
  const off = (part = 'mfe-catalog', reason) => withdraw({ releases: shop.releases, part, reason });
  const entry = () => all().remotes['mfe-catalog'];

  test('R8 marks a remote as withdrawn and keeps its version, routes and history, even without a store', async () => {
    await shop.open('mfe-catalog');
    fs.rmSync(shop.store, { recursive: true });
    expect([await off('mfe-catalog', 'prices are wrong'), await off()]).toEqual(['withdrawn', 'unchanged']);
    expect(entry()).toMatchObject({
      stable: { version: '1.0.0', routes: { catalog: { pattern: '/catalog' } } },
      withdrawn: { at: expect.stringMatching(/^\d{4}-/) },
    });
    expect(actions('mfe-catalog')).toEqual(['promote 1.0.0', 'withdraw 1.0.0']);
    expect(entry().history.at(-1).reason).toBe('prices are wrong');
  });

  test('R8 promoting the withdrawn version brings it back', async () => {
    await shop.open('mfe-catalog');
    await off();
    expect(await live('mfe-catalog@1.0.0')).toMatchObject({ done: 'live' });
    expect([entry().withdrawn, entry().stable.version]).toEqual([undefined, '1.0.0']);
  });

  test('R8 the withdrawn version comes back without another trial', async () => {
    await shop.open('mfe-catalog');
    await off();
    const changes = [{ part: 'mfe-catalog', version: '1.0.0' }];
    await promote({ store: shop.store, releases: shop.releases, changes });
    expect(entry()).not.toHaveProperty('withdrawn');
  });

  test('R8 rejects a remote that was never live, and parts that a shop needs', async () => {
    await expect(off()).rejects.toThrow('mfe-catalog was never live.');
    await expect(off('shell')).rejects.toThrow(
      'shell cannot be withdrawn, a shop has no pages without it: roll it back.',
    );
  });

  test('R8 links to a withdrawn remote block nobody', async () => {
    await shop.open('mfe-catalog', 'mfe-content');
    await off();
    shop.put('mfe-content', '2.0.0', { record: { links: { catalog: { params: [], file: 'mfe-content/src/to' } } } });
    expect(await live('mfe-content@2.0.0')).toMatchObject({ done: 'live' });
  });
});

describe('concurrent operators', () => {
  test('fifty concurrent changes are all saved', async () => {
    const change = (n) =>
      changeReleases(shop.releases, (releases) => {
        releases.remotes[`r${n}`] = n;
      });
    await Promise.all(Array.from({ length: 50 }, (_, n) => change(n)));
    const { serial, remotes } = all();
    expect([serial, Object.keys(remotes).length]).toEqual([50, 50]);
    expect(fs.readdirSync(shop.folder).filter((name) => /lock|new/.test(name))).toEqual([]);
  });

  test('of two changes to a remote one wins and the other is rejected', async () => {
    await shop.open('mfe-content');
    shop.put('mfe-content', '1.1.0');
    shop.put('mfe-content', '1.2.0');
    const both = await Promise.allSettled([live('mfe-content@1.1.0'), live('mfe-content@1.2.0')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reason } = both.find(({ status }) => status === 'rejected');
    expect(reason.message).toBe(
      `mfe-content was changed to ${shop.liveVersion('mfe-content')} meanwhile: look at the status and decide again.`,
    );
    expect(actions('mfe-content')).toHaveLength(2);
  });

  test('a change of several parts is rejected as a whole when one of them has changed', async () => {
    await shop.open('mfe-content', 'mfe-catalog');
    for (const part of ['shell', 'mfe-content', 'mfe-catalog']) shop.put(part, '2.0.0');
    const both = await Promise.allSettled([live('mfe-content@2.0.0'), live('shell@2.0.0', 'mfe-content@2.0.0')]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect([shop.liveVersion('mfe-content'), shop.liveVersion('shell')]).toEqual(['2.0.0', '1.0.0']);
  });

  test('changes to different remotes both go live, the second checked against the first', async () => {
    await shop.open('mfe-content', 'mfe-catalog');
    shop.put('mfe-content', '2.0.0', { record: { routes: { lamps: { pattern: '/lamps' } } } });
    shop.put('mfe-catalog', '2.0.0', { record: { routes: { lights: { pattern: '/lamps' } } } });
    const both = await Promise.allSettled([live('mfe-content@2.0.0'), live('mfe-catalog@2.0.0')]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(both[1].reason.message).toContain(
      "mfe-catalog claims the address '/lamps' for 'lights', which is already mfe-content's ('lamps').",
    );
    shop.put('mfe-catalog', '2.1.0');
    shop.put('mfe-content', '2.1.0');
    await Promise.all([live('mfe-content@2.1.0'), live('mfe-catalog@2.1.0')]);
    expect([shop.liveVersion('mfe-content'), shop.liveVersion('mfe-catalog')]).toEqual(['2.1.0', '2.1.0']);
  });

  test('a failing change leaves the file untouched and no lock behind', async () => {
    await shop.open('mfe-content');
    const before = fs.readFileSync(shop.releases, 'utf8');
    const failing = changeReleases(shop.releases, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(fs.readFileSync(shop.releases, 'utf8')).toBe(before);
    expect(fs.existsSync(`${shop.releases}.lock`)).toBe(false);
  });
});
