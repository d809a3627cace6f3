import type { ProductTile } from '../contract/product';

/** A product in a listing: one price, some reviews. */
export function aProductTile(over: Partial<ProductTile> = {}): ProductTile {
  return {
    id: 1,
    slug: 'brass-lamp',
    title: 'Brass lamp',
    badge: null,
    selling: 40,
    offered: null,
    price: null,
    end_time: null,
    image: 'brass-lamp.webp',
    review_count: 12,
    rating: 4.5,
    ...over,
  };
}
