import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { aSite } from '../testing/a-site';
import { anOperator } from '../testing/an-operator';
import { testApp } from '../testing/test-app';
import { ALONE, NOUNS } from './nouns';
import { harmless, table } from './wording';

const api = testApp();
const operate = anOperator(api);
const ALL = [
  ...ALONE.map((command) => [command.verb, command] as const),
  ...Object.entries(NOUNS).flatMap(([noun, { commands }]) =>
    commands.map((command) => [`${noun} ${command.verb}`, command] as const),
  ),
];

describe.each(ALL)('%s', (name, { examples, options = {}, about }) => {
  test('its help shows description, options and an example', async () => {
    const { exit, out } = await operate(...name.split(' '), '--help');
    expect(exit).toBe(0);
    const flat = out.replace(/\s+/g, ' ');
    for (const flags of Object.keys(options)) expect(out).toContain(flags.replace('...', ''));
    for (const part of [about, `npm run operate -- ${name}`, '--json']) expect(flat).toContain(part);
    expect(examples.length).toBeGreaterThan(0);
  });

  test.each(examples)('its example runs: %s', async (example) => {
    const argv = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    expect(example.split(' ').slice(0, name.split(' ').length).join(' ')).toBe(name);
    const { exit, err } = await operate(...argv);
    // something it names is missing; the command itself is valid
    if (exit === 2) expect(err).toMatch(/--(image|file|body-en) (cannot be read|is missing)|is no folder/);
    expect([0, 1, 2]).toContain(exit);
  });
});

test('the guide for operators names every command', () => {
  const guide = readFileSync(join(__dirname, '../../../docs/operating.md'), 'utf8');
  for (const [name] of ALL) expect(guide).toContain(`\`${name}`);
});

test('a missing or unknown command prints the help and does nothing', async () => {
  for (const argv of [[], ['order'], ['orders'], ['order', 'fly'], ['order', 'list', '--colour', 'red']]) {
    const { exit, err } = await operate(...argv);
    expect(exit).toBe(2);
    expect(err).toMatch(/Usage:|error: unknown/);
  }
});

test.each([
  [['order', 'list', '--colour', 'red'], "'order list --help' lists its options."],
  [['order', 'fly'], "'order --help' lists its commands."],
  [['orders'], "'--help' lists the commands."],
  [['import', '--colour'], "'import --help' lists its options."],
])('issue 15 the error of %j names the help', async (argv, help) => {
  expect((await operate(...argv)).err).toContain(help);
});

describe('a database that fails', () => {
  beforeAll(() => aSite(api.db));

  test.each(['25006', '53100', '57P01'])(
    'issue 15 a command reports the database error %s in one sentence',
    async (code) => {
      await sql`create or replace function fails() returns trigger language plpgsql as ${sql.lit(
        `begin raise 'it fails' using errcode = '${code}'; end`,
      )}`.execute(api.db);
      await sql`create trigger fails before update on settings execute function fails()`.execute(api.db);
      try {
        const { exit, err } = await operate('setting', 'set', 'phone', `+49 761 ${code}`);
        const notice =
          'The database did not see this to its end: it fails. Before you write it again, look whether it is done.';
        expect([exit, err]).toEqual([3, `✖ ${notice}`]);
      } finally {
        await sql`drop trigger fails on settings`.execute(api.db);
      }
    },
  );
});

test.each<[string, number, readonly string[]]>([
  ['misuse', 2, ['voucher', 'add', '--json']],
  ['an unknown option', 2, ['order', 'list', '--json', '--colour', 'red']],
  ['an unknown command', 2, ['order', 'paint', '--json']],
  ['an incomplete command', 2, ['order', '--json']],
  ['a refusal', 1, ['order', 'show', '7Q2KX-0M4TZ-9HVBC', '--json']],
])('issue 15 --json writes %s as JSON', async (_, code, argv) => {
  const { exit, out } = await operate(...argv);
  expect([exit, JSON.parse(out)]).toEqual([code, { error: { exit: code, messages: expect.any(Array) } }]);
  for (const message of JSON.parse(out).error.messages) expect(message).toMatch(/^(?!error)\S/);
});

test('issue 15 an unusable folder is reported in one sentence', async () => {
  const { exit, err } = await operate('schema', join(__dirname, 'program.ts', 'inside'));
  expect([exit, err]).toEqual([1, expect.stringMatching(/^✖ .*program\.ts.* cannot be used \(ENOTDIR\)/)]);
});

/** Linux only: nothing can be created there, and the error is ENOENT although the parent exists. */
const NOWHERE = '/proc/nowhere';
if (existsSync('/proc/self'))
  test.each(['schema', 'export'])('issue 15 %s fails for a folder that cannot be made', async (noun) => {
    const { exit, err } = await operate(noun, NOWHERE);
    expect([exit, err]).toEqual([1, expect.stringMatching(/^✖ \/proc\/nowhere.* cannot be used \(ENOENT\)/)]);
  });

/** Linux only. */
const FULL = '/dev/full';
if (existsSync(FULL))
  test('issue 15 a full disk is reported in one sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'souk-test-full-'));
    symlinkSync(FULL, join(folder, 'taxes.schema.json'));
    const { exit, err } = await operate('schema', folder);
    rmSync(folder, { recursive: true });
    expect([exit, err]).toEqual([1, expect.stringMatching(/^✖ There is no room left on the disk \(ENOSPC\)/)]);
  });

test('table columns are aligned, and an empty table prints nothing', () => {
  expect(table([])).toEqual([]);
  const rows = [
    { id: 7, total: '3.50', name: 'Ann' },
    { id: 12, total: '123.00', name: 'B' },
  ];
  expect(table(rows)).toEqual(['id   total  name', ' 7    3.50  Ann', '12  123.00  B']);
  expect(harmless('a\u0007b\u2067c')).toBe('a·b·c');
});

describe('the program as a process', () => {
  const dist = `dist/operate-${process.pid}`;
  const root = join(__dirname, '../../..');
  const run = (argv: string[], env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(root, 'api', dist, 'operate.mjs'), ...argv], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  beforeAll(async () => {
    const bundle = `import(${JSON.stringify(join(root, 'tooling/build/bundle-program.mjs'))}).then(({ bundleProgram }) =>
      bundleProgram({ part: 'api', entries: { operate: 'src/commands/operate.ts' }, dist: ${JSON.stringify(dist)} }))`;
    await promisify(execFile)(process.execPath, ['-e', bundle], { cwd: root });
  }, 60_000);
  afterAll(() => rmSync(join(root, 'api', dist), { recursive: true, force: true }));

  test('uses the database of DATABASE_URL and exits when done', async () => {
    const written = ['voucher', 'add', '--code', 'REAL', '--title-en', 'Real', '--type', 'flat', '--price', '3.10'];
    const period = ['--from', '2026-01-01', '--until', '2199-01-01', '--json'];
    const added = await run([...written, ...period], { DATABASE_URL: api.url });
    expect([added.code, added.stderr, JSON.parse(added.stdout)]).toEqual([
      0,
      '',
      { id: expect.any(Number), code: 'REAL', from: '2026-01-01T00:00:00.000Z', until: '2199-01-01T00:00:00.000Z' },
    ]);
    const again = await run([...written, ...period], { DATABASE_URL: api.url });
    const { messages } = JSON.parse(again.stdout).error;
    expect([again.code, again.stderr]).toEqual([1, messages.map((message: string) => `✖ ${message}\n`).join('')]);
  });

  test('issue 15 reads a large file without a Node warning', async () => {
    const folder = join(root, 'api', dist, 'large');
    mkdirSync(folder);
    const rows = Array.from({ length: 2000 }, (_, n) => `words.of-${n},${'word '.repeat(390)}\n`);
    writeFileSync(join(folder, 'texts.csv'), `key,text_en\n${rows.join('')}`);
    const { code, stdout, stderr } = await run(['import', folder, '--dry-run', '--json'], { DATABASE_URL: api.url });
    expect([code, stderr, JSON.parse(stdout)[0].added]).toEqual([0, '', 2000]);
  });

  test('issue 15 a command that needs no shop runs without a database', async () => {
    const folder = `${dist}/schema`;
    const { code, stdout } = await run(['schema', `api/${folder}`, '--json'], {
      DATABASE_URL: 'postgres://127.0.0.1:1/souk',
    });
    expect([code, JSON.parse(stdout).files.includes('products.schema.json')]).toEqual([0, true]);
  });

  test('without a shop it says what to do, starts nothing and shows no password', async () => {
    const nobody = await run(['order', 'list', '--shop', '64999'], {});
    expect([nobody.code, nobody.stderr]).toEqual([
      3,
      expect.stringMatching(/No shop runs here on port 64999: start it/),
    ]);
    const refused = await run(['order', 'list'], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/souk' });
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining('The database cannot be reached')]);
    expect(refused.stderr).not.toContain('secret');
  });

  test('refuses a database with another schema version, with the reason', async () => {
    const { code, stderr } = await run(['order', 'list'], { DATABASE_URL: api.url.replace(/\/[^/]+$/, '/postgres') });
    expect([code, stderr]).toEqual([3, expect.stringContaining('of another version')]);
  });
});
