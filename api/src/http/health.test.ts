import { sql } from 'kysely';
import { testApp } from '../testing/test-app';

const api = testApp();
const status = async (url: string) => (await api.app.inject({ url })).statusCode;

test('O4 the API is ready with a database that has every migration of this build', async () => {
  expect(await status('/ready')).toBe(200);
});

test('O4 the API is not ready, but alive, while its database lacks a migration', async () => {
  await sql`update migration set name = 'gone ' || name where name like '0002%'`.execute(api.db);
  expect([await status('/ready'), await status('/health')]).toEqual([503, 200]);
  await sql`update migration set name = substr(name, 6) where name like 'gone %'`.execute(api.db);
  expect(await status('/ready')).toBe(200);
});

test('O4 the API is ready with a database that is newer than this build', async () => {
  await sql`insert into migration (name, hash) values ('9999-newer.sql', 'x')`.execute(api.db);
  expect(await status('/ready')).toBe(200);
});

test('O4 the API is not ready, but alive, without the table of migrations', async () => {
  await sql`alter table migration rename to migration_of_another_shop`.execute(api.db);
  expect([await status('/ready'), await status('/health')]).toEqual([503, 200]);
});
