import { LANGUAGES } from 'shared-kernel/contract/languages';
import { planProduct } from '../seed/plan-product';
import { planSpecifications } from '../seed/write-specifications';
import { KINDS } from './catalogue';
import { KIND_SPECIFICATIONS } from './kind-specifications';
import { termsOfKind } from './kind-terms';
import { DEFINITIONS } from './specifications/definitions';
import { VALUES } from './specifications/values';

const PRODUCTS = 560;
const products = Array.from({ length: PRODUCTS }, (_, n) => planProduct(n + 1, KINDS));

test('each kind has four to seven specifications, and every specification list belongs to a kind', () => {
  const counts = KINDS.map(
    ({ kind }) => [kind.slug, Object.keys(KIND_SPECIFICATIONS[kind.slug] ?? {}).length] as const,
  );
  expect(counts.filter(([, count]) => count < 4 || count > 7)).toEqual([]);
  expect(Object.keys(KIND_SPECIFICATIONS).sort()).toEqual(KINDS.map(({ kind }) => kind.slug).sort());
});

test('names and values exist in all five languages and are translated', () => {
  const all = [...Object.values(DEFINITIONS).map(({ title }) => title), ...Object.values(VALUES)];
  for (const text of all) {
    expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort());
    for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('');
    // texts that are the same in every language are codes, measures or numbers: 'IP68', '1920 × 1080', 'AA'
    if (text.ar === text.en) expect(text.en).toMatch(/^[A-Z0-9+°×,/ .-]+$/);
    else expect(text.ar).toMatch(/[\u0600-\u06ff]/);
    if (text.hi !== text.en) expect(text.hi).toMatch(/[\u0900-\u097f]|°/);
  }
});

test('every product has a value of the right type for each specification of its kind', () => {
  const wrong = products.flatMap((product) =>
    planSpecifications(product)
      .filter(({ definition: { type }, choice, numbers, yes }) => {
        if (type === 'choice') return !choice?.title || numbers || yes !== undefined;
        if (type === 'yes-no') return yes === undefined || choice || numbers;
        const count = numbers?.length ?? 0;
        const fits = { number: count === 1, range: count === 2, dimensions: count === 2 || count === 3 }[type];
        return !fits || numbers?.some((number) => !Number.isFinite(number) || number <= 0);
      })
      .map(({ definition }) => `${product.kind.slug}: ${definition.title.en}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('a product has the same values in every run; two products of a kind differ', () => {
  const [first] = products;
  const other = products.find((one) => one !== first && one.kind === first?.kind);
  if (!first || !other) throw new Error('two products of a kind');
  expect(planSpecifications(first)).toEqual(planSpecifications(first));
  expect(planSpecifications(first)).not.toEqual(planSpecifications(other));
});

test.each([
  ['honey', null, null, 'hygiene'],
  ['bread', null, null, 'fresh'],
  ['apples', null, null, 'fresh'],
  ['cactus', null, null, 'living'],
  ['lipstick', null, null, 'hygiene'],
  ['keyboard', 24, 30, null],
  ['laptop', 24, 30, null],
  ['running-shoes', null, 30, null],
])('warranty and returns of %s: %p months, %p days, %p', (slug, warrantyMonths, returnDays, noReturnReason) => {
  const placed = KINDS.find(({ kind }) => kind.slug === slug);
  if (!placed) throw new Error(slug);
  expect(termsOfKind(placed.category, placed.sub, placed.kind)).toMatchObject({
    warrantyMonths,
    returnDays,
    noReturnReason,
  });
});

test('exactly the kinds that cannot be returned have a reason', () => {
  const wrong = KINDS.filter(({ category, sub, kind }) => {
    const { returnDays, noReturnReason } = termsOfKind(category, sub, kind);
    return (returnDays === null) !== (noReturnReason !== null);
  });
  expect(wrong).toEqual([]);
});
