import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { StoreCard, StoreDispatch } from 'shared-kernel/contract/product';
import { text } from '../../db/texts';

/** A store card of the contract as JSON; wants `stores st`. */
export const storeCard = (language: LanguageCode) => sql<StoreCard>`json_build_object(
  'id', st.id, 'name', ${text(language, 'store_texts', 'st.id', 'name')}, 'slug', st.slug, 'image', st.image,
  'meta_title', ${text(language, 'store_texts', 'st.id', 'meta_title')},
  'meta_description', ${text(language, 'store_texts', 'st.id', 'meta_description')})`;

/** Where the parcels of a store leave and how soon, as JSON; null when it says neither. Wants `stores st`. */
export const storeDispatch = (language: LanguageCode) => sql<StoreDispatch | null>`(
  case when st.ships_from_country is not null or st.dispatch_days is not null then json_build_object(
    'country', st.ships_from_country,
    'city', case when st.ships_from_country is not null then ${text(language, 'store_texts', 'st.id', 'ships_from_city')} end,
    'days', st.dispatch_days) end)`;
