import { type RawBuilder, sql } from 'kysely';
import { beginsWith } from '../../db/begins-with';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import type { Attempt } from './ladder';
import { kindQuery } from './named-kinds';
import type { Stage, Understood } from './understand';

/** Products that are compared and ranked; of what a common word finds beyond them, the rest is as good. Who types sees nine of them. */
export const MOST_HITS: Readonly<Record<Stage, number>> = { sent: 500, verbatim: 500, typing: 60 };
/**
 * Popular products that are looked through while a text is typed. Its beginnings are in so many texts of a large shop that the index takes
 * longer to list them all than this takes to find enough.
 */
const MOST_WALKED = 600;
/**
 * Popular products of a large shop, or of a kind, that are looked through for a text that was sent off, when enough of the first ones have its words.
 * The index would list every text that has them, a fifth of a million, before the first is taken.
 */
const MOST_WALKED_ON = 3_000;
/** Products: of smaller shops the index lists all that there is as quickly. */
export const LARGE_SHOP = 50_000;
/** Products that say on which shelf a word stands that the others do not have. */
const MOST_BESIDE = 60;
/** Groups of kinds that are told apart: ranked below it they would come behind titles that only begin with the text. */
const LAST_GROUP = 4;
/** A word that names more kinds is one for many things: 'toy', 'bag'. */
const MOST_OF_ONE_THING = 2;
/** Products by their popularity, from one place to another: `p`. */
type Walk = (from: number, to: number) => RawBuilder<unknown>;

/** What one step of the ladder finds. */
export interface Found {
  /** best first */
  ids: number[];
  /** of these what is of the kind that the text names; empty: it names none, or there are more than are ranked */
  ofKind: readonly number[];
  /** of these what is rather called so, running shoes of 'shoes' and no flip-flops: it comes first in every order */
  ofMainKind: readonly number[];
  /** there are others */
  more: boolean;
  /** `ofKind` would be more than are ranked */
  full: boolean;
}

/**
 * The exact title comes before products of the kind that the text names, these before titles that begin with the text, before words (in
 * the title before those of tags and choices, brand and category, store and facts). Of several kinds that are called alike the
 * one comes first that is rather called so. Among equals the page's own language first, and what it calls a kind before what the default
 * one does; then what is popular. What stands on the shelf of a word that is left out comes
 * before what does not: of 'wall clock', where the shop has wall mirrors, the clocks of the same shelf and no wrist watch. Words of
 * the title that name the shelf as well say what the thing is, not how it is.
 */
export async function rankProducts(
  db: Database,
  { folded, readings }: Understood,
  { needles, any }: Attempt,
  stage: Stage,
): Promise<Found> {
  // one plan for each: a limit that is a parameter would be planned for any number
  const limit = sql.lit(MOST_HITS[stage]);
  const own = sql`case when n.language = ${readings[0]?.language} then 1 else 0 end`;
  const title = sql<string>`left(x.folded_title, 100) collate "C"`;
  const rank = sql`least(ts_rank(x.document, n.words, 1), 1) + 0.002 * ${own}
    + case when ts_filter(x.document, '{a}') @@ n.words and ts_filter(x.document, '{c}') @@ n.words then 0.9 else 0 end`;
  const isTyping = stage === 'typing';
  const isLarge = sql`(select reltuples from pg_class where oid = 'products'::regclass) > ${sql.lit(LARGE_SHOP)}`;
  const inOrder = sql`order by p.sold_out, p.popularity desc, p.id desc`;
  const popular: Walk = (from, to) => sql`(
    select p.id from products p where p.status = 1 ${inOrder} limit ${sql.lit(to - from)} offset ${sql.lit(from)}) p`;
  // of each its share, so that none crowds the others out
  const popularOfKinds: Walk = (from, to) => sql`unnest(n.kind_ids) k (id), lateral (
    select p.id from products p where p.status = 1 and p.kind_id = k.id ${inOrder}
    limit ${sql.lit(to - from)} / cardinality(n.kind_ids) offset ${sql.lit(from)} / cardinality(n.kind_ids)) p`;
  const matching = (words: RawBuilder<unknown>, walk: Walk) => {
    const walked = (from: number, to: number, condition: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`
      select x.product_id, x.document, x.kind_id
      from ${walk(from, to)}, lateral (select x.product_id, x.document, x.kind_id from product_texts x
        where x.product_id = p.id and x.language = n.language offset 0) x
      where x.document @@ ${words} and ${condition} limit ${most}`;
    // few of the first ones have the words: so have few of all, and the index lists them soon
    const enough = sql.lit(Math.ceil((MOST_HITS[stage] * MOST_WALKED) / MOST_WALKED_ON));
    return sql`lateral (
      with first as materialized (${walked(0, MOST_WALKED, isTyping ? sql`true` : isLarge, limit)}),
      more as materialized (${walked(
        MOST_WALKED,
        MOST_WALKED_ON,
        sql`${isLarge} and (select count(*) between ${enough} and ${limit} - 1 from first)`,
        limit,
      )}),
      walked as (select * from first union all select * from more)
      select product_id, document, kind_id from walked where ${isTyping ? sql`true` : sql`(select count(*) from walked) >= ${limit}`}
      union all
      (select x.product_id, x.document, x.kind_id from product_texts x
        -- compared past the index of titles, which begins with the language: a fifth of all rows is no help
        where x.document @@ ${words} and x.language || '' = n.language and (select count(*) from walked) < ${limit} limit ${limit})) x`;
  };
  const { rows } = await sql<Found>`${keptPlan}
    with needle as materialized (
      select language, words::tsquery as words, nullif(kinds, '')::tsquery as kinds, kind_ids, nullif(beside, '')::tsquery as beside, groups, whole, strict
      from json_to_recordset(${JSON.stringify(
        needles.map(({ language, words, kinds, whole = false, strict = false, beside = '' }) => ({
          language,
          words,
          beside,
          whole,
          strict,
          kinds: kindQuery(kinds.flat()),
          kind_ids: kinds.flat(),
          groups: Object.fromEntries(kinds.flatMap((group, n) => group.map((kind) => [kind, Math.min(n, LAST_GROUP)]))),
        })),
      )}::json) x (language text, words text, kinds text, kind_ids integer[], beside text, groups jsonb, whole boolean, strict boolean)),
    -- where the words that are left out stand
    shelf as materialized (
      select distinct p.category_id, p.sub_category_id from needle n, lateral (
        select x.product_id from product_texts x
        where x.document @@ n.beside and x.language || '' = n.language and ts_filter(x.document, '{a,b}') @@ n.beside
        limit ${sql.lit(MOST_BESIDE)}) x
      join products p on p.id = x.product_id where n.beside is not null),
    begun as materialized (
      select x.product_id, case when x.folded_title = ${folded} then 9 else 5 end + 0.002 * ${own} as score
      from needle n, lateral (
        select x.product_id, x.folded_title from product_texts x
        where not ${any}::boolean and x.language = n.language and ${beginsWith(title, sql`${folded}::text`)}
          -- a name is no beginning of another word: French 'télé' is no telescope
          and (${isTyping} or n.whole is not true or substr(x.folded_title, length(${folded}::text) + 1, 1) !~ '[[:alpha:]]')
        order by ${title} limit ${limit}) x),
    of_kind as materialized (
      -- less than a level for each: whose names lack a word ('rouge' is its store's), who is less called so, who has the words rather elsewhere
      select x.product_id, 6 + ${own} - 0.1 * (n.groups ->> x.kind_id::text)::int + case when n.whole then 0
        else ${rank} / 20 - case when ts_filter(x.document, '{a,b,c}') @@ n.words then 0 else 0.4 end end as score,
        ${own} as own, (n.groups ->> x.kind_id::text)::int < ${sql.lit(LAST_GROUP)} as main
      from needle n, ${matching(sql`(n.kinds && n.words)`, popularOfKinds)} where n.kinds is not null),
    found as (
      select product_id, max(score) as score from (
        select product_id, score from begun
        union all
        select product_id, score from of_kind
        union all
        select x.product_id, 3 + ${rank} from needle n, ${matching(sql`n.words`, popular)}
        -- titles that begin with a letter or two are better than words that do, and enough; so are products of the kind
        where (select count(*) from begun) < ${limit} and (select count(distinct product_id) from of_kind) < ${limit}
          -- something else than what is named has all words in its names: a bag for sports is no glove that stands among sports
          and (n.kinds is null or x.kind_id is null or exists (select from of_kind) or ts_filter(x.document, '{a}') @@ n.words and (not n.strict or exists (
            select from kind_names k where k.kind_id = x.kind_id and k.language = n.language and array_to_tsvector(string_to_array(k.stems, ' ')) @@ n.words)))
          -- of a store that is called like a thing, 'thé vert', the rest is no such thing; nor is a ring a watch, on whose shelf it stands. A word
          -- for many kinds ('toy') means whatever stands on its shelf, too
          and (n.whole is not true or ts_filter(x.document, case
            when x.kind_id is not null and cardinality(n.kind_ids) <= ${sql.lit(MOST_OF_ONE_THING)} and exists (select from of_kind)
            then '{a}' else '{a,b,c}' end::"char"[]) @@ n.words)) x
      group by product_id),
    hit as materialized (
      select f.product_id, p.popularity, f.score + case when p.sub_category_id in (select sub_category_id from shelf) then 2
        when p.category_id in (select category_id from shelf) then 1 else 0 end as score
      -- one by one: PostgreSQL expects so many that it would read all products to join them
      from found f, lateral (
        select p.popularity, p.category_id, p.sub_category_id from products p where p.id = f.product_id offset 0) p)
    select array(select product_id from hit order by score desc, popularity desc, product_id limit ${limit}) as ids,
      -- what the page's language calls so: French 'baskets' are no baskets
      case when (select count(*) from of_kind) < ${limit} then array(
        select distinct product_id from of_kind where own = (select max(own) from of_kind)) else '{}' end as "ofKind",
      case when (select count(*) from of_kind) < ${limit} then array(
        select distinct product_id from of_kind where main and own = (select max(own) from of_kind)) else '{}' end as "ofMainKind",
      (select count(*) from of_kind) >= ${limit} as "full",
      (select count(*) from hit) >= ${limit} as more`.execute(db);
  return rows[0] ?? { ids: [], ofKind: [], ofMainKind: [], full: false, more: false };
}
