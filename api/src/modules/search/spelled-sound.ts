import type { LanguageCode } from 'shared-kernel/contract/languages';
import { fold } from './real-words';
import { soundsOf } from './respell';

/** Fewest letters of a word and of its sound: shorter ones fit too many words. Arabic roots alone have three. */
const SHORTEST_WORD = 4;
const SHORTEST_SOUND: Readonly<Record<LanguageCode, number>> = { en: 3, fr: 4, tr: 4, hi: 3, ar: 4 };

/**
 * Writes a word by its sound in its language, to recognise words that are spelled by ear: 'bycicle', 'fone', 'chossure',
 * 'साईकल'. Two spellings of one word sound the same, even if they differ in more letters than a slip does.
 *
 * @returns undefined: too short to tell words apart, or not in the language's script
 */
export function spelledSound(word: string, language: LanguageCode): string | undefined {
  if (word.length < SHORTEST_WORD) return undefined;
  const sound = SOUND[language](word.toLowerCase());
  return sound.length < SHORTEST_SOUND[language] ? undefined : sound;
}

const latin = (word: string) => fold(word).replace(/[^a-z]/g, '');
/** Reduces doubled letters to one. */
const single = (sound: string) => sound.replace(/(.)\1+/g, '$1');

const SILENT = 'estdx';
/** Removes the silent letters at the end of a French word; three letters stay. */
function withoutSilentEnd(sound: string): string {
  let end = sound.length;
  while (end > 3 && SILENT.includes(sound.charAt(end - 1))) end--;
  return sound.slice(0, end);
}

const SOUND: Readonly<Record<LanguageCode, (word: string) => string>> = {
  en: (word) =>
    single(
      latin(word)
        .replace(/^[kg]n/, 'n')
        .replace(/^wr/, 'r')
        .replace(/^ps/, 's')
        .replace(/ph/g, 'f')
        .replace(/wh/g, 'w')
        .replace(/s?c(?=[eiy])|z/g, 's')
        .replace(/ck|c(?!h)|qu?/g, 'k')
        .replace(/x/g, 'ks')
        .replace(/gu(?=[ei])/g, 'g')
        .replace(/e[aei]|ie|y/g, 'i')
        .replace(/o[uow]|ew/g, 'u'),
    ).replace(/(?<=..)e$/, ''),
  fr: (word) =>
    withoutSilentEnd(
      single(
        latin(word.replaceAll('ç', 's'))
          .replace(/e?au/g, 'o')
          .replace(/ph/g, 'f')
          .replace(/s?c(?=[eiy])|z/g, 's')
          .replace(/qu|ck|c(?!h)|q/g, 'k')
          .replace(/gu(?=[ei])/g, 'g')
          .replace(/y/g, 'i')
          .replace(/[ae]i/g, 'e')
          .replace(/(?<!c)h/g, ''),
      ),
    ),
  tr: (word) =>
    single(
      latin(word)
        .replace(/w/g, 'v')
        .replace(/x/g, 'ks')
        .replace(/q/g, 'k')
        .replace(/h|(?<=[aeiou])g(?![aeiou])/g, ''),
    )
      .replace(/d$/, 't')
      .replace(/b$/, 'p'),
  // spellings differ in their vowels; only whether a word begins with one counts
  hi: (word) =>
    /\p{Script=Devanagari}/u.test(word)
      ? (soundsOf(word, 'hi')[0] ?? '')
          .replace(/[sc]h/g, (sign) => sign.charAt(0).toUpperCase())
          .replace(/(?<=.)[aeiou]/g, '')
          .replace(/^[aeiou]/, 'a')
      : '',
  ar: (word) => (/\p{Script=Arabic}/u.test(word) ? (soundsOf(word, 'ar')[0] ?? '') : ''),
};

/** Arabic letters that many pronounce alike, each mapped to one of them: ذ and ز, ض and ظ, ث and س, ط and ت. */
const SAID_ALIKE: Readonly<Record<string, string>> = { ذ: 'ز', ض: 'ز', ظ: 'ز', ث: 'س', ص: 'س', ط: 'ت', ؤ: 'و', ئ: 'ي' };
/** For dialects that pronounce ذ as د, and ث as ت. */
const SAID_HARD: Readonly<Record<string, string>> = { ...SAID_ALIKE, ذ: 'د', ث: 'ت' };
const SHORTEST_SPELLING = 4;

/**
 * Writes an Arabic word with one letter for all that sound alike.
 *
 * @returns undefined: too short to tell words apart, or not in Arabic letters
 */
export function arabicSpelling(word: string, alike = SAID_ALIKE): string | undefined {
  const letters = fold(word);
  if (letters.length < SHORTEST_SPELLING || !/^[\u0621-\u064a]+$/u.test(letters)) return undefined;
  return Array.from(letters, (letter) => alike[letter] ?? letter).join('');
}

/** Spellings of an Arabic word by ear; '' if it is too short or not in Arabic letters. */
export const arabicSpellings = (word: string): string[] => [
  ...new Set([arabicSpelling(word) ?? '', arabicSpelling(word, SAID_HARD) ?? '']),
];

const LONG_VOWELS = /(?!^)[\u0627\u0648\u064a]/gu;
/** Fewer consonants belong to too many words. */
const FEWEST_CONSONANTS = 3;

/**
 * Writes an Arabic word without its long vowels, which many leave out of foreign words: 'كمرا' is a 'كاميرا' (camera).
 *
 * @returns undefined: too short to tell words apart, or not in Arabic letters
 */
export function arabicConsonants(word: string): string | undefined {
  const letters = fold(word);
  if (letters.length < SHORTEST_SPELLING || !/^[\u0621-\u064a]+$/u.test(letters)) return undefined;
  const consonants = letters.replace(LONG_VOWELS, '');
  return consonants.length < FEWEST_CONSONANTS ? undefined : consonants;
}

/** Whether `typed` has the letters of `word` in their order, but not all of them. */
export function lacksLetters(typed: string, word: string): boolean {
  const letters = fold(typed);
  let at = 0;
  for (const letter of fold(word)) if (letter === letters[at]) at++;
  return at === letters.length && letters !== fold(word);
}
