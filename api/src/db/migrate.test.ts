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

test('an edited or missing migration is refused', async () => {
  write('0001-one.sql', 'create table one (id int);');
  await migrate(database.url, folder);
  write('0001-one.sql', 'create table one (id bigint);');
  await expect(migrate(database.url, folder)).rejects.toThrow('0001-one.sql was edited');
  rmSync(join(folder, '0001-one.sql'));
  await expect(migrate(database.url, folder)).rejects.toThrow('the file is gone');
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
  expect(runs.flat()).toEqual(['0001-one.sql', '0002-two.sql']);
  expect(await migrate(database.url, folder)).toEqual([]);
});

test('the migrations of the shop run on an empty database', async () => {
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  expect((await migrate(database.url, migrationsFolder())).length).toBeGreaterThan(0);
});
