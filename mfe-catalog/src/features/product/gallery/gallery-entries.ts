import type { ProductDetail } from 'shared-kernel/contract/product';

/** File names of all pictures, the main one first, without duplicates. */
export function picturesOf({ image, images }: Pick<ProductDetail, 'image' | 'images'>): string[] {
  return [...new Set([image, ...images.map((picture) => picture.image)])];
}

type ProductPictures = Pick<ProductDetail, 'title' | 'image' | 'images' | 'attribute'>;
type Translate = (key: string, values: Record<string, string | number>) => string;

/**
 * Alternative texts of the pictures: the product's title with the view or colour; if the API gives neither, with a number.
 * @param t of this remote's texts
 */
export function altsOf(product: ProductPictures, t: Translate): string[] {
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
 * The picture of the current choice: one that shows a chosen value, trying the values in the given order.
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
