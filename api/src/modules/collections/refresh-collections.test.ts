import { sql } from 'kysely';
import { aCollection } from '../../testing/a-collection';
import { aProduct } from '../../testing/a-product';
import { aReview } from '../../testing/a-review';
import { testApp } from '../../testing/test-app';
import { fillCollection } from './fill-collection';
import { createRefreshCollections } from './refresh-collections';

const START = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const api = testApp();
const refresh = (now: Date) => createRefreshCollections({ db: api.db, clock: () => now })();
const made: { id: number }[] = [];

beforeAll(async () => {
  for (const title of ['first', 'second']) made.push(await aProduct(api.db, { title }));
  await aReview(api.db, { product: made[0]?.id ?? 0, rating: 5, review: 'good first', day: 1 });
  await aCollection(api.db, { slug: 'loved', title: 'Loved', products: [] });
  await aCollection(api.db, { slug: 'by-hand', title: 'By hand', products: [made[1]?.id ?? 0] });
  await api.db.transaction().execute((trx) => fillCollection(trx, 'loved', { minRating: 4.5 }, START));
});

const held = async (slug: string) => {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from collection_products h join collections c on c.id = h.collection_id
    where c.slug = ${slug} order by h.position`.execute(api.db);
  return rows.map(({ id }) => id);
};
const [first, second] = [() => made[0]?.id, () => made[1]?.id];
/** Statements that write collections' products: each of them invalidates cached pages. */
const writes = async () => {
  const { rows } = await sql<{ told: number }>`select count(*)::int as told from collection_writes`.execute(api.db);
  return rows[0]?.told;
};

test('issue 13 a collection follows its rule as ratings change; one without a rule stays as it is', async () => {
  expect(await held('loved')).toEqual([first()]);
  await aReview(api.db, { product: second() ?? 0, rating: 5, review: 'good second', day: 1 });
  await refresh(later(9));
  expect(await held('loved')).toEqual([first()]);
  await refresh(later(10));
  expect(await held('loved')).toEqual([first(), second()]);
  for (const day of [2, 3]) await aReview(api.db, { product: first() ?? 0, rating: 1, review: `bad ${day}`, day });
  await refresh(later(20));
  expect(await held('loved')).toEqual([second()]);
  expect(await held('by-hand')).toEqual([second()]);
});

test('issue 13 a refresh that changes nothing writes nothing to the collection', async () => {
  await sql`create table collection_writes (at timestamptz not null default now())`.execute(api.db);
  await sql`create function note_write() returns trigger language plpgsql as
    $$ begin insert into collection_writes default values; return null; end $$`.execute(api.db);
  await sql`create trigger noted after insert or update or delete on collection_products
    for each statement execute function note_write()`.execute(api.db);
  await refresh(later(40));
  expect(await writes()).toBe(0);
  await sql`update inventory set quantity = 0 where product_id = ${second()}`.execute(api.db);
  await refresh(later(60));
  expect(await held('loved')).toEqual([]);
  expect(await writes()).toBeGreaterThan(0);
});

test('issue 13 a process skips a collection that another process is refreshing', async () => {
  await api.db.transaction().execute(async (trx) => {
    await sql`select 1 from collection_rules for update`.execute(trx);
    await refresh(later(90));
    const { rows } = await sql<{ filled_at: Date }>`select filled_at from collection_rules`.execute(trx);
    expect(rows.map((row) => row.filled_at)).toEqual([later(60)]);
  });
});
