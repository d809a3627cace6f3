import type { LanguageCode } from 'shared-kernel/contract/languages';

/** Review texts for one kind of product. */
export interface KindReview {
  /** with five stars */
  readonly praise: string;
  /** what could be better; with three or four stars */
  readonly caveat: string;
}

type Sentences = readonly [praise: string, caveat: string];
/** Reviews of one kind in English, French, Arabic, Turkish and Hindi, each written independently. */
export type KindReviews = Readonly<Record<LanguageCode, KindReview>>;

const review = ([praise, caveat]: Sentences): KindReview => ({ praise, caveat });
/** The reviews of one kind: per language one sentence of praise and one criticism, which name the product and its purpose. */
export function reviewsOfKind(en: Sentences, fr: Sentences, ar: Sentences, tr: Sentences, hi: Sentences): KindReviews {
  return { en: review(en), fr: review(fr), ar: review(ar), tr: review(tr), hi: review(hi) };
}
