import type { Inventory, ProductDetail } from 'shared-kernel/contract/product';
import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { absolute } from 'shared-kernel/remote/json-ld';
import { priceOf } from 'shared-kernel/rules/price';
import { priceText } from './price-text';

type Context = Pick<PrefetchContext, 'site' | 'language'>;

/** schema.org Offer of a product or of one of its variants, at the server's time. @param url of the page that sells it */
export function offerJsonLd(product: ProductDetail, variant: Inventory | null, url: string, context: Context): object {
  const { current, flash } = priceOf(product, new Date(product.server_time), variant);
  return {
    '@type': 'Offer',
    price: priceText(current, context.site),
    priceCurrency: context.site.common.setting.currency,
    // only a flash price has an end; any other is valid until the shop changes it
    ...(flash && product.end_time ? { priceValidUntil: product.end_time } : {}),
    url,
    availability: `https://schema.org/${product.in_stock && variant?.quantity !== 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** JSON-LD of the product's store. */
export const sellerJsonLd = ({ store }: ProductDetail, context: Context): object => ({
  '@type': 'OnlineStore',
  '@id': '#seller',
  name: store.name,
  url: absolute(context, link('store', { slug: store.slug })),
});
