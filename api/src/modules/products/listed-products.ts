import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Direction } from '../../http/list-query';
import { pageObject, pageWindow } from '../../http/paging';
import { isPublic, joinFlash } from '../listings/tile';
import type { ProductList } from './toggle-listed';

/** Products on one page of a list (wire contract §1). */
const PAGE_SIZE = 100;

export interface ListQuery {
  readonly userId: number;
  readonly page: number;
  readonly direction: Direction;
  readonly path: string;
  readonly now: Date;
}
interface Listed<Product> {
  id: number;
  product_id: number;
  created: string;
  product: Product;
}

/**
 * One page of a user's list sorted by the time products were added, in one statement. Products that are not public (any more)
 * are neither shown nor counted; they reappear once they are public again.
 *
 * @param product JSON of each product; may use `products p` and `joinFlash`
 */
export async function listedProducts<Product>(
  db: Database,
  list: ProductList,
  { userId, page, direction, path, now }: ListQuery,
  product: RawBuilder<Product>,
) {
  const window = pageWindow(page, PAGE_SIZE);
  const order = direction === 'asc' ? sql`l.created_at, l.id` : sql`l.created_at desc, l.id desc`;
  const { rows } = await sql<{ total: number; products: Listed<Product>[] }>`
    with listed as materialized (
      select l.id, l.product_id, l.created_at from ${sql.table(list)} l join products p on p.id = l.product_id
      where l.user_id = ${userId} and ${isPublic})
    select (select count(*) from listed) as total, (
      select coalesce(json_agg(json_build_object('id', l.id, 'product_id', l.product_id, 'created', l.created_at,
        'product', ${product}) order by ${order}), '[]')
      from (select l.* from listed l order by ${order} limit ${window.limit} offset ${window.offset}) l
      join products p on p.id = l.product_id
      ${joinFlash(now)}) as products`.execute(db);
  return pageObject(rows[0]?.products ?? [], rows[0]?.total ?? 0, window, path);
}
