import type { LanguageCode } from 'shared-kernel/contract/languages';
import { eitherThing, twoThings } from './two-things';
import type { KnownWord, NamedKind, Understood } from './understand';

/** A text whose words are all known. @param names of kinds */
function understood(language: LanguageCode, text: string, ...names: string[]): Understood {
  const texts = text.split(' ');
  const words = texts.map(
    (word, at) => ({ place: at + 1, word, known: 'exactly', spelled: word, query: word }) as const,
  );
  const kinds = names.map((name, kind): NamedKind => {
    const parts = name.split(' ');
    const first = texts.findIndex((_, at) => parts.every((part, n) => texts[at + n] === part)) + 1;
    return { kind, first, last: first + parts.length - 1, exact: true };
  });
  return { folded: text, readings: [{ language, words, kinds }] };
}

const textOf = ({ readings }: Understood) => (readings[0]?.words ?? []).map(({ word }) => word).join(' ');
/** The two texts that a text is taken for. */
const parts = (...text: Parameters<typeof understood>) => twoThings(understood(...text))?.map(textOf);

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

/** What is searched for and left out in a text with a word that is only a part of longer names. */
function either(language: LanguageCode, text: string, name: string, part: string): string[] | undefined {
  const { readings, ...rest } = understood(language, text, name);
  const asPart = (word: KnownWord) => (word.word === part ? { ...word, named: true } : word);
  const found = eitherThing({
    ...rest,
    readings: readings.map((reading) => ({ ...reading, words: reading.words.map(asPart) })),
  });
  return found && [textOf(found.thing), found.leftOut];
}

test.each([
  ['en', 'tea or coffee', 'tea', 'coffee'],
  ['en', 'coffee or tea', 'tea', 'coffee'],
  ['fr', 'thé ou café', 'thé', 'café'],
  ['ar', 'شاي أو قهوة', 'شاي', 'قهوة'],
  ['tr', 'çay veya kahve', 'çay', 'kahve'],
  ['hi', 'चाय या कॉफ़ी', 'चाय', 'कॉफ़ी'],
] as const)(
  'issue 13 in %s "%s" finds what the shop has of the two and leaves out the other',
  (language, text, name, part) => {
    expect(either(language, text, name, part)).toEqual([name, part]);
  },
);

test('issue 13 "or" between a thing and how it is leaves nothing out', () => {
  expect(either('en', 'tea and coffee', 'tea', 'coffee')).toBeUndefined();
  expect(either('en', 'dress or summer', 'dress', 'winter')).toBeUndefined();
  expect(either('en', 'tea or coffee strong', 'tea', 'coffee')).toBeUndefined();
});
