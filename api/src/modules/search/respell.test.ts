import { latinSounds, soundsOf, usualSpelling } from './respell';

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
  expect(soundsOf(word, language)).toEqual(expect.arrayContaining(latinSounds(typed, language).slice(0, 1)));
});

test('S097 short words and those in other scripts have no sounds', () => {
  const sounds = [latinSounds('jo', 'hi'), latinSounds('saa', 'ar'), latinSounds('जूते', 'hi'), latinSounds('42', 'ar')];
  expect(sounds).toEqual(Array(4).fill([]));
});

test.each([
  ['sa3a', 'ساعة'],
  ['7iza2', 'حذاء'],
  ['7atha2', 'حذاء'],
  ['7iza', 'حذاء'],
])('S097 the digits of %p are read as sounds of %p', (typed, word) => {
  expect(soundsOf(word, 'ar')).toContain(latinSounds(typed, 'ar')[0]);
});

test.each([
  ['लैम्प', 'लैंप'],
  ['हिन्दी', 'हिंदी'],
  ['बैग्स', 'बैग'],
  ['बस', undefined],
])('S097 the Hindi word %p is usually spelled %p', (word, spelling) => {
  expect(usualSpelling(word)).toBe(spelling);
});
