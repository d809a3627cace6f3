import type { ProductDetail } from 'shared-kernel/contract/product';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { path } from 'shared-kernel/rules/links';
import { fromMinor } from 'shared-kernel/rules/money';
import { priceOf } from 'shared-kernel/rules/price';
import { absolute } from '../../components/head';

/** schema.org Product: what it is, what it costs now, who sells it, how it is rated. */
export function productJsonLd(product: ProductDetail, { site, language }: PrefetchContext): object {
  const { setting, site_setting, img_src_url } = site.common;
  const { current, flash } = priceOf(product, new Date(product.server_time));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    image: [new URL(img_src_url + product.image, site_setting.site_url).href],
    description: product.meta_description || product.title,
    sku: product.inventory[0]?.sku ?? String(product.id),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.title } } : {}),
    ...(product.review_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.review_count,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url: absolute(site, language, path.product(product)),
      price: fromMinor(current).toFixed(2),
      priceCurrency: setting.currency,
      ...(flash && product.end_time ? { priceValidUntil: product.end_time } : {}),
      availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.store.name },
    },
  };
}
