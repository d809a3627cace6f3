import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { beginsWith } from '../../db/begins-with';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { type Attempt, attempts, type Needle } from './ladder';
import { kindQuery } from './named-kinds';
import { isQuality } from './qualities';
import { type Found, MOST_HITS, rankProducts } from './rank-products';
import { mendedText } from './spelled-text';
import { eitherThing, twoThings } from './two-things';
import type { Stage, Understood } from './understand';
import { isGift } from './word-worth';

/** Colours that are read from a text; nobody names more. */
const MOST_COLOURS = 12;
/** Shorter texts are the beginning of too many article numbers. */
const SHORTEST_ARTICLE_NUMBER = 4;

export interface Hits extends Omit<Found, 'full'> {
  /** a `tsquery` that finds these hits and, with `more`, the others, in texts of `languages` */
  words: string;
  languages: readonly LanguageCode[];
  /** all hits are of these kinds; undefined: of any kind */
  kinds: readonly number[] | undefined;
  /** typed words that were not searched for; with `any`, products may lack others as well */
  leftOut: readonly string[];
  /** no product has all of the words; these have some */
  any: boolean;
  /** names of things that the shop lacks, among `leftOut` */
  absent: readonly string[];
  /** the text as the shop spells it, when that is not how it was typed */
  mended: string | undefined;
  /** ids of colours that the words name, the closest title first */
  colours: readonly number[];
}

/**
 * Finds the products that answer a search, best first: by article number, by all words, by all but one, by any. Hits may include private
 * products.
 * @param keeps counts the products that meet the search's other conditions. If the text names no kind of thing, products with fewer of its words
 *   are returned when they meet the conditions and those with more words do not
 */
export async function findHits(
  db: Database,
  q: string,
  understood: Understood,
  stage: Stage,
  keeps?: Keeps,
): Promise<Hits> {
  const byNumber = await findByArticleNumber(db, q, MOST_HITS[stage]);
  if (byNumber.length > 0) return { ...NO_HITS, ids: byNumber };
  const { typed } = understood;
  const hits = await findThings(db, understood, stage, keeps);
  // a word that nobody typed cannot be reported as left out; names of missing things are reported in their spelling
  const isMissing = (word: string) => hits.absent.includes(word);
  return typed && hits.leftOut.some((word) => !isMissing(word) && !isTyped(word, typed))
    ? findThings(db, typed, stage, keeps)
    : hits;
}

const isTyped = (word: string, { readings }: Understood) =>
  readings.some(({ words }) => {
    const typed = words.map((one) => one.word);
    return word.split(' ').every((part) => typed.some((one) => one.endsWith(part)));
  });

/** Counts the products that meet the search's other conditions. */
type Keeps = (ids: readonly number[]) => Promise<number>;

/** Finds both of two things; if the shop has only one of them, the other is left out like any word. */
async function findThings(db: Database, understood: Understood, stage: Stage, keeps?: Keeps): Promise<Hits> {
  const things = twoThings(understood);
  if (things) {
    const [one, other] = await Promise.all(things.map((thing) => findThings(db, thing, stage, keeps)));
    if (one && other && one.ids.length > 0 && other.ids.length > 0) return bothOf(one, other, understood);
  }
  const either = eitherThing(understood);
  const found = either && (await findByWords(db, either.thing, stage, keeps));
  if (found && found.ids.length > 0) return { ...found, leftOut: [...found.leftOut, either.leftOut] };
  return findByWords(db, understood, stage, keeps);
}

/** Merges the hits of two things, the best of each in turn. */
function bothOf(one: Hits, other: Hits, understood: Understood): Hits {
  const leftOut = [...one.leftOut, ...other.leftOut];
  return {
    ids: inTurn(one.ids, other.ids),
    ofKind: inTurn(one.ofKind, other.ofKind),
    ofMainKind: inTurn(one.ofMainKind, other.ofMainKind),
    more: one.more || other.more,
    words: `${one.words} | ${other.words}`,
    languages: [...new Set([...one.languages, ...other.languages])],
    kinds: one.kinds && other.kinds && [...one.kinds, ...other.kinds],
    leftOut,
    any: one.any || other.any,
    absent: [...one.absent, ...other.absent],
    mended: mendedText(understood, leftOut),
    colours: [...one.colours, ...other.colours],
  };
}

const inTurn = (one: readonly number[], other: readonly number[]) =>
  [
    ...new Set(Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]]).flat()),
  ].filter((id) => id !== undefined);

/** A gift for somebody is completed with other gifts if fewer than this are for them. */
const FEW_GIFTS = 8;

async function findByWords(db: Database, understood: Understood, stage: Stage, keeps?: Keeps): Promise<Hits> {
  let first: Hits | undefined;
  let gifts: Hits | undefined;
  for (const attempt of attempts(understood)) {
    const found = await rankProducts(db, understood, attempt, stage);
    if (found.ids.length === 0) continue;
    const hits = await hitsOf(db, understood, attempt, found);
    if (gifts) return isForAnyone(understood, attempt) ? withMore(gifts, hits) : gifts;
    const namesKind = attempt.needles.some(({ kinds }) => kinds.length > 0);
    const kept = keeps ? await keeps(found.ids) : found.ids.length;
    if (kept > 0 || (!first && namesKind)) {
      if (namesKind || kept >= FEW_GIFTS || attempt.leftOut.length > 0 || !isGiftSearch(understood)) return hits;
      gifts = hits;
    } else first ??= hits;
  }
  if (gifts) return gifts;
  if (first) return first;
  const ids = saysNothing(understood) ? await findByBeginning(db, understood, MOST_HITS[stage]) : [];
  return { ...NO_HITS, ids };
}

const isGiftSearch = ({ readings: [own] }: Understood) => own?.words.some((word) => isGift(word, own)) === true;

/** Whether a gift is searched for without the person that the text names. */
const isForAnyone = ({ readings: [own] }: Understood, { leftOut }: Attempt) =>
  own !== undefined && leftOut.every((word) => isQuality(word, own.language));

/** Appends the hits of a wider search; the text has no word that they do not report. */
const withMore = (few: Hits, wider: Hits): Hits => ({
  ...few,
  ids: [...new Set([...few.ids, ...wider.ids])],
  words: `${few.words} | ${wider.words}`,
  more: few.more || wider.more,
});

async function hitsOf(
  db: Database,
  understood: Understood,
  attempt: Attempt,
  { full, ...found }: Found,
): Promise<Hits> {
  return {
    ...found,
    words: attempt.needles.map((needle) => `(${wordsOf(needle, full)})`).join(' | '),
    languages: attempt.needles.map((needle) => needle.language),
    kinds:
      full && attempt.needles.every(({ kinds }) => kinds.length > 0)
        ? attempt.needles.flatMap(({ kinds }) => kinds.flat())
        : undefined,
    leftOut: attempt.leftOut,
    any: attempt.any,
    absent: attempt.absent,
    mended: mendedText(understood, attempt.leftOut),
    colours: await namedColours(db, attempt),
  };
}

/** With more products of the kind than are ranked, other sort orders show products of the kind alone. */
const wordsOf = ({ words, kinds }: Needle, full: boolean) =>
  full && kinds.length > 0 ? `(${kindQuery(kinds.flat())}) & (${words})` : words;

/** Whether a text is single letters or fillers ('the'): there is no word to search for, but titles may begin with it. */
const saysNothing = ({ readings: [own] }: Understood) =>
  own !== undefined &&
  own.words.length > 0 &&
  own.words.every(({ word, known }) => known === 'filler' || word.length === 1);

async function findByBeginning(db: Database, { folded, readings }: Understood, most: number): Promise<number[]> {
  const languages = readings.map(({ language }) => language);
  const title = sql<string>`left(x.folded_title, 100) collate "C"`;
  // one language at a time: the index has no order across several, so that every title with the beginning would be read
  const { rows } = await sql<{ product_id: number }>`
    select x.product_id from unnest(${languages}::text[]) l (language), lateral (
      select x.product_id, ${title} as title from product_texts x
      where x.language = l.language and ${beginsWith(title, sql`${folded}::text`)}
      order by ${title} limit ${most}) x
    group by x.product_id order by min(x.title), x.product_id limit ${most}`.execute(db);
  return rows.map((row) => row.product_id);
}

const NO_HITS: Hits = {
  ids: [],
  ofKind: [],
  ofMainKind: [],
  more: false,
  words: '',
  languages: [],
  kinds: undefined,
  leftOut: [],
  any: false,
  absent: [],
  mended: undefined,
  colours: [],
};

/** Colours that the words name: 'red dress' shows dresses in red. Titles are few, so they need no index; 'bleu' comes before 'bleu canard'. */
async function namedColours(db: Database, { needles }: Attempt): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${keptPlan}
    select v.id from json_to_recordset(${JSON.stringify(needles.filter(({ each }) => each !== ''))}::json) n (language text, each text)
    join attribute_value_texts x on x.language = n.language
    join attribute_values v on v.id = x.attribute_value_id and v.colour is not null
    where to_tsvector(search_config(x.language), plain_text(x.language, x.title)) @@ n.each::tsquery
    group by v.id order by min(length(x.title)), v.id limit ${sql.lit(MOST_COLOURS)}`.execute(db);
  return rows.map((row) => row.id);
}

/** Finds products by an article number, or its beginning, as printed on labels: with a digit; spaces may be typed for its hyphens. */
async function findByArticleNumber(db: Database, q: string, most: number): Promise<number[]> {
  const number = q.trim().toUpperCase().replace(/\s+/g, '-');
  if (number.length < SHORTEST_ARTICLE_NUMBER || !/\d/.test(number)) return [];
  const { rows } = await sql<{ product_id: number }>`
    select product_id from inventory
    where ${beginsWith(sql`sku`, sql`${number}::text`)}
    group by product_id order by min(sku collate "C") limit ${most}`.execute(db);
  return rows.map((row) => row.product_id);
}
