import { isNotFound } from 'shared-kernel/api/errors';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { listingPrefetch } from '../../components/listing/listing-route';
import { flashSaleKind } from './flash-sale-kind';
import { flashSalesOptions } from './flash-sales-query';
import { noteEnd } from './remembered-sale';

/** `/flash-sale` (S129). */
export async function prefetchFlashSales({ site, api, queryClient, t }: PrefetchContext): Promise<Head> {
  await queryClient.fetchQuery(flashSalesOptions(api));
  return {
    title: t('flashSale.heading'),
    description: t('flashSale.description', { site: site.common.site_setting.site_name }),
    canonical: link('flash-sales'),
  };
}

const prefetchSale = listingPrefetch(flashSaleKind, ({ title }, { site, t }) => ({
  title,
  description: t('flashSale.saleDescription', { sale: title, site: site.common.site_setting.site_name }),
}));

/** `/flash-sale/{id}` (S129). For a sale that was opened in this tab and has ended, the screen shows its end instead of the 404 page. */
export async function prefetchFlashSale(context: PrefetchContext): Promise<Head> {
  try {
    return await prefetchSale(context);
  } catch (reason) {
    const ended = isNotFound(reason) ? noteEnd(context.queryClient, context.params.id) : undefined;
    if (!ended) throw reason;
    return { title: ended.title, robots: 'noindex' };
  }
}
