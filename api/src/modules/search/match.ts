import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { beginsWith } from '../../db/begins-with';
import type { Database } from '../../db/database';
import { type Attempt, attempts, mendedText } from './ladder';
import type { Stage, Understood } from './understand';

/** Products that are compared and ranked; of what a common word finds beyond them, the rest is as good. Who types sees nine of them. */
const MOST_HITS: Readonly<Record<Stage, number>> = { sent: 500, verbatim: 500, typing: 60 };
/** A text names no more. */
const MOST_COLOURS = 12;
/** Shorter texts begin too many article numbers. */
const SHORTEST_ARTICLE_NUMBER = 4;

export interface Hits {
  /** best first */
  ids: number[];
  /** there are others, as `words` finds them: a `tsquery` for texts of `languages` */
  more: boolean;
  words: string;
  languages: readonly LanguageCode[];
  /** typed words that the products do not have; every word counts when `any` */
  leftOut: readonly string[];
  /** no product has all of the words: these have some */
  any: boolean;
  /** of these the names of what the shop does not have */
  absent: readonly string[];
  /** the text as the shop spells it, when that is not how it was typed */
  mended: string | undefined;
  /** ids of colours that the words name, the one that is just called so first */
  colours: readonly number[];
}

/**
 * Ids of the products that answer a search, best first: of an article number, with all of its words, with all but one, with any. Private
 * ones may be among them.
 */
export async function findHits(db: Database, q: string, understood: Understood, stage: Stage): Promise<Hits> {
  const most = MOST_HITS[stage];
  const byNumber = await findByArticleNumber(db, q, most);
  if (byNumber.length > 0) return { ...NO_HITS, ids: byNumber };
  for (const attempt of attempts(understood)) {
    const found = await findProducts(db, understood, attempt, most);
    if (found.ids.length > 0) {
      return {
        ...found,
        words: attempt.needles.map(({ words }) => `(${words})`).join(' | '),
        languages: attempt.needles.map((needle) => needle.language),
        leftOut: attempt.leftOut,
        any: attempt.any,
        absent: attempt.absent,
        mended: mendedText(understood),
        colours: await namedColours(db, attempt),
      };
    }
  }
  const ids = saysNothing(understood) ? await findByBeginning(db, understood, most) : [];
  return { ...NO_HITS, ids };
}

/** A letter or 'the': no word that could be looked for, but titles may begin with it. */
const saysNothing = ({ readings: [own] }: Understood) =>
  own !== undefined &&
  own.words.length > 0 &&
  own.words.every(({ word, known }) => known === 'filler' || word.length === 1);

async function findByBeginning(db: Database, { folded, readings }: Understood, most: number): Promise<number[]> {
  const languages = readings.map(({ language }) => language);
  const title = sql<string>`left(x.folded_title, 100) collate "C"`;
  const { rows } = await sql<{ product_id: number }>`
    select product_id from (
      select x.product_id, ${title} as title from product_texts x
      where x.language = any(${languages}::text[]) and ${beginsWith(title, sql`${folded}::text`)}
      order by ${title} limit ${most}) x
    group by product_id order by min(title), product_id`.execute(db);
  return rows.map((row) => row.product_id);
}

const NO_HITS: Hits = {
  ids: [],
  more: false,
  words: '',
  languages: [],
  leftOut: [],
  any: false,
  absent: [],
  mended: undefined,
  colours: [],
};

/** 'red dress' shows dresses in red. Titles are few, and compared as they stand: 'bleu' before 'bleu canard'. */
async function namedColours(db: Database, { needles }: Attempt): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from json_to_recordset(${JSON.stringify(needles.filter(({ each }) => each !== ''))}::json) n (language text, each text)
    join attribute_value_texts x on x.language = n.language
    join attribute_values v on v.id = x.attribute_value_id and v.colour is not null
    where to_tsvector(search_config(x.language), plain_text(x.language, x.title)) @@ n.each::tsquery
    group by v.id order by min(length(x.title)), v.id limit ${MOST_COLOURS}`.execute(db);
  return rows.map((row) => row.id);
}

/** An article number or its beginning, as it stands on a label: has a digit and no space. */
async function findByArticleNumber(db: Database, q: string, most: number): Promise<number[]> {
  const number = q.trim().toUpperCase();
  if (number.length < SHORTEST_ARTICLE_NUMBER || !/\d/.test(number) || /\s/.test(number)) return [];
  const { rows } = await sql<{ product_id: number }>`
    select product_id from inventory
    where ${beginsWith(sql`sku`, sql`${number}::text`)}
    group by product_id order by min(sku collate "C") limit ${most}`.execute(db);
  return rows.map((row) => row.product_id);
}

/**
 * The exact title comes before products of the kind that the text names, these before titles that begin with the text, before words (in
 * the title before those of tags and choices, brand and category, store and facts); among equals the page's own
 * language first, and what it calls a kind before what the default one does. Words of
 * the title that name the shelf as well say what the thing is, not how it is.
 */
async function findProducts(
  db: Database,
  { folded, readings }: Understood,
  { needles, any }: Attempt,
  most: number,
): Promise<{ ids: number[]; more: boolean }> {
  const own = sql`case when n.language = ${readings[0]?.language} then 1 else 0 end`;
  const title = sql<string>`left(x.folded_title, 100) collate "C"`;
  const rank = sql`least(ts_rank(x.document, n.words, 1), 1) + 0.002 * ${own}
    + case when ts_filter(x.document, '{a}') @@ n.words and ts_filter(x.document, '{c}') @@ n.words then 0.9 else 0 end`;
  const matching = (words: RawBuilder<unknown>) => sql`lateral (
    -- compared past the index of titles, which begins with the language: a fifth of all rows is no help
    select x.product_id, x.document from product_texts x
    where x.document @@ ${words} and x.language || '' = n.language limit ${most}) x`;
  const { rows } = await sql<{ ids: number[]; more: boolean }>`
    with needle as materialized (
      select language, words::tsquery as words, nullif(kinds, '')::tsquery as kinds
      from json_to_recordset(${JSON.stringify(
        needles.map(({ language, words, kinds }) => ({
          language,
          words,
          kinds: kinds.map((kind) => `'kind:${kind}'`).join(' | '),
        })),
      )}::json) x (language text, words text, kinds text)),
    begun as materialized (
      select x.product_id, case when x.folded_title = ${folded} then 9 else 5 end + 0.002 * ${own} as score
      from needle n, lateral (
        select x.product_id, x.folded_title from product_texts x
        where not ${any}::boolean and x.language = n.language and ${beginsWith(title, sql`${folded}::text`)}
        order by ${title} limit ${most}) x),
    of_kind as materialized (
      select x.product_id, 6 + ${own} + ${rank} as score
      from needle n, ${matching(sql`(n.kinds && n.words)`)} where n.kinds is not null),
    hit as materialized (
      select found.product_id, max(found.score) as score from (
        select product_id, score from begun
        union all
        select product_id, score from of_kind
        union all
        select x.product_id, 3 + ${rank} from needle n, ${matching(sql`n.words`)}
        -- titles that begin with a letter or two are better than words that do, and enough
        where (select count(*) from begun) < ${most}) found
      group by found.product_id)
    select array(select product_id from hit order by score desc, product_id limit ${most}) as ids,
      (select count(*) from hit) >= ${most} as more`.execute(db);
  return rows[0] ?? { ids: [], more: false };
}
