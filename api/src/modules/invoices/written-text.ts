import bidiFactory from 'bidi-js';
import type { Family, Fonts } from './fonts';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** A part of a line that is drawn at once, in visual order. */
export interface Run {
  family: Family;
  /** as the shaper expects it: Arabic letters in logical order, all else in visual order */
  text: string;
}

/** Isolates and direction marks, which are no longer needed once the order is known. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;
/** The shaper reverses runs that contain one of these. */
const FROM_RIGHT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
/** Invisible characters. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Drawn when no font has a character, so that readers see that one is missing. */
const REPLACEMENT = '\ufffd';
const graphemes = new Intl.Segmenter();

/**
 * A line in drawing order from left to right, by the Unicode bidirectional algorithm: pdfkit shapes letters but ignores direction.
 *
 * @param direction of the sheet
 */
export function runsOf(text: string, direction: Direction, { familyOf }: Pick<Fonts, 'familyOf'>): Run[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  const drawn = charactersOf(text, direction, familyOf);
  const pieces: { family: Family; level: number; at: number[] }[] = [];
  for (const at of bidi.getReorderedIndices(text, { levels, paragraphs })) {
    const here = drawn[at];
    // the second half of a surrogate pair, a character beyond the first 65,536
    if (!here) continue;
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last?.level === level && last.family === here.family) last.at.push(at);
    else pieces.push({ family: here.family, level, at: [at] });
  }
  return pieces
    .map(({ family, level, at }) => {
      const isRtl = level % 2 === 1;
      const letters = at
        .toSorted((a, b) => a - b)
        .map((index) => (isRtl ? bidi.getMirroredCharacter(text[index] ?? '') : null) ?? drawn[index]?.letter ?? '')
        .join('')
        .replace(MARKS, '');
      // the shaper also reverses Arabic digits, which are written from left to right: reverse them once more
      const turned = isRtl !== FROM_RIGHT.test(letters);
      return { family, text: turned ? reversed(letters) : letters };
    })
    .filter(({ text: written }) => written !== '');
}

const reversed = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .toReversed()
    .join('');

/** Each character with its font, at its index in the text. */
function charactersOf(text: string, direction: Direction, familyOf: Fonts['familyOf']) {
  const base: Family = direction === 'rtl' ? 'arabic' : 'latin';
  const first = [...text].find((character) => /[\p{L}\p{N}]/u.test(character));
  let family = (first && familyOf(first, base)) ?? base;
  const drawn: ({ letter: string; family: Family } | undefined)[] = [];
  let at = 0;
  for (const character of text) {
    const own = familyOf(character, family);
    family = own ?? family;
    if (own) drawn[at] = { letter: character, family };
    else drawn[at] = UNSEEN.test(character) ? { letter: '', family } : { letter: REPLACEMENT, family: 'latin' };
    at += character.length;
  }
  return drawn;
}

/**
 * Breaks a text into lines of at most the given width, at spaces, or within a word that is too long.
 *
 * @param widthOf width of a line, in the unit of `room`
 */
export function linesOf(text: string, room: number, widthOf: (line: string) => number): string[] {
  // shortcut, because shaping is slow
  if (widthOf(text) <= room) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    for (let from = 0; from < letters.length; ) {
      const to = lastFitting(letters, from, (part) => widthOf(part) <= room);
      if (to < letters.length) lines.push(letters.slice(from, to).join(''));
      else line = letters.slice(from).join('');
      from = to;
    }
  }
  return line || lines.length === 0 ? [...lines, line] : lines;
}

/** End index of a line that starts at the letter `from`: it has at least one letter. Shaping is slow, hence the binary search. */
function lastFitting(letters: readonly string[], from: number, fits: (part: string) => boolean): number {
  let [most, least] = [letters.length, from + 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(from, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return least;
}
