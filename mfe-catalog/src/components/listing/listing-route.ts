import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from 'shared-kernel/api/errors';
import type { NamedTag } from 'shared-kernel/contract/listing';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import {
  changeFilters,
  type ListingFilters,
  listingQuery,
  NO_FILTERS,
  parseListing,
} from 'shared-kernel/rules/listing-query';
import { squareImage } from '../head-image';
import { titleOfPage } from '../title-of-page';
import { isNarrowed } from './active-filters';
import { type ListingFrame, type ListingKind, type ListingPage, NO_CHOICES } from './listing-kind';
import { choicesOptions, frameOptions, type ListingPlace, readListing } from './listing-query';

/** Texts that depend on the kind of listing; the rest of the head is the same for all. */
export interface ListingWords {
  title: string;
  description: string;
}
type Words<Extra> = (frame: ListingFrame<Extra>, context: PrefetchContext, filters: ListingFilters) => ListingWords;

/**
 * Data and head of a listing. A wrong slug, or a tag's title in place of its slug, is redirected permanently to the right URL (D21,
 * D15, decision 80); filtered, searched or sorted lists are noindex and name the plain list as canonical (D17).
 */
export function listingPrefetch<Extra>(kind: ListingKind<Extra>, words: Words<Extra>) {
  return async (context: PrefetchContext): Promise<Head> => {
    const { params, search, site, api, language, queryClient, t } = context;
    const filters = parseListing(search);
    const place = { kind, params, api, site };
    const { frame, page } = await readOrKeep(queryClient, place, filters);
    const { tags } = queryClient.getQueryData(choicesOptions(place, filters).queryKey) ?? NO_CHOICES;
    const query = listingQuery({ ...filters, tags: slugsOf(filters.tags, tags, kind.subject.includes('tags')) });
    if (frame.path !== kind.path(params) || query !== listingQuery(filters))
      return { redirect: { to: localize(language, frame.path) + query, status: 301 } };
    const { title, description } = words(frame, context, filters);
    const subject = Object.fromEntries(kind.subject.map((name) => [name, filters[name]]));
    return {
      title: titleOfPage(title, filters.from, t),
      description,
      canonical: frame.path + listingQuery(changeFilters({ ...NO_FILTERS, ...subject }, { page: filters.from })),
      ...(kind.noindex || filters.query || isNarrowed(kind, filters) ? { robots: 'noindex' as const } : {}),
      ...(page?.products[0] ? squareImage(page.products[0].image, page.products[0].title) : {}),
    };
  };
}

/**
 * Replaces a tag's words in the filter by its slug.
 * @param areSubject the page is about these tags: unknown ones are dropped; as a filter they stay, with a chip that removes them
 */
function slugsOf(words: readonly string[], tags: readonly NamedTag[], areSubject: boolean): string[] {
  const slugs = words.map((word) => tags.find((tag) => tag.word === word)?.id ?? word);
  const known = slugs.filter((slug) => tags.some(({ id }) => id === slug));
  return [...new Set(areSubject && known.length > 0 ? known : slugs)].sort();
}

/**
 * Like `readListing`, but where a list is already on the screen, a failed change of its filters does not replace it: the screen
 * keeps the list and offers a retry.
 */
async function readOrKeep<Extra>(
  client: QueryClient,
  place: ListingPlace<Extra>,
  filters: ListingFilters,
): Promise<{ frame: ListingFrame<Extra>; page?: ListingPage }> {
  try {
    return await readListing(client, place, filters);
  } catch (reason) {
    const frame = client.getQueryData<ListingFrame<Extra>>(frameOptions(place, filters).queryKey);
    if (!frame || isNotFound(reason)) throw reason;
    return { frame };
  }
}

/** Title and description of listings that have only a title. */
export const plainWords: Words<unknown> = (frame, { site, t }) => {
  const title = frame.title || t('listing.allProducts');
  return { title, description: t('listing.categoryDescription', { title, site: site.common.site_setting.site_name }) };
};
