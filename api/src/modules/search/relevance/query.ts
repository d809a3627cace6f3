import { TAGS } from '../../../demo/content/tags';

/** A text that shoppers type and what it has to find. One without expectations has to be answered without an error. */
export interface RelevanceQuery {
  readonly q: string;
  /** slugs of kinds: the first product has to be one of these */
  readonly first?: readonly string[];
  /** no product may be found */
  readonly none?: true;
  /** words, as typed, that have to be left out, and said so; where it is missing none may be */
  readonly leftOut?: readonly string[];
  /** of these the ones that have to be said to be no things of the shop; where it is missing none may be */
  readonly absent?: readonly string[];
  /** the price that is asked for is kept by nothing: what is nearest to it has to be shown, and said so; where it is missing it may not */
  readonly nearest?: true;
  /** the text as it has to be read instead, in the right spelling; where it is missing the text is taken as typed */
  readonly mended?: string;
}

/** Kinds that answer 'shoes'. */
export const SHOES: readonly string[] = ['running-shoes', 'oxford-shoes', 'high-heels', 'ankle-boots', 'hiking-boots'];
/** Kinds that answer 'gift': those that are tagged as gift ideas. */
export const GIFTS: readonly string[] = TAGS.filter(({ slug }) => slug === 'gift').flatMap(({ kinds }) => [...kinds]);
/** Kinds that answer 'something for a musician'. */
export const INSTRUMENTS: readonly string[] = [
  'trumpet',
  'electric-guitar',
  'banjo',
  'drum',
  'djembe',
  'accordion',
  'maracas',
  'saxophone',
  'violin',
  'keyboard-piano',
];
