import type { Database } from '../db/database';
import { eachText, nextNumber, type Texts } from './texts';

/** A public collection with the given products, in the given order. */
export async function aCollection(
  db: Database,
  options: { title?: Texts; slug?: string; status?: number; featured?: number; products: readonly number[] },
): Promise<{ id: number; slug: string }> {
  const number = nextNumber();
  const { title = `Collection ${number}`, slug = `collection-${number}`, status = 1, featured = 2 } = options;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('collections')
      .values({ slug, status, featured })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('collection_texts')
      .values(eachText(title).map(([language, text]) => ({ collection_id: row.id, language, title: text })))
      .execute();
    for (const [position, product_id] of options.products.entries()) {
      await trx.insertInto('collection_products').values({ collection_id: row.id, product_id, position }).execute();
    }
    return row;
  });
}
