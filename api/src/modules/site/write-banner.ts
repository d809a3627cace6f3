import { sql } from 'kysely';
import { SourceType, Visibility } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';

/** Target of a banner: a URL, or the products of things named by slug, or products named by id. */
export type BannerSource =
  | { type: typeof SourceType.url; url: string }
  | { type: Exclude<SourceType, typeof SourceType.url>; of: readonly string[] };

export interface NewBanner {
  /** slot, 1 to 9 (D14) */
  type: number;
  slug: string;
  /** file name of a picture in the media folder */
  image: string;
  /** must include English */
  titles: readonly (readonly [LanguageCode, string])[];
  source: BannerSource;
  /** the shopper can close it */
  closable: boolean;
}

/**
 * Adds a public banner before the others of its slot.
 *
 * @param sourceIds ids from `readSource`
 */
export function addBanner(db: Database, banner: NewBanner, sourceIds: readonly number[]): Promise<number> {
  const { type, slug, image, titles, source, closable } = banner;
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('banners')
      .values({
        type,
        slug,
        image,
        source_type: source.type,
        source_ids: [...sourceIds],
        tags: source.type === SourceType.tags ? source.of.join(',') : null,
        url: source.type === SourceType.url ? source.url : null,
        closable: closable ? Visibility.public : Visibility.private,
        position: sql<number>`(select coalesce(min(position), 0) - 1 from banners where type = ${type})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('banner_texts')
      .values(titles.map(([language, title]) => ({ banner_id: id, language, title })))
      .execute();
    return id;
  });
}

const TABLES = {
  [SourceType.categories]: 'categories',
  [SourceType.subCategories]: 'sub_categories',
  [SourceType.tags]: 'tags',
  [SourceType.brands]: 'brands',
  [SourceType.products]: 'products',
} as const;

/** The ids for a banner's listing, and the names that match nothing. Tags are stored by name. */
export async function readSource(db: Database, source: BannerSource): Promise<{ ids: number[]; unknown: string[] }> {
  if (source.type === SourceType.url) return { ids: [], unknown: [] };
  const name = source.type === SourceType.products ? sql`id::text` : sql`slug`;
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${name} as name from ${sql.table(TABLES[source.type])} where ${name} = any(${[...source.of]})`.execute(
    db,
  );
  const idsByName = new Map(rows.map((row) => [row.name, row.id]));
  return {
    ids: source.type === SourceType.tags ? [] : source.of.flatMap((one) => idsByName.get(one) ?? []),
    unknown: source.of.filter((one) => !idsByName.has(one)),
  };
}

/** @returns false when there is no such banner */
export async function setBannerVisibility(db: Database, id: number, visible: boolean): Promise<boolean> {
  const banner = await db
    .updateTable('banners')
    .set({ status: visible ? Visibility.public : Visibility.private })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return banner !== undefined;
}
