import { z } from 'zod';
import { AverageStars, Count, codeTo, Id, Moment, Money, pageOf } from './envelope';
import { SORTS } from './filters';
import { CategoryRef, ProductTile, StoreCard, StoreWithDispatch, SubCategoryRef } from './product';

/**
 * An entry of a filter list: everything that occurs in the unfiltered listing; above a hundred entries, the most frequent and the
 * chosen ones. `count` is the number of products that match it and every filter of the other groups; an entry with 0 would leave no
 * products. Counts may lag some seconds behind the products.
 */
export const FilterChoice = z.object({ id: Id, title: z.string(), count: Count });
export type FilterChoice = z.infer<typeof FilterChoice>;

/**
 * An attribute of variants in the filter lists, values in the shop's order; a product counts for a value that a variant in stock
 * has.
 */
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

/**
 * The tag that a word of the filter `tags` names: `id` is its slug, the canonical form of the word; `title` is in the caller's
 * language.
 */
export const NamedTag = z.object({ id: z.string(), title: z.string(), word: z.string() });
export type NamedTag = z.infer<typeof NamedTag>;

export const CategoryTree = CategoryRef.extend({
  image: z.string().optional(),
  public_sub_categories: z.array(SubCategoryRef.extend({ image: z.string().optional() })),
});
export type CategoryTree = z.infer<typeof CategoryTree>;

/** The server's clock, so that flash prices end by it and not by the shopper's clock (D20). */
const clock = { server_time: Moment };

/** Filter lists of a listing's sidebar (S086, S090); except for `tags`, null unless requested with `sidebar_data=true`. */
export const sideLists = {
  brands: z.array(FilterChoice).nullable(),
  collections: z.array(FilterChoice).nullable(),
  shipping: z.array(FilterChoice).nullable(),
  /** absent, like the next two, in older APIs */
  attributes: z.array(AttributeChoices).nullable().optional(),
  stores: z.array(FilterChoice).nullable().optional(),
  /** number of products in stock, and of those below their regular price */
  state_counts: z.object({ in_stock: Count, on_offer: Count }).nullable().optional(),
  /** categories of the listing's products; null in a category's own listing */
  categories: z.array(FilterChoice).nullable(),
  /** sub-categories in a category's listing, or of the chosen `category_ids`; otherwise null */
  sub_categories: z.array(FilterChoice).nullable(),
  /** number of products with at least that many stars, 4 to 1 */
  ratings: z.array(z.object({ rating: codeTo(4), count: Count })).nullable(),
  /** lowest and highest price, ignoring the price filter itself; null also when there is no product */
  price_range: z.object({ min: Money, max: Money }).nullable(),
  /** one for each word of the filter `tags` that names a tag, ordered by slug; absent: the filter is not set, or the API is older */
  tags: z.array(NamedTag).optional(),
};

/** Response of `all?category=|sub_category=` (spec §3). Unknown slug: 404. */
export const CategoryListing = z.object({
  result: pageOf(ProductTile),
  category: CategoryTree.nullable(),
  sub_category: SubCategoryRef.extend({ category: CategoryRef }).nullable(),
  ...sideLists,
  ...clock,
});
export type CategoryListing = z.infer<typeof CategoryListing>;

/** How a search text was interpreted; null when it was taken literally. */
export const SearchReading = z.object({
  /** the corrected text; null: as typed */
  mended: z.string().nullable(),
  /** words of it that match no product */
  left_out: z.array(z.string()),
  /** no product matches all words: these match some of them */
  any: z.boolean(),
  /** words in `left_out` that name a brand the shop does not carry; absent, like the next, in older APIs */
  absent: z.array(z.string()).optional(),
  /** price range in the text ('bag under 50'), which filters the products, and the text without it */
  price: z.object({ text: z.string(), min: Money.nullable(), max: Money.nullable() }).nullable().optional(),
  /**
   * filters and sort order in the text ('on sale', 'cheapest'), which apply to the products, and the text without these words and
   * without those of the price; words of filters that would leave no products are ignored instead
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
  /** price range of the text when no matching product is within it: the products are those closest to it, closest first */
  nearest: z.object({ min: Money.nullable(), max: Money.nullable() }).optional(),
});
export type SearchReading = z.infer<typeof SearchReading>;

/** Response of `products`: all, or those of a source, banner, brand, collection or search text. */
export const ProductListing = z.object({
  /** absent: not a search, or an older API */
  reading: SearchReading.nullable().optional(),
  result: pageOf(ProductTile),
  /** the source that `home_spm`, `banner`, a single `brand` or `collection` names, otherwise the `tags` */
  source: z.object({ id: Id, title: z.string(), slug: z.string() }).nullable(),
  all_categories: z.array(CategoryTree).nullable(),
  ...sideLists,
  ...clock,
});
export type ProductListing = z.infer<typeof ProductListing>;
/** Its filter lists. */
export type SideLists = Pick<ProductListing, keyof typeof sideLists>;

/** Response of `store/{slug}`. */
export const StoreListing = z.object({
  store: StoreWithDispatch,
  result: pageOf(ProductTile),
  following: z.boolean(),
  /** average rating, 0 without reviews */
  review: AverageStars,
  review_count: Count,
  follower_count: Count,
  /** number of public products, whatever the filters */
  product_count: Count.optional(),
  /** when the store was opened */
  since: Moment.optional(),
  ...sideLists,
  ...clock,
});
export type StoreListing = z.infer<typeof StoreListing>;
/** Response of `store`: the directory (D26). */
export const StoreDirectory = pageOf(
  StoreCard.extend({ product_count: Count, review: AverageStars, review_count: Count }),
);
export type StoreDirectory = z.infer<typeof StoreDirectory>;

/** Response of `categories`. */
export const CategoryPage = pageOf(SubCategoryRef.extend({ image: z.string() }));
/** Response of `brands`. */
export const BrandPage = pageOf(CategoryRef.extend({ image: z.string() }));
export type BrandPage = z.infer<typeof BrandPage>;

/** Response of `search?q=` (spec §3): at most nine of each. */
export const SearchSuggestions = z.object({
  product: z.array(ProductTile),
  suggested: z.array(z.object({ id: Id, title: z.string() })),
  /** absent in APIs from before brands were suggested */
  brand: z.array(CategoryRef.extend({ image: z.string() })).optional(),
  sub_category: z.array(SubCategoryRef.extend({ image: z.string(), category: CategoryRef })),
  category: z.array(CategoryRef.extend({ image: z.string() })),
  /** popular searches, when nothing was typed */
  popular: z.array(z.string()).optional(),
  /** similarly spelled search texts, when there are no results */
  similar: z.array(z.string()).optional(),
  /** how the text was interpreted; absent: literally, or an older API */
  reading: SearchReading.optional(),
  ...clock,
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

/** Body of `search/count`: a text whose results a shopper views. */
export const SearchMade = z.object({ q: z.string().max(200) });
export type SearchMade = z.infer<typeof SearchMade>;
