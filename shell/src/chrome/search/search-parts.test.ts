import { keptAnswers } from './kept-answers';
import { matchedPieces } from './matched-pieces';
import { type Cell, nextCell } from './next-cell';

describe('highlighted parts of a title', () => {
  const marked = (title: string, typed: string) =>
    matchedPieces(title, typed)
      .map(({ text, matched }) => (matched ? `[${text}]` : text))
      .join('');
  test.each([
    ['Red shoes', 'sho', 'Red [sho]es'],
    ['Red shoes', 'RED SHOES', '[Red] [shoes]'],
    ['Crème brûlée', 'bru', 'Crème [brû]lée'],
    ['Crème brûlée', 'creme', '[Crème] brûlée'],
    ['AYAKKABI', 'ayakkabı', '[AYAKKABI]'],
    ['İstanbul', 'ist', '[İst]anbul'],
    // anywhere if no word begins with it; otherwise only at the beginning
    ['Horseshoe', 'shoe', 'Horse[shoe]'],
    ['Horseshoe shoe', 'shoe', 'Horseshoe [shoe]'],
    // Arabic vowel signs are ignored, and stay with their letter everywhere
    ['حِذاء الجري', 'حذاء', '[حِذاء] الجري'],
    ['चमड़े का जूता', 'जू', 'चमड़े का [जू]ता'],
    // similar spelling and hostile text match nothing
    ['Leather sneaker', 'snekaer', 'Leather sneaker'],
    ['a.b', '.*', 'a.b'],
    ['Lamp', '', 'Lamp'],
  ])('S038 highlights %s for %s as %s', (title, typed, expected) => {
    expect(marked(title, typed)).toBe(expected);
  });
});

describe('next cell', () => {
  const cells = [1, 2, 2];
  const at = (row: number, cell = 0): Cell => ({ row, cell });
  test.each<[string, Cell | null, 'ltr' | 'rtl', Cell | null | undefined]>([
    ['ArrowDown', null, 'ltr', at(0)],
    ['ArrowDown', at(0), 'ltr', at(1)],
    ['ArrowDown', at(2), 'ltr', null],
    ['ArrowDown', at(1, 1), 'ltr', at(2, 1)],
    ['ArrowUp', null, 'ltr', at(2)],
    ['ArrowUp', at(0), 'ltr', null],
    ['ArrowUp', at(1, 1), 'ltr', at(0)],
    ['Home', at(2, 1), 'ltr', at(0)],
    ['End', at(0), 'ltr', at(2)],
    ['Home', null, 'ltr', undefined],
    ['End', null, 'ltr', undefined],
    ['ArrowRight', at(1), 'ltr', at(1, 1)],
    ['ArrowLeft', at(1), 'ltr', undefined],
    ['ArrowLeft', at(1, 1), 'ltr', at(1)],
    ['ArrowLeft', at(1), 'rtl', at(1, 1)],
    ['ArrowRight', at(1, 1), 'rtl', at(1)],
    ['ArrowRight', at(0), 'ltr', undefined],
    ['ArrowRight', null, 'ltr', undefined],
    ['a', at(0), 'ltr', undefined],
  ])('D7 %s at %j in %s moves to %j', (key, from, direction, to) => {
    expect(nextCell(key, from, cells, direction)).toEqual(to);
  });
  test('D7 without suggestions the arrow keys stay in the field', () => {
    expect(nextCell('ArrowDown', null, [], 'ltr')).toBeUndefined();
  });
});

test('S036 caches the most recently used responses up to the limit', () => {
  const kept = keptAnswers<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  kept.get('a');
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});
