/**
 * Names of the listing's URL parameters (D17); the calls use the same names. Comma-separated lists hold ids; `tags` holds slugs,
 * but a tag's title in any language is accepted too.
 */
export const FILTER = {
  brand: 'brand',
  collection: 'collection',
  shipping: 'shipping',
  categoryIds: 'category_ids',
  subCategoryIds: 'sub_category_ids',
  tags: 'tags',
  brandIds: 'brand_ids',
  /** of variants: a product matches when one variant in stock has a chosen value of each attribute with chosen values */
  values: 'attribute_values',
  store: 'store',
  /** `true`: only products in stock */
  inStock: 'in_stock',
  /** `true`: only products below their regular price */
  onOffer: 'on_offer',
  rating: 'rating',
  min: 'min',
  max: 'max',
  sort: 'sortby',
  page: 'page',
  /** first page shown on the screen, when further ones were loaded below it; not sent to the API */
  from: 'from',
  query: 'q',
  /** `true`: searches for the exact text, without spelling correction */
  verbatim: 'verbatim',
  /** id of the home source item that was clicked (D3) */
  source: 'home_spm',
  banner: 'banner',
  /** exactly these products, in this order: those recently viewed on this device */
  ids: 'ids',
} as const;

/** Values of `sortby` (D18); absent or unknown means `newest`. Sold-out products come last in every order. */
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
/** Products in the home page's list. */
export const HOME_PAGE_SIZE = 24;
/** Orders, addresses, vouchers, brands and categories on one page. */
export const ACCOUNT_PAGE_SIZE = 25;

/** Values of `state` of `order/by-user`, our addition: the tabs of the order list. Each order is in exactly one of them. */
export const ORDER_STATES = ['to_pay', 'underway', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
