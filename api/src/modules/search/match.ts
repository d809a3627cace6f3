import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';

/** Products that are compared and ranked; of what a common word finds beyond them, the rest is as good. */
const MOST_HITS = 500;
/** Words of the shop are no longer; the comparison of letters refuses long ones. */
const LONGEST_WORD = 50;
/** Letters that a misspelled word may have wrong at most; of short words a third. */
const MOST_CHANGES = 4;
/** Behind every letter: the end of the range of words that begin alike. */
const LAST_LETTER = '\u{10ffff}';

export interface Hits {
  /** best first */
  ids: number[];
  /** there are others, as `words` finds them: a `tsquery` for texts of `languages` */
  more: boolean;
  words: string;
  languages: readonly LanguageCode[];
}

/** Ids of the products that answer a search. Private ones may be among them. */
export async function findHits(db: Database, q: string, language: LanguageCode): Promise<Hits> {
  const { rows } = await sql<{ ids: number[]; more: boolean; words: string }>`
    with ${needle(q, language)}, ${productHits(language)}
    select array(select product_id from hit order by score desc, product_id limit ${MOST_HITS}) as ids,
      (select count(*) from hit) >= ${MOST_HITS} as more,
      coalesce((select string_agg('(' || words::text || ')', ' | ') from needle where numnode(words) > 0), '') as words`.execute(
    db,
  );
  return { ...(rows[0] ?? { ids: [], more: false, words: '' }), languages: languagesOf(language) };
}

const languagesOf = (language: LanguageCode) => [...new Set([language, DEFAULT_LANGUAGE])];

/**
 * `needle`: the searched text once per language that counts (the page's own and the default one, whose texts stand in for
 * missing translations):
 * - `folded`: the text, `spelled`: the same with misspelled words as the shop spells them, `nearness`: 1 when there are none;
 * - `words`: a query for all of its words. One that the shop does not know may be the beginning of words, so typing finds
 *   before it is finished; else it is taken for the three nearest words of the shop, or left out when there are none.
 * A language that knows fewer of the words than the other has nothing to say.
 */
export function needle(q: string, language: LanguageCode): RawBuilder<unknown> {
  const languages = languagesOf(language);
  const ofShop = sql`from search_words v where v.language = any(${languages}::text[])`;
  const begins = sql`v.word >= w.word collate "C" and v.word < w.word || ${LAST_LETTER} collate "C"`;
  return sql`
    typed as materialized (
      -- single values, not exists(): that would read all words of a language
      select w.word, w.place, (select true ${ofShop} and v.word = w.word collate "C" limit 1) as whole,
        (select true ${ofShop} and ${begins} limit 1) as known
      from words_of(fold_text(${q})) with ordinality w (word, place)),
    meant as materialized (
      select language, w.place, w.word, w.whole, w.known,
        case when w.whole or length(w.word) not between 4 and ${LONGEST_WORD} then null
          when w.known then array(
            select v.word from search_words v where v.language = l.language and ${begins} order by length(v.word), v.word limit 3)
          else array(
            select v.word from search_words v
            where v.language = l.language and v.word % w.word
              and levenshtein_less_equal(v.word, w.word, ${MOST_CHANGES}) <= least((length(w.word) + 2) / 3, ${MOST_CHANGES})
            order by levenshtein(v.word, w.word), similarity(v.word, w.word) desc, v.word limit 3) end as words
      from typed w, unnest(${languages}::text[]) l (language)),
    spelled as materialized (
      select m.language, m.place, case when m.known then m.word else m.words[1] end as best,
        case when m.known then 1 else similarity(m.words[1], m.word) end as nearness,
        -- a beginning as it stands, for its own ending is none of the language; one letter begins too many words
        case when m.known and m.whole is null and length(m.word) > 1
            then to_tsquery('simple', quote_lexeme(m.word) || ':*') else ''::tsquery end
          || to_tsquery(search_config(m.language), array_to_string(array(
            select quote_lexeme(n) from unnest(case when m.known then array[m.word] end || m.words) n), ' | ')) as query
      from meant m where m.known or cardinality(m.words) > 0),
    needle as materialized (
      select language, btrim(fold_text(${q})) as folded, string_agg(best, ' ' order by place) as spelled,
        min(nearness) as nearness,
        (string_agg('(' || query::text || ')', ' & ' order by place) filter (where numnode(query) > 0))::tsquery as words
      from spelled group by language
      having count(*) = (select count(distinct place) from spelled))`;
}

/**
 * `hit`: ids of products that match `needle`, with a score: the exact title before titles that begin with the text, before
 * all words (in the title before those of tags, brand and category), before near spelling; among equals the page's own
 * language first. Words of the title that name the shelf as well say what the thing is, not how it is: 'sho' means shoes of
 * 'Shoes' before a short-sleeved blouse.
 */
export function productHits(language: LanguageCode): RawBuilder<unknown> {
  const own = sql`case when n.language = ${language} then 0.002 else 0 end`;
  const title = sql`left(x.folded_title, 100) collate "C"`;
  return sql`
    begun as materialized (
      select x.product_id, case when x.folded_title = n.folded then 8 else 6 end + ${own} as score
      from needle n, lateral (
        select x.product_id, x.folded_title from product_texts x
        where x.language = n.language and ${title} >= n.folded collate "C"
          and ${title} < n.folded || ${LAST_LETTER} collate "C"
        order by ${title} limit ${MOST_HITS}) x
      where n.nearness = 1),
    hit as materialized (
      select found.product_id, max(found.score) as score from (
        select product_id, score from begun
        union all
        select x.product_id, case when n.nearness = 1 then 4 else 2 * n.nearness end
          + least(ts_rank(x.search, n.words, 1), 1) + ${own}
          + case when ts_filter(x.search, '{a}') @@ n.words and ts_filter(x.search, '{c}') @@ n.words then 0.9 else 0 end
        from needle n, lateral (
          -- compared past its index: a fifth of all rows is no help
          select x.product_id, x.search from product_texts x
          where x.search @@ n.words and x.language || '' = n.language limit ${MOST_HITS}) x
        -- titles that begin with a letter or two are better than words that do, and enough
        where (select count(*) from begun) < ${MOST_HITS}) found
      group by found.product_id)`;
}

/** How well a folded title answers `needle n`, for the short lists of categories and tags; wants `isNear`. */
export function titleScore(column: string): RawBuilder<number> {
  const title = sql.ref(column);
  return sql<number>`case when ${title} = n.folded then 8
    when starts_with(${title}, n.folded) then 6
    when strpos(${title}, n.folded) > 0 then 4
    else word_similarity(n.spelled, ${title}) * n.nearness end`;
}

/** The condition of `titleScore`, which an index answers: 'headphones' is not near 'phones'. */
export const isNear = (column: string): RawBuilder<boolean> => {
  const title = sql.ref(column);
  return sql<boolean>`n.spelled <% ${title}
    and (strpos(${title}, n.folded) > 0 or word_similarity(n.spelled, ${title}) >= 0.6)`;
};
