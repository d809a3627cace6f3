import type { ChosenValues } from './conditions';
import type { Counts } from './count-products';
import type { Variants } from './product-columns';

/** Tells whether a product has a variant in stock with a chosen value of every attribute that the shopper filters by. */
export function haveVariant(variants: Variants, chosen: ChosenValues): (place: number) => boolean {
  const misses = missesOf(variants, chosen);
  return (place) => {
    const end = variants.starts[place + 1] ?? 0;
    for (let at = variants.starts[place] ?? 0; at < end; at++)
      if (misses[variants.codes[at] ?? 0]?.length === 0) return true;
    return false;
  };
}

/** Tests of a product against the filters of the other groups. */
interface ProductTests {
  /** it is in the unfiltered listing */
  isListed(place: number): boolean;
  /** no filter but the chosen values excludes it */
  passesOthers(place: number): boolean;
}

/**
 * Counts for each value of an attribute the products with a variant in stock that has it and a chosen value of every other attribute: what
 * is left if the shopper also chooses it. Values that occur only in the unfiltered listing count 0.
 */
export function countVariants(
  variants: Variants,
  chosen: ChosenValues,
  { isListed, passesOthers }: ProductTests,
): Counts {
  const { values, combinations, codes, starts } = variants;
  const misses = missesOf(variants, chosen);
  // per combination the values that its products count for: one attribute may miss, and then only its own values count
  const counting = combinations.map((combination, code) => {
    const missed = misses[code] ?? [];
    if (missed.length === 0) return combination;
    const [own] = missed;
    return missed.length > 1 ? [] : combination.filter((index) => isOfAttribute(variants, chosen[own ?? 0], index));
  });
  // flat in one array: a million products have some millions of variants
  const ends = new Int32Array(counting.length);
  counting.forEach((indexes, code) => {
    ends[code] = (ends[code - 1] ?? 0) + indexes.length;
  });
  const counted = Int32Array.from(counting.flat());
  const counts = new Int32Array(values.length);
  const occurs = new Uint8Array(combinations.length);
  // a product with several variants of a value counts once
  const last = new Int32Array(values.length).fill(-1);
  for (let place = 0; place + 1 < starts.length; place++) {
    if (!isListed(place)) continue;
    const isCounted = passesOthers(place);
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at++) {
      const code = codes[at] ?? 0;
      occurs[code] = 1;
      if (!isCounted) continue;
      const until = ends[code] ?? 0;
      for (let n = code === 0 ? 0 : (ends[code - 1] ?? 0); n < until; n++) {
        const index = counted[n] ?? 0;
        if (last[index] === place) continue;
        last[index] = place;
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }
  }
  const occurring = new Set(combinations.flatMap((combination, code) => (occurs[code] ? combination : [])));
  return new Map(values.flatMap(({ id }, index) => (occurring.has(index) ? [[id, counts[index] ?? 0]] : [])));
}

/** Per combination the indexes of the chosen lists that it has no value of. */
function missesOf({ values, combinations }: Variants, chosen: ChosenValues): readonly (readonly number[])[] {
  return combinations.map((combination) =>
    chosen.flatMap((list, at) => (combination.some((index) => list.includes(values[index]?.id ?? 0)) ? [] : [at])),
  );
}

/** Whether a value belongs to the attribute of the chosen ones. */
function isOfAttribute({ values }: Variants, list: readonly number[] | undefined, index: number): boolean {
  const attribute = values[index]?.attribute;
  return values.some(({ id, attribute: other }) => other === attribute && list?.includes(id));
}
