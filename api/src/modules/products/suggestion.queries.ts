import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductTile } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { keptPlan, rowsOfPage } from '../../db/kept-plan';
import { pageObject, pageWindow } from '../../http/paging';
import { isPublic, joinFlash, tile } from '../listings/tile';

/** Products per list (wire contract §1). */
const SUGGESTIONS = 7;
/** Nobody looks through more pages than these; counting a whole category would cost more than the rest of the response. */
const MOST_SUGGESTED = 30 * SUGGESTIONS;

interface SuggestionQuery {
  id: number;
  page: number;
  language: LanguageCode;
  now: Date;
  path: string;
}

export function createSuggestionQueries(db: Database) {
  async function list(condition: RawBuilder<unknown>, { id, page, language, now, path }: SuggestionQuery) {
    const window = pageWindow(page, SUGGESTIONS, MOST_SUGGESTED);
    const from = sql`from products p where ${isPublic} and p.id <> (select id from current) and ${condition}`;
    // it filters by values of a product that is only known when it runs; planning for them takes longer than the rest
    const plan = window.offset === 0 ? keptPlan : sql``;
    const { rows } = await sql<{ tiles: ProductTile[]; total: number }>`${plan}
      with current as (select p.id, p.category_id, p.sub_category_id from products p where p.id = ${id} and ${isPublic}),
      chosen as (
        select p.id ${from}
        order by p.sold_out, p.rating desc, p.review_count desc, p.id desc ${rowsOfPage(window)})
      select (select count(*) from (select ${from} limit ${sql.lit(MOST_SUGGESTED + 1)}) counted) as total, (
        select coalesce(json_agg(${tile(language)} order by p.sold_out, p.rating desc, p.review_count desc, p.id desc), '[]')
        from chosen join products p on p.id = chosen.id ${joinFlash(now)}) as tiles`.execute(db);
    return pageObject(rows[0]?.tiles ?? [], rows[0]?.total ?? 0, window, path);
  }
  return {
    /**
     * Both lists of `suggested-products/{id}`, best rated first and sold-out ones last: products of the same sub-category, and products of the
     * same category but another sub-category. Empty for unknown and private products.
     */
    async suggest(input: SuggestionQuery) {
      // scalar subqueries instead of a join: then the best rated are read along the index and nothing is sorted
      const subCategory = sql`(select sub_category_id from current)`;
      const sameSub = sql`p.sub_category_id = ${subCategory}`;
      const sameCategory = sql`p.category_id = (select category_id from current)
        and p.sub_category_id is distinct from ${subCategory}`;
      const [suggestion_1, suggestion_2] = await Promise.all([list(sameSub, input), list(sameCategory, input)]);
      return { suggestion_1, suggestion_2 };
    },
  };
}
export type SuggestionQueries = ReturnType<typeof createSuggestionQueries>;
