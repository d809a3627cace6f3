import { sql } from 'kysely';
import { DemoInTheWay, prepareDatabase } from './prepare';
import { aSite } from './testing/a-site';
import { testDatabase } from './testing/test-database';

const database = testDatabase();
const prepare = (size: 'small' | 'none', reset = false) =>
  prepareDatabase({ databaseUrl: database.url, media: '/nowhere', size, reset, log: () => {} });
const settings = async () => (await sql`select from settings`.execute(database.db)).rows.length;

test('issue 15 starting empty leaves the database empty', async () => {
  expect(await prepare('none')).toBe('nothing');
  expect(await settings()).toBe(0);
});

test('issue 15 a demo world is kept until --reset removes it', async () => {
  await sql`
    create table demo_world (
      version integer not null, size text not null, products integer, pictures text[] not null, seeded_at timestamptz not null
    )`.execute(database.db);
  await sql`insert into demo_world values (6, 'small', null, '{}', now())`.execute(database.db);
  await aSite(database.db);
  await expect(prepare('none')).rejects.toThrow(DemoInTheWay);
  expect(await settings()).toBe(1);
  expect(await prepare('none', true)).toBe('nothing');
  expect(await settings()).toBe(0);
});

test('issue 15 an existing shop is started as it is and never replaced', async () => {
  await aSite(database.db);
  for (const size of ['small', 'none'] as const) {
    expect(await prepare(size)).toBe('own');
    await expect(prepare(size, true)).rejects.toThrow('never replaces it');
  }
  expect(await settings()).toBe(1);
});
