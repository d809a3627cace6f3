import type { Sort } from 'shared-kernel/contract/filters';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { FILTER_PHRASES, WORDED, type Worded } from './filter-phrases';
import { phraseAt, type Token, tokensOf } from './tokens';

/** A filter or sort order that words of a search express. */
export type WordedFilter =
  | { readonly in_stock: true }
  | { readonly on_offer: true }
  | { readonly free_shipping: true }
  | { readonly rating: number }
  | { readonly sortby: Sort };

/** The words of a filter or sort order and their position in the text. */
export interface FilterWords {
  readonly filter: WordedFilter;
  /** the phrase as typed, without the words that lead to it or follow it */
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** Filters by the first word of their phrases: a text has few words, and there are hundreds of phrases. */
const BY_FIRST_WORD = Object.fromEntries(
  LANGUAGES.map((language) => {
    const byWord = new Map<string, { phrase: string; filter: WordedFilter }[]>();
    for (const worded of WORDED)
      for (const phrase of FILTER_PHRASES[language].phrases[worded]) {
        const [first = ''] = phrase.split(' ');
        byWord.set(first, [...(byWord.get(first) ?? []), { phrase, filter: filterOf(worded) }]);
      }
    return [language, byWord];
  }),
);

/**
 * Finds the words of a search that mean a filter or a sort order: 'in stock', 'en promo', 'الأرخص', 'en çok satan', 'सबसे सस्ता'.
 * Phrases of the page's language and the default one count, the longest first, each filter and one order once. Other words stay in the search.
 */
export function filterWords(text: string, language: LanguageCode): FilterWords[] {
  const tokens = tokensOf(text);
  const languages = [...new Set([language, DEFAULT_LANGUAGE])];
  const found: FilterWords[] = [];
  let taken = 0;
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseOf(tokens, at, languages);
    if (!phrase || found.some(({ filter }) => isSame(filter, phrase.filter))) {
      at++;
      continue;
    }
    const first = Math.max(leadOf(tokens, at, languages), taken);
    const last = tailOf(tokens, phrase.end, languages);
    found.push({
      filter: phrase.filter,
      words: text.slice(tokens[at]?.start, tokens[phrase.end - 1]?.end),
      start: tokens[first]?.start ?? 0,
      end: tokens[last - 1]?.end ?? text.length,
    });
    at = last;
    taken = last;
  }
  return found;
}

/**
 * Takes the words of filters out of a search.
 *
 * @param found filters of this text, in their order
 * @returns the rest; '' when it only means 'products'
 */
export function withoutFilterWords(text: string, found: readonly FilterWords[], language: LanguageCode): string {
  if (found.length === 0) return text;
  const rest = found
    .map(({ start }, n) => text.slice(found[n - 1]?.end ?? 0, start))
    .concat(text.slice(found.at(-1)?.end))
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  const everything = [language, DEFAULT_LANGUAGE].flatMap((one) => {
    const { everything: words, lead, tail } = FILTER_PHRASES[one];
    return [...words, ...lead, ...tail];
  });
  return tokensOf(rest).every(({ word }) => everything.includes(word)) ? '' : rest;
}

const isSame = (one: WordedFilter, other: WordedFilter) => Object.keys(one)[0] === Object.keys(other)[0];

/** The longest phrase that begins at a token, and the index of the token after it. */
function phraseOf(tokens: readonly Token[], at: number, languages: readonly LanguageCode[]) {
  let longest: { filter: WordedFilter; end: number } | undefined;
  const take = (filter: WordedFilter, end: number | undefined) => {
    if (end !== undefined && end > (longest?.end ?? at)) longest = { filter, end };
  };
  const { word = '' } = tokens[at] ?? {};
  for (const language of languages) {
    for (const { phrase, filter } of BY_FIRST_WORD[language]?.get(word) ?? [])
      take(filter, phraseAt(tokens, at, phrase));
    if (!/^[1-5]$/.test(word)) continue;
    for (const phrase of FILTER_PHRASES[language].stars)
      take({ rating: Number(word) }, phraseAt(tokens, at + 1, phrase));
  }
  return longest;
}

function filterOf(worded: Worded): WordedFilter {
  switch (worded) {
    case 'in_stock':
      return { in_stock: true };
    case 'on_offer':
      return { on_offer: true };
    case 'free_shipping':
      return { free_shipping: true };
    default:
      return { sortby: worded };
  }
}

function leadOf(tokens: readonly Token[], at: number, languages: readonly LanguageCode[]): number {
  for (const language of languages)
    for (const lead of FILTER_PHRASES[language].lead) {
      const first = at - lead.split(' ').length;
      if (first >= 0 && phraseAt(tokens, first, lead) === at) return first;
    }
  return at;
}

function tailOf(tokens: readonly Token[], at: number, languages: readonly LanguageCode[]): number {
  for (const language of languages)
    for (const tail of FILTER_PHRASES[language].tail) {
      const end = phraseAt(tokens, at, tail);
      if (end !== undefined) return end;
    }
  return at;
}
