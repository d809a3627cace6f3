import type { Database } from '../../db/database';
import { Refusal } from '../command';

/** The store with a slug or id. @throws Refusal when there is none */
export async function findStore(db: Database, name: string): Promise<number> {
  const number = /^\d{1,9}$/.test(name) ? Number(name) : null;
  const store = await db
    .selectFrom('stores')
    .select('id')
    .$if(number !== null, (query) => query.where('id', '=', number))
    .$if(number === null, (query) => query.where('slug', '=', name))
    .executeTakeFirst();
  if (!store) {
    const known = await db.selectFrom('stores').select('slug').orderBy('slug').limit(50).execute();
    throw new Refusal([`There is no store ${name}. There are: ${known.map(({ slug }) => slug).join(', ')}.`]);
  }
  return store.id;
}
