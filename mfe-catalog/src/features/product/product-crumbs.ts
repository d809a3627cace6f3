import type { ProductDetail } from 'shared-kernel/contract/product';
import { link } from 'shared-kernel/platform/links';
import { productLink } from 'shared-kernel/remote/entity-links';
import type { Crumb } from '../../components/listing/listing-kind';

/** Breadcrumbs of a product: its category, sub-category and itself. */
export function productCrumbs(product: ProductDetail): Crumb[] {
  const { category, sub_category: sub } = product;
  return [
    { title: category.title, path: link('category', { category: category.slug }) },
    ...(sub
      ? [{ title: sub.title, path: link('sub-category', { category: category.slug, subCategory: sub.slug }) }]
      : []),
    { title: product.title, path: productLink(product) },
  ];
}
