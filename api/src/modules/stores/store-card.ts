import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { StoreCard, StoreDispatch } from 'shared-kernel/contract/product';
import { text } from '../../db/texts';

/** The contract's store card as JSON; needs `stores st` in the query. */
export const storeCard = (language: LanguageCode) => sql<StoreCard>`json_build_object(
  'id', st.id, 'name', ${text(language, 'store_texts', 'st.id', 'name')}, 'slug', st.slug, 'image', st.image,
  'meta_title', ${text(language, 'store_texts', 'st.id', 'meta_title')},
  'meta_description', ${text(language, 'store_texts', 'st.id', 'meta_description')})`;

/** From where and how soon a store dispatches, as JSON; null when it states neither. Needs `stores st` in the query. */
export const storeDispatch = (language: LanguageCode) => sql<StoreDispatch | null>`(
  case when st.ships_from_country is not null or st.dispatch_days is not null then json_build_object(
    'country', st.ships_from_country,
    'city', case when st.ships_from_country is not null then ${text(language, 'store_texts', 'st.id', 'ships_from_city')} end,
    'days', st.dispatch_days) end)`;
