import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { path } from 'shared-kernel/rules/links';
import { listingPrefetch } from '../../components/listing/listing-route';
import { flashSaleKind } from './flash-sale-kind';
import { flashSalesOptions } from './flash-sales-query';

/** `/flash-sale` (S129). */
export async function prefetchFlashSales({ site, api, queryClient, t }: PrefetchContext): Promise<Head> {
  await queryClient.fetchQuery(flashSalesOptions(api));
  return {
    title: t('flashSale.heading'),
    description: t('flashSale.description', { site: site.common.site_setting.site_name }),
    canonical: path.flashSales(),
  };
}

export const prefetchFlashSale = listingPrefetch(flashSaleKind, ({ title }, { site, t }) => ({
  title,
  description: t('flashSale.saleDescription', { sale: title, site: site.common.site_setting.site_name }),
}));
