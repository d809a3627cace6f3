import { isNotFound, NotFound } from 'shared-kernel/api/errors';
import { imageSources } from 'shared-kernel/commerce/image-sources';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { productLink } from 'shared-kernel/remote/entity-links';
import { localize } from 'shared-kernel/rules/links';
import { priceOf } from 'shared-kernel/rules/price';
import { squareImage } from '../../components/head-image';
import { alternativesOptions } from './alternatives-query';
import { excerpt } from './excerpt';
import { GALLERY_SIZES } from './gallery-sizes';
import { priceText } from './price-text';
import { productId, productOptions } from './product-query';
import { readFirstReviews } from './reviews/first-reviews';

const DESCRIPTION_LENGTH = 160;

/** Data and head of the product page. A wrong slug is redirected permanently to the right one; an invalid id is a 404 (D21). */
export async function prefetchProduct(context: PrefetchContext): Promise<Head> {
  const { params, search, site, api, language, queryClient, t } = context;
  const id = productId(params.id);
  if (id === null) throw new NotFound('no product id');
  const [product] = await Promise.all([
    queryClient.fetchQuery(productOptions(api, id)).catch((reason: unknown) => {
      if (isNotFound(reason)) return null;
      throw reason;
    }),
    // in the browser the section fetches them when it is near the window
    typeof window === 'undefined' && readFirstReviews(context, id),
  ]);
  if (!product) return headOfWithdrawn(context, id);
  const canonical = productLink(product);
  if (params.main !== product.slug) {
    const query = search.size ? `?${search}` : '';
    return { redirect: { to: localize(language, canonical) + query, status: 301 } };
  }
  return {
    title: product.meta_title || product.title,
    description:
      product.meta_description ||
      excerpt(product.description, DESCRIPTION_LENGTH) ||
      t('product.description', {
        product: product.title,
        store: product.store.name,
        site: site.common.site_setting.site_name,
      }),
    canonical,
    ...squareImage(product.image, product.title),
    product: {
      price: priceText(priceOf(product, new Date(product.server_time)).current, site),
      currency: site.common.setting.currency,
      inStock: product.in_stock,
    },
    preloadImage: { ...imageSources(site.common, product.image), sizes: GALLERY_SIZES },
  };
}

/** A withdrawn product's page shows similar products; for an unknown product it is the shop's 404 page. */
async function headOfWithdrawn({ api, queryClient, t }: PrefetchContext, id: number): Promise<Head> {
  const like = await queryClient.fetchQuery(alternativesOptions(api, id)).catch(() => undefined);
  if (!like?.alternatives.length) throw new NotFound(`product ${id}`);
  return { title: t('product.gone'), robots: 'noindex', status: 404 };
}
