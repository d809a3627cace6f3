import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';

/**
 * `needle`: the searched text once per language that counts (the page's own and the default one, whose texts stand in for
 * missing translations). Each word may be the beginning of one, so typing finds before it is finished. Quotes and
 * backslashes would end the quoted word in the query's own syntax.
 */
export function needle(q: string, language: LanguageCode): RawBuilder<unknown> {
  const languages = [...new Set([language, DEFAULT_LANGUAGE])];
  return sql`needle as materialized (
    select language, folded, to_tsquery(search_config(language), (
      select coalesce(string_agg('''' || word || ''':*', ' & '), '')
      from regexp_split_to_table(folded, '\\s+') word where word <> '')) as words
    from unnest(${languages}::text[]) language,
      lateral (select btrim(translate(fold_text(${q}), '''\\', '  ')) as folded) f
    where folded <> '')`;
}

/**
 * `hit`: ids of products that match `needle`, with a score: the exact title before all words before near spelling; among
 * equals the better match, the page's own language first. The languages are compared past their index: a fifth of all
 * rows is no help, and reading it took a third of the time with 100,000 products.
 */
export function productHits(language: LanguageCode): RawBuilder<unknown> {
  return sql`hit as materialized (
    select x.product_id, max(
      case when x.folded_title = n.folded then 8
           when x.search @@ n.words then 4 + least(ts_rank(x.search, n.words), 1)
           else word_similarity(n.folded, x.folded_title) end
      + case when x.language = ${language} then 2 else 0 end * 0.001) as score
    from needle n join product_texts x on x.language || '' = n.language
    where x.folded_title = n.folded or x.search @@ n.words or n.folded <% x.folded_title
    group by x.product_id)`;
}

/** Products that one search may find. */
const MOST_HITS = 1000;

/** Ids of the products that answer a search, best first; `more` when there are others. Private ones may be among them. */
export async function findHits(db: Database, q: string, language: LanguageCode): Promise<Hits> {
  const { rows } = await sql<{ product_id: number }>`
    with ${needle(q, language)}, ${productHits(language)}
    select product_id from hit order by score desc, product_id limit ${MOST_HITS + 1}`.execute(db);
  return { ids: rows.slice(0, MOST_HITS).map((row) => row.product_id), more: rows.length > MOST_HITS };
}

export interface Hits {
  ids: number[];
  more: boolean;
}

/** How well a folded title answers `needle n`; 0: not at all. For the short lists of categories and tags. */
export function titleScore(column: string): RawBuilder<number> {
  const title = sql.ref(column);
  return sql<number>`case when ${title} = n.folded then 8
    when starts_with(${title}, n.folded) then 5
    when strpos(${title}, n.folded) > 0 then 4
    when n.folded <% ${title} then word_similarity(n.folded, ${title}) else 0 end`;
}
