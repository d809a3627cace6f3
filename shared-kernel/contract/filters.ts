/** Names of the listing's URL parameters (D17); the calls take the same names. Comma lists hold ids, `tags` slugs; a tag's title in any language is understood. */
export const FILTER = {
  brand: 'brand',
  collection: 'collection',
  shipping: 'shipping',
  categoryIds: 'category_ids',
  subCategoryIds: 'sub_category_ids',
  tags: 'tags',
  brandIds: 'brand_ids',
  /** of variants: a product matches when one variant in stock has a chosen value of each attribute that values are chosen of */
  values: 'attribute_values',
  store: 'store',
  /** `true`: only what can be bought now */
  inStock: 'in_stock',
  /** `true`: only what costs less than its regular price now */
  onOffer: 'on_offer',
  rating: 'rating',
  min: 'min',
  max: 'max',
  sort: 'sortby',
  page: 'page',
  /** first of the pages that stand on the screen, when further ones were loaded below it; the calls do not know it */
  from: 'from',
  query: 'q',
  /** `true`: the text is meant as it was typed, misspelled words and all */
  verbatim: 'verbatim',
  /** id of the home source item that was clicked (D3) */
  source: 'home_spm',
  banner: 'banner',
  /** exactly these products, in this order: what a device has seen lately */
  ids: 'ids',
} as const;

/** Values of `sortby` (D18); absent or unknown means `newest`. What is sold out comes last in each. */
export const SORTS = [
  'featured',
  'most_popular',
  'newest',
  'price_low_to_high',
  'price_high_to_low',
  'avg_customer_review',
] as const;
export type Sort = (typeof SORTS)[number];

/** Products on one page of a listing (wire contract §1). */
export const LISTING_PAGE_SIZE = 30;
/** Products of the home page's list. */
export const HOME_PAGE_SIZE = 24;
/** Orders, addresses, vouchers, brands, categories on one page. */
export const ACCOUNT_PAGE_SIZE = 25;

/** Values of `state` of `order/by-user`, our addition: where the shopper looks for an order. Each order is in exactly one of them. */
export const ORDER_STATES = ['to_pay', 'underway', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
