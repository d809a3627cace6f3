import type { LanguageCode } from 'shared-kernel/contract/languages';
import { attempts } from './ladder';
import type { KnownWord, NamedKind } from './understand';
import { withoutPart } from './unwanted';

/** The first `tsquery` for a text; kinds by their words. */
function query(language: LanguageCode, text: string, names: Readonly<Record<string, number>> = {}): string | undefined {
  const texts = text.split(' ');
  const words = texts.map(
    (word, at): KnownWord => ({ place: at + 1, word, known: 'exactly', spelled: word, query: `'${word}'` }),
  );
  const kinds = Object.entries(names).map(([name, kind]): NamedKind => {
    const parts = name.split(' ');
    const first = texts.findIndex((_, at) => parts.every((part, n) => texts[at + n] === part)) + 1;
    return { kind, first, last: first + parts.length - 1, exact: true };
  });
  for (const { needles, leftOut } of attempts({ folded: text, readings: [{ language, words, kinds }] })) {
    expect(leftOut).toEqual([]);
    return needles[0]?.words;
  }
  return undefined;
}

test.each([
  ['en', 'shoes not boots', "(('shoes')) & !('kind:2')"],
  ['fr', 'shoes pas boots', "(('shoes')) & !('kind:2')"],
  ['ar', 'shoes ليست boots', "(('shoes')) & !('kind:2')"],
  ['tr', 'shoes boots değil', "(('shoes')) & !('kind:2')"],
  ['tr', 'boots olmayan shoes', "(('shoes')) & !('kind:2')"],
  ['hi', 'boots के अलावा shoes', "(('shoes')) & !('kind:2')"],
  ['hi', 'shoes लेकिन boots नहीं', "(('shoes')) & !('kind:2')"],
] as const)('issue 13 in %s "%s" finds shoes but no boots', (language, text, expected) => {
  expect(query(language, text, { shoes: 1, boots: 2 })).toBe(expected);
});

test('issue 13 excludes a name of several words as a whole, and all names joined by "or"', () => {
  expect(query('en', 'boots not hiking boots', { 'hiking boots': 2 })).toBe("(('boots')) & !('kind:2')");
  expect(query('en', 'shoes not boots or sandals', { boots: 2, sandals: 3 })).toBe(
    "(('shoes')) & !('kind:2' | 'kind:3')",
  );
});

test('issue 13 excludes an unwanted material in choices as well; an unwanted colour may be one choice of several', () => {
  expect(query('en', 'boots not leather')).toBe("(('boots')) & !(('leather':ABD))");
  expect(query('en', 'boots not red')).toBe("(('boots')) & !(('red':AD))");
});

test('issue 13 a leading "not" is an ordinary word, and "everything but" searches nothing', () => {
  expect(query('en', 'not boots', { boots: 2 })).toBe("('not') & ('boots')");
  expect(query('tr', 'boots hariç', { boots: 2 })).toBeUndefined();
  expect(query('en', 'everything but boots', { boots: 2 })).toBeUndefined();
});

test('issue 13 "without laces" excludes laces, unless a text or a name contains "without"', () => {
  const wanted = { place: 1, word: 'shoes', known: 'exactly', spelled: 'shoes', query: "'shoe'" } as const;
  const laces = { place: 3, word: 'laces', known: 'exactly', spelled: 'laces', query: "'lace'" } as const;
  const steps = (without: Partial<KnownWord>, last: KnownWord = laces) =>
    [
      ...attempts({
        folded: '',
        readings: [
          {
            language: 'en',
            words: [
              wanted,
              { place: 2, word: 'without', spelled: '', known: 'unknown', query: null, ...without },
              last,
            ],
            kinds: [],
          },
        ],
      }),
    ].map(({ needles, leftOut }) => [needles[0]?.words, leftOut]);
  expect(steps({})).toEqual([["(('shoe')) & !(('lace':ABD))", []]]);
  expect(steps({ known: 'exactly', query: "'without'" })).toEqual([
    ["('shoe') & ('without') & ('lace')", []],
    ["(('shoe')) & !(('lace':ABD))", []],
  ]);
  // what the shop does not know is said to be left out
  expect(steps({}, { ...laces, known: 'unknown', query: null })).toEqual([["('shoe')", ['without', 'laces']]]);
  // a name has the word: 'casque sans fil'
  const named = { language: 'en', words: [wanted, { ...laces, place: 2, word: 'without' }, laces] } as const;
  expect(withoutPart([{ ...named, kinds: [{ kind: 4, first: 1, last: 3, exact: true }] }])).toBeUndefined();
  expect(withoutPart([{ ...named, kinds: [] }])).toBeDefined();
});

test('issue 13 a language that does not know the excluded word is not searched', () => {
  const word = (place: number, text: string, query: string | null) =>
    ({ place, word: text, known: query ? 'exactly' : 'unknown', spelled: text, query }) as const;
  const kinds: NamedKind[] = [{ kind: 1, first: 1, last: 1, exact: true }];
  const texts = ['أحذية', 'ليست', 'جلد'] as const;
  const arabic = { language: 'ar', words: texts.map((text, at) => word(at + 1, text, `'${text}'`)), kinds } as const;
  const english = { language: 'en', words: texts.map((text, at) => word(at + 1, text, null)), kinds: [] } as const;
  const [first] = attempts({ folded: '', readings: [arabic, english] });
  expect(first?.needles.map(({ language }) => language)).toEqual(['ar']);
});

test('issue 13 a phone that is not of a missing brand is any phone', () => {
  const phone = { place: 1, word: 'phone', known: 'exactly', spelled: 'phone', query: "'phone'" } as const;
  const not = { place: 2, word: 'not', known: 'filler', spelled: 'not', query: null } as const;
  const samsung = { place: 3, word: 'samsung', known: 'absent', spelled: 'samsung', query: "'kind:1'" } as const;
  const kinds: NamedKind[] = [{ kind: 1, first: 1, last: 1, exact: true }];
  const [first] = attempts({ folded: '', readings: [{ language: 'en', words: [phone, not, samsung], kinds }] });
  expect(first?.needles[0]?.words).toBe("('phone')");
  expect(first?.leftOut).toEqual([]);
});
