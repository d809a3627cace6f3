import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readReleaseFile } from './release-file.mjs';
import { aShop } from './testing/a-shop.mjs';
import { tryVersion } from './trials.mjs';

const COMMAND = path.join(process.cwd(), 'souk-remote/release/release.mjs');
let shop;
beforeEach(() => {
  shop = aShop();
});
afterEach(() => shop.remove());

/** Runs the command as an operator does. */
async function run(...words) {
  const args = [COMMAND, '--store', shop.store, '--releases', shop.releases, ...words];
  const env = { ...process.env, SOUK_OPERATOR: 'Ada' };
  const {
    code = 0,
    stdout,
    stderr,
  } = await promisify(execFile)(process.execPath, args, { env }).catch((error) => error);
  return { code, said: stdout + stderr };
}
/** A version that an operator may promote. */
const put = (part, version) => {
  shop.put(part, version);
  if (part.startsWith('mfe-')) shop.tried(part, version, '1.0.0');
};

test('a remote is published, promoted, rolled back and withdrawn, with author and reason in the history', async () => {
  await shop.open('mfe-content');
  const from = shop.build('mfe-content', '1.1.0');
  expect(await run('publish', 'mfe-content', '1.1.0', '--from', from, '--without-trial')).toEqual({
    code: 0,
    said: 'mfe-content 1.1.0 is published\n',
  });
  shop.tried('mfe-content', '1.1.0', '1.0.0');
  const reason = ['--reason', 'new opening hours'];
  expect(await run('promote', 'mfe-content', '1.1.0', ...reason)).toEqual({
    code: 0,
    said: 'mfe-content 1.1.0 is live\n',
  });
  expect((await run('promote', 'mfe-content@1.1.0')).said).toBe('mfe-content 1.1.0 was live already\n');
  expect((await run('rollback', 'mfe-content')).said).toBe('mfe-content 1.0.0 is live again\n');
  expect((await run('withdraw', 'mfe-content')).said).toBe('mfe-content is withdrawn\n');
  expect((await run('withdraw', 'mfe-content')).said).toBe('mfe-content was withdrawn already\n');
  const { history } = readReleaseFile(shop.releases).remotes['mfe-content'];
  expect(history.slice(1).map(({ action, version, by, reason }) => [action, version, by, reason])).toEqual([
    ['promote', '1.1.0', 'Ada', 'new opening hours'],
    ['rollback', '1.0.0', 'Ada', undefined],
    ['withdraw', '1.0.0', 'Ada', undefined],
  ]);
});

test('several parts go live in one change', async () => {
  await shop.open('mfe-content');
  shop.put('shell', '2.0.0');
  shop.put('mfe-content', '2.0.0');
  shop.tried('mfe-content', '2.0.0', '2.0.0');
  expect(await run('promote', 'shell@2.0.0', 'mfe-content@2.0.0')).toEqual({
    code: 0,
    said: 'shell 2.0.0 is live\nmfe-content 2.0.0 is live\n',
  });
  expect(readReleaseFile(shop.releases).serial).toBe(2);
});

test('two processes that release different remotes both succeed', async () => {
  await shop.open('mfe-content', 'mfe-account');
  put('mfe-content', '1.1.0');
  put('mfe-account', '1.1.0');
  const done = await Promise.all([run('promote', 'mfe-content', '1.1.0'), run('promote', 'mfe-account', '1.1.0')]);
  expect(done.map(({ said }) => said)).toEqual(['mfe-content 1.1.0 is live\n', 'mfe-account 1.1.0 is live\n']);
});

test('status lists what is live, with problems below', async () => {
  await shop.open('mfe-content');
  fs.rmSync(path.join(shop.store, 'mfe-content'), { recursive: true });
  const { code, said } = await run('status');
  expect(code).toBe(0);
  expect(said).toMatch(/'mfe-content' │ '1\.0\.0'/);
  expect(said).toContain('! mfe-content 1.0.0 is live, but its folder is not in the store.\n');
});

describe('an invalid command ends with its exit code and one line', () => {
  test.each([
    [
      ['promote', 'nothing', '1.0.0'],
      2,
      "✖ 'nothing' is no part of a shop: name shell, api or a remote such as mfe-content.\n",
    ],
    [['promote', 'mfe-catalog', '7.0.0'], 2, '✖ mfe-catalog 7.0.0 was never published (published: none).\n'],
    [['promote', 'mfe-catalog@new'], 2, "✖ 'new' is no version such as 1.4.0.\n"],
    [
      ['rollback', 'mfe-content', '1.0.0'],
      2,
      '✖ One part is rolled back at a time; an older version is named with --to 1.0.0.\n',
    ],
    [['try', 'mfe-content', '1.0.0'], 4, '✖ mfe-content 1.0.0 was never published: publish it first.\n'],
  ])('%j', async (words, code, line) => {
    expect(await run(...words)).toEqual({ code, said: line });
  });

  test.each([
    [['launch'], /^✖ npm run release -- <command>/],
    [['promote'], /^✖ npm run release -- <command>/],
    [['promote', '--everywhere'], /^✖ Unknown option '--everywhere'/],
  ])('%j shows the usage', async (words, usage) => {
    expect(await run(...words)).toEqual({ code: 2, said: expect.stringMatching(usage) });
  });

  test('an unusable store is reported in one line, not a stack', async () => {
    await shop.open('mfe-content');
    const from = shop.build('mfe-content', '1.1.0');
    fs.writeFileSync(path.join(shop.folder, 'a-file'), '');
    const store = path.join(shop.folder, 'a-file/store');
    const { code, said } = await run('publish', 'mfe-content', '1.1.0', '--from', from, '--store', store);
    expect([code, said.split('\n').length]).toEqual([5, 2]);
    expect(said).toMatch(/^✖ \S+ cannot be used \(ENOTDIR\): a file stands where a folder is needed\.\n$/);
  });
});

describe('try', () => {
  const tryIt = (problems, more = {}) =>
    tryVersion({
      store: shop.store,
      releases: shop.releases,
      part: 'mfe-content',
      version: '1.1.0',
      tryRelease: async ({ shell }) => ({ shell, at: '2026-11-22T10:00:00.000Z', pages: 4, problems }),
      ...more,
    });

  test('stores the result for the live shell, and the last trial with a shell counts', async () => {
    await shop.open('mfe-content');
    shop.put('mfe-content', '1.1.0');
    await expect(tryIt(['/page (en, full data): an error.'])).rejects.toThrow(
      'mfe-content 1.1.0 failed its trial with shell 1.0.0: /page (en, full data): an error.',
    );
    expect((await run('promote', 'mfe-content', '1.1.0')).said).toBe(
      '✖ mfe-content 1.1.0 failed its trial with shell 1.0.0: /page (en, full data): an error.\n',
    );
    expect(await tryIt([])).toEqual({ shell: '1.0.0', pages: 4 });
    expect((await run('promote', 'mfe-content', '1.1.0')).code).toBe(0);
  });

  test('promoting a version without a trial explains how to run one', async () => {
    await shop.open('mfe-content');
    shop.put('mfe-content', '1.1.0');
    expect(await run('promote', 'mfe-content', '1.1.0')).toEqual({
      code: 4,
      said: '✖ mfe-content 1.1.0 was not tried with shell 1.0.0: npm run release try mfe-content 1.1.0\n',
    });
  });

  test('can be skipped with a reason, which the history keeps', async () => {
    await shop.open('mfe-content');
    shop.put('mfe-content', '1.1.0');
    expect(await run('promote', 'mfe-content', '1.1.0', '--untried')).toEqual({
      code: 2,
      said: '✖ Who makes a version live --untried says why: --reason TEXT.\n',
    });
    expect((await run('promote', 'mfe-content', '1.1.0', '--untried', '--reason', 'no browser here')).code).toBe(0);
    expect(readReleaseFile(shop.releases).remotes['mfe-content'].history.at(-1)).toMatchObject({
      untried: true,
      reason: 'no browser here',
    });
  });

  test('requires a live or named shell', async () => {
    shop.put('mfe-content', '1.1.0');
    await expect(tryIt([])).rejects.toThrow('No shell is live to try mfe-content 1.1.0 with: name one with --shell.');
    await expect(tryIt([], { shell: '9.0.0' })).rejects.toThrow('shell 9.0.0 was never published: publish it first.');
    shop.put('shell', '9.0.0');
    await expect(tryIt([], { shell: '9.0.0' })).rejects.toThrow(
      'No api is live to try mfe-content 1.1.0 with: name one with --api.',
    );
    shop.put('api', '9.0.0');
    expect(await tryIt([], { shell: '9.0.0', api: '9.0.0' })).toEqual({ shell: '9.0.0', pages: 4 });
  });
});
