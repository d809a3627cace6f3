import { z } from 'zod';
import { Id, Moment, pageOf } from './envelope';
import { CategoryRef, ProductTile, StoreCard, SubCategoryRef } from './product';

/** An entry of a side list; `count` is the number of products of the unfiltered listing. */
export const FilterChoice = z.object({ id: Id, title: z.string(), count: z.number().int().optional() });
export type FilterChoice = z.infer<typeof FilterChoice>;

export const CategoryTree = CategoryRef.extend({
  image: z.string().optional(),
  public_sub_categories: z.array(SubCategoryRef.extend({ image: z.string().optional() })),
});
export type CategoryTree = z.infer<typeof CategoryTree>;

/** The server's clock, so that flash prices end by it and not by the shopper's (D20). */
const clock = { server_time: Moment };

const sideLists = {
  /** null unless asked for by `sidebar_data=true` */
  brands: z.array(FilterChoice).nullable(),
  collections: z.array(FilterChoice).nullable(),
  shipping: z.array(FilterChoice).nullable(),
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

/** Answer of `products`: all, or those of a source, banner, brand, collection or search text. */
export const ProductListing = z.object({
  result: pageOf(ProductTile),
  /** what `home_spm`, `banner`, a single `brand` or `collection` stands for */
  source: z.object({ id: Id, title: z.string(), slug: z.string() }).nullable(),
  all_categories: z.array(CategoryTree).nullable(),
  ...sideLists,
  ...clock,
});
export type ProductListing = z.infer<typeof ProductListing>;

/** Answer of `store/{slug}`. */
export const StoreListing = z.object({
  store: StoreCard,
  result: pageOf(ProductTile),
  following: z.boolean(),
  /** average rating, 0 when there is none */
  review: z.number(),
  ...clock,
});
export type StoreListing = z.infer<typeof StoreListing>;
/** Answer of `store`: the directory (D26). */
export const StoreDirectory = pageOf(StoreCard.extend({ product_count: z.number().int(), review: z.number() }));
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
  sub_category: z.array(SubCategoryRef.extend({ image: z.string(), category: CategoryRef })),
  category: z.array(CategoryRef.extend({ image: z.string() })),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;
