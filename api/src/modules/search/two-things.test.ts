import type { LanguageCode } from 'shared-kernel/contract/languages';
import { twoThings } from './two-things';
import type { NamedKind, Reading } from './understand';

/** The two texts that a text is taken for. @param names of kinds */
function parts(language: LanguageCode, text: string, ...names: string[]): string[] | undefined {
  const texts = text.split(' ');
  const words = texts.map(
    (word, at) => ({ place: at + 1, word, known: 'exactly', spelled: word, query: word }) as const,
  );
  const kinds = names.map((name, kind): NamedKind => {
    const parts = name.split(' ');
    const first = texts.findIndex((_, at) => parts.every((part, n) => texts[at + n] === part)) + 1;
    return { kind, first, last: first + parts.length - 1, exact: true };
  });
  const reading: Reading = { language, words, kinds };
  return twoThings({ folded: text, readings: [reading] })?.map(({ readings }) =>
    (readings[0]?.words ?? []).map(({ word }) => word).join(' '),
  );
}

test.each([
  ['en', 'black headphones and a charger', ['headphones', 'charger'], ['black headphones', 'a charger']],
  ['fr', 'casque et chargeur', ['casque', 'chargeur'], ['casque', 'chargeur']],
  ['ar', 'سماعات و شاحن', ['سماعات', 'شاحن'], ['سماعات', 'شاحن']],
  ['tr', 'kulaklık ve şarj', ['kulaklık', 'şarj'], ['kulaklık', 'şarj']],
  ['hi', 'हेडफ़ोन और चार्जर', ['हेडफ़ोन', 'चार्जर'], ['हेडफ़ोन', 'चार्जर']],
  ['en', 'black and white shirt and jeans', ['shirt', 'jeans'], ['black and white shirt', 'jeans']],
] as const)('issue 13 in %s "%s" asks for two things', (language, text, names, expected) => {
  expect(parts(language, text, ...names)).toEqual(expected);
});

test('issue 13 two adjectives of one thing and a name that contains "and" are not split', () => {
  expect(parts('en', 'black and white shirt', 'shirt')).toBeUndefined();
  expect(parts('en', 'salt and pepper mill', 'salt and pepper mill', 'salt', 'pepper mill')).toBeUndefined();
  expect(parts('en', 'and a charger', 'charger')).toBeUndefined();
});
