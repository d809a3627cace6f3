import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { SearchSuggestions } from 'shared-kernel/contract/listing';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Keywords and categories that match a text: GET `search` with `q`, in the page's language (S097, S098). */
export function suggestionsOptions(api: ApiClient, q: string) {
  return queryOptions({
    queryKey: ['search-suggestions', q],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<SearchSuggestions>(CALLS.search, { query: { q }, signal });
      // products are left out: the listing has all of them
      return {
        keywords: data.suggested,
        categories: data.category,
        subCategories: data.sub_category,
        similar: data.similar ?? [],
      };
    },
  });
}
