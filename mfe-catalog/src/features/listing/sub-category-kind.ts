import { NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { CategoryListing } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import type { Site } from 'shared-kernel/remote/definition';
import { listingParams } from 'shared-kernel/rules/listing-query';
import { FILTER_GROUPS, type ListingKind, toChoices, toListingPage } from '../../components/listing/listing-kind';

/** `/all/{category}/{subCategory}` (S083). Under a wrong category it redirects to its own (D15). */
export const subCategoryKind: ListingKind = {
  id: 'sub-category',
  subject: [],
  groups: FILTER_GROUPS.filter((group) => group !== 'categories' && group !== 'subCategories'),
  sortable: true,
  path: ({ category = '', subCategory = '' }) => link('sub-category', { category, subCategory }),
  async read({ api, site, params: { subCategory: slug = '' }, filters, sidebar, signal }) {
    const { data } = await api.request<CategoryListing>(CALLS.all, {
      query: { sub_category: slug, ...listingParams(filters), sidebar_data: sidebar },
      signal,
    });
    const { sub_category, result, server_time } = data;
    if (!sub_category) throw new NotFound(slug);
    const { category } = sub_category;
    const own = link('sub-category', { category: category.slug, subCategory: sub_category.slug });
    return {
      frame: {
        title: sub_category.title,
        path: own,
        crumbs: [
          { title: category.title, path: link('category', { category: category.slug }) },
          { title: sub_category.title, path: own },
        ],
        neighbours: siblings(site, category.id).map((sub) => ({
          title: sub.title,
          path: link('sub-category', { category: category.slug, subCategory: sub.slug }),
          current: sub.id === sub_category.id,
        })),
        extra: undefined,
      },
      page: toListingPage(result, server_time),
      choices: toChoices(data),
    };
  },
};

function siblings(site: Site, categoryId: number) {
  return site.common.categories.find((category) => category.id === categoryId)?.public_sub_categories ?? [];
}
