import type { Database } from '../../db/database';
import { Refused } from '../../http/refused';
import { isPublic } from '../listings/tile';

/**
 * Puts a public product on a user's list, or takes it off when it is there. Two presses at once come one after the other,
 * so each is told what was true after it.
 *
 * @returns the row of the list, null when the product is no longer on it
 * @throws Refused for unknown and private products alike
 */
export function toggleListed(
  db: Database,
  list: 'wishlist' | 'compare_list',
  { userId, productId }: { userId: number; productId: number },
): Promise<{ id: number; product_id: number } | null> {
  return db.transaction().execute(async (trx) => {
    // the row to lock may not be there yet, the user's always is
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const product = await trx
      .selectFrom('products as p')
      .select('p.id')
      .where('p.id', '=', productId)
      .where(isPublic)
      .executeTakeFirst();
    if (!product) throw new Refused('products.notFound');
    const { numDeletedRows } = await trx
      .deleteFrom(list)
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return null;
    return trx
      .insertInto(list)
      .values({ user_id: userId, product_id: productId })
      .returning(['id', 'product_id'])
      .executeTakeFirstOrThrow();
  });
}
