import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { beginsWith } from '../../db/begins-with';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { type Attempt, attempts, type Needle } from './ladder';
import { kindQuery } from './named-kinds';
import { type Found, MOST_HITS, rankProducts } from './rank-products';
import { mendedText } from './spelled-text';
import { eitherThing, twoThings } from './two-things';
import type { Stage, Understood } from './understand';

/** A text names no more. */
const MOST_COLOURS = 12;
/** Shorter texts begin too many article numbers. */
const SHORTEST_ARTICLE_NUMBER = 4;

export interface Hits extends Omit<Found, 'full'> {
  /** a `tsquery` that finds them and, when there are `more`, the others, in texts of `languages` */
  words: string;
  languages: readonly LanguageCode[];
  /** these are all of these kinds; undefined: of any */
  kinds: readonly number[] | undefined;
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
 * @param keeps whether some of them keep what else is asked for; of a text that names no kind of thing those with fewer of its words answer, where they do and
 *   the others do not
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
  // what a word may have meant is nothing that can be left out, nobody has typed it; a name of something missing is said as it is spelled
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

type Keeps = (ids: readonly number[]) => Promise<boolean>;

/** Of two things both; if the shop has only one of them, the other is left out as any word is. */
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

/** The best of each in turn. */
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

/** @param keeps whether some products keep what else is asked for */
async function findByWords(db: Database, understood: Understood, stage: Stage, keeps?: Keeps): Promise<Hits> {
  let first: Hits | undefined;
  for (const attempt of attempts(understood)) {
    const found = await rankProducts(db, understood, attempt, stage);
    if (found.ids.length === 0) continue;
    const namesKind = attempt.needles.some(({ kinds }) => kinds.length > 0);
    if (!keeps || (!first && namesKind) || (await keeps(found.ids))) return hitsOf(db, understood, attempt, found);
    first ??= await hitsOf(db, understood, attempt, found);
  }
  if (first) return first;
  const ids = saysNothing(understood) ? await findByBeginning(db, understood, MOST_HITS[stage]) : [];
  return { ...NO_HITS, ids };
}

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

/** There are more products of the kind than are ranked: in another order than that of the ranks these are what was meant. */
const wordsOf = ({ words, kinds }: Needle, full: boolean) =>
  full && kinds.length > 0 ? `(${kindQuery(kinds.flat())}) & (${words})` : words;

/** A letter or 'the': no word that could be looked for, but titles may begin with it. */
const saysNothing = ({ readings: [own] }: Understood) =>
  own !== undefined &&
  own.words.length > 0 &&
  own.words.every(({ word, known }) => known === 'filler' || word.length === 1);

async function findByBeginning(db: Database, { folded, readings }: Understood, most: number): Promise<number[]> {
  const languages = readings.map(({ language }) => language);
  const title = sql<string>`left(x.folded_title, 100) collate "C"`;
  // each language by itself: of several at once the index does not have the order, and all that begin so would be read
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

/** 'red dress' shows dresses in red. Titles are few, and compared as they stand: 'bleu' before 'bleu canard'. */
async function namedColours(db: Database, { needles }: Attempt): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${keptPlan}
    select v.id from json_to_recordset(${JSON.stringify(needles.filter(({ each }) => each !== ''))}::json) n (language text, each text)
    join attribute_value_texts x on x.language = n.language
    join attribute_values v on v.id = x.attribute_value_id and v.colour is not null
    where to_tsvector(search_config(x.language), plain_text(x.language, x.title)) @@ n.each::tsquery
    group by v.id order by min(length(x.title)), v.id limit ${sql.lit(MOST_COLOURS)}`.execute(db);
  return rows.map((row) => row.id);
}

/** An article number or its beginning, as it stands on a label: has a digit, and what else parts it may be typed as spaces. */
async function findByArticleNumber(db: Database, q: string, most: number): Promise<number[]> {
  const number = q.trim().toUpperCase().replace(/\s+/g, '-');
  if (number.length < SHORTEST_ARTICLE_NUMBER || !/\d/.test(number)) return [];
  const { rows } = await sql<{ product_id: number }>`
    select product_id from inventory
    where ${beginsWith(sql`sku`, sql`${number}::text`)}
    group by product_id order by min(sku collate "C") limit ${most}`.execute(db);
  return rows.map((row) => row.product_id);
}
