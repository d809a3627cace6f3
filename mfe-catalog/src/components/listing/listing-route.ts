import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { type ListingFilters, listingQuery, NO_FILTERS, parseListing } from 'shared-kernel/rules/listing-query';
import { breadcrumbList } from '../head';
import { isNarrowed } from './active-filters';
import type { ListingFrame, ListingKind, ListingPage } from './listing-kind';
import { readListing } from './listing-query';

/** Words of a listing that its kind alone knows; the rest of its head is the same for all. */
export interface ListingWords {
  title: string;
  description: string;
}
type Words<Extra> = (
  frame: ListingFrame<Extra>,
  context: PrefetchContext,
  filters: ListingFilters,
  page: ListingPage,
) => ListingWords;

/**
 * Data and head of a listing. Under a wrong slug it redirects for good to the right one (D21, D15); narrowed or sorted lists
 * stay out of search engines and name the plain list as their canonical page (D17).
 */
export function listingPrefetch<Extra>(kind: ListingKind<Extra>, words: Words<Extra>) {
  return async (context: PrefetchContext): Promise<Head> => {
    const { params, search, site, api, language, queryClient, t } = context;
    const filters = parseListing(search);
    const { frame, page } = await readListing(queryClient, { kind, params, api, site }, filters);
    const query = listingQuery(filters);
    if (frame.path !== kind.path(params))
      return { redirect: { to: localize(language, frame.path) + query, status: 301 } };
    const { title, description } = words(frame, context, filters, page);
    const subject = Object.fromEntries(kind.subject.map((name) => [name, filters[name]]));
    return {
      title: filters.page > 1 ? `${title} – ${t('listing.page', { page: filters.page })}` : title,
      description,
      canonical: frame.path + listingQuery({ ...NO_FILTERS, ...subject, page: filters.page }),
      ...(kind.noindex || isNarrowed(kind, filters) ? { robots: 'noindex' as const } : {}),
      ...(page.products[0] ? { image: page.products[0].image } : {}),
      jsonLd: frame.crumbs.length ? [breadcrumbList(context, frame.crumbs)] : [],
    };
  };
}

/** Title and description of listings that say no more about themselves than their title. */
export const plainWords: Words<unknown> = (frame, { site, t }) => {
  const title = frame.title || t('listing.allProducts');
  return { title, description: t('listing.categoryDescription', { title, site: site.common.site_setting.site_name }) };
};
