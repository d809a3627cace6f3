import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { text } from '../../db/texts';

/** What was chosen, in the order of the attributes, as it was called when it was ordered. */
export type RecordedVariant = {
  attribute_id: number;
  attribute_title: string;
  attribute_value_id: number;
  value_title: string;
}[];

/**
 * Joins what the lines `bought` were called when they were ordered (`0030-order-records.sql`), for `RECORDED`. Whoever shows an order reads
 * names from here only: what an operator edits later changes nothing (issue 14).
 */
export const joinRecord = (language: LanguageCode): RawBuilder<unknown> => sql`
  join ordered_product_texts english on english.ordered_product_id = bought.id and english.language = 'en'
  left join ordered_product_texts said on said.ordered_product_id = bought.id and said.language = ${language}`;

/** A text of the line: in the language of the reader, or English when the shop did not have that language then (D45). */
export const RECORDED = (column: 'title' | 'unit' | 'variant' | 'bundle_title' | 'store_name'): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`said.${column}`)}, ${sql.ref(`english.${column}`)})`;

/** The store of the line, by the name it had; its page and picture are those of today. */
export const recordedStore = (language: LanguageCode): RawBuilder<unknown> => sql`(
  select json_build_object(
    'id', store.id, 'slug', store.slug, 'image', store.image, 'name', ${RECORDED('store_name')},
    'meta_title', ${text(language, 'store_texts', 'store.id', 'meta_title')},
    'meta_description', ${text(language, 'store_texts', 'store.id', 'meta_description')}
  ) from stores store where store.id = bought.store_id)`;
