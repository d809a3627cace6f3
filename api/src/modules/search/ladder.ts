import type { LanguageCode } from 'shared-kernel/contract/languages';
import {
  joinNames,
  likeNothing,
  withAbsentNames,
  withAbsentOfOthers,
  withKindsOfOthers,
  withLittleWords,
} from './meant-words';
import { kindQuery, longestName, namedKinds, range } from './named-kinds';
import { absentNoun, headOf, isAnySet, lacksNoun, lacksThing, nounOf } from './nouns';
import { isQuality, isSize } from './qualities';
import { type Telling, tellingWords } from './telling-words';
import type { KnownWord, NamedKind, Reading, Understood } from './understand';
import { withoutPart } from './unwanted';
import { NOUN_FIRST, SHORT_LISTS } from './word-lists';
import { isName, isThing, sacrificeOrder, saysWhat } from './word-worth';

/** With more words than this, none is left out in turn: the answer is whatever has any of them. */
const MOST_LEFT_OUT_IN_TURN = 6;

/** What is looked for in the texts of one language. */
export interface Needle {
  readonly language: LanguageCode;
  /** a `tsquery` */
  readonly words: string;
  /**
   * groups of kinds of products that the text names, those that the name fits best first (a 'shirt' before a 'blouse'); their products come
   * before products that only mention the thing
   */
  readonly kinds: readonly (readonly number[])[];
  /** the words are the name of a kind and nothing else: all of its products answer equally well */
  readonly whole?: boolean;
  /**
   * products that merely have the words are no answer: the words are exactly a kind's name, or what is left of a text beside such a name
   * ('picnic basket' is no basketball, 'hiking boots' no skis with boots). A kind with the words in its own name is one: a desk lamp for 'lamp'
   */
  readonly strict?: boolean;
  /** the name of a kind in the text, as the shop spells it; products of other kinds are no answer unless a name of theirs has it as its noun */
  readonly noun?: string;
  /** a `tsquery` of any of the words, to find the colours that they name */
  readonly each: string;
  /** a `tsquery` of any left-out word that the shop knows: it tells which shelf is meant ('wall clock': no wrist watch); empty: none */
  readonly beside?: string;
}

/** One step of the ladder: a search, and the typed words that it leaves out. */
export interface Attempt {
  readonly needles: readonly Needle[];
  /** typed words that are not looked for, in their order */
  readonly leftOut: readonly string[];
  /** products need only one of the words */
  readonly any: boolean;
  /** names of things that the shop does not have, among `leftOut` */
  readonly absent: readonly string[];
}

/**
 * Yields searches, best first, to try until one finds something: all words that the shop knows, all but one, any of them. A word that names
 * the kind of product is left out last, one that occurs only in facts first. Yields none when the shop knows no word, or knows some from
 * facts alone: without a mat, 'yoga mat' does not find everything that is good for yoga. A brand that the shop lacks counts last, as what is
 * like it.
 */
export function* attempts(understood: Understood): Generator<Attempt> {
  const readings = withKindsOfOthers(withAbsentOfOthers(withLittleWords(understood.readings)));
  const parted = withoutPart(readings);
  if (parted) {
    // a product's text may say 'without': 'sugar free' things are described as 'sans sucre'
    for (const attempt of attemptsOf(readings)) {
      if (attempt.leftOut.length > 0 || attempt.any) break;
      yield withWholeNames(readings, attempt);
    }
    for (const attempt of attemptsOf(parted)) yield withWholeNames(parted, attempt);
    return;
  }
  const named = withAbsentNames(readings);
  for (const attempt of attemptsOf(named)) yield withWholeNames(named, attempt);
  if (named.every((reading, n) => reading === readings[n])) return;
  // if nothing is like it, its words count by themselves where they name a kind: a lamp for 'bedside lamp', nothing for 'remote control car'
  if (!readings.some(namesThingWithinAbsent)) return;
  const plain = readings.map((reading) => ({ ...reading, kinds: reading.kinds.filter(({ absent }) => !absent) }));
  for (const attempt of attemptsOf(plain)) yield withWholeNames(plain, attempt);
}

/** Whether words within the name of something absent are exactly the name of a kind. */
function namesThingWithinAbsent({ kinds }: Reading): boolean {
  const absent = kinds.filter((kind) => kind.absent);
  const isWithin = ({ first, last }: NamedKind) => absent.some((name) => name.first <= first && last <= name.last);
  return kinds.some((kind) => !kind.absent && kind.exact && isWithin(kind));
}

/** Adds the names of missing things, each as a whole. */
const withWholeNames = (readings: readonly Reading[], attempt: Omit<Attempt, 'absent'>): Attempt => ({
  ...attempt,
  leftOut: joinNames(readings, attempt.leftOut),
  absent: joinNames(readings, absentAmong(readings, attempt)),
});

/** Left-out words that one of the languages knows as the name of something that the shop lacks. */
function absentAmong(readings: readonly Reading[], { leftOut }: Pick<Attempt, 'leftOut'>): string[] {
  const absent = readings.flatMap(({ words }) =>
    words.filter(({ known }) => known === 'absent').map(({ word }) => word),
  );
  return leftOut.filter((word) => absent.includes(word));
}

function* attemptsOf(readings: readonly Reading[]): Generator<Omit<Attempt, 'absent'>> {
  const told = tellingWords(readings);
  const most = Math.max(...told.map(({ known }) => known.length), 0);
  if (most === 0) {
    yield* namesOfFillers(readings);
    return yield* likeAbsent(readings);
  }
  const [first] = told;
  // a word of the page's language is no beginning or misspelling of one in another: 'chai' is tea there, and neither chain nor chair
  const best = told.filter(
    (one) => one.known.length === most && (first?.known.length !== most || exactly(one) >= exactly(first)),
  );
  if (best[0] && isAnySet(best[0])) return yield* likeAbsent(readings);
  const said = ofTheSameKinds(best).map(withoutSizes);
  const fitting = lacksNoun(said, readings) ? said.map(asTags) : said;
  const [own] = fitting;
  if (!own) return;
  if (own.known.length === 0) return yield* likeAbsent([own.reading]);
  if (lacksThing(own)) return yield* likeAbsent([own.reading]);
  // other black things do not answer a black 'phone case', and a 'portable' (phone) is no 'enceinte portable' (portable speaker)
  const noun = nounOf(own);
  const endsInNoun = NOUN_FIRST.has(own.reading.language) || SHORT_LISTS.has(own.reading.language);
  const isNoun = endsInNoun && noun !== undefined && likeNothing(noun);
  if (isNoun || (own.words.some(likeNothing) && namedKinds(own.reading, own.known).kinds.length === 0))
    return yield* likeAbsent([own.reading]);
  // first, what is like the absent thing and also has the other words: a white 'bedside lamp'
  const like =
    own.words.find(({ word, known, query }) => known === 'absent' && query !== null && /\s/.test(word)) ??
    absentNoun(own);
  if (like) {
    const withKind = { ...like, known: 'exactly' } as const;
    const both = { ...own, known: [withKind, ...own.known] };
    const found = attempt([both], (known) => known, false);
    const leftOut = own.words.filter((one) => one === like || found.leftOut.includes(one.word)).map(({ word }) => word);
    yield { ...found, leftOut };
    yield* likeAbsent([own.reading]);
    // without such products, yarn is still no 'wool beanie', and what has storage no 'storage box'
    if (like.place === noun?.place || own.known.every(({ word }) => isQuality(word, own.reading.language))) return;
  }
  if (own.known.length === own.words.length || own.known.some(isName)) yield attempt(fitting, (known) => known, false);
  if (most === 1) return;
  if (most <= MOST_LEFT_OUT_IN_TURN) {
    const known = own.known.filter((word) => word.known === 'exactly');
    // exact names only: the stem of 'माँ' is one letter
    const names = longestName(own.reading, known).filter(({ exact }) => exact);
    const noun = new Set(names.flatMap(({ first, last }) => range(first, last)));
    const without = (place: number) => (known: readonly KnownWord[]) => known.filter((word) => word.place !== place);
    const [nouns, others] = split(sacrificeOrder(own), ({ place }) => noun.has(place));
    for (const { place } of others)
      if (saysWhat(own, without(place)(own.known))) yield attempt(fitting, without(place), false);
    // for 'mirror for the bathroom', mirrors come before other things for bathrooms
    if (nouns.length > 0 && others.length > 1)
      yield attempt(fitting, (known) => known.filter(({ place }) => noun.has(place)), false);
    // without any such thing, other green things do not answer 'green mug'
    if (nouns.length > 0) return yield* shorterNames(own, fitting, names);
  }
  if (saysWhat(own, own.known)) yield attempt(fitting, (known) => known.filter(isThing(own)), true);
}

/**
 * If the page's language names a kind exactly, another language counts only if it names that kind too: Turkish 'mum' means candles, not
 * things for a mum.
 */
function ofTheSameKinds(told: readonly Telling[]): readonly Telling[] {
  const [own, ...others] = told;
  if (!own?.known.every(({ known }) => known === 'exactly')) return told;
  const kinds = new Set(
    longestName(own.reading, own.known)
      .filter(({ exact }) => exact)
      .map(({ kind }) => kind),
  );
  if (kinds.size === 0) return told;
  return [
    own,
    ...others.filter(({ reading, known }) =>
      namedKinds(reading, known)
        .kinds.flat()
        .some((kind) => kinds.has(kind)),
    ),
  ];
}

/** Removes sizes from a text that names no kind of thing ('small gift'), where they mean nothing. */
function withoutSizes(telling: Telling): Telling {
  const { reading, known } = telling;
  const others = known.filter(({ word }) => !isSize(word, reading.language));
  const isKind = namedKinds(reading, known).kinds.length > 0;
  return others.length === 0 || isKind ? telling : { ...telling, known: others };
}

/** Tries a shorter name of a kind within a longer one of which there is nothing: a bag for 'school bag', but not school. */
function* shorterNames(
  { reading, known }: Telling,
  fitting: readonly Telling[],
  names: readonly NamedKind[],
): Generator<Omit<Attempt, 'absent'>> {
  const [name] = names;
  if (!name) return;
  const head = headOf(reading, name);
  const within = reading.kinds.filter(
    (kind) =>
      kind.exact && !kind.absent && headOf(reading, kind) === head && kind.last - kind.first < name.last - name.first,
  );
  const [longest] = within.toSorted((one, other) => other.last - other.first - (one.last - one.first));
  if (!longest || known.length === 1) return;
  const kept = new Set(range(longest.first, longest.last));
  yield attempt(fitting, (words) => words.filter(({ place }) => kept.has(place)), false);
}

/**
 * Reads words as names of tags and choices alone: 'school trip' still finds things for school, 'kitchen scales' not everything for the
 * kitchen. Weights of documents are those of decision 63.
 */
function asTags(telling: Telling): Telling {
  const known = telling.known
    // whole words only: 'türk' of 'türk kahvesi' is no turquoise
    .filter((word) => word.known !== 'begins')
    .map((word) => ({
      ...word,
      query: word.query?.replace(/('(?:[^']|'')+')(?::(\*?)[A-D]*)?/g, '$1:$2B') ?? null,
    }));
  return { ...telling, known };
}

const exactly = ({ known }: Telling) => known.filter((word) => word.known === 'exactly').length;

/** What to look for in titles of shelves, brands and tags: all words that the shop knows. */
export function shelfNeedles(understood: Understood): readonly Needle[] {
  for (const first of attempts(understood)) return first.needles;
  return [];
}

/** Reads a text of fillers as the name of a kind: 'dés' are dice, although 'des' is a filler. */
function* namesOfFillers(readings: readonly Reading[]): Generator<Omit<Attempt, 'absent'>> {
  for (const reading of readings) {
    const all = reading.words.every(({ known, unwanted }) => known === 'filler' && unwanted === undefined);
    const kinds = all ? namedKinds(reading, []).kinds : [];
    if (kinds.length === 0) continue;
    const needle = { language: reading.language, words: kindQuery(kinds.flat()), kinds, each: '', whole: true };
    yield { needles: [needle], leftOut: [], any: false };
    return;
  }
}

/** Finds what the shop has instead of something absent: 'nike'. */
function* likeAbsent(readings: readonly Reading[]): Generator<Omit<Attempt, 'absent'>> {
  const [own] = tellingWords(readings);
  const noun = own && nounOf(own);
  // a 'coque samsung galaxy' (cover) is not what is like a galaxy
  const isPart = ({ place }: KnownWord) => Math.abs(place - (noun?.place ?? 0)) === 1;
  if (noun && likeNothing(noun) && own.words.some((word) => isPart(word) && likeNothing(word))) return;
  // words within a longer name of the page's language mean nothing by themselves: a 'coque iphone' (cover) is no phone
  const named = new Set(readings[0]?.words.filter(likeNothing).map(({ place }) => place));
  for (const { language, words } of readings) {
    const queries = words
      .filter(({ place, known, query }) => known === 'absent' && query !== null && !named.has(place))
      .map(({ query }) => `(${query})`);
    if (queries.length === 0) continue;
    const leftOut = words.filter(({ known }) => known !== 'filler').map(({ word }) => word);
    yield { needles: [{ language, words: queries.join(' | '), kinds: [], each: '' }], leftOut, any: false };
    return;
  }
}

function attempt(
  told: readonly Telling[],
  keep: (known: readonly KnownWord[]) => readonly KnownWord[],
  any: boolean,
): Omit<Attempt, 'absent'> {
  const anyOf = (words: readonly KnownWord[]) => words.map(({ query }) => `(${query})`).join(' | ');
  const hasUnwanted = ({ reading }: Telling) => reading.words.some(({ unwanted }) => unwanted !== undefined);
  const isNarrowed = told.some(hasUnwanted);
  // a language that does not know the unwanted thing would find it
  const finding = told.filter((one) => !isNarrowed || hasUnwanted(one));
  const needles = finding.map(({ reading, known }) => {
    const kept = keep(known);
    const { kinds, whole, others } = namedKinds(reading, kept);
    const name = longestName(reading, kept).find(({ exact }) => exact);
    const asked = kept.map(({ query }) => `(${query})`).join(any ? ' | ' : ' & ');
    const not = [kindQuery(others), ...reading.words.map(({ unwanted }) => unwanted)].filter(Boolean);
    return {
      language: reading.language,
      words: not.length > 0 ? `(${asked}) & !(${not.join(' | ')})` : asked,
      kinds,
      whole,
      strict: name !== undefined && (whole || kept.length < known.length),
      noun: name && spelledName(reading, name),
      each: anyOf(kept),
      beside: anyOf(known.filter((word) => !kept.includes(word))),
    };
  });
  const [own] = told;
  const kept = new Set(own && keep(own.known).map(({ place }) => place));
  const leftOut = (own?.words ?? []).filter(({ place }) => !kept.has(place)).map(({ word }) => word);
  return { needles, leftOut, any };
}

/** The words of a name as the shop spells them. */
const spelledName = ({ words }: Reading, { first, last }: NamedKind): string =>
  words
    .filter(({ place }) => first <= place && place <= last)
    .map(({ spelled }) => spelled)
    .join(' ');

/** Those that fit and those that do not, each in their order. */
function split<T>(all: readonly T[], fits: (one: T) => boolean): [T[], T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))];
}
