import { TAGS } from '../../../demo/content/tags';

/** A text that shoppers type and what it must find. A text without expectations must only be answered without an error. */
export interface RelevanceQuery {
  readonly q: string;
  /** slugs of kinds: the first product must be of one of these */
  readonly first?: readonly string[];
  /** all products must be of the kinds in `first` */
  readonly only?: true;
  /** no product may be found */
  readonly none?: true;
  /** words, as typed, that must be left out and reported; without it none may be */
  readonly leftOut?: readonly string[];
  /** those of them that must be reported as things that the shop lacks; without it none may be */
  readonly absent?: readonly string[];
  /** no product has the requested price: the nearest must be shown and reported as such; without it they must not */
  readonly nearest?: true;
  /** the corrected spelling that must be searched for instead; without it the text must be read as typed */
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
