import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductTile } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { pageObject, pageWindow } from '../../http/paging';
import { isPublic, joinFlash, tile } from '../listings/tile';

/** Products per list (wire contract §1). */
const SUGGESTIONS = 7;

interface Asked {
  id: number;
  page: number;
  language: LanguageCode;
  path: string;
}

export function createSuggestionQueries(db: Database) {
  async function list(condition: RawBuilder<unknown>, { id, page, language, path }: Asked) {
    const window = pageWindow(page, SUGGESTIONS);
    const from = sql`from products p, asked where ${isPublic} and p.id <> asked.id and ${condition}`;
    const { rows } = await sql<{ tiles: ProductTile[]; total: number }>`
      with asked as (select p.id, p.category_id, p.sub_category_id from products p where p.id = ${id} and ${isPublic}),
      chosen as (
        select p.id, p.rating, p.review_count ${from}
        order by p.rating desc, p.review_count desc, p.id desc limit ${window.limit} offset ${window.offset})
      select (select count(*) ${from}) as total, (
        select coalesce(json_agg(${tile(language)} order by p.rating desc, p.review_count desc, p.id desc), '[]')
        from chosen join products p on p.id = chosen.id ${joinFlash}) as tiles`.execute(db);
    return pageObject(rows[0]?.tiles ?? [], rows[0]?.total ?? 0, window, path);
  }
  return {
    /**
     * Both lists of `suggested-products/{id}`, best rated first: products of the same sub-category, and products of the
     * same category but another sub-category. Empty for unknown and private products.
     */
    async suggest(asked: Asked) {
      const sameSub = sql`p.sub_category_id = asked.sub_category_id`;
      const sameCategory = sql`p.category_id = asked.category_id and p.sub_category_id is distinct from asked.sub_category_id`;
      const [suggestion_1, suggestion_2] = await Promise.all([list(sameSub, asked), list(sameCategory, asked)]);
      return { suggestion_1, suggestion_2 };
    },
  };
}
export type SuggestionQueries = ReturnType<typeof createSuggestionQueries>;
