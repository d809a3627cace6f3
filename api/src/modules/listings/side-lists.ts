import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { FilterChoice, SideLists } from 'shared-kernel/contract/listing';
import { fromMinor } from 'shared-kernel/rules/money';
import type { ChoiceTitles } from './choice-titles';
import type { Counts, ProductCounts } from './count-products';
import type { ListingQuery } from './listing-query';

/** Entries of one side list, at most: shoppers read no more, and every page would carry them. */
const MOST_CHOICES = 100;

/** Side lists with counts; tags are read by their slugs. */
export type CountedLists = Omit<SideLists, 'tags'>;

/** The side lists of an answer to a call that did not request them. */
export const NO_LISTS = {
  brands: null,
  collections: null,
  shipping: null,
  attributes: null,
  stores: null,
  state_counts: null,
  categories: null,
  sub_categories: null,
  ratings: null,
  price_range: null,
} satisfies CountedLists;

interface Counted {
  counts: ProductCounts;
  titles: ChoiceTitles;
  query: Partial<ListingQuery>;
  language: LanguageCode;
  /** true: the listing of a category, whose sub-categories are offered */
  ofCategory: boolean;
  /** true: the listing of a store */
  ofStore: boolean;
  /** true: the listing of a sub-category, which has no further division */
  ofSubCategory: boolean;
}

/** Turns counts into the side lists of the contract. */
export function sideListsOf({
  counts,
  titles,
  query,
  language,
  ofCategory,
  ofSubCategory,
  ofStore,
}: Counted): CountedLists {
  const { compare } = collatorOf(language);
  const choices = (
    productCounts: Counts,
    names: ReadonlyMap<number, string>,
    chosen: readonly number[] = [],
  ): FilterChoice[] =>
    [...productCounts]
      .map(([id, count]) => ({ id, title: names.get(id), count }))
      .filter((choice): choice is FilterChoice => choice.title !== undefined)
      .sort(byWeight(chosen))
      .slice(0, MOST_CHOICES)
      .sort((a, b) => compare(a.title, b.title) || a.id - b.id);
  const divided = ofCategory || (!ofSubCategory && query.category_ids !== undefined);
  return {
    brands: choices(counts.brands, titles.brands, query.brand),
    collections: choices(counts.collections, titles.collections, query.collection),
    shipping: choices(counts.shipping, titles.shipping, query.shipping),
    categories: ofCategory || ofSubCategory ? null : choices(counts.categories, titles.categories, query.category_ids),
    sub_categories: divided ? choices(counts.subCategories, titles.subCategories, query.sub_category_ids) : null,
    attributes: attributesOf(counts.values, titles, query.attribute_values),
    stores: ofStore ? null : choices(counts.stores, titles.stores, query.store),
    state_counts: { in_stock: counts.inStock, on_offer: counts.onOffer },
    ratings: [...counts.ratings],
    price_range: counts.priceRange && { min: fromMinor(counts.priceRange.min), max: fromMinor(counts.priceRange.max) },
  };
}

const collators = new Map<LanguageCode, Intl.Collator>();

/** Cached, because creating a collator takes longer than sorting with it. */
function collatorOf(language: LanguageCode): Intl.Collator {
  const made = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, made);
  return made;
}

/** Orders chosen entries first, then by the number of products. */
const byWeight =
  (chosen: readonly number[]) =>
  (a: { id: number; count: number }, b: { id: number; count: number }): number =>
    Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)) || b.count - a.count;

/** Attributes with at least one value that occurs, values in their own order: M before L. */
function attributesOf(
  productCounts: Counts,
  { attributes }: ChoiceTitles,
  chosen: readonly number[] = [],
): NonNullable<CountedLists['attributes']> {
  return attributes.flatMap(({ id, title, values }) => {
    const occurring = values.flatMap((value) => {
      const count = productCounts.get(value.id);
      return count === undefined ? [] : [{ ...value, count }];
    });
    const shown = new Set([...occurring].sort(byWeight(chosen)).slice(0, MOST_CHOICES));
    if (shown.size === 0) return [];
    return {
      id,
      title,
      values: occurring
        .filter((value) => shown.has(value))
        .map(({ colour, ...value }) => ({ ...value, ...(colour && { colour }) })),
    };
  });
}
