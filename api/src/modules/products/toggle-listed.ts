import type { ListIntent } from 'shared-kernel/contract/compare';
import type { Database } from '../../db/database';
import { Refused } from '../../http/refused';
import { isPublic } from '../listings/tile';

/** Product lists of a user. */
export type ProductList = 'wishlist' | 'compare_list';

/**
 * Adds a public product to a user's list or removes it; a toggle inverts the current state. Concurrent clicks
 * are serialised, so each response states what was true after it. A product that is no longer public can still be
 * removed.
 *
 * @returns the row of the list, null when the product is not on it
 * @throws Refused when an unknown or a private product would have to be added
 */
export function toggleListed(
  db: Database,
  list: ProductList,
  { userId, productId, intent }: { userId: number; productId: number; intent: NonNullable<ListIntent> },
): Promise<{ id: number; product_id: number } | null> {
  return db.transaction().execute(async (trx) => {
    // lock the user's row, because the list's row may not exist yet
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const own = { user_id: userId, product_id: productId };
    const row = await trx
      .selectFrom(list)
      .select(['id', 'product_id'])
      .where((x) => x.and(own))
      .executeTakeFirst();
    if (row && intent === 'add') return row;
    if (row) {
      await trx
        .deleteFrom(list)
        .where((x) => x.and(own))
        .execute();
      return null;
    }
    if (intent === 'remove') return null;
    const product = await trx
      .selectFrom('products as p')
      .select('p.id')
      .where('p.id', '=', productId)
      .where(isPublic)
      .executeTakeFirst();
    if (!product) throw new Refused('products.notFound');
    return trx.insertInto(list).values(own).returning(['id', 'product_id']).executeTakeFirstOrThrow();
  });
}
