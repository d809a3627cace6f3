import type { ProductDetail } from 'shared-kernel/contract/product';
import { path } from 'shared-kernel/rules/links';
import type { Crumb } from '../../components/listing/listing-kind';

/** The way to a product: its category, sub-category and itself. */
export function productCrumbs(product: ProductDetail): Crumb[] {
  const { category, sub_category: sub } = product;
  return [
    { title: category.title, path: path.category(category.slug) },
    ...(sub ? [{ title: sub.title, path: path.subCategory(category.slug, sub.slug) }] : []),
    { title: product.title, path: path.product(product) },
  ];
}
