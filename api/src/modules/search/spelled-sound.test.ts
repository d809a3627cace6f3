import { arabicSpelling, arabicSpellings, spelledSound } from './spelled-sound';

test.each([
  ['en', 'bycicle', 'bicycle'],
  ['en', 'fone', 'phone'],
  ['en', 'snikers', 'sneakers'],
  ['en', 'sissors', 'scissors'],
  ['en', 'trowsers', 'trousers'],
  ['fr', 'chossure', 'chaussures'],
  ['fr', 'kaskette', 'casquette'],
  ['fr', 'ordinnateur', 'ordinateur'],
  ['tr', 'bavull', 'bavul'],
  ['tr', 'kulalık', 'kulağlık'],
  ['hi', 'साईकल', 'साइकिल'],
  ['hi', 'लेपटोप', 'लैपटॉप'],
  ['ar', 'تيليفون', 'تلفون'],
] as const)('S097 in %s %p sounds like %p', (language, typed, word) => {
  expect(spelledSound(typed, language)).toBe(spelledSound(word, language));
  expect(spelledSound(word, language)).toBeDefined();
});

test.each([
  ['en', 'pen'],
  ['en', 'लेपटोप'],
  ['hi', 'laptop'],
  ['ar', 'كتب'],
  ['hi', 'शादी'],
] as const)('S097 in %s %p has no sound to compare', (language, word) => {
  expect(spelledSound(word, language)).toBeUndefined();
});

test('S097 words that sound different are told apart', () => {
  expect(spelledSound('fringe', 'en')).not.toBe(spelledSound('fridge', 'en'));
  expect(spelledSound('सितारा', 'hi')).not.toBe(spelledSound('उस्तरा', 'hi'));
  expect(spelledSound('chair', 'en')).not.toBe(spelledSound('cheer', 'en'));
});

test.each([
  ['حزاء', 'حذاء'],
  ['دهبية', 'ذهبية'],
  ['نضارة', 'نظارة'],
])('S097 %p is matched to the spelling %p', (typed, word) => {
  expect(arabicSpellings(word)).toContain(arabicSpelling(typed));
});
