import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductListing } from 'shared-kernel/contract/listing';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import type { Scope } from './conditions';
import type { ListingQuery } from './listing-query';

export interface Source {
  shown: NonNullable<ProductListing['source']>;
  /** narrows the listing; a brand or collection is already a filter */
  scope?: Scope['source'];
}

interface Row {
  id: number;
  slug: string;
  title: string;
  source_type: number;
  source_ids: number[];
  tags: string | null;
}

/** Finds what `home_spm`, `banner`, a single `brand` or a single `collection` of a listing's address names (D3). */
export function createSourceQueries(db: Database) {
  const one = async <T>(query: { execute(db: Database): Promise<{ rows: T[] }> }) => (await query.execute(db)).rows[0];
  const clicked = ({ id, slug, title, ...scope }: Row): Source => ({ shown: { id, slug, title }, scope });

  return {
    /** Ignores unknown and private ones (D3). */
    async find(query: Partial<ListingQuery>, language: LanguageCode): Promise<Source | null> {
      if (query.home_spm !== undefined) {
        const row = await one(sql<Row>`
          select s.id, s.slug, ${text(language, 'slider_texts', 's.id')} as title, s.source_type, s.source_ids, s.tags
          from sliders s where s.id = ${query.home_spm} and s.status = 1`);
        if (row) return clicked(row);
      }
      if (query.banner !== undefined) {
        const row = await one(sql<Row>`
          select b.id, b.slug, ${text(language, 'banner_texts', 'b.id')} as title, b.source_type, b.source_ids, b.tags
          from banners b where b.id = ${query.banner} and b.status = 1`);
        if (row) return clicked(row);
      }
      if (query.brand?.length === 1) {
        const shown = await one(sql<Source['shown']>`
          select b.id, b.slug, ${text(language, 'brand_texts', 'b.id')} as title
          from brands b where b.id = ${query.brand[0]} and b.status = 1`);
        if (shown) return { shown };
      }
      if (query.collection?.length === 1) {
        const shown = await one(sql<Source['shown']>`
          select c.id, c.slug, ${text(language, 'collection_texts', 'c.id')} as title
          from collections c where c.id = ${query.collection[0]} and c.status = 1`);
        if (shown) return { shown };
      }
      return null;
    },
  };
}
export type SourceQueries = ReturnType<typeof createSourceQueries>;
