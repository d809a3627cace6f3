import { z } from 'zod';
import { AverageStars, Count, codeTo, Id, Moment, Money, pageOf } from './envelope';
import { SORTS } from './filters';
import { CategoryRef, ProductTile, StoreCard, StoreWithDispatch, SubCategoryRef } from './product';

/**
 * An entry of a side list: everything that occurs in the unfiltered listing, of more than a hundred the most frequent and those
 * that are chosen. `count` is the number of products that match it and every filter of the other groups; 0 is an entry that would
 * leave nothing. Counts may be some seconds behind the products.
 */
export const FilterChoice = z.object({ id: Id, title: z.string(), count: Count });
export type FilterChoice = z.infer<typeof FilterChoice>;

/** An attribute of variants in a side list, values in the shop's order; a product counts for a value that a variant in stock has. */
export const AttributeChoices = z.object({
  id: Id,
  title: z.string(),
  values: z.array(
    FilterChoice.extend({
      /** `#rrggbb` of a value that is a colour, for its swatch */
      colour: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .optional(),
    }),
  ),
});
export type AttributeChoices = z.infer<typeof AttributeChoices>;

/** What a word of the filter `tags` names: `id` is its slug, which the word should be, `title` in the caller's language. */
export const NamedTag = z.object({ id: z.string(), title: z.string(), word: z.string() });
export type NamedTag = z.infer<typeof NamedTag>;

export const CategoryTree = CategoryRef.extend({
  image: z.string().optional(),
  public_sub_categories: z.array(SubCategoryRef.extend({ image: z.string().optional() })),
});
export type CategoryTree = z.infer<typeof CategoryTree>;

/** The server's clock, so that flash prices end by it and not by the shopper's (D20). */
const clock = { server_time: Moment };

/** What the sidebar of a listing offers (S086, S090); but for `tags` null unless asked for by `sidebar_data=true`. */
export const sideLists = {
  brands: z.array(FilterChoice).nullable(),
  collections: z.array(FilterChoice).nullable(),
  shipping: z.array(FilterChoice).nullable(),
  /** absent, like the next two: an API of before they could be chosen */
  attributes: z.array(AttributeChoices).nullable().optional(),
  stores: z.array(FilterChoice).nullable().optional(),
  /** products that can be bought now, and that cost less than their regular price */
  state_counts: z.object({ in_stock: Count, on_offer: Count }).nullable().optional(),
  /** categories of the listing's products; null in a category's own listing */
  categories: z.array(FilterChoice).nullable(),
  /** sub-categories of a category's listing, or of the chosen `category_ids`; else null */
  sub_categories: z.array(FilterChoice).nullable(),
  /** number of products with at least so many stars, 4 to 1 */
  ratings: z.array(z.object({ rating: codeTo(4), count: Count })).nullable(),
  /** lowest and highest price shown, past the price filter itself; null also when there is no product */
  price_range: z.object({ min: Money, max: Money }).nullable(),
  /** one for each word of the filter `tags` that names any, in the order of their slugs; absent: the filter is not set, or an API of before */
  tags: z.array(NamedTag).optional(),
};

/** Answer of `all?category=|sub_category=` (spec §3). Unknown slug: 404. */
export const CategoryListing = z.object({
  result: pageOf(ProductTile),
  category: CategoryTree.nullable(),
  sub_category: SubCategoryRef.extend({ category: CategoryRef }).nullable(),
  ...sideLists,
  ...clock,
});
export type CategoryListing = z.infer<typeof CategoryListing>;

/** How a search text was taken; null when the products are just what it says. */
export const SearchReading = z.object({
  /** the text as the shop spells it; null: as it was typed */
  mended: z.string().nullable(),
  /** words of it that none of the products has */
  left_out: z.array(z.string()),
  /** no product has all of the words: these have some of them */
  any: z.boolean(),
  /** words among `left_out` that name a brand which the shop does not have; absent, like the next: an API of before */
  absent: z.array(z.string()).optional(),
  /** bounds of the price that the text named ('bag under 50'), by which the products are filtered, and the text without them */
  price: z.object({ text: z.string(), min: Money.nullable(), max: Money.nullable() }).nullable().optional(),
  /**
   * filters and the order that words of the text mean ('on sale', 'cheapest'), which the products keep, and the text without these words and
   * without those of the price; words of filters that would leave nothing are left out instead
   */
  filters: z
    .object({
      text: z.string(),
      in_stock: z.literal(true).optional(),
      on_offer: z.literal(true).optional(),
      rating: Count.optional(),
      shipping: z.array(Id).optional(),
      sortby: z.enum(SORTS).optional(),
    })
    .optional(),
  /** bounds of the price that nothing keeps that was searched for: the products are the nearest to them, the nearest first */
  nearest: z.object({ min: Money.nullable(), max: Money.nullable() }).optional(),
});
export type SearchReading = z.infer<typeof SearchReading>;

/** Answer of `products`: all, or those of a source, banner, brand, collection or search text. */
export const ProductListing = z.object({
  /** absent: nothing was searched for, or an API of before it was said */
  reading: SearchReading.nullable().optional(),
  result: pageOf(ProductTile),
  /** what `home_spm`, `banner`, a single `brand` or `collection` stands for, else the `tags` */
  source: z.object({ id: Id, title: z.string(), slug: z.string() }).nullable(),
  all_categories: z.array(CategoryTree).nullable(),
  ...sideLists,
  ...clock,
});
export type ProductListing = z.infer<typeof ProductListing>;
/** Its side lists. */
export type SideLists = Pick<ProductListing, keyof typeof sideLists>;

/** Answer of `store/{slug}`. */
export const StoreListing = z.object({
  store: StoreWithDispatch,
  result: pageOf(ProductTile),
  following: z.boolean(),
  /** average rating, 0 when there is none */
  review: AverageStars,
  review_count: Count,
  follower_count: Count,
  /** public products, whatever is filtered */
  product_count: Count.optional(),
  /** when the store opened */
  since: Moment.optional(),
  ...sideLists,
  ...clock,
});
export type StoreListing = z.infer<typeof StoreListing>;
/** Answer of `store`: the directory (D26). */
export const StoreDirectory = pageOf(
  StoreCard.extend({ product_count: Count, review: AverageStars, review_count: Count }),
);
export type StoreDirectory = z.infer<typeof StoreDirectory>;

/** Answer of `categories`. */
export const CategoryPage = pageOf(SubCategoryRef.extend({ image: z.string() }));
/** Answer of `brands`. */
export const BrandPage = pageOf(CategoryRef.extend({ image: z.string() }));
export type BrandPage = z.infer<typeof BrandPage>;

/** Answer of `search?q=` (spec §3): at most nine of each. */
export const SearchSuggestions = z.object({
  product: z.array(ProductTile),
  suggested: z.array(z.object({ id: Id, title: z.string() })),
  /** absent: an API of before brands were offered */
  brand: z.array(CategoryRef.extend({ image: z.string() })).optional(),
  sub_category: z.array(SubCategoryRef.extend({ image: z.string(), category: CategoryRef })),
  category: z.array(CategoryRef.extend({ image: z.string() })),
  /** searches that many make, to whoever has typed nothing */
  popular: z.array(z.string()).optional(),
  /** texts of the shop that are spelled almost like one that finds nothing */
  similar: z.array(z.string()).optional(),
  /** how the text was taken; absent: the products are just what it says, or an API of before */
  reading: SearchReading.optional(),
  ...clock,
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

/** Body of `search/count`: a text whose results somebody looks at. */
export const SearchMade = z.object({ q: z.string().max(200) });
export type SearchMade = z.infer<typeof SearchMade>;
