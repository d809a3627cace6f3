import { useEffect, useMemo, useState } from 'react';
import { forgetSearches, recentSearches } from 'shared-kernel/commerce/recent-searches';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { popularSearches, type Suggestions } from './suggest';

/** Number of categories and popular searches suggested before anything is typed. */
const POPULAR = 6;
/** ms before these are requested: visitors who type at once do not need them */
const PAUSE = 250;

/**
 * Suggestions for an empty field: recent searches on this device, popular searches, and the shop's first categories. Popular
 * searches are requested once; if that fails, the others are shown.
 * @param used the field is in use and empty: the searches are read then, as another page or tab may have added some
 */
export function useRestingSuggestions(
  used: boolean,
  field: HTMLInputElement,
): { resting: Suggestions; forget: () => void } {
  const { api, site } = usePage();
  const { categories } = site.common;
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    if (used) setRecent(recentSearches());
  }, [used]);
  const [searches, setSearches] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!used || searches) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // a text is being composed
      if (field.value !== '') return;
      popularSearches(api, abort.signal).then(setSearches, () => {});
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, used, field, searches]);
  // the same object until its content changes: the active entry stays
  const resting = useMemo(() => {
    const popular = categories.slice(0, POPULAR).map(({ slug, title, image = '' }) => ({
      path: link('category', { category: slug }),
      title,
      image,
      parent: null,
    }));
    const others = (searches ?? []).filter((text) => !recent.includes(text)).slice(0, POPULAR);
    return {
      keywords: recent.map((title, id) => ({ id, title })),
      popular: others,
      clear: recent.length > 0,
      similar: false,
      brands: [],
      categories: popular,
      products: [],
      count: recent.length + others.length + popular.length,
      now: () => new Date(),
    };
  }, [recent, searches, categories]);
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return { resting, forget };
}
