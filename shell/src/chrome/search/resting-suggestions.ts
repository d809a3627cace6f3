import { useEffect, useMemo, useState } from 'react';
import { forgetSearches, recentSearches } from 'shared-kernel/commerce/recent-searches';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import type { Suggestions } from './suggest';

/** Categories that are offered before anything is typed. */
const POPULAR = 6;

/**
 * What a field without text offers when it is used: what was searched for on this device, and the shop's first categories.
 * @param used the field is in use and empty: read then, for another page or tab may have searched
 */
export function useRestingSuggestions(used: boolean): { resting: Suggestions; forget: () => void } {
  const { categories } = usePage().site.common;
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    if (used) setRecent(recentSearches());
  }, [used]);
  // the same object until it says something else: the active entry stays
  const resting = useMemo(() => {
    const popular = categories.slice(0, POPULAR).map(({ slug, title, image = '' }) => ({
      path: link('category', { category: slug }),
      title,
      image,
      parent: null,
    }));
    return {
      keywords: recent.map((title, id) => ({ id, title })),
      clear: recent.length > 0,
      brands: [],
      categories: popular,
      products: [],
      count: recent.length + popular.length,
      now: () => new Date(),
    };
  }, [recent, categories]);
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return { resting, forget };
}
