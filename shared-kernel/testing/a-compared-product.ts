import type { ComparedProduct } from '../contract/compare';
import { aProductTile } from './a-product-tile';

/** A product of a compare list: in stock, shipped for $5 in 3 days, in one colour. */
export function aComparedProduct(over: Partial<ComparedProduct> = {}): ComparedProduct {
  return {
    ...aProductTile(),
    in_stock: true,
    brand: { id: 5, title: 'Lumen', slug: 'lumen' },
    store: {
      id: 3,
      name: 'Riad Living',
      slug: 'riad-living',
      image: 'riad.webp',
      meta_title: null,
      meta_description: null,
    },
    category: { id: 2, title: 'Home', slug: 'home' },
    unit: 'piece',
    bundle_deal: null,
    warranty: 1,
    refundable: 1,
    shipping: { price: 5, day_needed: 3 },
    attributes: [{ id: 1, title: 'Colour', values: ['Brass'] }],
    ...over,
  };
}
