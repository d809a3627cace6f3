import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrationsFolder } from './migrations-folder';

const database = testDatabase();
let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'souk-test-migrations-'));
  await sql`drop table if exists migration, one, two`.execute(database.db);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NEWER = '0002-two.sql';
const remove = (name: string) => rmSync(join(folder, name));
/** The columns known to an API from before the marks. */
const byOlderBuild = () => sql`select name, hash from migration order by name`.execute(database.db);

test('an edited migration and one missing among the others are refused', async () => {
  write('0001-one.sql', 'create table one (id int);');
  write('0002-two.sql', 'create table two (id int);');
  await migrate(database.url, folder);
  write('0001-one.sql', 'create table one (id bigint);');
  await expect(migrate(database.url, folder)).rejects.toThrow('0001-one.sql was edited');
  remove('0001-one.sql');
  await expect(migrate(database.url, folder)).rejects.toThrow(
    '0001-one.sql ran on this database, but the file is gone',
  );
});

test('issue 15 a lost connection fails the migration by name, and the next start continues', async () => {
  write('0001-one.sql', 'create table one (id int); select pg_terminate_backend(pg_backend_pid());');
  await expect(migrate(database.url, folder)).rejects.toThrow('Migration 0001-one.sql failed: ');
  write('0001-one.sql', 'create table one (id int);');
  expect(await migrate(database.url, folder)).toEqual({ run: ['0001-one.sql'], newer: [] });
});

test('an older build accepts a database migrated by a newer one', async () => {
  write('0001-one.sql', 'create table one (id int);');
  write(NEWER, 'create table two (id int);');
  expect(await migrate(database.url, folder)).toEqual({ run: ['0001-one.sql', NEWER], newer: [] });
  remove(NEWER);
  expect(await migrate(database.url, folder)).toEqual({ run: [], newer: [NEWER] });
});

test('an older build refuses a breaking migration and says why and what to do', async () => {
  write('0001-one.sql', 'create table one (id int, note text);');
  write(
    NEWER,
    '-- One goes without notes.\n-- breaking: drops one.note, which APIs before 2.0 read\nalter table one drop note;',
  );
  await migrate(database.url, folder);
  expect(await migrate(database.url, folder)).toEqual({ run: [], newer: [] });
  remove(NEWER);
  await expect(migrate(database.url, folder)).rejects.toThrow(
    'This API is older than its database and cannot work with it: a newer release ran 0002-two.sql (drops one.note, ' +
      'which APIs before 2.0 read). Start that release or a later one, or restore the copy of the database from before it.',
  );
});

test('a breaking mark without a reason is refused; one below the header is ignored', async () => {
  write('0001-one.sql', '-- breaking:\ncreate table one (id int);');
  await expect(migrate(database.url, folder)).rejects.toThrow('0001-one.sql is marked as breaking without a reason');
  write('0001-one.sql', 'create table one (id int);\n-- breaking: too late');
  await migrate(database.url, folder);
  remove('0001-one.sql');
  expect(await migrate(database.url, folder)).toEqual({ run: [], newer: ['0001-one.sql'] });
});

test('an older migration table gets the new columns and still works for older builds', async () => {
  await sql`create table migration (name text primary key, hash text not null, run_at timestamptz not null default now())`.execute(
    database.db,
  );
  write('0001-one.sql', 'create table one (id int);');
  await migrate(database.url, folder);
  await sql`insert into migration (name, hash) values ('0002-two.sql', 'x')`.execute(database.db);
  expect((await byOlderBuild()).rows).toHaveLength(2);
  expect(await migrate(database.url, folder)).toEqual({ run: [], newer: [NEWER] });
});

test('a failed migration is rolled back and named', async () => {
  write('0001-one.sql', 'create table one (id int); select wrong;');
  await expect(migrate(database.url, folder)).rejects.toThrow('0001-one.sql failed');
  const { rows } = await sql<{ there: string | null }>`select to_regclass('one') as there`.execute(database.db);
  expect(rows[0]?.there).toBeNull();
});

test('migrations run once in name order, even with five concurrent processes', async () => {
  write('0002-two.sql', 'create table two as select * from one;');
  write('0001-one.sql', 'create table one (id int);');
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
  expect(runs.flatMap(({ run }) => run)).toEqual(['0001-one.sql', '0002-two.sql']);
  expect(await migrate(database.url, folder)).toEqual({ run: [], newer: [] });
});

test('the migrations of the shop run on an empty database', async () => {
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  expect((await migrate(database.url, migrationsFolder())).run.length).toBeGreaterThan(0);
});
