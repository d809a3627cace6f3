import { connect } from '../db/database';
import { testDatabase } from '../testing/test-database';
import { createTries } from './tries';

const database = testDatabase();
let now = new Date('2026-12-01T10:00:00Z');
const clock = () => now;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

test('issue 15 two processes share their counts, and a new window starts after the old one', async () => {
  const [one, other] = [createTries(database.db, clock), createTries(database.db, clock)];
  const counts = [];
  for (const tries of [one, other, one, other]) counts.push((await tries.add('login 198.51.100.7', 60_000)).count);
  expect(counts).toEqual([1, 2, 3, 4]);
  later(10_000);
  expect(await other.add('login 198.51.100.7', 60_000)).toEqual({ count: 5, left: 50_000 });
  await one.giveBack('login 198.51.100.7');
  expect((await other.add('login 198.51.100.7', 60_000)).count).toBe(5);
  expect((await other.add('login 198.51.100.8', 60_000)).count).toBe(1);
  later(50_000);
  expect(await one.add('login 198.51.100.7', 60_000)).toEqual({ count: 1, left: 60_000 });
});

test('neither addresses nor tokens are stored, and expired windows are deleted', async () => {
  const tries = createTries(database.db, clock);
  await tries.add('cart bearer-secret', 60_000);
  const rows = () => database.db.selectFrom('tries').selectAll().execute();
  expect(JSON.stringify((await rows()).map(({ key }) => key.toString('latin1')))).not.toContain('secret');
  later(60_000);
  await tries.forget();
  expect(await rows()).toEqual([]);
});

test('without a database each process counts on its own', async () => {
  const away = connect('postgres://souk@127.0.0.1:1/souk');
  const tries = createTries(away, clock);
  const counts = [];
  for (let i = 0; i < 3; i++) counts.push((await tries.add('x', 60_000)).count);
  await tries.giveBack('x');
  expect([...counts, (await tries.add('x', 60_000)).count]).toEqual([1, 2, 3, 3]);
  await away.destroy();
});
