import type { ProductTile } from '../contract/product';
import { productLink } from '../remote/entity-links';
import { VARIANT } from '../rules/links';
import { type Price, priceOf } from '../rules/price';

/** The data that a tile shows of a product. */
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
  /** false: every variant is sold out */
  inStock: boolean;
  /** number of colours; 0 when unknown */
  colourCount: number;
  secondImage: string | null;
}

/** Converts a product from the API to what tiles show, with the prices at one moment of the server's clock. */
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
