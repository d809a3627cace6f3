import type { ProductDetail } from 'shared-kernel/contract/product';

/** File names of all pictures, the main one first and none twice. */
export function picturesOf({ image, images }: Pick<ProductDetail, 'image' | 'images'>): string[] {
  return [...new Set([image, ...images.map((picture) => picture.image)])];
}

type Told = Pick<ProductDetail, 'title' | 'image' | 'images' | 'attribute'>;
type Translate = (key: string, values: Record<string, string | number>) => string;

/**
 * What each of the pictures shows, in words: the product, how or in which colour; where an API says neither, its number.
 * @param t of the texts of this remote
 */
export function altsOf(product: Told, t: Translate): string[] {
  const { title, images, attribute } = product;
  const values = attribute.flatMap((one) => one.values);
  const pictures = picturesOf(product);
  return pictures.map((name, index) => {
    if (index === 0) return title;
    const picture = images.find(({ image }) => image === name);
    if (picture?.shot) return t(`product.shot.${picture.shot}`, { product: title });
    const value = values.find((one) => one.attribute_value_id === picture?.attribute_value_id);
    if (value) return t('product.shot.value', { product: title, value: value.title });
    return t('product.picture', { number: index + 1, total: pictures.length });
  });
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
