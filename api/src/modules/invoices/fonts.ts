import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Name of an opened font. */
export type Family = string;

/** The fonts of one document: those of the shop's languages, and others only if its texts need them. */
export interface Fonts {
  /**
   * The font that draws a character; null: none has it.
   *
   * @param before font of the preceding character, which also draws spaces, punctuation and marks
   */
  familyOf(character: string, before: Family): Family | null;
  /** @param bold falls back to the regular font if the family has no bold text to draw */
  open(family: Family, bold: boolean): Font;
}

/** The regular and bold files of each base font. The other fonts have one file per range of characters, with all weights. */
const BASE: Record<'latin' | 'arabic' | 'devanagari', () => { regular: string; bold: string }> = {
  latin: () => ({
    regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  }),
  // IBM Plex Sans Arabic has each letter with its dots in one glyph: pdfkit misplaces separate ones
  arabic: () => ({
    regular: require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'),
  }),
  devanagari: () => ({
    regular: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  }),
};
/**
 * Base fonts in use so far, by name: parsing their kerning tables takes longer than writing a
 * document, and all six together take 16 MB.
 */
const read = new Map<string, Font>();
/** Fontsource packages for other scripts than those of the shop's languages, in the order of lookup. */
const OTHERS = [
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-bengali',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-oriya',
  'noto-sans-sinhala',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-ethiopic',
  'noto-sans-symbols',
  'noto-emoji',
  // covers Chinese (simplified and traditional) and Japanese
  'noto-sans-sc',
  'noto-sans-kr',
] as const;
/** Fonts whose mark positioning makes fontkit fail: their marks keep their default positions. */
const UNPLACED: ReadonlySet<string> = new Set(['noto-sans-gurmukhi', 'noto-sans-malayalam', 'noto-sans-telugu']);
const WEIGHTS = { regular: 400, bold: 700 };

/** includes the Arabic comma, semicolon and question mark, which are shared with scripts that have no font here */
const ARABIC = /[\p{sc=Arabic}\u060c\u061b\u061f]/u;
const DEVANAGARI = /\p{sc=Devanagari}/u;
const STRONG = /[\p{L}\p{N}\p{Sc}]/u;

/**
 * Opens the fonts needed to draw texts.
 *
 * @param texts all texts of the document, in any order
 * @param bold those that are drawn in bold
 */
export async function openFonts(texts: string, bold: string): Promise<Fonts> {
  const { create, openSync } = await import('fontkit');
  const opened = new Map<string, Font>();
  const open = (family: Family, isBold: boolean): Font => {
    const name = isBold ? `${family} bold` : family;
    let font = opened.get(name);
    if (!font && isBase(family)) {
      const kept = read.get(name) ?? (openSync(BASE[family]()[isBold ? 'bold' : 'regular']) as Font);
      read.set(name, kept);
      font = remembering(withOwnGlyphs(kept));
      opened.set(name, font);
    }
    // a family without bold text has no bold font
    return font ?? open(family, false);
  };
  const has = (family: Family, character: string) =>
    open(family, false).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

  const isBold = new Set(bold);
  let missing = charactersOf(texts, (character) => !has(baseOf(character), character) && !has('latin', character));
  const others: Family[] = [];
  for (const name of missing.length > 0 ? OTHERS : []) {
    for (const [file, characters] of filesOf(name, missing)) {
      const bytes = await readFile(file);
      const of = async (weight: number) => shaping(create(Buffer.from(await inWeight(name, bytes, weight))) as Font);
      opened.set(file, await of(WEIGHTS.regular));
      if (characters.some((character) => isBold.has(character))) opened.set(`${file} bold`, await of(WEIGHTS.bold));
      others.push(file);
    }
    missing = missing.filter((character) => !others.some((family) => has(family, character)));
    if (missing.length === 0) break;
  }

  return {
    open,
    familyOf(character, before) {
      const base = STRONG.test(character) ? baseOf(character) : before;
      return [base, 'latin', baseOf(character), ...others].find((family) => has(family, character)) ?? null;
    },
  };
}

/**
 * The same font with its own glyph cache for one document. A glyph remembers the characters it was first drawn for, and PDF readers copy
 * those: they must not come from another document.
 */
const withOwnGlyphs = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } });

const isBase = (family: Family): family is keyof typeof BASE => family in BASE;

function baseOf(character: string): keyof typeof BASE {
  if (ARABIC.test(character)) return 'arabic';
  return DEVANAGARI.test(character) ? 'devanagari' : 'latin';
}

const charactersOf = (text: string, is: (character: string) => boolean): string[] => [...new Set(text)].filter(is);

/** One weight of a variable font. All glyphs are kept, because pdfkit omits those it does not draw. */
async function inWeight(name: (typeof OTHERS)[number], font: Buffer, weight: number): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  const all = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const dropTables = UNPLACED.has(name) ? ['GPOS'] : [];
  return subsetFont(font, undefined, { ...all, dropTables, variationAxes: { wght: weight } });
}

/**
 * The same font with a layout cache: measuring and drawing a text lays it out three times. It returns copies, because pdfkit
 * modifies the positions.
 */
function remembering(font: Font): Font {
  const layout = font.layout.bind(font);
  const known = new Map<string, ReturnType<typeof layout>>();
  font.layout = (text, ...how) => {
    const run = known.get(text) ?? layout(text, ...how);
    known.set(text, run);
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
  };
  return font;
}

/** The same font, falling back to unjoined letters where fontkit fails to shape them: an odd-looking name is better than no invoice. */
function shaping(font: Font): Font {
  const layout = font.layout.bind(font);
  font.layout = (text, ...how) => {
    try {
      return layout(text, ...how);
    } catch {
      const glyphs = font.glyphsForString(text);
      const positions = glyphs.map(({ advanceWidth }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      }));
      const advanceWidth = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
      return { glyphs, positions, advanceWidth } as ReturnType<typeof layout>;
    }
  };
  return font;
}

/** The files of a package that contain the characters, according to its own list. */
function filesOf(name: (typeof OTHERS)[number], characters: readonly string[]): Map<string, string[]> {
  const listed = require(`@fontsource-variable/${name}/unicode.json`) as Record<string, string>;
  const parts = Object.entries(listed).map(([part, ranges]) => ({ part, ranges: rangesOf(ranges) }));
  const files = new Map<string, string[]>();
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    const part = parts.find(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to))?.part;
    if (part === undefined) continue;
    // `[4]` for the fourth part, `thai` for a named one
    const file = `${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    const path = require.resolve(`@fontsource-variable/${name}/files/${file}`);
    files.set(path, [...(files.get(path) ?? []), character]);
  }
  return files;
}

/** @param ranges 'U+e01-e5b,U+200c' */
const rangesOf = (ranges: string): [from: number, to: number][] =>
  ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to];
  });
