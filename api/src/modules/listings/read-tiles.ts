import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductTile } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { tile } from './tile';

interface Shown {
  language: LanguageCode;
  /** the moment of the request: decides which flash prices run */
  now: Date;
  /** see `tile` */
  wanted?: readonly number[];
}

/**
 * Reads tiles of products by their ids, in the order of the ids; products that are gone meanwhile are missing. This is a statement of its
 * own: finding the products of a page is planned for its filters, but reading their tiles is planned once. Flash prices are read for all
 * products together, which takes a third of the time of one by one.
 */
export async function readTiles(
  db: Database,
  ids: readonly number[],
  { language, now, wanted: valueIds = [] }: Shown,
): Promise<ProductTile[]> {
  if (ids.length === 0) return [];
  const givenIds = sql`${[...ids]}::int[]`;
  const { rows } = await sql<{ tiles: ProductTile[] }>`${keptPlan}
    select coalesce(json_agg(${tile(language, valueIds)} order by page.place), '[]') as tiles
    from unnest(${givenIds}) with ordinality page (id, place)
    join products p on p.id = page.id
    left join flash_prices_at(${now}) flash on flash.product_id = p.id and flash.product_id = any(${givenIds})`.execute(
    db,
  );
  return rows[0]?.tiles ?? [];
}

/** Reads the tiles of several lists, each product once. */
export async function readTilesOf(
  db: Database,
  lists: readonly (readonly number[])[],
  shown: Omit<Shown, 'wanted'>,
): Promise<(list: readonly number[]) => ProductTile[]> {
  const tiles = await readTiles(db, [...new Set(lists.flat())], shown);
  const byId = new Map(tiles.map((one) => [one.id, one]));
  return (list) => list.flatMap((id) => byId.get(id) ?? []);
}
