import bidiFactory from 'bidi-js';
import type { Family, Fonts } from './fonts';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** A piece of a line that is drawn at once, in the order of the eye. */
export interface Run {
  family: Family;
  /** as the shaper wants it: letters of Arabic as they are read, all else as it is seen */
  text: string;
}

/** Isolates and marks of direction: they have done their work when the order is known. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;
/** Where one of these is in a run, the shaper turns it round. */
const FROM_RIGHT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
/** Nothing is to be seen of it. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Stands where no font has a character: a reader sees that there was one. */
const REPLACEMENT = '\ufffd';
const graphemes = new Intl.Segmenter();

/**
 * A line as it is drawn from left to right, by the Unicode bidirectional algorithm: pdfkit shapes letters, and knows no direction.
 *
 * @param direction of the sheet
 */
export function runsOf(text: string, direction: Direction, { familyOf }: Pick<Fonts, 'familyOf'>): Run[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  const drawn = charactersOf(text, direction, familyOf);
  const pieces: { family: Family; level: number; at: number[] }[] = [];
  for (const at of bidi.getReorderedIndices(text, { levels, paragraphs })) {
    const here = drawn[at];
    // the second half of a character beyond the first 65,536
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
      // the shaper turns digits of Arabic round, too, which are written from left to right: once more
      const turned = isRtl !== FROM_RIGHT.test(letters);
      return { family, text: turned ? reversed(letters) : letters };
    })
    .filter(({ text: written }) => written !== '');
}

const reversed = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .toReversed()
    .join('');

/** Each character with its font, at its place in the text. */
function charactersOf(text: string, direction: Direction, familyOf: Fonts['familyOf']) {
  const base: Family = direction === 'rtl' ? 'arabic' : 'latin';
  const first = [...text].find((character) => /[\p{L}\p{N}]/u.test(character));
  let family = (first && familyOf(first, base)) ?? base;
  const drawn: ({ letter: string; family: Family } | undefined)[] = [];
  let at = 0;
  for (const character of text) {
    const found = familyOf(character, family);
    family = found ?? family;
    if (found) drawn[at] = { letter: character, family };
    else drawn[at] = UNSEEN.test(character) ? { letter: '', family } : { letter: REPLACEMENT, family: 'latin' };
    at += character.length;
  }
  return drawn;
}

/**
 * Lines of a text that are no wider than there is room, broken at blanks, and within a word that is too long by itself.
 *
 * @param widthOf width of a line, in the unit of `room`
 */
export function linesOf(text: string, room: number, widthOf: (line: string) => number): string[] {
  // shaping takes its time
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

/** Where a line that begins with the letter `from` ends: it has one letter at least. Shaping takes its time, so halves are tried. */
function lastFitting(letters: readonly string[], from: number, fits: (part: string) => boolean): number {
  let [most, least] = [letters.length, from + 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(from, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return least;
}
