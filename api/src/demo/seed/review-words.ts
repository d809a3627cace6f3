import type { LanguageCode } from 'shared-kernel/contract/languages';
import { type Rating, REVIEWS, WITH_PICTURES } from '../content/reviews/any-product';
import { FAMILY_REVIEWS, familyOf } from '../content/reviews/families';
import { KIND_REVIEWS } from '../content/reviews/kind-reviews';
import type { Random } from './random';

interface Writing {
  /** slugs of what is reviewed */
  readonly kind: string;
  readonly shelf: string;
  readonly language: LanguageCode;
  readonly rating: Rating;
  /** whether the review has photos */
  readonly pictured: boolean;
  /** texts already used for the product; the new text is added */
  readonly taken: Set<string>;
  readonly dice: Random;
}

/** Share of reviews that consist of stars only. */
const WITHOUT_WORDS = 0.12;

/**
 * The text of a review: first texts about this kind of product, then about similar ones, then texts that fit anything. The text matches the
 * stars and does not repeat another review of the product; once all texts are used, the review has stars only.
 */
export function reviewWords({ kind, shelf, language, rating, pictured, taken, dice }: Writing): string {
  if (!pictured && dice.chance(WITHOUT_WORDS)) return '';
  const own = KIND_REVIEWS[kind]?.[language];
  const family = familyOf(shelf);
  const alike = FAMILY_REVIEWS[family][language];
  const usual = REVIEWS[language][rating];
  const fresh = (texts: readonly string[]) => texts.filter((text) => text !== '' && !taken.has(text));
  const anyOf = (texts: readonly string[]) => {
    const left = fresh(texts);
    return left.length > 0 ? dice.pick(left) : undefined;
  };
  const join = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ');
  let text: string | undefined;
  if (rating === 5) {
    const praise = anyOf(own ? [own.praise] : []);
    text =
      (pictured && family !== 'food' ? anyOf(WITH_PICTURES[language]) : undefined) ??
      (praise && dice.chance(0.4) ? join(praise, anyOf(alike.praise)) : praise) ??
      anyOf(dice.chance(0.7) ? alike.praise : usual) ??
      anyOf([...alike.praise, ...usual]);
    if (praise && text?.startsWith(praise)) taken.add(praise);
  } else if (rating === 4) {
    const caveat = anyOf(own ? [own.caveat] : []);
    text = caveat ? join(anyOf(alike.praise), caveat) : anyOf(usual);
    if (caveat) taken.add(caveat);
  } else if (rating === 3) {
    const caveat = anyOf(own ? [own.caveat] : []);
    text = caveat ? join(anyOf(usual), caveat) : anyOf(usual);
    if (caveat) taken.add(caveat);
  } else {
    text = anyOf(alike.complaint) ?? anyOf(usual);
  }
  if (text === undefined || taken.has(text)) return '';
  for (const part of [
    text,
    ...alike.praise.filter((part) => text.includes(part)),
    ...usual.filter((part) => part !== '' && text.includes(part)),
  ])
    taken.add(part);
  return text;
}
