import type { LanguageCode } from 'shared-kernel/contract/languages';

/** Words with a shorter sound are too similar. */
const SHORTEST_SOUND = 3;

/**
 * Spells a Hindi word as is usual today: 'लैम्प' as 'लैंप', and an English plural as its singular ('बैग्स').
 *
 * @returns undefined: it has no other spelling
 */
export function usualSpelling(word: string): string | undefined {
  const usual = word
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u092e])/gu, 'ं')
    .replace(/(?<=[\u0915-\u0939]\p{M}?[\u0915-\u0939])\u094d\u0938$/u, '');
  return usual === word ? undefined : usual;
}

/** Languages whose words are also typed in Latin letters. */
export type Romanised = Extract<LanguageCode, 'hi' | 'ar'>;
export const isRomanised = (language: LanguageCode): language is Romanised => language === 'hi' || language === 'ar';

/**
 * Writes a word in Latin letters by its sound, as `soundsOf` does: 'kameez' and 'kamiz' are alike, and so are 'shanta' and 'chanta'. Nobody
 * learns to write Hindi or Arabic in Latin letters, so vowel length, aspiration and doubled letters make no difference. Digits for Arabic
 * sounds that Latin letters lack are so distinctive that two sounds with one make a word: 'sa3a'.
 *
 * @returns the most distinctive sound first; empty: too short to tell words apart
 */
export function latinSounds(word: string, language: Romanised): string[] {
  const letters = word.toLowerCase();
  if (!/^[a-z'2-9]+$/.test(letters) || !/[a-z]/.test(letters)) return [];
  // most type 8 for ق, some for ظ
  const read = letters.includes('8') ? [letters, letters.replace(/8/g, 'z')] : [letters];
  const throaty = language === 'ar' && /[237]/.test(letters) ? read.map((one) => arabicSound(one, true)) : [];
  const plain = language === 'hi' ? hindiSound(letters) : arabicSound(letters);
  return [
    ...throaty.filter((sound) => sound.length >= SHORTEST_SOUND - 1 && /[237]/.test(sound)),
    ...(plain.length < SHORTEST_SOUND ? [] : [plain]),
  ];
}

/** The sounds of a word in its own script; several where a letter has two pronunciations ('घड़ी' as 'ghadi' and 'ghari'). */
export function soundsOf(word: string, language: Romanised): string[] {
  const folded = word.normalize('NFKD');
  if (language === 'hi') return [...new Set([devanagari(folded, 'd'), devanagari(folded, 'r')].map(hindiSound))];
  const written = [arabic(folded), arabic(folded).replaceAll('dh', 'z'), arabic(folded).replaceAll('dh', 'th')];
  // with the digits of all sounds that have one, and without those that many omit
  const throaty = written.flatMap((text) => [
    text,
    text.replaceAll('2', ''),
    text.replaceAll('7', 'h'),
    // as many dialects pronounce ق
    text.replaceAll('q', '2'),
  ]);
  return [
    ...new Set([
      ...written.map((text) => arabicSound(text)),
      ...throaty.map((text) => arabicSound(text, true)).filter((sound) => /[237]/.test(sound)),
    ]),
  ];
}

const hindiSound = (text: string) =>
  text
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/a{1,3}y(?![aeiou])|ai/g, 'e')
    .replace(/au|ou/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/(?<![cs])h(?=[aeiou]|$)|(?<=[kgjtdbp])h/g, (h, at: number) => (at === 0 ? h : ''))
    .replace(/chh/g, 'ch')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)a/g, '');

/** @param throaty keeps the digits for ء, ع and ح: 2, 3 and 7 */
const arabicSound = (text: string, throaty = false) =>
  (throaty ? text.replace(/7'/g, 'kh') : text.replace(/7'/g, 'kh').replace(/7/g, 'h').replace(/[23]/g, ''))
    .replace(/^(?:al|el)-?(?=.{4})/, '')
    .replace(/5/g, 'kh')
    .replace(/6/g, 't')
    .replace(/8/g, 'q')
    .replace(/9/g, 's')
    .replace(/sh|ch/g, 'x')
    .replace(/[kq]h?/g, 'k')
    .replace(/(?<=[tdg])h/g, '')
    .replace(/ph|v/g, 'f')
    .replace(/p/g, 'b')
    .replace(/g|c/g, (letter) => (letter === 'g' ? 'j' : 'k'))
    .replace(/h$/, '')
    .replace(/[^237bdfhj-np-tx-z]|y/g, '')
    .replace(/(.)\1+/g, '$1');

const CONSONANTS: Readonly<Record<string, string>> = letters(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h',
);
const VOWELS: Readonly<Record<string, string>> = letters(
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ e ओ o औ o ऑ o ऍ e ा a ि i ी i ु u ू u ृ ri े e ै e ो o ौ o ॉ o ॅ e ं n ँ n',
);
const ARABIC: Readonly<Record<string, string>> = letters(
  'ء 2 ع 3 ب b ت t ث th ج j ح 7 خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ dh غ gh ف f ق q ك k ل l م m ن n ه h پ p ڤ v چ ch گ g',
);

/** Writes Devanagari in Latin letters, without unwritten vowels. @param flap the letter for 'ड़' and 'ढ़': 'd' or 'r' */
const devanagari = (word: string, flap: string) =>
  Array.from(
    word
      .replace(/\u093e\u092f(?!\p{M})/gu, 'ै')
      .replace(/[\u0921\u0922]\u093c/gu, flap)
      .replace(/\u093c|\u094d/gu, ''),
    (letter) => (/[a-z]/.test(letter) ? letter : (CONSONANTS[letter] ?? VOWELS[letter] ?? '')),
  ).join('');

const arabic = (word: string) =>
  Array.from(word.replace(/\p{M}/gu, '').replace(/^\u0627\u0644(?=.{3})/u, ''), (letter) => ARABIC[letter] ?? '').join(
    '',
  );

function letters(pairs: string): Record<string, string> {
  const words = pairs.split(' ');
  return Object.fromEntries(words.flatMap((word, n) => (n % 2 === 0 ? [[word, words[n + 1] ?? '']] : [])));
}
