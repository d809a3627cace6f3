import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { ofCents, toNumeric } from '../../db/money';
import { isPublic } from '../listings/tile';

/** Conditions for the products of a collection, all of which must hold; the products are also public and in stock. */
export interface CollectionRule {
  /** slug of a tag of the product */
  readonly tag?: string | undefined;
  /** minimum average stars */
  readonly minRating?: number | undefined;
  readonly minReviews?: number | undefined;
  /** minimum discount on the regular price, in whole percent */
  readonly minDiscount?: number | undefined;
  /** maximum shown price, in hundredths of the currency's unit, as in the rules that shops have stored; may have a fraction */
  readonly maxPrice?: number | undefined;
  /** maximum days since the product was added */
  readonly maxAge?: number | undefined;
}

/** Products of one collection: more than anybody looks through, few enough for the home page's query. */
const MOST = 60;

/**
 * Sets a collection's products by its rule (issue 13). Best rated first, or newest first when the rule limits
 * age; the first products are of different kinds, so that a row on the home page shows the range. The rule is stored for
 * `createRefreshCollections`.
 *
 * @param trx a transaction: the collection is locked until its end
 * @returns the number of products; undefined when there is no such collection
 */
export async function fillCollection(
  trx: Database,
  slug: string,
  rule: CollectionRule,
  now: Date,
): Promise<number | undefined> {
  const collection = await trx
    .selectFrom('collections')
    .select('id')
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!collection) return undefined;
  const order = rule.maxAge === undefined ? sql`p.rating desc, p.review_count desc` : sql`p.created_at desc`;
  const { rows } = await sql<{ id: number }>`
    select id from (
      select p.id, row_number() over (order by ${order}, p.id) as place,
        row_number() over (partition by coalesce(p.kind_id, -p.id) order by ${order}, p.id) as turn
      from products p where ${sql.join(conditions(rule, now), sql` and `)}) fitting
    order by turn, place limit ${MOST}`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into collection_rules (collection_id, rule, filled_at)
    values (${collection.id}, ${JSON.stringify(rule)}::jsonb, ${now}::timestamptz)
    on conflict (collection_id) do update set rule = excluded.rule, filled_at = excluded.filled_at`.execute(trx);
  const held = await trx
    .selectFrom('collection_products')
    .select('product_id')
    .where('collection_id', '=', collection.id)
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  // even a statement that changes no row would expire cached pages
  if (held.map((row) => row.product_id).join() === ids.join()) return ids.length;
  await sql`
    delete from collection_products where collection_id = ${collection.id} and product_id <> all(${ids}::int[])`.execute(
    trx,
  );
  await sql`
    insert into collection_products as cp (collection_id, product_id, position)
    select ${collection.id}::int, product_id, place - 1 from unnest(${ids}::int[]) with ordinality wanted (product_id, place)
    on conflict (collection_id, product_id) do update set position = excluded.position
      where cp.position <> excluded.position`.execute(trx);
  return ids.length;
}

function conditions(rule: CollectionRule, now: Date): RawBuilder<boolean>[] {
  const { tag, minRating, minReviews, minDiscount, maxPrice, maxAge } = rule;
  const all = [isPublic, sql<boolean>`exists (select from inventory i where i.product_id = p.id and i.quantity > 0)`];
  if (tag !== undefined)
    all.push(sql<boolean>`p.id in (
      select pt.product_id from product_tags pt join tags t on t.id = pt.tag_id where t.slug = ${tag})`);
  if (minRating !== undefined) all.push(sql<boolean>`p.rating >= ${minRating}::numeric`);
  if (minReviews !== undefined) all.push(sql<boolean>`p.review_count >= ${minReviews}`);
  if (minDiscount !== undefined) all.push(sql<boolean>`p.offered <= p.selling * (100 - ${minDiscount}::numeric) / 100`);
  if (maxPrice !== undefined) all.push(sql<boolean>`p.shown_price <= ${toNumeric(ofCents(maxPrice))}::numeric`);
  if (maxAge !== undefined)
    all.push(sql<boolean>`p.created_at > ${now}::timestamptz - make_interval(days => ${maxAge}::int)`);
  return all;
}
