import { type RawBuilder, sql } from 'kysely';
import { SourceType } from 'shared-kernel/contract/enums';
import type { ListingQuery } from './listing-query';
import { isPublic } from './tile';

type Condition = RawBuilder<boolean>;

/** What a listing is about before any filter; all given parts must hold. */
export interface Scope {
  categoryId?: number;
  subCategoryId?: number;
  storeId?: number;
  flashSaleId?: number;
  source?: { source_type: number; source_ids: number[]; tags: string | null };
  /** for each requested word the tags that it names; a product must have one of each (wire contract §4) */
  tags?: readonly (readonly number[])[];
}

/** Chosen values of variants, a list per attribute: a variant must have one value of each list. */
export type ChosenValues = readonly (readonly number[])[];

const isIn = (column: string, ids: readonly number[]): Condition =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::int[])`;

/** Condition for the public products of a scope. `p` is `products`. @param shown the condition for a public product */
export function inScope(scope: Scope, shown: Condition = isPublic): Condition {
  const parts: Condition[] = [shown];
  if (scope.categoryId !== undefined) parts.push(sql<boolean>`p.category_id = ${scope.categoryId}`);
  if (scope.subCategoryId !== undefined) parts.push(sql<boolean>`p.sub_category_id = ${scope.subCategoryId}`);
  if (scope.storeId !== undefined) parts.push(sql<boolean>`p.store_id = ${scope.storeId}`);
  if (scope.flashSaleId !== undefined) {
    parts.push(
      sql<boolean>`p.id in (select product_id from flash_sale_products where flash_sale_id = ${scope.flashSaleId})`,
    );
  }
  if (scope.source) parts.push(ofSource(scope.source));
  for (const tags of scope.tags ?? []) parts.push(sql<boolean>`p.id in (${taggedIds(tags)})`);
  return all(parts);
}

/**
 * Condition for the products that the shopper's filters leave (D17).
 *
 * @param price the displayed price of `p`
 * @param chosen the values of `attribute_values`, by attribute
 */
export function matchesFilters(
  query: Partial<ListingQuery>,
  price: RawBuilder<unknown>,
  chosen: ChosenValues,
): Condition {
  const parts: Condition[] = [sql<boolean>`true`];
  if (query.brand) parts.push(isIn('p.brand_id', query.brand));
  if (query.brand_ids) parts.push(isIn('p.brand_id', query.brand_ids));
  if (query.shipping) parts.push(isIn('p.shipping_rule_id', query.shipping));
  if (query.category_ids) parts.push(isIn('p.category_id', query.category_ids));
  if (query.sub_category_ids) parts.push(isIn('p.sub_category_id', query.sub_category_ids));
  if (query.collection) {
    parts.push(sql<boolean>`p.id in (
      select cp.product_id from collection_products cp join collections c on c.id = cp.collection_id
      where c.status = 1 and ${isIn('c.id', query.collection)})`);
  }
  if (query.store) parts.push(isIn('p.store_id', query.store));
  if (query.in_stock) parts.push(sql<boolean>`not p.sold_out`);
  if (query.on_offer) parts.push(sql<boolean>`${price} < p.selling`);
  parts.push(...hasVariant(chosen));
  if (query.rating !== undefined) parts.push(sql<boolean>`p.rating >= ${query.rating}::numeric`);
  if (query.min !== undefined) parts.push(sql<boolean>`${price} >= ${query.min}::numeric`);
  if (query.max !== undefined) parts.push(sql<boolean>`${price} <= ${query.max}::numeric`);
  return all(parts);
}

/**
 * A product's `value_ids` are those of all its variants in stock: enough for one attribute, a first filter for several. The rest is looked up
 * row by row (`limit`), because for a join PostgreSQL would read all variants of the shop.
 */
function hasVariant(chosen: ChosenValues): Condition[] {
  const has = (row: 'p' | 'i') =>
    chosen.map((values) => sql<boolean>`${sql.ref(`${row}.value_ids`)} && ${[...values]}::int[]`);
  if (chosen.length < 2) return has('p');
  return [
    ...has('p'),
    sql<boolean>`(select true from inventory i where i.product_id = p.id and i.quantity > 0 and ${all(has('i'))} limit 1)`,
  ];
}

/** Condition for the source types of spec §3 (S089). Tags are in the scope by their ids; a URL has no products of its own. */
function ofSource({ source_type, source_ids }: NonNullable<Scope['source']>): Condition {
  switch (source_type) {
    case SourceType.categories:
      return isIn('p.category_id', source_ids);
    case SourceType.subCategories:
      return isIn('p.sub_category_id', source_ids);
    case SourceType.brands:
      return isIn('p.brand_id', source_ids);
    case SourceType.products:
      return isIn('p.id', source_ids);
    default:
      return sql<boolean>`true`;
  }
}

/** Products with one of these tags, private ones too. */
const taggedIds = (tags: readonly number[]) =>
  sql`select t.product_id from product_tags t where ${isIn('t.tag_id', tags)}`;

function all(parts: readonly Condition[]): Condition {
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...parts], sql` and `)})`;
}
