import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// PostgreSQL's programs are played by these: a database is a file, a statement is answered from another one
const PROGRAMS = {
  pg_dump: 'cp "$DATABASE" database.dump',
  pg_restore: 'cp database.dump restore.sql',
  psql: 'case "$*" in *pg_stat_activity*) echo "$IN_USE";; *to_regclass*) echo "$HELD";; *exists*) echo "$HELD";; *restore.sql*) [ -z "$BREAKS" ] && cat restore.sql > "$DATABASE";; esac',
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
  ['a word that means nothing', {}, ['--force'], 'What is --force?'],
])('%s is refused', (_what, env, words, why) => {
  const other = aMachine('before');
  const { status, said } = other.run('restore', { input: shop().run('backup').stdout, env, words });
  expect([status, said]).toEqual([1, expect.stringContaining(why)]);
  expect([other.database(), other.files()]).toEqual(['before', []]);
});

test('a database that does not take it is said to be as it was', () => {
  const other = aMachine('before');
  const { status, said } = other.run('restore', { input: shop().run('backup').stdout, env: { BREAKS: 'yes' } });
  expect([status, said]).toEqual([1, expect.stringContaining('The database is as it was')]);
});
