import type { ProductDetail } from 'shared-kernel/contract/product';

/** File names of all pictures, the main one first and none twice. */
export function picturesOf({ image, images }: Pick<ProductDetail, 'image' | 'images'>): string[] {
  return [...new Set([image, ...images.map((picture) => picture.image)])];
}

/**
 * The picture of what is chosen: one that shows a chosen value, the values in the product's order.
 * @param values ids of chosen values
 * @returns null when no picture shows any of them
 */
export function pictureOfChoice({ images }: Pick<ProductDetail, 'images'>, values: readonly number[]): string | null {
  for (const value of values) {
    const shows = images.find((picture) => picture.attribute_value_id === value);
    if (shows) return shows.image;
  }
  return null;
}
