import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CategoryRef } from 'shared-kernel/contract/product';
import type { ContentPage } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';

export function createPageQueries(db: Database) {
  return {
    /** A public page, its HTML as it is stored, or undefined. */
    async bySlug(slug: string, language: LanguageCode) {
      const own = (column: string) => text(language, 'page_texts', 'p.id', column);
      const { rows } = await sql<Omit<ContentPage, 'categories'>>`
        select p.slug, ${own('title')} as title, ${own('description')} as description,
          ${own('meta_title')} as meta_title, ${own('meta_description')} as meta_description, p.page_from_component
        from pages p where p.slug = ${slug} and p.status = 1`.execute(db);
      return rows[0];
    },

    /** All public pages in the order of the shop. */
    async all(language: LanguageCode): Promise<CategoryRef[]> {
      const { rows } = await sql<CategoryRef>`
        select p.id, ${text(language, 'page_texts', 'p.id')} as title, p.slug
        from pages p where p.status = 1 order by p.position, p.id`.execute(db);
      return rows;
    },
  };
}
export type PageQueries = ReturnType<typeof createPageQueries>;
