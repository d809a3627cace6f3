import { isNotFound } from 'shared-kernel/api/errors';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { listingQuery, parseListing } from 'shared-kernel/rules/listing-query';
import { readListing } from '../../components/listing/listing-query';
import { listingPrefetch, plainWords } from '../../components/listing/listing-route';
import { categoryKind } from './category-kind';
import { subCategoryKind } from './sub-category-kind';

const prefetchListing = listingPrefetch(categoryKind, plainWords);

/** `/all/{x}` is tried as a category, then as a sub-category, which is redirected to its place under its category (D15). */
export async function prefetchCategory(context: PrefetchContext): Promise<Head> {
  try {
    return await prefetchListing(context);
  } catch (reason) {
    if (!isNotFound(reason)) throw reason;
    const { params, search, language, queryClient, api, site } = context;
    const filters = parseListing(search);
    const asSub = { category: '', subCategory: params.category };
    const { frame } = await readListing(queryClient, { kind: subCategoryKind, params: asSub, api, site }, filters);
    return { redirect: { to: localize(language, frame.path) + listingQuery(filters), status: 301 } };
  }
}
