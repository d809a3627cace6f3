import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CategoryRef } from 'shared-kernel/contract/product';
import { type ContentPage, SITEMAP_LINKS } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import type { ShopFacts } from './shop-facts';

type SitemapLists = Required<Pick<ContentPage, 'brands' | 'stores' | 'collections' | 'pages'>>;

export function createPageQueries(db: Database) {
  return {
    /** A public page with its HTML as stored, or undefined. */
    async bySlug(slug: string, language: LanguageCode) {
      const own = (column: string) => text(language, 'page_texts', 'p.id', column);
      const { rows } = await sql<
        Omit<ContentPage, 'updated_at' | 'categories' | keyof SitemapLists> & { updated_at: Date }
      >`
        select p.slug, ${own('title')} as title, ${own('description')} as description,
          ${own('meta_title')} as meta_title, ${own('meta_description')} as meta_description, p.page_from_component,
          p.updated_at
        from pages p where p.slug = ${slug} and p.status = 1`.execute(db);
      const row = rows[0];
      return row && { ...row, updated_at: row.updated_at.toISOString() };
    },

    /** The shop's data that page texts may refer to. */
    async shopFacts(language: LanguageCode): Promise<ShopFacts> {
      const { rows } = await sql<ShopFacts>`
        select ${text(language, 'settings_texts', 's.id', 'site_name')} as name, s.email, nullif(s.phone, '') as phone, s.country,
          array_remove(array[nullif(s.address_1, ''), nullif(s.address_2, ''), nullif(concat_ws(' ', s.zip, s.city), '')], null) as address,
          nullif(s.responsible, '') as responsible, nullif(s.register_entry, '') as register_entry,
          nullif(s.vat_number, '') as vat_number
        from settings s`.execute(db);
      return rows[0] as ShopFacts;
    },

    /** The lists on the sitemap screen beside categories (S204): public, not empty, in the shop's order; one statement. */
    async sitemapLists(language: LanguageCode): Promise<SitemapLists> {
      const list = (from: RawBuilder<unknown>, title: RawBuilder<string>, position = sql`e.position`) => sql`(
        select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'slug', l.slug) order by l.position, l.id), '[]')
        from (select e.id, ${title} as title, e.slug, ${position} as position ${from}
          order by position, e.id limit ${SITEMAP_LINKS}) l)`;
      const { rows } = await sql<SitemapLists>`
        select
          ${list(
            sql`from brands e where e.status = 1
              and exists (select from products p where p.brand_id = e.id and p.status = 1)`,
            text(language, 'brand_texts', 'e.id'),
          )} as brands,
          ${list(sql`from stores e where e.status = 1`, text(language, 'store_texts', 'e.id', 'name'), sql`0`)} as stores,
          ${list(
            sql`from collections e where e.status = 1 and exists (
              select from collection_products cp join products p on p.id = cp.product_id
              where cp.collection_id = e.id and p.status = 1)`,
            text(language, 'collection_texts', 'e.id'),
          )} as collections,
          ${list(sql`from pages e where e.status = 1`, text(language, 'page_texts', 'e.id'))} as pages`.execute(db);
      return rows[0] as SitemapLists;
    },

    /** All public pages in the shop's order. */
    async all(language: LanguageCode): Promise<CategoryRef[]> {
      const { rows } = await sql<CategoryRef>`
        select p.id, ${text(language, 'page_texts', 'p.id')} as title, p.slug
        from pages p where p.status = 1 order by p.position, p.id`.execute(db);
      return rows;
    },
  };
}
export type PageQueries = ReturnType<typeof createPageQueries>;
