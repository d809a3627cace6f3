import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { collectionPage } from 'shared-kernel/remote/json-ld';
import { crumbsJsonLd } from '../../components/crumbs-json-ld';
import { flashSalesOptions } from './flash-sales-query';

/** JSON-LD of the current and upcoming sales. */
export function flashSalesJsonLd(context: PrefetchContext): object[] {
  const { api, queryClient, t } = context;
  const sales = queryClient.getQueryData(flashSalesOptions(api).queryKey)?.flash_sales ?? [];
  const here = { title: t('flashSale.heading'), path: link('flash-sales') };
  return [
    ...crumbsJsonLd(context, [here]),
    collectionPage(
      context,
      here,
      sales.map(({ id }) => link('flash-sale', { id })),
    ),
  ];
}
