import type { ProductDetail } from 'shared-kernel/contract/product';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { productLink } from 'shared-kernel/remote/entity-links';
import { absolute, absolutePicture, SCHEMA_ORG } from 'shared-kernel/remote/json-ld';
import { crumbsJsonLd } from '../../components/crumbs-json-ld';
import { offerJsonLd } from './offer-json-ld';
import { productCrumbs } from './product-crumbs';
import { productId, productOptions } from './product-query';

/** schema.org Product: description, current price, seller, rating and breadcrumbs. */
export function productJsonLd(context: PrefetchContext, head: Head): object[] {
  const id = productId(context.params.id);
  const product = id && context.queryClient.getQueryData(productOptions(context.api, id).queryKey);
  if (!product) return [];
  const { brand, review_count: reviewCount, rating: ratingValue } = product;
  return [
    {
      ...SCHEMA_ORG,
      '@type': 'Product',
      name: product.title,
      image: pictures(product).map((file) => absolutePicture(context, file)),
      // the same words as the page's description, which compress to nothing
      ...(head.description ? { description: head.description } : {}),
      sku: product.inventory[0]?.sku || String(product.id),
      url: absolute(context, productLink(product)),
      ...(brand ? { brand: { '@type': 'Brand', name: brand.title } } : {}),
      ...(reviewCount > 0 ? { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } } : {}),
      offers: offerJsonLd(product, context),
    },
    ...crumbsJsonLd(context, productCrumbs(product)),
  ];
}

/** The main picture and what the gallery shows beside it. */
const pictures = ({ image, images }: ProductDetail) => [...new Set([image, ...images.map((one) => one.image)])];
