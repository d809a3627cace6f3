import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { path } from 'shared-kernel/rules/links';
import { breadcrumbList } from '../../components/head';
import { listingPrefetch } from '../../components/listing/listing-route';
import { flashSaleKind } from './flash-sale-kind';
import { flashSalesOptions } from './flash-sales-query';

/** `/flash-sale` (S129). */
export async function prefetchFlashSales(context: PrefetchContext): Promise<Head> {
  const { site, api, queryClient, t } = context;
  await queryClient.fetchQuery(flashSalesOptions(api));
  const title = t('flashSale.heading');
  return {
    title,
    description: t('flashSale.description', { site: site.common.site_setting.site_name }),
    canonical: path.flashSales(),
    jsonLd: [breadcrumbList(context, [{ title, path: path.flashSales() }])],
  };
}

export const prefetchFlashSale = listingPrefetch(flashSaleKind, ({ title }, { site, t }) => ({
  title,
  description: t('flashSale.saleDescription', { sale: title, site: site.common.site_setting.site_name }),
}));
