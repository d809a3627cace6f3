import { linesOf, runsOf } from './written-text';

/** A font for each script of the shop's languages, which also draws the signs after its letters. */
const fonts = {
  familyOf: (character: string, before: string) => {
    if (/\p{sc=Arabic}/u.test(character)) return 'arabic';
    if (/\p{sc=Devanagari}/u.test(character)) return 'devanagari';
    if (/\p{sc=Hebrew}/u.test(character)) return 'hebrew';
    if (/[\p{Co}\p{DI}]/u.test(character)) return null;
    return /[\p{L}\p{N}\p{Sc}]/u.test(character) ? 'latin' : before;
  },
};
const drawn = (text: string, direction: 'ltr' | 'rtl') => runsOf(text, direction, fonts);
const texts = (text: string, direction: 'ltr' | 'rtl') => drawn(text, direction).map((run) => run.text);

test('a line in one script is one run', () => {
  expect(drawn('Total 12,50 €', 'ltr')).toEqual([{ family: 'latin', text: 'Total 12,50 €' }]);
  expect(drawn('कुल राशि', 'ltr')).toEqual([{ family: 'devanagari', text: 'कुल राशि' }]);
  // in logical order: the shaper reverses it
  expect(drawn('رقم الطلب', 'rtl')).toEqual([{ family: 'arabic', text: 'رقم الطلب' }]);
});

test('left-to-right text after Arabic is placed to its left', () => {
  expect(texts('مصباح Lamp', 'rtl')).toEqual(['Lamp', 'مصباح ']);
  expect(texts('Lamp مصباح', 'ltr').join('')).toBe('Lamp مصباح');
});

test('brackets are mirrored together with the text they enclose', () => {
  // reversed by the shaper, so the closing bracket is on the left
  expect(texts('لون (أزرق)', 'rtl').join('')).toBe('لون )أزرق(');
});

test('an isolated number keeps its order, and the isolation marks are not drawn', () => {
  expect(texts('رقم: \u20662026-000123\u2069', 'rtl')).toEqual(['2026-000123', 'رقم: ']);
});

test('Arabic digits are reversed for a shaper that reverses them again', () => {
  expect(texts('١٢٣', 'rtl')).toEqual(['٣٢١']);
});

test('characters without a font become a replacement character; invisible ones are dropped', () => {
  expect(texts('a\ue000b\u200bc', 'ltr').join('')).toBe('a\ufffdbc');
});

test('surrogate pairs and joined emoji are not split in a reversed line', () => {
  expect(texts('\u067e\u202e😀👨\u200d👩\u200d👧\u202c', 'rtl').join('')).toContain('😀');
  expect(texts('שלום', 'ltr')).toEqual(['שלום']);
});

describe('line breaking', () => {
  const widthOf = (line: string) => [...line].length;
  test('breaks at spaces', () => {
    expect(linesOf('one two three', 7, widthOf)).toEqual(['one two', 'three']);
  });
  test('breaks within a word that is too long, never within a character', () => {
    expect(linesOf('a😀😀😀😀', 3, widthOf)).toEqual(['a😀😀', '😀😀']);
  });
  test('returns one empty line for an empty text', () => {
    expect(linesOf('', 5, widthOf)).toEqual(['']);
  });
});
