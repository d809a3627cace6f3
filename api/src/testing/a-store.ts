import type { Database } from '../db/database';
import { eachText, nextNumber, type Texts } from './texts';

/** A public store. */
export async function aStore(
  db: Database,
  options: { name?: Texts; slug?: string; status?: number } = {},
): Promise<{ id: number; slug: string }> {
  const number = nextNumber();
  const { name = `Store ${number}`, slug = `store-${number}`, status = 1 } = options;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('stores')
      .values({ slug, status, image: 'store.jpg' })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('store_texts')
      .values(eachText(name).map(([language, text]) => ({ store_id: row.id, language, name: text })))
      .execute();
    return row;
  });
}
