import { attempts } from './ladder';
import { mendedText, similarTexts } from './spelled-text';
import type { KnownWord, Reading, Understood } from './understand';

const word = (place: number, text: string, known: KnownWord['known'] = 'exactly', spelled = text): KnownWord => ({
  place,
  word: text,
  known,
  spelled,
  query: known === 'unknown' || known === 'filler' ? null : `'${spelled}'`,
});
const english = (words: KnownWord[], kinds: Reading['kinds'] = []): Reading => ({ language: 'en', words, kinds });
const understood = (...readings: Reading[]): Understood => ({ folded: '', readings });
const steps = (text: Understood) =>
  [...attempts(text)].map(({ needles, leftOut }) => [needles.map(({ words }) => words).join(' or '), leftOut]);

test('S097 tries all words, then drops one at a time, the one naming the kind last, then takes any word', () => {
  const summer = word(1, 'summer');
  const dress = word(2, 'dress');
  expect(steps(understood(english([summer, dress], [{ kind: 7, first: 2, last: 2 }])))).toEqual([
    ["('summer') & ('dress')", []],
    ["('dress')", ['summer']],
    ["('summer')", ['dress']],
    ["('summer') | ('dress')", []],
  ]);
});

test('S097 does not search for a colour, finish or size alone unless nothing else was typed', () => {
  const leftOut = (...words: KnownWord[]) => steps(understood(english(words))).map(([, out]) => out);
  expect(leftOut(word(1, 'school'), word(2, 'matt'))).toEqual([[], ['matt'], ['matt']]);
  expect(leftOut(word(1, 'yoga', 'fact'), word(2, 'matt'))).toEqual([[]]);
  expect(leftOut(word(1, 'hoodie', 'unknown'), word(2, 'xl'))).toEqual([]);
  expect(leftOut(word(1, 'red'), word(2, 'leather'))).toEqual([[], ['red'], ['leather'], []]);
});

test('S097 drops the person first from a gift for someone, and "gift" first from a gift for an interest', () => {
  const first = (...words: KnownWord[]) => steps(understood(english(words)))[1]?.[1];
  expect(first(word(1, 'gift'), word(2, 'men'))).toEqual(['men']);
  expect(first(word(1, 'gift'), word(2, 'coffee'))).toEqual(['gift']);
});

test('S097 ignores French "montre" in "montre-moi"', () => {
  const words = (language: 'en' | 'fr', ...texts: string[]) =>
    steps(understood({ language, words: texts.map((text, at) => word(at + 1, text)), kinds: [] }))[0]?.[0];
  expect(words('fr', 'montre', 'moi', 'lampes')).toBe("('moi') & ('lampes')");
  expect(words('fr', 'montre', 'lampes')).toBe("('montre') & ('lampes')");
});

test('S097 a kind’s name left alone after dropping words matches only kinds with that name', () => {
  const text = english([word(1, 'picnic'), word(2, 'basket')], [{ kind: 7, first: 2, last: 2, exact: true }]);
  expect([...attempts(understood(text))].map(({ needles }) => needles[0]?.strict)).toEqual([false, true]);
});

test('S097 unknown words are dropped at once and reported; fillers are dropped silently', () => {
  const text = english([word(1, 'nike', 'unknown'), word(2, 'for', 'filler'), word(3, 'shoes')]);
  expect(steps(understood(text))).toEqual([["('shoes')", ['nike']]]);
});

test('S097 searches nothing when no word is known', () => {
  expect(steps(understood(english([word(1, 'insulin', 'unknown')])))).toEqual([]);
  expect(steps(understood(english([])))).toEqual([]);
});

test('D45 skips a language that knows fewer of the words', () => {
  const french: Reading = { language: 'fr', words: [word(1, 'robe'), word(2, 'rouge')], kinds: [] };
  const text = understood(french, english([word(1, 'robe'), word(2, 'rouge', 'unknown')]));
  expect(steps(text)[0]).toEqual(["('robe') & ('rouge')", []]);
  const both = understood({ language: 'fr', words: [word(1, 'radio')], kinds: [] }, english([word(1, 'radio')]));
  expect(steps(both)).toEqual([["('radio') or ('radio')", []]]);
});

test('S097 of several named kinds the head noun of the language counts, with its longest name', () => {
  const words = [word(1, 'phone'), word(2, 'charger')];
  const phone = { kind: 1, first: 1, last: 1 };
  const charger = { kind: 2, first: 2, last: 2 };
  const kindsOf = (reading: Reading) => [...attempts(understood(reading))][0]?.needles[0]?.kinds;
  expect(kindsOf(english(words, [phone, charger]))).toEqual([[2]]);
  expect(kindsOf({ language: 'ar', words, kinds: [phone, charger] })).toEqual([[1]]);
  expect(kindsOf(english(words, [phone, charger, { kind: 3, first: 1, last: 2 }]))).toEqual([[3]]);
  // 'cell phone charger'
  const cell = english(
    [word(1, 'cell'), word(2, 'phone'), word(3, 'charger')],
    [
      { kind: 1, first: 1, last: 2 },
      { kind: 2, first: 3, last: 3 },
    ],
  );
  expect(kindsOf(cell)).toEqual([[2]]);
});

test('S097 of kinds with the same name those for which it is the more usual name rank first', () => {
  const bag = (kind: number, position: number) => ({ kind, position, first: 1, last: 1, exact: true });
  const needle = (words: KnownWord[]) =>
    [...attempts(understood(english(words, [bag(1, 6), bag(2, 1), bag(3, 1)])))][0]?.needles[0];
  expect(needle([word(1, 'bag')])).toMatchObject({ kinds: [[2, 3], [1]], whole: true });
  expect(needle([word(1, 'bag'), word(2, 'red')])).toMatchObject({ kinds: [[2, 3], [1]], whole: false });
});

test('S097 a kind matched by an unfinished word counts only if no other kind is named', () => {
  const begun = { kind: 2, first: 2, last: 2, begun: true };
  const kindsOf = (kinds: Reading['kinds']) =>
    [...attempts(understood(english([word(1, 'phone'), word(2, 'ch', 'begins')], kinds)))][0]?.needles[0]?.kinds;
  expect(kindsOf([{ kind: 1, first: 1, last: 1 }, begun])).toEqual([[1]]);
  expect(kindsOf([begun])).toEqual([[2]]);
});

test('S097 a word known in the page’s language is not completed in another one', () => {
  const hindi: Reading = { language: 'hi', words: [word(1, 'chai')], kinds: [] };
  expect(steps(understood(hindi, english([word(1, 'chai', 'begins')])))[0]).toEqual(["('chai')", []]);
});

test('S097 a long text that does not match as a whole is not retried word by word', () => {
  const many = Array.from({ length: 9 }, (_, n) => word(n + 1, `w${n}`));
  expect(steps(understood(english(many)))).toHaveLength(2);
});

test('S097 the corrected text changes misspelled words only, to the spelling of the shop', () => {
  expect(mendedText(understood(english([word(1, 'leathre', 'near', 'leather'), word(2, 'boots')])))).toBe(
    'leather boots',
  );
  expect(mendedText(understood(english([word(1, 'snea', 'begins'), word(2, 'zz', 'unknown')])))).toBeUndefined();
});

test('S097 a word found only in facts is dropped first and never searched beside an unknown word', () => {
  const steel = word(1, 'steel', 'fact');
  const bottle = word(2, 'bottle');
  expect(steps(understood(english([steel, bottle])))).toEqual([
    ["('steel') & ('bottle')", []],
    ["('bottle')", ['steel']],
    ["('bottle')", ['steel']],
  ]);
  expect(steps(understood(english([steel])))).toEqual([["('steel')", []]]);
  expect(steps(understood(english([steel, word(2, 'mat', 'unknown')])))).toEqual([]);
});

test('S097 a real word that the shop lacks is not corrected; similar words are suggested', () => {
  const text = understood(english([word(1, 'nike', 'unknown', 'bike')]));
  expect([mendedText(text), similarTexts(text), steps(text)]).toEqual([undefined, ['bike'], []]);
});

test('S097 substitutes of an absent product are searched only if no other kind is named', () => {
  const nike = word(1, 'nike', 'absent', 'kind:7');
  const absent = (text: Understood) => [...attempts(text)].map((attempt) => attempt.absent);
  const brand = understood({ language: 'fr', words: [word(1, 'nike', 'unknown')], kinds: [] }, english([nike]));
  expect([steps(brand), absent(brand)]).toEqual([[["('kind:7')", ['nike']]], [['nike']]]);
  const shoes = understood(english([nike, word(2, 'shoes')], [{ kind: 9, first: 2, last: 2 }]));
  expect([steps(shoes), absent(shoes)]).toEqual([[["('shoes')", ['nike']]], [['nike']]]);
  const nothing = understood(english([{ ...nike, query: null }]));
  expect(steps(nothing)).toEqual([]);
});

test('S097 words beside an absent brand narrow its substitutes first, in the other language too', () => {
  const nike = word(1, 'nike', 'absent', 'kind:7');
  const french: Reading = { language: 'fr', words: [word(1, 'nike', 'unknown'), word(2, 'air')], kinds: [] };
  const text = understood(french, english([nike, word(2, 'air')]));
  expect(steps(text).map(([words]) => words)).toEqual([
    expect.stringMatching(/^\('kind:7'\) & \('air'\)/),
    expect.stringMatching(/^\('kind:7'\)$/),
  ]);
});

test('S097 words that only describe an unknown product are not searched alone', () => {
  const coat = word(2, 'raincoat', 'unknown');
  expect(steps(understood(english([word(1, 'yellow'), coat])))).toEqual([]);
  expect(steps(understood(english([word(1, 'school'), coat])))[0]).toEqual(["('school')", ['raincoat']]);
  // a kind of which the shop has nothing, so that no text has its name
  const mug = [{ kind: 7, first: 2, last: 2, exact: true }];
  expect(steps(understood(english([word(1, 'travel'), word(2, 'mug', 'unknown')], mug)))).toEqual([]);
});

test('S097 a material beside an absent product names no product, and absent names are reported whole', () => {
  const yarn = [{ kind: 3, first: 1, last: 1, exact: true }];
  const beanie = word(2, 'beanie', 'absent', 'kind:7');
  expect(steps(understood(english([word(1, 'wool'), beanie], yarn))).map(([words]) => words)).toEqual([
    expect.stringMatching(/^\('kind:7'\) & \('wool'\)/),
    "('kind:7')",
  ]);
  const used = [word(1, 'second', 'absent'), word(2, 'hand', 'absent')].map((one) => ({ ...one, query: null }));
  const [found] = attempts(
    understood(english([...used, word(3, 'bike')], [{ kind: 4, first: 3, last: 3, exact: true }])),
  );
  expect(found).toMatchObject({ leftOut: ['second hand'], absent: ['second hand'] });
});

test('S097 "set" is not searched alone after an unknown word', () => {
  const set = word(2, 'set');
  expect(steps(understood(english([word(1, 'manicure', 'unknown'), set])))).toEqual([]);
  expect(steps(understood(english([word(1, 'chess'), set])))[0]).toEqual(["('chess') & ('set')", []]);
});

test('S097 an age is ignored together with its word', () => {
  const text = english([word(1, 'toys'), word(2, 'age', 'unknown'), word(3, '3')]);
  expect(steps(understood(text))).toEqual([["('toys')", []]]);
});

test('S097 a dropped word is not offered as a correction', () => {
  const text = understood(english([word(1, 'candle'), word(2, 'sented', 'near', 'scented')]));
  expect([mendedText(text), mendedText(text, ['sented'])]).toEqual(['candle scented', undefined]);
});

test('S097 a word that is absent in the page’s language is not searched in the default language', () => {
  const nappies: Reading = { language: 'fr', words: [{ ...word(1, 'couches', 'absent'), query: null }], kinds: [] };
  expect(steps(understood(nappies, english([word(1, 'couches')])))).toEqual([]);
  const begun = english([{ ...word(1, 'lave', 'begins'), query: "'lave':*" }]);
  expect(
    steps(understood({ language: 'fr', words: [{ ...word(1, 'lave', 'absent'), query: null }], kinds: [] }, begun)),
  ).toEqual([]);
});

test('S097 a corrected word is dropped before an exact one, and of two kinds the one that is not the noun', () => {
  const kinds = [
    { kind: 1, first: 1, last: 1 },
    { kind: 2, first: 2, last: 2 },
  ];
  const without = (reading: Reading) => steps(understood(reading))[1]?.[1];
  expect(without(english([word(1, 'tea'), word(2, 'cup')], kinds))).toEqual(['tea']);
  expect(without({ language: 'ar', words: [word(1, 'cup'), word(2, 'tea')], kinds })).toEqual(['tea']);
  expect(without({ language: 'ar', words: [word(1, 'cup', 'near'), word(2, 'tea')], kinds })).toEqual(['cup']);
});

test('S097 the exact name of a kind is never dropped', () => {
  const words = [word(1, 'mirror'), word(2, 'room'), word(3, 'bath')];
  const found = steps(understood({ language: 'fr', words, kinds: [{ kind: 4, first: 1, last: 1, exact: true }] }));
  expect(found.map(([, leftOut]) => leftOut)).toEqual([[], ['bath'], ['room'], ['room', 'bath']]);
});

test('S097 an absent kind named by several words is one product; other words narrow its substitutes', () => {
  const kinds = [
    { kind: 1, first: 2, last: 2, exact: true },
    { kind: 7, first: 1, last: 2, absent: true },
  ];
  const lamp = [word(1, 'bedside', 'unknown'), word(2, 'lamp')];
  const absent = (text: Understood) => [...attempts(text)].map((attempt) => attempt.absent);
  const plain = understood(english(lamp, kinds));
  expect(steps(plain)).toEqual([
    ["('kind:7')", ['bedside lamp']],
    // where nothing is like it
    ["('lamp')", ['bedside']],
  ]);
  expect(absent(plain)).toEqual([['bedside lamp'], []]);
  const white = understood(english([...lamp, word(3, 'white')], kinds));
  expect(steps(white).slice(0, 2)).toEqual([
    ["('kind:7') & ('white')", ['bedside lamp']],
    ["('kind:7')", ['bedside lamp', 'white']],
  ]);
});

test('S097 a dropped word still ranks products of its shelf higher', () => {
  const wall = english([word(1, 'wall'), word(2, 'clock')], [{ kind: 1, first: 2, last: 2 }]);
  expect([...attempts(understood(wall))].map(({ needles }) => needles[0]?.beside).slice(0, 2)).toEqual([
    '',
    "('wall')",
  ]);
});

test('S097 a colour is not searched alone when an absent product has no substitutes', () => {
  const absent = { ...word(2, 'carpet', 'absent'), query: null };
  expect(steps(understood(english([word(1, 'black'), absent])))).toEqual([]);
  // beside a thing that the shop has it is left out
  const lamp = [{ kind: 7, first: 1, last: 1 }];
  expect(steps(understood(english([word(1, 'lamp'), absent], lamp)))).toEqual([["('lamp')", ['carpet']]]);
});

test('S097 letters before a French apostrophe are not searched alone', () => {
  const text: Reading = {
    language: 'fr',
    words: [word(1, 'billet', 'unknown'), word(2, 'd'), word(3, 'avion', 'unknown')],
    kinds: [],
  };
  expect(
    steps(understood(text, english([word(1, 'billet', 'unknown'), word(2, 'd'), word(3, 'avion', 'unknown')]))),
  ).toEqual([]);
});

test('S097 function words are ignored in languages without a PostgreSQL stop word list', () => {
  const words = [word(1, 'चमड़े'), word(2, 'का'), word(3, 'बटुआ')];
  expect(steps(understood({ language: 'hi', words, kinds: [] }))[0]).toEqual(["('चमड़े') & ('बटुआ')", []]);
  const english = { language: 'en' as const, words: [word(2, 'का', 'unknown')], kinds: [] };
  expect(steps(understood({ language: 'hi', words, kinds: [] }, english))[0]?.[1]).toEqual([]);
});

test.each([
  ['fr', ['jouet', '3', 'ans']],
  ['tr', ['3', 'yaş', 'oyuncak']],
  ['hi', ['3', 'साल', 'खिलौना']],
] as const)('S097 an age in %s is not searched as a number of pieces', (language, texts) => {
  const words = texts.map((text, n) => word(n + 1, text));
  const toy = texts.find((text) => !/3|ans|yaş|साल/.test(text));
  expect(steps(understood({ language, words, kinds: [] }))).toEqual([[`('${toy}')`, []]]);
  // a number of something else is looked for
  const dice = understood({ language, words: [word(1, '3'), word(2, 'dés')], kinds: [] });
  expect(steps(dice)[0]).toEqual(["('3') & ('dés')", []]);
});

test('S097 fillers name a kind only when alone and spelled exactly like it', () => {
  const mother = word(1, 'माँ', 'filler');
  const mate = { kind: 7, first: 1, last: 1, exact: false };
  const kindsOf = (words: KnownWord[], kinds: Reading['kinds']) =>
    [...attempts(understood({ language: 'hi', words, kinds }))][0]?.needles[0]?.kinds;
  expect(kindsOf([mother], [mate])).toBeUndefined();
  expect(kindsOf([mother], [{ ...mate, exact: true }])).toEqual([[7]]);
  // 'cadeau de mariage' is no 'dé'
  expect(kindsOf([mother, word(2, 'उपहार')], [{ ...mate, exact: true }])).toEqual([]);
});

test('S097 a word that names a kind in the page’s language has no other meaning in another one', () => {
  // Turkish 'mum' is a candle
  const turkish: Reading = {
    language: 'tr',
    words: [word(1, 'mum')],
    kinds: [{ kind: 7, first: 1, last: 1, exact: true }],
  };
  const gifts = english([word(1, 'mum', 'exactly', 'gift')]);
  expect(steps(understood(turkish, gifts))).toEqual([["('mum')", []]]);
  const candles = english([word(1, 'mum')], [{ kind: 7, first: 1, last: 1, exact: true }]);
  expect(steps(understood(turkish, candles))).toEqual([["('mum') or ('mum')", []]]);
});

test('S097 a size is ignored beside a word that names no kind', () => {
  const french = (kinds: Reading['kinds']): Understood =>
    understood({ language: 'fr', words: [word(1, 'petit'), word(2, 'cadeau')], kinds });
  expect(steps(french([]))[0]).toEqual(["('cadeau')", ['petit']]);
  expect(steps(french([{ kind: 7, first: 2, last: 2 }]))[0]).toEqual(["('petit') & ('cadeau')", []]);
});
