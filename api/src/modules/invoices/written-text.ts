import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Families of the sheet: one for each script that the shop's languages are written in. */
export type Family = 'latin' | 'arabic' | 'devanagari';
export type Direction = 'ltr' | 'rtl';

/** A piece of a line that is drawn at once, in the order of the eye. */
export interface Run {
  family: Family;
  /** as the shaper wants it: letters of Arabic as they are read, all else as it is seen */
  text: string;
}

const ARABIC = /\p{sc=Arabic}/u;
const DEVANAGARI = /\p{sc=Devanagari}/u;
const STRONG = /[\p{L}\p{N}\p{Sc}]/u;
/** Isolates and marks of direction: they have done their work when the order is known. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/** A script's font also draws the blanks and signs after its letters. */
function familyOf(character: string, before: Family): Family {
  if (ARABIC.test(character)) return 'arabic';
  if (DEVANAGARI.test(character)) return 'devanagari';
  return STRONG.test(character) ? 'latin' : before;
}

/**
 * A line as it is drawn from left to right, by the Unicode bidirectional algorithm: pdfkit shapes letters, and knows no direction.
 *
 * @param direction of the sheet
 */
export function runsOf(text: string, direction: Direction): Run[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  let family: Family = direction === 'rtl' ? 'arabic' : 'latin';
  const first = [...text].find((character) => STRONG.test(character));
  if (first) family = familyOf(first, family);
  const families = Array.from(text, () => family);
  for (let at = 0; at < text.length; at++) {
    family = familyOf(text[at] ?? '', family);
    families[at] = family;
  }
  const pieces: { family: Family; level: number; at: number[] }[] = [];
  for (const at of bidi.getReorderedIndices(text, { levels, paragraphs })) {
    const level = levels[at] ?? 0;
    const here = families[at] ?? 'latin';
    const last = pieces.at(-1);
    if (last?.level === level && last.family === here) last.at.push(at);
    else pieces.push({ family: here, level, at: [at] });
  }
  return pieces
    .map(({ family, level, at }) => {
      const isRtl = level % 2 === 1;
      const letters = at
        .toSorted((a, b) => a - b)
        .map((index) => (isRtl ? bidi.getMirroredCharacter(text[index] ?? '') : null) ?? text[index] ?? '');
      // the shaper turns whatever is in the font of Arabic round: digits, which are written from left to right, once more
      const turned = isRtl !== (family === 'arabic');
      return { family, text: (turned ? letters.toReversed() : letters).join('').replace(MARKS, '') };
    })
    .filter(({ text: drawn }) => drawn !== '');
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
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (line && widthOf(line + segment) > room) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return line || lines.length === 0 ? [...lines, line] : lines;
}
