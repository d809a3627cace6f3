import { NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { CategoryListing } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { listingParams } from 'shared-kernel/rules/listing-query';
import { FILTER_GROUPS, type ListingKind, toChoices, toListingPage } from '../../components/listing/listing-kind';

/** `/all/{category}` (S083). */
export const categoryKind: ListingKind = {
  id: 'category',
  subject: [],
  groups: FILTER_GROUPS.filter((group) => group !== 'categories'),
  sortable: true,
  path: ({ category = '' }) => link('category', { category }),
  async read({ api, params: { category: slug = '' }, filters, sidebar, signal }) {
    const { data } = await api.request<CategoryListing>(CALLS.all, {
      query: { category: slug, ...listingParams(filters), sidebar_data: sidebar },
      signal,
    });
    const { category, result, server_time } = data;
    if (!category) throw new NotFound(slug);
    return {
      frame: {
        title: category.title,
        path: link('category', { category: category.slug }),
        crumbs: [{ title: category.title, path: link('category', { category: category.slug }) }],
        neighbours: category.public_sub_categories.map((sub) => ({
          title: sub.title,
          path: link('sub-category', { category: category.slug, subCategory: sub.slug }),
          current: false,
        })),
        extra: undefined,
      },
      page: toListingPage(result, server_time),
      choices: toChoices(data),
    };
  },
};
