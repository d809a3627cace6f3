import type { LanguageCode } from 'shared-kernel/contract/languages';

/** What people write about one kind of thing. */
export interface KindReview {
  /** with five stars */
  readonly praise: string;
  /** what could be better, with three or four stars */
  readonly caveat: string;
}

type Sentences = readonly [praise: string, caveat: string];
/** Reviews of one kind in English, French, Arabic, Turkish and Hindi, each written on its own. */
export type KindReviews = Readonly<Record<LanguageCode, KindReview>>;

const said = ([praise, caveat]: Sentences): KindReview => ({ praise, caveat });
/** The reviews of one kind: in each language a sentence of praise and a caveat, which name the thing and what it is for. */
export function reviewsOfKind(en: Sentences, fr: Sentences, ar: Sentences, tr: Sentences, hi: Sentences): KindReviews {
  return { en: said(en), fr: said(fr), ar: said(ar), tr: said(tr), hi: said(hi) };
}
