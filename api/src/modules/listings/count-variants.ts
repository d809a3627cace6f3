import type { ChosenValues } from './conditions';
import type { Counts } from './count-products';
import type { Variants } from './product-columns';

/** Whether a product has a variant in stock with a chosen value of each attribute that values are chosen of. */
export function haveVariant(variants: Variants, chosen: ChosenValues): (place: number) => boolean {
  const misses = missesOf(variants, chosen);
  return (place) => {
    const end = variants.starts[place + 1] ?? 0;
    for (let at = variants.starts[place] ?? 0; at < end; at++)
      if (misses[variants.codes[at] ?? 0]?.length === 0) return true;
    return false;
  };
}

/** How a product stands to the filters of the other groups. */
interface Standing {
  /** it is in the unfiltered listing */
  isListed(place: number): boolean;
  /** nothing but chosen values keeps it away */
  passesOthers(place: number): boolean;
}

/**
 * Counts for each value of an attribute the products with a variant in stock that has it and, of every other attribute, a chosen value:
 * what choosing it beside those of other attributes would leave. Values that occur in the unfiltered listing are there with 0.
 */
export function countVariants(variants: Variants, chosen: ChosenValues, { isListed, passesOthers }: Standing): Counts {
  const { values, combinations, codes, starts } = variants;
  const misses = missesOf(variants, chosen);
  // of each combination the values that its products count for: one attribute may miss, which then is the value's own
  const counting = combinations.map((combination, code) => {
    const missed = misses[code] ?? [];
    if (missed.length === 0) return combination;
    const [own] = missed;
    return missed.length > 1 ? [] : combination.filter((index) => isOfAttribute(variants, chosen[own ?? 0], index));
  });
  const counts = new Int32Array(values.length);
  const occurs = new Uint8Array(values.length);
  // a product with several variants of a value counts once
  const last = new Int32Array(values.length).fill(-1);
  for (let place = 0; place + 1 < starts.length; place++) {
    if (!isListed(place)) continue;
    const counted = passesOthers(place);
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at++) {
      const code = codes[at] ?? 0;
      for (const index of combinations[code] ?? []) occurs[index] = 1;
      if (!counted) continue;
      for (const index of counting[code] ?? []) {
        if (last[index] === place) continue;
        last[index] = place;
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }
  }
  return new Map(values.flatMap(({ id }, index) => (occurs[index] ? [[id, counts[index] ?? 0]] : [])));
}

/** Per combination the indexes of the chosen lists of which it has no value. */
function missesOf({ values, combinations }: Variants, chosen: ChosenValues): readonly (readonly number[])[] {
  return combinations.map((combination) =>
    chosen.flatMap((list, at) => (combination.some((index) => list.includes(values[index]?.id ?? 0)) ? [] : [at])),
  );
}

/** Whether a value is of the attribute that the chosen ones are of. */
function isOfAttribute({ values }: Variants, list: readonly number[] | undefined, index: number): boolean {
  const attribute = values[index]?.attribute;
  return values.some(({ id, attribute: other }) => other === attribute && list?.includes(id));
}
