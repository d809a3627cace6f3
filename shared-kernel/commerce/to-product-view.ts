import type { ProductTile } from '../contract/product';
import { productLink } from '../remote/entity-links';
import { VARIANT } from '../rules/links';
import { type Price, priceOf } from '../rules/price';

/** What a tile shows of a product. */
export interface ProductView {
  id: number;
  /** path without language prefix */
  path: string;
  title: string;
  image: string;
  badge: string | null;
  price: Price;
  rating: number;
  reviewCount: number;
  /** false: every variant is gone */
  inStock: boolean;
  /** colours that it comes in; 0 when unknown */
  colourCount: number;
  secondImage: string | null;
}

/** Turns a product of the wire into what tiles show, prices settled for one moment of the server's clock. */
export function toProductView(product: ProductTile, now: Date): ProductView {
  return {
    id: product.id,
    path: productLink(product) + (product.variant ? `?${VARIANT}=${product.variant}` : ''),
    title: product.title,
    image: product.image,
    badge: product.badge,
    price: priceOf(product, now),
    rating: product.rating,
    reviewCount: product.review_count,
    inStock: product.in_stock ?? true,
    colourCount: product.colour_count ?? 0,
    secondImage: product.second_image ?? null,
  };
}
