import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Banner } from 'shared-kernel/contract/site';
import { text } from '../../db/texts';

/** A banner of the contract as JSON; needs `banners b` in the query. */
export const bannerJson = (language: LanguageCode) => sql<Banner>`json_build_object(
  'id', b.id, 'type', b.type, 'title', ${text(language, 'banner_texts', 'b.id')}, 'slug', b.slug, 'image', b.image,
  'source_type', b.source_type, 'tags', b.tags, 'url', b.url, 'status', b.status, 'closable', b.closable)`;
