import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { StoreCard } from 'shared-kernel/contract/product';
import { text } from '../../db/texts';

/** A store card of the contract as JSON; wants `stores st`. */
export const storeCard = (language: LanguageCode) => sql<StoreCard>`json_build_object(
  'id', st.id, 'name', ${text(language, 'store_texts', 'st.id', 'name')}, 'slug', st.slug, 'image', st.image,
  'meta_title', ${text(language, 'store_texts', 'st.id', 'meta_title')},
  'meta_description', ${text(language, 'store_texts', 'st.id', 'meta_description')})`;
