import { sql } from 'kysely';
import { SourceType, Visibility } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';

/** Where a banner leads: to an address, or to the products of some things named by slug, products by id. */
export type BannerSource =
  | { type: typeof SourceType.url; url: string }
  | { type: Exclude<SourceType, typeof SourceType.url>; of: readonly string[] };

export interface NewBanner {
  /** slot, 1 to 9 (D14) */
  type: number;
  slug: string;
  /** name of a picture in the folder of the pictures */
  image: string;
  /** English among them */
  titles: readonly (readonly [LanguageCode, string])[];
  source: BannerSource;
  /** the shopper can close it */
  closable: boolean;
}

/**
 * Adds a public banner in front of the others of its slot.
 *
 * @param sourceIds what `readSource` found
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

/** The ids that a banner's listing is made by, and which names there is nothing of. Tags are kept by their names. */
export async function readSource(db: Database, source: BannerSource): Promise<{ ids: number[]; unknown: string[] }> {
  if (source.type === SourceType.url) return { ids: [], unknown: [] };
  const name = source.type === SourceType.products ? sql`id::text` : sql`slug`;
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${name} as name from ${sql.table(TABLES[source.type])} where ${name} = any(${[...source.of]})`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.name, row.id]));
  return {
    ids: source.type === SourceType.tags ? [] : source.of.flatMap((one) => found.get(one) ?? []),
    unknown: source.of.filter((one) => !found.has(one)),
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
