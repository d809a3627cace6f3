import { sql } from 'kysely';
import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CategoryListing, CategoryPage, CategoryTree } from 'shared-kernel/contract/listing';
import type { z } from 'zod';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';
import { pageObject, pageWindow } from '../../http/paging';

type SubCategory = z.infer<typeof CategoryPage>['data'][number];

/** A category with its public sub-categories as JSON; needs `categories c` in the query. */
export const categoryTree = (language: LanguageCode) => sql<CategoryTree>`json_build_object(
  'id', c.id, 'title', ${text(language, 'category_texts', 'c.id')}, 'slug', c.slug, 'image', c.image,
  'public_sub_categories', (
    select coalesce(json_agg(json_build_object(
      'id', sc.id, 'title', ${text(language, 'sub_category_texts', 'sc.id')}, 'slug', sc.slug,
      'category_id', sc.category_id, 'image', sc.image) order by sc.position, sc.id), '[]')
    from sub_categories sc where sc.category_id = c.id and sc.status = 1))`;

export function createCategoryQueries(db: Database) {
  return {
    /** All public categories with their public sub-categories, in the shop's order. */
    async tree(language: LanguageCode): Promise<CategoryTree[]> {
      const { rows } = await sql<{ tree: CategoryTree }>`${keptPlan}
        select ${categoryTree(language)} as tree from categories c where c.status = 1 order by c.position, c.id`.execute(
        db,
      );
      return rows.map((row) => row.tree);
    },

    /** The public category with a slug, or undefined. */
    async bySlug(slug: string, language: LanguageCode): Promise<CategoryTree | undefined> {
      const { rows } = await sql<{ tree: CategoryTree }>`${keptPlan}
        select ${categoryTree(language)} as tree from categories c where c.status = 1 and c.slug = ${slug}`.execute(db);
      return rows[0]?.tree;
    },

    /** The public sub-category with a slug in a public category, with both, or undefined. */
    async subBySlug(slug: string, language: LanguageCode) {
      const { rows } = await sql<{
        tree: CategoryTree;
        sub_category: NonNullable<CategoryListing['sub_category']>;
      }>`
        select ${categoryTree(language)} as tree, json_build_object(
          'id', sub.id, 'title', ${text(language, 'sub_category_texts', 'sub.id')}, 'slug', sub.slug,
          'category_id', c.id,
          'category', json_build_object('id', c.id, 'title', ${text(language, 'category_texts', 'c.id')}, 'slug', c.slug)
        ) as sub_category
        from sub_categories sub join categories c on c.id = sub.category_id
        where sub.slug = ${slug} and sub.status = 1 and c.status = 1`.execute(db);
      return rows[0];
    },

    /** One page of all public sub-categories, response of `categories`. */
    async page(number: number, language: LanguageCode, path: string) {
      const window = pageWindow(number, ACCOUNT_PAGE_SIZE);
      const from = sql`from sub_categories sc join categories c on c.id = sc.category_id
        where sc.status = 1 and c.status = 1`;
      const [{ rows }, count] = await Promise.all([
        sql<SubCategory>`
          select sc.id, ${text(language, 'sub_category_texts', 'sc.id')} as title, sc.slug, sc.category_id, sc.image ${from}
          order by c.position, c.id, sc.position, sc.id limit ${window.limit} offset ${window.offset}`.execute(db),
        sql<{ total: number }>`select count(*) as total ${from}`.execute(db),
      ]);
      return pageObject(rows, count.rows[0]?.total ?? 0, window, path);
    },
  };
}
export type CategoryQueries = ReturnType<typeof createCategoryQueries>;
