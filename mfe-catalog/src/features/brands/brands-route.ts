import { NotFound } from 'shared-kernel/api/errors';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { changeFilters, listingQuery, NO_FILTERS, parseListing } from 'shared-kernel/rules/listing-query';
import { titleOfPage } from '../../components/title-of-page';
import { brandsOptions } from './brands-query';

/** `/brands` (S080). */
export async function prefetchBrands(context: PrefetchContext): Promise<Head> {
  const { search, site, api, queryClient, t } = context;
  const { page } = parseListing(search);
  const { lastPage } = await queryClient.fetchQuery(brandsOptions(api, page));
  if (page > lastPage) throw new NotFound(`page ${page} of ${lastPage}`);
  return {
    title: titleOfPage(t('brands.heading'), page, t),
    description: t('brands.description', { site: site.common.site_setting.site_name }),
    canonical: link('brands') + listingQuery(changeFilters(NO_FILTERS, { page })),
  };
}
