import { latinSound, soundsOf, usualSpelling } from './respell';

test.each([
  ['hi', 'joote', 'जूते'],
  ['hi', 'jute', 'जूते'],
  ['hi', 'ghari', 'घड़ी'],
  ['hi', 'kameez', 'कमीज़'],
  ['hi', 'khilaune', 'खिलौने'],
  ['hi', 'phool', 'फूल'],
  ['ar', 'fustan', 'فستان'],
  ['ar', 'shanta', 'شنطة'],
  ['ar', 'mahfaza', 'محفظة'],
  ['ar', 'shokolata', 'شوكولاتة'],
] as const)('S097 in %s %p in Latin letters sounds like %p', (language, typed, word) => {
  expect(soundsOf(word, language)).toContain(latinSound(typed, language));
});

test('S097 a word of few sounds, or not in Latin letters, sounds like nothing', () => {
  expect([latinSound('jo', 'hi'), latinSound('sa3a', 'ar'), latinSound('जूते', 'hi'), latinSound('42', 'ar')]).toEqual(
    Array(4).fill(undefined),
  );
});

test.each([
  ['लैम्प', 'लैंप'],
  ['हिन्दी', 'हिंदी'],
  ['बैग्स', 'बैग'],
  ['बस', undefined],
])('S097 the Hindi word %p is usually spelled %p', (word, spelling) => {
  expect(usualSpelling(word)).toBe(spelling);
});
