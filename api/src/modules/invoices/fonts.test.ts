import { openFonts } from './fonts';

test('a font is parsed once for all documents, and each document has its own glyphs', async () => {
  const draw = async () => {
    const font = (await openFonts('A', '')).open('latin', false);
    return { glyph: font.glyphForCodePoint(65), pairs: (font as unknown as { GPOS: object }).GPOS };
  };
  const [one, other] = [await draw(), await draw()];
  expect(other.pairs).toBe(one.pairs);
  expect(other.glyph.id).toBe(one.glyph.id);
  expect(other.glyph).not.toBe(one.glyph);
});
