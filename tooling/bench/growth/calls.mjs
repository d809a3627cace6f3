/**
 * Shoppers' calls to the catalog, one entry per line of the report. `path(n)` is the n-th variation, so that nothing is measured
 * that was answered a moment ago; the worlds of both sizes contain everything named here. `last`: the last page of all products.
 */
const at = (n, most) => 1 + (n % most);
/** A product that is not private, see world.mjs. */
const product = (n) => at(n * 37, 900) + (at(n * 37, 900) % 97 === 0 ? 1 : 0);
const SORTS = ['featured', 'most_popular', 'newest', 'price_low_to_high', 'price_high_to_low', 'avg_customer_review'];
const WORDS = [
  'headphones',
  'wireless lamp',
  'leather',
  'running shoes',
  'oak chair',
  'table',
  'kettle steel',
  'blue mat',
];
const MISSPELLED = ['hedphones', 'snekaers', 'bakcpack', 'runing shoes', 'ketle', 'sunglases', 'leahter', 'wirelss'];
const BEGUN = ['he', 'sne', 'tab', 'back', 'wa', 'runn', 'le', 'cof'];
const one = (list, n) => list[n % list.length];

export const CALLS = {
  home: () => 'home',
  product: (n) => `product/${product(n)}`,
  'suggested-products': (n) => `suggested-products/${product(n)}`,
  reviews: (n) => `reviews/${product(n)}?get_total=true`,
  'reviews by rating': (n) => `reviews/${product(n)}?order_by=rating&page=${at(n, 3)}`,
  brands: (n) => `brands?page=${at(n, 2)}`,
  categories: (n) => `categories?page=${at(n, 3)}`,
  'flash-sale': () => 'flash-sale',
  'flash-sale/{id}': (n) => `flash-sale/${at(n, 3)}?page=${at(n, 4)}`,
  'store/{slug}': (n) => `store/store-${at(n, 8)}`,
  'store directory': () => 'store',
  all: (n) => `all?category=category-${at(n, 12)}&page=${at(n, 5)}`,
  'all of a sub-category': (n) => `all?sub_category=sub-category-${at(n, 60)}`,
  ...Object.fromEntries(SORTS.map((sort) => [`products, ${sort}`, (n) => `products?sortby=${sort}&page=${at(n, 9)}`])),
  ...Object.fromEntries(
    SORTS.map((sort) => [`all, ${sort}`, (n) => `all?category=category-${at(n, 12)}&sortby=${sort}`]),
  ),
  'products, deep page': (n, last) => `products?page=${last - at(n, 20)}`,
  'products by price, deep page': (n, last) => `products?sortby=price_low_to_high&page=${last - at(n, 20)}`,
  'products of a brand': (n) => `products?brand=${at(n, 20)}`,
  'products of brand_ids': (n) => `products?brand_ids=${at(n, 20)},${at(n + 3, 20)}`,
  'products of a collection': (n) => `products?collection=${at(n, 10)}`,
  'products by shipping': (n) => `products?shipping=${at(n, 6)}`,
  'products of category_ids': (n) => `products?category_ids=${at(n, 12)},${at(n + 5, 12)}`,
  'products of sub_category_ids': (n) => `products?sub_category_ids=${at(n, 60)},${at(n + 7, 60)}`,
  'products with a tag': (n) => `products?tags=tag-${at(n, 40)}`,
  'products by rating': (n) => `products?rating=${at(n, 4)}`,
  'products by price': (n) => `products?min=${at(n * 7, 90)}&max=${at(n * 7, 90) + 60}`,
  'products of a source': (n) => `products?home_spm=${at(n, 2)}`,
  'products of a banner': (n) => `products?banner=${at(n, 6)}`,
  'products by ids': (n) => `products?ids=${Array.from({ length: 12 }, (_, i) => at(n * 7 + i * 31, 900)).join()}`,
  'products of a value': (n) => `products?attribute_values=${at(n, 20)}`,
  'products of a colour and a size': (n) =>
    `products?attribute_values=${at(n, 12)},${12 + at(n, 8)}&sortby=${one(SORTS, n)}`,
  'products in stock and on offer': (n) => `products?in_stock=true&on_offer=true&sortby=${one(SORTS, n)}`,
  'products of a store': (n) => `products?store=${at(n, 8)}`,
  'several filters': (n) =>
    `all?category=category-${at(n, 12)}&brand=${at(n, 9)},${at(n + 2, 9)}&rating=3&min=10&max=${at(n * 7, 90) + 60}&sortby=price_low_to_high`,
  'filters that leave little': (n) =>
    `products?brand=${at(n, 20)}&shipping=${at(n, 6)}&rating=4&min=200&max=${at(n, 50) + 210}`,
  facets: (n) => `products?sidebar_data=true&page=${at(n, 9)}`,
  'facets of a category': (n) => `all?category=category-${at(n, 12)}&sidebar_data=true`,
  'facets, several filters': (n) =>
    `products?category_ids=${at(n, 12)}&brand=${at(n, 20)}&rating=2&max=${at(n * 7, 90) + 60}&sidebar_data=true`,
  'facets of a search': (n) => `products?q=${one(WORDS, n)}&sidebar_data=true`,
  'search results': (n) => `products?q=${one(WORDS, n)}`,
  'search results by price': (n) => `products?q=${one(WORDS, n)}&sortby=price_low_to_high`,
  search: (n) => `search?q=${one(WORDS, n)}`,
  'search, begun words': (n) => `search?q=${one(BEGUN, n)}`,
  'search, misspelled': (n) => `search?q=${one(MISSPELLED, n)}`,
};

/** Pages that a shell renders for each request, requested like calls; where there is just one, the language varies. */
const PREFIXES = ['', 'fr/', 'ar/', 'tr/', 'hi/'];

export const PAGES = {
  home: (n) => one(PREFIXES, n).replace(/\/$/, ''),
  listing: (n) => `${one(PREFIXES, n)}all/category-${at(n, 12)}`,
  'listing, filtered': (n) => `all/category-${at(n, 12)}?brand=${at(n, 9)}&rating=3&sortby=price_low_to_high`,
  product: (n) => `product-${product(n)}/product/${product(n)}`,
  search: (n) => `search?q=${encodeURIComponent(one(WORDS, n))}`,
};
