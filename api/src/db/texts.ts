import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';

/** Tables with texts per language, and the column that refers to the entity. */
const OWNER = {
  attribute_texts: 'attribute_id',
  attribute_value_texts: 'attribute_value_id',
  banner_texts: 'banner_id',
  brand_texts: 'brand_id',
  bundle_deal_texts: 'bundle_deal_id',
  category_texts: 'category_id',
  collection_texts: 'collection_id',
  flash_sale_texts: 'flash_sale_id',
  header_link_texts: 'header_link_id',
  page_texts: 'page_id',
  product_texts: 'product_id',
  settings_texts: 'settings_id',
  shipping_rule_texts: 'shipping_rule_id',
  slider_texts: 'slider_id',
  specification_texts: 'specification_id',
  specification_value_texts: 'specification_value_id',
  store_texts: 'store_id',
  sub_category_texts: 'sub_category_id',
  tag_texts: 'tag_id',
  voucher_texts: 'voucher_id',
} as const;

/**
 * A text of an entity in the caller's language, or in the default language if it is missing (D45). It is a primary-key look-up
 * per text, so use it where few rows are left.
 *
 * @param id column with the entity's id, as `alias.column`
 * @example sql`select ${text('fr', 'brand_texts', 'b.id')} as title from brands b`
 */
export function text(
  language: LanguageCode,
  table: keyof typeof OWNER,
  id: string,
  column = 'title',
): RawBuilder<string> {
  const lookUp = (code: LanguageCode) =>
    sql<string>`(select x.${sql.ref(column)} from ${sql.table(table)} x
      where x.${sql.ref(OWNER[table])} = ${sql.ref(id)} and x.language = ${code})`;
  return language === DEFAULT_LANGUAGE
    ? lookUp(language)
    : sql<string>`coalesce(${lookUp(language)}, ${lookUp(DEFAULT_LANGUAGE)})`;
}
