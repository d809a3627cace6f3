import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { text } from '../../db/texts';

/** The chosen variant, sorted by attribute, with the names it had when ordered. */
export type RecordedVariant = {
  attribute_id: number;
  attribute_title: string;
  attribute_value_id: number;
  value_title: string;
}[];

/**
 * Joins the names of the lines `bought` at the time of the order (`0030-order-records.sql`), for `RECORDED`. Orders are shown with these
 * names only: later edits by an operator change nothing (issue 14).
 */
export const joinRecord = (language: LanguageCode): RawBuilder<unknown> => sql`
  join ordered_product_texts english on english.ordered_product_id = bought.id and english.language = 'en'
  left join ordered_product_texts said on said.ordered_product_id = bought.id and said.language = ${language}`;

/** A text of the line in the reader's language, or in English when the shop did not have that language then (D45). */
export const RECORDED = (column: 'title' | 'unit' | 'variant' | 'bundle_title' | 'store_name'): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`said.${column}`)}, ${sql.ref(`english.${column}`)})`;

/** The line's store under the name it had then; its page and image are the current ones. */
export const recordedStore = (language: LanguageCode): RawBuilder<unknown> => sql`(
  select json_build_object(
    'id', store.id, 'slug', store.slug, 'image', store.image, 'name', ${RECORDED('store_name')},
    'meta_title', ${text(language, 'store_texts', 'store.id', 'meta_title')},
    'meta_description', ${text(language, 'store_texts', 'store.id', 'meta_description')}
  ) from stores store where store.id = bought.store_id)`;
