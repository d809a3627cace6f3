import { type RawBuilder, sql } from 'kysely';
import { beginsWith } from '../../db/begins-with';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import type { Attempt } from './ladder';
import { kindQuery } from './named-kinds';
import type { Stage, Understood } from './understand';
import { NOUN_FIRST } from './word-lists';

/** Products that are compared and ranked, at most: more hits of a common word are no better. Shoppers see nine while they type. */
export const MOST_HITS: Readonly<Record<Stage, number>> = { sent: 500, verbatim: 500, typing: 60 };
/**
 * Popular products that are scanned while a text is typed. In a large shop so many texts match an unfinished word that the index takes longer
 * to list them all than the scan takes to find enough.
 */
const MOST_WALKED = 600;
/**
 * Popular products of a large shop, or of a kind, that are scanned for a submitted text when enough of the first ones have its words. The
 * index would list every text that has them, a fifth of a million, before the first is taken.
 */
const MOST_WALKED_ON = 3_000;
/** Products of a large shop, at least: in smaller shops the index lists all hits as quickly. */
export const LARGE_SHOP = 50_000;
/** Products that are read to find the shelves of a left-out word. */
const MOST_BESIDE = 60;
/** Last group of kinds with its own rank: lower ranks would come behind titles that only begin with the text. */
const LAST_GROUP = 4;
/** A word that names more kinds stands for many things: 'toy', 'bag'. */
const MOST_OF_ONE_THING = 2;
/** Letters of an ending, at most, and of the shortest noun without it: Turkish 'koltuk' (armchair) has the stem of 'kol' (arm), but 'kolu' is no form of it. */
const ENDING = 2;
const SHORTEST_NOUN = 4;
/** SQL of the word of a name that says what the thing is. */
const headOf = (language: string, name: string) =>
  sql`case when ${sql.ref(language)} = any(${[...NOUN_FIRST]}::text[]) then split_part(${sql.ref(name)}, ' ', 1) else substring(${sql.ref(name)} from '[^ ]+$') end`;
/** SQL of the products `p` between two places in order of popularity. */
type Walk = (from: number, to: number) => RawBuilder<unknown>;

/** What one step of the ladder finds. */
export interface Found {
  /** best first */
  ids: number[];
  /** those of the kind that the text names; empty: it names none, or there are more than are ranked */
  ofKind: readonly number[];
  /** those that the name fits best, running shoes and not flip-flops for 'shoes': they come first in every sort order */
  ofMainKind: readonly number[];
  /** there are more than `ids` */
  more: boolean;
  /** there are more products of the kind than are ranked */
  full: boolean;
}

/**
 * Ranks products: the exact title, then products of the kind that the text names, then titles that begin with the text, then words (in
 * titles, then in tags and choices, in brand and category, in store and facts). Of several kinds of one name, the one that the name fits
 * best comes first. Among equals the page's language comes first, and its names of kinds before those of the default language, then
 * popularity. Products on the shelf of a left-out word rank higher: for 'wall clock', where the shop has wall mirrors, the clocks of the same
 * shelf and not wrist watches. Words of the title that also name the shelf say what the thing is, not how it is.
 */
export async function rankProducts(
  db: Database,
  { folded, readings }: Understood,
  { needles, any }: Attempt,
  stage: Stage,
): Promise<Found> {
  // a literal gives each limit its own plan: a parameter would be planned for any number
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
  // an equal share for each kind, so that none crowds out the others
  const popularOfKinds: Walk = (from, to) => sql`unnest(n.kind_ids) k (id), lateral (
    select p.id from products p where p.status = 1 and p.kind_id = k.id ${inOrder}
    limit ${sql.lit(to - from)} / cardinality(n.kind_ids) offset ${sql.lit(from)} / cardinality(n.kind_ids)) p`;
  const matching = (words: RawBuilder<unknown>, walk: Walk) => {
    const walked = (from: number, to: number, condition: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`
      select x.product_id, x.document, x.kind_id
      from ${walk(from, to)}, lateral (select x.product_id, x.document, x.kind_id from product_texts x
        where x.product_id = p.id and x.language = n.language offset 0) x
      where x.document @@ ${words} and ${condition} limit ${most}`;
    // if few of the first products have the words, few of all do, and the index lists them quickly
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
        -- bypasses the index of titles, which begins with the language: a fifth of all rows is no help
        where x.document @@ ${words} and x.language || '' = n.language and (select count(*) from walked) < ${limit} limit ${limit})) x`;
  };
  const { rows } = await sql<Found>`${keptPlan}
    with needle as materialized (
      select language, words::tsquery as words, nullif(kinds, '')::tsquery as kinds, kind_ids, nullif(beside, '')::tsquery as beside, groups, whole, strict,
        -- the word that says what the thing is, and the beginning that its inflections share
        stems_of(language, noun) as noun, case when language = any(${[...NOUN_FIRST]}::text[]) then stems_of(language, noun) || ' %' else '% ' || stems_of(language, noun) end as with_noun,
        left(noun_word, greatest(length(noun_word) - ${sql.lit(ENDING)}, ${sql.lit(SHORTEST_NOUN)})) as noun_begins
      from json_to_recordset(${JSON.stringify(
        needles.map(({ language, words, kinds, whole = false, strict = false, noun, beside = '' }) => ({
          language,
          words,
          beside,
          whole,
          strict,
          noun,
          kinds: kindQuery(kinds.flat()),
          kind_ids: kinds.flat(),
          groups: Object.fromEntries(kinds.flatMap((group, n) => group.map((kind) => [kind, Math.min(n, LAST_GROUP)]))),
        })),
      )}::json) x (language text, words text, kinds text, kind_ids integer[], beside text, groups jsonb, whole boolean, strict boolean, noun text),
        lateral (select plain_text(language, noun) as plain) w, lateral (select ${headOf('language', 'plain')} as noun_word) h),
    -- shelves of the words that are left out
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
          -- a whole name is no beginning of another word: French 'télé' is no telescope
          and (${isTyping} or n.whole is not true or substr(x.folded_title, length(${folded}::text) + 1, 1) !~ '[[:alpha:]]')
        order by ${title} limit ${limit}) x),
    of_kind as materialized (
      -- deducts less than a level for names that lack a word ('rouge' is its store's), kinds that the name fits less, words in weaker texts
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
        -- titles that begin with a letter or two are better than words that do; up to the limit they suffice, as do products of the kind
        where (select count(*) from begun) < ${limit} and (select count(distinct product_id) from of_kind) < ${limit}
          -- products of other kinds need all words in their names: a glove on the sports shelf is no bag for sports
          and (n.kinds is null or x.kind_id is null or exists (select from of_kind) or ts_filter(x.document, '{a}') @@ n.words and (not n.strict or exists (
            select from kind_names k where k.kind_id = x.kind_id and k.language = n.language and array_to_tsvector(string_to_array(k.stems, ' ')) @@ n.words)))
          -- a red 'dress shoe' is no red dress
          and (${isTyping} or n.noun is null or x.kind_id is null or cardinality(n.kind_ids) > ${sql.lit(MOST_OF_ONE_THING)} or x.kind_id = any(n.kind_ids) or exists (
            select from kind_names k where k.kind_id = x.kind_id and k.language = n.language and (k.stems = n.noun or k.stems like n.with_noun)
            and starts_with((select ${headOf('n.language', 'plain')} from plain_text(k.language, k.name) plain), n.noun_begins)))
          -- a store named after a thing ('thé vert') sells other things too, and a ring on the shelf of watches is no watch. A word
          -- for many kinds ('toy') also means whatever is on its shelf
          and (n.whole is not true or ts_filter(x.document, case
            when x.kind_id is not null and cardinality(n.kind_ids) <= ${sql.lit(MOST_OF_ONE_THING)} and exists (select from of_kind)
            then '{a}' else '{a,b,c}' end::"char"[]) @@ n.words)) x
      group by product_id),
    hit as materialized (
      select f.product_id, p.popularity, f.score + case when p.sub_category_id in (select sub_category_id from shelf) then 2
        when p.category_id in (select category_id from shelf) then 1 else 0 end as score
      -- row by row: PostgreSQL expects so many hits that it would read all products to join them
      from found f, lateral (
        select p.popularity, p.category_id, p.sub_category_id from products p where p.id = f.product_id offset 0) p)
    select array(select product_id from hit order by score desc, popularity desc, product_id limit ${limit}) as ids,
      -- only kinds that the page's language names, if it names any: French 'baskets' are no baskets
      case when (select count(*) from of_kind) < ${limit} then array(
        select distinct product_id from of_kind where own = (select max(own) from of_kind)) else '{}' end as "ofKind",
      case when (select count(*) from of_kind) < ${limit} then array(
        select distinct product_id from of_kind where main and own = (select max(own) from of_kind)) else '{}' end as "ofMainKind",
      (select count(*) from of_kind) >= ${limit} as "full",
      (select count(*) from hit) >= ${limit} as more`.execute(db);
  return rows[0] ?? { ids: [], ofKind: [], ofMainKind: [], full: false, more: false };
}
