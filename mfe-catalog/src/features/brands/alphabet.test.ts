import fc from 'fast-check';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { byLetter } from './alphabet';

const named = (...titles: string[]) => titles.map((title) => ({ title }));
const shape = (titles: string[], language: LanguageCode) =>
  byLetter(named(...titles), language).map(({ letter, items }) =>
    [letter, ...items.map(({ title }) => title)].join(' '),
  );

test.each<[LanguageCode, string[], string[]]>([
  [
    'en',
    ['Velara', 'apex', 'Atlas', '7 Seas', 'Émile', 'Echo'],
    ['A apex Atlas', 'E Echo Émile', 'V Velara', '# 7 Seas'],
  ],
  ['fr', ['Çelik', 'Cadre', 'Étoile', 'Eau'], ['C Cadre Çelik', 'E Eau Étoile']],
  ['tr', ['Çelik', 'Cam', 'İnci', 'Işık'], ['C Cam', 'Ç Çelik', 'I Işık', 'İ İnci']],
  ['ar', ['نور', 'أطلس', 'اتحاد'], ['ا اتحاد أطلس', 'ن نور']],
  ['hi', ['कमल', 'अमर'], ['अ अमर', 'क कमल']],
])('S080 groups names by letter in %s order', (language, titles, groups) => {
  expect(shape(titles, language).map((group) => group.normalize())).toEqual(groups);
});

test('S080 no name is lost or repeated, whatever its characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (titles) => {
      const listed = byLetter(named(...titles), 'en').flatMap(({ items }) => items.map(({ title }) => title));
      expect(listed.sort()).toEqual([...titles].sort());
    }),
  );
});
