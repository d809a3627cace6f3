import { WordList } from './word-list';

const WORDS = ['lamp', 'lampe', 'la', 'été', 'zoo', 'मेज', 'مصباح', 'ا', 'a', 'lamp', 'ampoule', 'ﻙ'];

test('finds its words and nothing between, before or after them', () => {
  for (const words of [WORDS, WORDS.slice(0, 1), WORDS.slice(3, 5), []]) {
    const list = new WordList(words);
    expect(WORDS.filter((word) => list.has(word))).toEqual(WORDS.filter((word) => words.includes(word)));
    for (const absent of ['lam', 'lampes', '', '\n', 'lamp\n', 'lamp\nlampe', '\nlamp', 'A', 'zzz', 'é', 'ﻚ', '😀'])
      expect([absent, list.has(absent)]).toEqual([absent, false]);
  }
});

test('takes as much memory as its letters', () => {
  const words = Array.from({ length: 5000 }, (_, number) => `word${number}`);
  const list = new WordList(words);
  expect(list.size).toBe(words.join('\n').length + 1);
  expect(words.every((word) => list.has(word))).toBe(true);
});
