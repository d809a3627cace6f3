import { LANGUAGES } from 'shared-kernel/contract/languages';
import { random } from '../../seed/random';
import { planStars } from '../../seed/review-stars';
import { reviewWords } from '../../seed/review-words';
import { KINDS } from '../catalogue';
import type { Rating } from './any-product';
import { FAMILY_REVIEWS, familyOf } from './families';
import { KIND_REVIEWS } from './kind-reviews';

test('issue 13 every kind has reviews in all languages, and no two kinds share a sentence', () => {
  const slugs = KINDS.map(({ kind }) => kind.slug).sort();
  expect(Object.keys(KIND_REVIEWS).sort()).toEqual(slugs);
  const sentences = Object.values(KIND_REVIEWS).flatMap((byLanguage) =>
    LANGUAGES.flatMap((language) => Object.values(byLanguage[language])),
  );
  expect(sentences.filter((text, n) => text.length < 12 || sentences.indexOf(text) !== n)).toEqual([]);
});

test.each(LANGUAGES)(
  'issue 13 reviews of each kind in %s can be written in at least six ways with its own words',
  (language) => {
    const poor = KINDS.filter(({ kind, sub }) => {
      const taken = new Set<string>();
      const dice = random(kind.slug);
      const ratings: Rating[] = [5, 5, 4, 5, 3, 5, 4, 5, 2, 5, 5, 4, 1, 5];
      const texts = ratings.map((rating) =>
        reviewWords({ kind: kind.slug, shelf: sub.slug, language, rating, pictured: false, taken, dice }),
      );
      return new Set(texts.filter(Boolean)).size < 6;
    });
    expect(poor.map(({ kind }) => kind.slug)).toEqual([]);
  },
);

test('issue 13 texts match stars: praise has four or five, complaints one or two', () => {
  const faults: string[] = [];
  for (const { kind, sub } of KINDS) {
    const { praise, complaint } = FAMILY_REVIEWS[familyOf(sub.slug)].en;
    const own = KIND_REVIEWS[kind.slug]?.en;
    for (const rating of [1, 2, 3, 4, 5] as const) {
      const taken = new Set<string>();
      for (let n = 0; n < 6; n += 1) {
        const dice = random(`${kind.slug} ${rating} ${n}`);
        const text = reviewWords({
          kind: kind.slug,
          shelf: sub.slug,
          language: 'en',
          rating,
          pictured: false,
          taken,
          dice,
        });
        const holds = (parts: readonly (string | undefined)[]) => parts.some((part) => part && text.includes(part));
        if (rating > 2 && holds(complaint)) faults.push(`${rating}: ${text}`);
        if (rating < 4 && holds([...praise, own?.praise])) faults.push(`${rating}: ${text}`);
        if ((rating < 3 || rating === 5) && holds([own?.caveat])) faults.push(`${rating}: ${text}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('issue 13 ratings average between 4.2 and 4.4, few products are below 3, favourites above 4.2', () => {
  const average = (stars: readonly number[]) => stars.reduce((sum, one) => sum + one, 0) / stars.length;
  const averages = Array.from({ length: 400 }, (_, n) => average(planStars(`product-${n}`, 14, false)));
  expect(Math.min(...averages)).toBeGreaterThan(2.2);
  expect(average(averages)).toBeGreaterThan(4.2);
  expect(average(averages)).toBeLessThan(4.4);
  expect(averages.filter((one) => one < 3).length / averages.length).toBeLessThan(0.04);
  expect(average(planStars('a', 40, true))).toBeGreaterThan(4.2);
});
