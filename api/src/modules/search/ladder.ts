import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { KnownWord, NamedKind, Reading, Understood } from './understand';

/** Above so many words, none is tried without: the answer is whatever has any of them. */
const MOST_LEFT_OUT_IN_TURN = 6;
/** Where the noun comes first ('robe rouge'); elsewhere it comes last ('red dress'). */
const NOUN_FIRST: ReadonlySet<LanguageCode> = new Set(['fr', 'ar']);
/** The noun of 'joystick for pc' is in front of these. */
const BEHIND_NOUN: ReadonlySet<string> = new Set(['for', 'with', 'without']);

/**
 * Words that say nothing by themselves and that the language's configuration in PostgreSQL takes for words: what French words lose their
 * vowel to ('billet d’avion'), and whatever Arabic, Turkish and Hindi have for 'of', 'for' and 'with'.
 */
const LITTLE: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: new Set(['something', 'anything']),
  fr: new Set(['c', 'd', 'j', 'l', 'm', 'n', 'qu', 's', 't', 'quelque', 'chose']),
  ar: new Set(['من', 'في', 'على', 'مع', 'إلى', 'الى', 'عن', 'أو', 'او', 'و', 'ل', 'ذو', 'ذات', 'شيء']),
  tr: new Set(['için', 'icin', 'bir', 'olan', 'veya', 'benim', 'şey']),
  hi: new Set([
    'का',
    'के',
    'की',
    'को',
    'में',
    'से',
    'पर',
    'और',
    'या',
    'वाला',
    'वाले',
    'वाली',
    'लिए',
    'लिये',
    'एक',
    'मेरे',
    'मेरी',
    'मेरा',
    'कुछ',
    'ka',
    'ke',
    'ki',
    'ko',
    'liye',
    'wala',
    'wale',
    'wali',
    'aur',
  ]),
};

/** Languages of whose words of every day only the most common are known: there a noun that nobody knows is one. */
const SHORT_LISTS: ReadonlySet<LanguageCode> = new Set(['ar', 'tr', 'hi']);
/** What stands for any thing: who looks for 'camping equipment' looks for what is for camping. */
const THINGS: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: new Set(
    'things stuff items products goods gear equipment accessories supplies essentials kit set sets tools ideas clothes clothing outfit wear furniture decor decoration decorations toys presents gifts'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'choses affaires articles produits matériel équipement accessoires fournitures idées vêtements tenue meubles décoration jouets cadeaux ensemble'.split(
      ' ',
    ),
  ),
  ar: new Set(
    'أشياء اشياء أدوات ادوات معدات لوازم مستلزمات منتجات ملابس أثاث اثاث ديكور ألعاب العاب هدايا طقم'.split(' '),
  ),
  tr: new Set(
    'eşyaları eşyası malzemeleri malzemesi ürünleri ürünler ekipmanı ekipmanları aksesuarları gereçleri seti kıyafetleri giysileri mobilyası dekorasyonu oyuncakları hediyeleri'.split(
      ' ',
    ),
  ),
  hi: new Set('सामान चीजें चीज़ें उपकरण सामग्री प्रोडक्ट सेट कपड़े फर्नीचर फ़र्नीचर सजावट खिलौने तोहफे तोहफ़े'.split(' ')),
};

/** What a number in front of it makes an age ('3 ans'), which no text of a product has in this way. */
const YEARS: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: new Set(['year', 'years', 'yr', 'yrs', 'month', 'months']),
  fr: new Set(['an', 'ans', 'mois']),
  ar: new Set(['سنة', 'سنوات', 'سنين', 'شهر', 'أشهر', 'شهور']),
  tr: new Set(['yaş', 'yas', 'yaşında', 'yaşındaki', 'aylık']),
  hi: new Set(['साल', 'वर्ष', 'महीने']),
};

/** What is looked for in the texts of one language. */
export interface Needle {
  readonly language: LanguageCode;
  /** a `tsquery` */
  readonly words: string;
  /**
   * kinds of products that the text names: the thing comes before what only mentions it; those first that are rather called so (a 'shirt'
   * before a 'blouse'), together those that are called so alike
   */
  readonly kinds: readonly (readonly number[])[];
  /** the words are the name of a kind and nothing else: all of its products answer alike */
  readonly whole?: boolean;
  /** a `tsquery` of any of the words, for what they name of a product: its colour */
  readonly each: string;
  /** a `tsquery` of any word that is left out and that the shop knows: it says which shelf is meant ('wall clock': no wrist watch); empty: none */
  readonly beside?: string;
}

/** One step of the ladder: a search, and what it leaves of the typed text. */
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
 * What to look for, best first, until something is found: all words that the shop knows, all but one, any of them. A word that names the
 * kind of product stays longest, one that only facts have goes first. Nothing when the shop knows none of the words, or only facts know
 * some of them: a mat of 'yoga mat' that stands in none is not replaced by all that is good for yoga. A brand that the shop does not have
 * counts last, as what is like it.
 */
export function* attempts(understood: Understood): Generator<Attempt> {
  const readings = withKindsOfOthers(withLittleWords(understood.readings));
  const named = readings.map(withAbsentName);
  for (const attempt of attemptsOf(named)) yield { ...attempt, absent: absentAmong(named, attempt) };
  if (named.every((reading, n) => reading === readings[n])) return;
  // nothing that is like it is here: what the words name by themselves
  const plain = readings.map((reading) => ({ ...reading, kinds: reading.kinds.filter(({ absent }) => !absent) }));
  for (const attempt of attemptsOf(plain)) yield { ...attempt, absent: absentAmong(plain, attempt) };
}

/** Little words of the page's language, and ages, are fillers in each reading: they are neither asked for nor said to be left out. */
function withLittleWords(readings: readonly Reading[]): readonly Reading[] {
  const [own] = readings;
  if (!own) return readings;
  const isOf = (words: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>>, word: KnownWord | undefined) =>
    word !== undefined && words[own.language]?.has(word.word.toLowerCase()) === true;
  const fillers = own.words.flatMap((word, n) => {
    if (isOf(LITTLE, word)) return [word.place];
    const next = own.words[n + 1];
    if (!next || !/^\p{Nd}{1,2}$/u.test(word.word) || !isOf(YEARS, next)) return [];
    // 'year old' has a meaning of its own: children
    return own.language === 'en' ? [word.place] : [word.place, next.place];
  });
  const heard = (word: KnownWord): KnownWord =>
    fillers.includes(word.place) ? { ...word, known: 'filler', query: null } : word;
  return readings.map((reading) => ({ ...reading, words: reading.words.map(heard) }));
}

/**
 * A kind that one language names is the same in the other, which has the rest of the text: 'laal dress', 'नीला bag', 'red जूते'. Only of words that
 * the other does not know.
 */
function withKindsOfOthers(readings: readonly Reading[]): readonly Reading[] {
  if (readings.every(({ words }) => words.every(({ known }) => known === 'exactly' || known === 'filler')))
    return readings;
  const absentAt = (place: number) =>
    readings.some(({ words, kinds }) =>
      [
        words.some((word) => word.place === place && word.known === 'absent'),
        kinds.some(({ first, last, absent }) => absent && first <= place && place <= last),
      ].some(Boolean),
    );
  return readings.map((reading) => {
    const lent = reading.words.flatMap(({ place, known }) => {
      if (known !== 'unknown' || absentAt(place)) return [];
      const kinds = readings.flatMap((other) =>
        other.words.some((word) => word.place === place && word.known === 'exactly')
          ? other.kinds.filter(
              ({ first, last, absent, begun }) => first === place && last === place && !absent && !begun,
            )
          : [],
      );
      return kinds.length === 0 ? [] : [{ place, kinds }];
    });
    if (lent.length === 0) return reading;
    const words = reading.words.map((word) => {
      const kinds = lent.find(({ place }) => place === word.place)?.kinds;
      if (!kinds) return word;
      const query = [...new Set(kinds.map(({ kind }) => `'kind:${kind}'`))].join(' | ');
      return { ...word, known: 'exactly', query } as const;
    });
    return { ...reading, words, kinds: [...reading.kinds, ...lent.flatMap(({ kinds }) => kinds)] };
  });
}

/**
 * The longest name of several words of something that the shop does not have is one word then: none of a 'bedside lamp' is left out, and no
 * lamp beside what is like it.
 */
function withAbsentName(reading: Reading): Reading {
  const length = Math.max(...reading.kinds.filter(({ absent }) => absent).map(({ first, last }) => last - first));
  const name = reading.kinds.find(({ absent, first, last }) => absent && last - first === length);
  if (!name) return reading;
  const { first, last } = name;
  const kinds = reading.kinds.filter((kind) => kind.absent && kind.first === first && kind.last === last);
  const word = reading.words
    .filter(({ place }) => place >= first && place <= last)
    .map((one) => one.word)
    .join(' ');
  const query = kinds.map(({ kind }) => `'kind:${kind}'`).join(' | ');
  const words = [
    ...reading.words.filter(({ place }) => place < first),
    { place: first, word, known: 'absent', spelled: word, query } as const,
    ...reading.words.filter(({ place }) => place > last),
  ];
  return {
    language: reading.language,
    words,
    kinds: reading.kinds.filter((kind) => !kind.absent && (kind.last < first || kind.first > last)),
  };
}

/** Left out in every language, and known in one as the name of what the shop does not have. */
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
  // what the page's language knows is no beginning and no misspelling in another: 'chai' is tea there, and neither chain nor chair
  const best = told.filter(
    (one) => one.known.length === most && (first?.known.length !== most || exactly(one) >= exactly(first)),
  );
  const fitting = lacksNoun(best, readings) ? best.map(asTags) : best;
  const [own] = fitting;
  if (!own) return;
  // a black 'phone case' is nothing that is only black, an 'enceinte portable' (portable speaker) no 'portable' (phone)
  const likeNothing = ({ known, query }: KnownWord) => known === 'absent' && query === null;
  const noun = nounOf(own);
  const isNoun = NOUN_FIRST.has(own.reading.language) && noun !== undefined && likeNothing(noun);
  if (isNoun || (own.words.some(likeNothing) && namedKinds(own.reading, own.known).kinds.length === 0))
    return yield* likeAbsent([own.reading]);
  // of what is like something absent that which has the other words, too: a white 'bedside lamp'
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
  }
  if (own.known.length === own.words.length || own.known.some(isName)) yield attempt(fitting, (known) => known, false);
  if (most === 1) return;
  if (most <= MOST_LEFT_OUT_IN_TURN) {
    const known = own.known.filter((word) => word.known === 'exactly');
    // not by a stem alone: that of 'माँ' is one letter
    const names = longestName(own.reading, known).filter(({ exact }) => exact);
    const noun = new Set(names.flatMap(({ first, last }) => range(first, last)));
    const without = (place: number) => (known: readonly KnownWord[]) => known.filter((word) => word.place !== place);
    const [nouns, others] = split(sacrificeOrder(own), ({ place }) => noun.has(place));
    for (const { place } of others)
      if (without(place)(own.known).some(isName)) yield attempt(fitting, without(place), false);
    // a mirror of 'mirror for the bathroom' before whatever else is for one
    if (nouns.length > 0 && others.length > 1)
      yield attempt(fitting, (known) => known.filter(({ place }) => noun.has(place)), false);
    for (const { place } of nouns)
      if (without(place)(own.known).some(isName)) yield attempt(fitting, without(place), false);
  }
  if (own.known.some(isName)) yield attempt(fitting, (known) => known.filter(isName), true);
}

/**
 * The thing itself is a word that the shop does not have, and no other word names one: of a 'five star hotel' nothing is left in what has a
 * star in its name. 'Things' are no thing: 'camping equipment' is whatever is for camping.
 */
function lacksNoun(told: readonly Telling[], readings: readonly Reading[]): boolean {
  const [own] = told;
  if (!own || told.some(({ reading, known }) => namedKinds(reading, known).kinds.length > 0)) return false;
  const { language } = own.reading;
  const noun = nounOf(own);
  if (!noun || !(noun.real || SHORT_LISTS.has(language)) || THINGS[language]?.has(noun.word.toLowerCase()))
    return false;
  return readings.every((reading) =>
    reading.words.some(({ place, known }) => place === noun.place && known === 'unknown'),
  );
}

/** The word that stands where the language has its noun, which may be known or not. */
function nounOf({ reading: { language, words }, words: telling }: Telling): KnownWord | undefined {
  const isBehind = ({ word }: KnownWord) => language === DEFAULT_LANGUAGE && BEHIND_NOUN.has(word.toLowerCase());
  const behind = Math.min(...words.filter(isBehind).map(({ place }) => place));
  const before = telling.filter(({ place }) => place < behind);
  return NOUN_FIRST.has(language) ? before[0] : before.at(-1);
}

/** A 'gold necklace' is rather what is like a necklace than what has gold in its name. Where the noun is last a brand may follow: 'phone charger iphone'. */
function absentNoun(own: Telling): KnownWord | undefined {
  const noun = nounOf(own);
  if (noun?.known !== 'absent' || noun.query === null) return undefined;
  return NOUN_FIRST.has(own.reading.language) || namedKinds(own.reading, own.known).kinds.length === 0
    ? noun
    : undefined;
}

/**
 * Words as names of tags and choices alone: of a 'school trip' what is for school is left, of 'kitchen scales' not all that is for the
 * kitchen. Weights of documents are those of decision 63.
 */
function asTags(telling: Telling): Telling {
  const known = telling.known.map((word) => ({
    ...word,
    query: word.query?.replace(/('(?:[^']|'')+')(?::(\*?)[A-D]*)?/g, '$1:$2B') ?? null,
  }));
  return { ...telling, known };
}

const exactly = ({ known }: Telling) => known.filter((word) => word.known === 'exactly').length;

/** Names, kinds, tags, shelves, choices: what a product is, not what is said of it. */
const isName = ({ known }: KnownWord) => known !== 'fact';

/** What titles of shelves, brands and tags are asked for: all words that the shop knows. */
export function shelfNeedles(understood: Understood): readonly Needle[] {
  for (const first of attempts(understood)) return first.needles;
  return [];
}

/** 'dés' are dice, although 'des' says nothing: a text of fillers may still be the name of a kind. */
function* namesOfFillers(readings: readonly Reading[]): Generator<Omit<Attempt, 'absent'>> {
  for (const reading of readings) {
    const all = reading.words.every(({ known }) => known === 'filler');
    const kinds = all ? namedKinds(reading, []).kinds : [];
    if (kinds.length === 0) continue;
    const words = kinds.flat().map((kind) => `'kind:${kind}'`);
    const needle = { language: reading.language, words: words.join(' | '), kinds, each: '', whole: true };
    yield { needles: [needle], leftOut: [], any: false };
    return;
  }
}

/** 'nike': what the shop has instead. */
function* likeAbsent(readings: readonly Reading[]): Generator<Omit<Attempt, 'absent'>> {
  for (const { language, words } of readings) {
    const queries = words
      .filter(({ known, query }) => known === 'absent' && query !== null)
      .map(({ query }) => `(${query})`);
    if (queries.length === 0) continue;
    const leftOut = words.filter(({ known }) => known !== 'filler').map(({ word }) => word);
    yield { needles: [{ language, words: queries.join(' | '), kinds: [], each: '' }], leftOut, any: false };
    return;
  }
}

interface Telling {
  readonly reading: Reading;
  /** words that say something, known or not */
  readonly words: readonly KnownWord[];
  readonly known: readonly KnownWord[];
}

/**
 * Without fillers; what is one in the default language is one in a language that does not know the word. What the page's language knows as
 * absent is known in no other: French 'couches' are no couches.
 */
function tellingWords(readings: readonly Reading[]): Telling[] {
  const [own] = readings;
  const absentIn = (reading: Reading | undefined, place: number) =>
    reading?.words.some((word) => word.place === place && word.known === 'absent') === true;
  const isAbsent = ({ place, known }: KnownWord) =>
    absentIn(own, place) || (known !== 'exactly' && readings.some((reading) => absentIn(reading, place)));
  const fillers = new Set(
    readings.flatMap(({ words }) => words.filter(({ known }) => known === 'filler').map(({ place }) => place)),
  );
  return readings.map((reading) => {
    const words = reading.words.filter(
      ({ place, known }) => known !== 'filler' && !(known === 'unknown' && fillers.has(place)),
    );
    return { reading, words, known: words.filter((word) => word.query !== null && !isAbsent(word)) };
  });
}

function attempt(
  told: readonly Telling[],
  keep: (known: readonly KnownWord[]) => readonly KnownWord[],
  any: boolean,
): Omit<Attempt, 'absent'> {
  const anyOf = (words: readonly KnownWord[]) => words.map(({ query }) => `(${query})`).join(' | ');
  const needles = told.map(({ reading, known }) => {
    const kept = keep(known);
    return {
      language: reading.language,
      words: kept.map(({ query }) => `(${query})`).join(any ? ' | ' : ' & '),
      ...namedKinds(reading, kept),
      each: anyOf(kept),
      beside: anyOf(known.filter((word) => !kept.includes(word))),
    };
  });
  const [own] = told;
  const kept = new Set(own && keep(own.known).map(({ place }) => place));
  const leftOut = (own?.words ?? []).filter(({ place }) => !kept.has(place)).map(({ word }) => word);
  return { needles, leftOut, any };
}

/** Those that fit and those that do not, each in their order. */
function split<T>(all: readonly T[], fits: (one: T) => boolean): [T[], T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))];
}

/** The kinds of the longest name. One that is called just so stands for those whose names only have the same stem. */
function namedKinds(reading: Reading, words: readonly KnownWord[]): Pick<Needle, 'kinds' | 'whole'> {
  const complete = longestName({ ...reading, kinds: reading.kinds.filter(({ begun }) => !begun) }, words);
  const longest = complete.length > 0 ? complete : longestName(reading, words);
  const exact = longest.filter((name) => name.exact);
  const named = exact.length > 0 ? exact : longest;
  const positions = new Map<number, number>();
  for (const { kind, position = 0 } of named) positions.set(kind, Math.min(position, positions.get(kind) ?? position));
  const groups = [...new Set(positions.values())].toSorted((one, other) => one - other);
  const kinds = groups.map((group) => [...positions].filter(([, at]) => at === group).map(([kind]) => kind));
  const whole = words.every(({ place }) => named.some(({ first, last }) => first <= place && place <= last));
  return { kinds, whole: whole && named.length > 0 };
}

/** Kinds by the name that stands where the language has its noun; of several there, by the longest. */
function longestName({ language, words: all, kinds }: Reading, words: readonly KnownWord[]): NamedKind[] {
  const fillers = all.filter(({ known }) => known === 'filler');
  const places = new Set([...words, ...fillers].map(({ place }) => place));
  const told = new Set(words.map(({ place }) => place));
  // fillers alone are a name as they stand, and not by their stem
  const whole = kinds.filter(({ first, last, exact }) => {
    const covered = range(first, last);
    return covered.every((place) => places.has(place)) && (exact || covered.some((place) => told.has(place)));
  });
  const behind = Math.min(...all.filter(({ word }) => BEHIND_NOUN.has(word.toLowerCase())).map(({ place }) => place));
  const before = whole.filter(({ first }) => first < behind);
  const names = before.length > 0 ? before : whole;
  const nounFirst = NOUN_FIRST.has(language);
  const noun = nounFirst ? Math.min(...names.map(({ first }) => first)) : Math.max(...names.map(({ last }) => last));
  // a 'cell phone charger' is a charger, though 'cell phone' is longer
  const nouns = names.filter(({ first, last }) => (nounFirst ? first : last) === noun);
  const length = Math.max(...nouns.map(({ first, last }) => last - first));
  return nouns.filter(({ first, last }) => last - first === length);
}

/**
 * The word to do without first: one of facts, one that is mended, one that does not name a kind; of several that do the one that does not
 * stand where the language has its noun: 'cup' of 'tea cup' stays.
 */
function sacrificeOrder({ reading, known }: Telling): KnownWord[] {
  const naming = new Set(reading.kinds.flatMap(({ first, last }) => range(first, last)));
  const worth = (word: KnownWord) =>
    (isName(word) ? 1 : 0) + (word.known === 'near' ? 0 : 1) + (naming.has(word.place) ? 2 : 0);
  const link = reading.words.find(({ word }) => BEHIND_NOUN.has(word.toLowerCase()));
  const nounFirst = NOUN_FIRST.has(reading.language) || (link !== undefined && reading.language === 'en');
  const direction = nounFirst ? -1 : 1;
  return known.toSorted((one, other) => worth(one) - worth(other) || direction * (one.place - other.place));
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** The text as the shop spells it, or undefined when that is how it was typed. */
export function mendedText({ readings, meant }: Understood): string | undefined {
  const [own] = tellingWords(readings).toSorted((one, other) => other.known.length - one.known.length);
  if (!own?.reading.words.some(({ known }) => known === 'near')) return meant;
  return own.reading.words.map(({ word, known, spelled }) => (known === 'near' ? spelled : word)).join(' ');
}

/** Texts that are spelled almost like the typed one and stand in the shop: 'bike' to who types 'nike' and finds nothing. */
export function similarTexts({ readings }: Understood): string[] {
  const texts = readings
    .filter(({ words }) => words.some(({ word, known, spelled }) => known === 'unknown' && spelled !== word))
    .map(({ words }) => words.map(({ word, known, spelled }) => (known === 'unknown' ? spelled : word)).join(' '));
  return [...new Set(texts)];
}
