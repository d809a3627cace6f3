import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Fakes of PostgreSQL's programs: a database is a file, the result of a statement comes from another one
const PROGRAMS = {
  pg_dump: 'case "$1" in --version) echo "pg_dump (PostgreSQL) $OWN";; *) cp "$DATABASE" database.dump;; esac',
  pg_restore:
    'case "$1" in --version) echo "pg_restore (PostgreSQL) $OWN";; --list) echo "; Dumped from database version: $DUMPED";; *) cp database.dump restore.sql;; esac',
  psql: '[ -z "$AWAY" ] || exit 2; case "$*" in *server_version*) echo "$SERVER";; *pg_stat_activity*) echo "$IN_USE";; *to_regclass*) echo "$HELD";; *exists*) echo "$HELD";; *restore.sql*) [ -z "$BREAKS" ] && cat restore.sql > "$DATABASE";; esac',
};
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-backup-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
const programs = path.join(root, 'bin');
fs.mkdirSync(programs);
for (const [name, text] of Object.entries(PROGRAMS))
  fs.writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

/** A machine with these pictures and this database. */
function aMachine(database, pictures = {}) {
  const folder = fs.mkdtempSync(path.join(root, 'machine-'));
  const at = (...names) => path.join(folder, ...names);
  for (const name of ['media', 'uploads']) fs.mkdirSync(at(name));
  for (const [name, text] of Object.entries(pictures)) fs.writeFileSync(at(name), text);
  fs.writeFileSync(at('database'), database);
  const run = (script, { input, words = [], env = {} } = {}) => {
    const scratch = fs.mkdtempSync(at('scratch-'));
    const { status, stdout, stderr } = spawnSync('sh', [path.join(import.meta.dirname, `${script}.sh`), ...words], {
      input,
      maxBuffer: 2 ** 26,
      env: {
        PATH: `${programs}${path.delimiter}${process.env.PATH}`,
        ...{
          SCRATCH: scratch,
          FOLDERS: folder,
          DATABASE: at('database'),
          IN_USE: '0',
          HELD: 'f',
          OWN: '18.6 (Debian 18.6-3)',
          SERVER: '18.4 (Debian 18.4-1.pgdg13+1)',
          DUMPED: '18.4',
          OWNER: `${process.getuid()}:${process.getgid()}`,
          ...env,
        },
      },
    });
    return { status, stdout, said: String(stderr) };
  };
  const files = () =>
    fs
      .readdirSync(at('media'))
      .concat(fs.readdirSync(at('uploads')))
      .sort();
  return { run, files, database: () => fs.readFileSync(at('database'), 'utf8') };
}

const shop = () => aMachine('the shop', { 'media/lamp.jpg': 'lamp', 'uploads/upload-1.jpg': 'photo' });

test('what is backed up is there again on another machine', () => {
  const { status, stdout } = shop().run('backup');
  expect(status).toBe(0);
  const other = aMachine('');
  expect(other.run('restore', { input: stdout })).toMatchObject({ status: 0, said: expect.stringMatching(/^✓/) });
  expect([other.database(), other.files()]).toEqual(['the shop', ['lamp.jpg', 'upload-1.jpg']]);
});

test('a shop without any picture has a backup, too', () => {
  const other = aMachine('');
  expect(other.run('restore', { input: aMachine('empty').run('backup').stdout }).status).toBe(0);
  expect(other.database()).toBe('empty');
});

test('what is cut off or has changed is refused before anything is written', () => {
  const { stdout } = shop().run('backup');
  const changed = Buffer.from(stdout);
  changed.write('Lamp', changed.indexOf('lamp', changed.indexOf('media/lamp.jpg') + 14));
  for (const input of [stdout.subarray(0, 2048), changed, Buffer.alloc(0), Buffer.from('no backup')]) {
    const other = aMachine('before');
    const { status, said } = other.run('restore', { input, words: ['--replace'] });
    expect([status, said]).toEqual([1, expect.stringContaining('not a whole backup')]);
    expect([other.database(), other.files()]).toEqual(['before', []]);
  }
});

test.each([
  ['a database in use', { IN_USE: '3' }, ['--replace'], 'in use'],
  ['a shop that is there', { HELD: 't' }, [], 'There is a shop already'],
  ['a backup of a newer server', { SERVER: '17.9' }, [], 'The backup is of PostgreSQL 18, this server is 17'],
  ['a backup that pg_restore cannot read', { OWN: '17.9', DUMPED: '' }, [], 'by pg_restore 17'],
  ['a word that means nothing', {}, ['--force'], 'What is --force?'],
])('%s is refused', (_what, env, words, why) => {
  const other = aMachine('before');
  const { status, said } = other.run('restore', { input: shop().run('backup').stdout, env, words });
  expect([status, said]).toEqual([1, expect.stringContaining(why)]);
  expect([other.database(), other.files()]).toEqual(['before', []]);
});

test('a database that is away is said, by both, in one line', () => {
  const away = { AWAY: 'yes' };
  const said = [
    shop().run('backup', { env: away }),
    shop().run('restore', { env: away, input: shop().run('backup').stdout }),
  ];
  for (const one of said)
    expect([one.status, one.said]).toEqual([
      1,
      '✖ The database cannot be reached. Does it run? docker compose ps postgres\n',
    ]);
});

test('no backup is written by a pg_dump that is older than its server', () => {
  const { status, stdout, said } = shop().run('backup', { env: { OWN: '17.9', SERVER: '18.6' } });
  expect([status, String(stdout)]).toEqual([1, '']);
  expect(said).toContain('The server is PostgreSQL 18, pg_dump of this image only 17');
});

test('a database that does not take it is said to be as it was', () => {
  const other = aMachine('before');
  const { status, said } = other.run('restore', { input: shop().run('backup').stdout, env: { BREAKS: 'yes' } });
  expect([status, said]).toEqual([1, expect.stringContaining('The database is as it was')]);
});
