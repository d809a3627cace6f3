import { useEffect, useMemo, useState } from 'react';
import { forgetSearches, recentSearches } from 'shared-kernel/commerce/recent-searches';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { popularSearches, type Suggestions } from './suggest';

/** Categories that are offered before anything is typed, and searches that many make. */
const POPULAR = 6;
/** ms before these are asked for: who types at once does not need them */
const PAUSE = 250;

/**
 * What a field without text offers when it is used: what was searched for on this device, what many search for, and the shop's first
 * categories. Popular searches are asked for once; without them the others stand.
 * @param used the field is in use and empty: read then, for another page or tab may have searched
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
  const [sought, setSought] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!used || sought) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // a text that is being composed
      if (field.value !== '') return;
      popularSearches(api, abort.signal).then(setSought, () => {});
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, used, field, sought]);
  // the same object until it says something else: the active entry stays
  const resting = useMemo(() => {
    const popular = categories.slice(0, POPULAR).map(({ slug, title, image = '' }) => ({
      path: link('category', { category: slug }),
      title,
      image,
      parent: null,
    }));
    const others = (sought ?? []).filter((text) => !recent.includes(text)).slice(0, POPULAR);
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
  }, [recent, sought, categories]);
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return { resting, forget };
}
