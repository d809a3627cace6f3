import { useEffect, useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { keptAnswers } from './kept-answers';
import { type Suggestions, suggest } from './suggest';

/** texts whose suggestions are cached */
const MOST_KEPT = 30;

/** Suggestions of a text; `found` is what to show: while loading, those of the previous text, if any. */
export interface Suggested {
  state: 'loading' | 'results' | 'nothing' | 'failed';
  found: Suggestions | null;
}

/**
 * Suggestions for a text (S036, S037). They are requested `wait` ms after the text last changed; a text that changes, or is no
 * longer `wanted`, aborts its call, so an older response never replaces a newer one. A failed call is retried with the next text.
 */
export function useSuggestions(text: string, wanted: boolean, wait: number): Suggested {
  const { api } = usePage();
  const [kept] = useState(() => keptAnswers<Suggestions>(MOST_KEPT));
  const [last, setLast] = useState<{ text: string; found: Suggestions | null } | null>(null);

  useEffect(() => {
    if (!wanted) return;
    const known = kept.get(text);
    if (known) return setLast({ text, found: known });
    // failed before: request it again
    setLast((now) => (now?.found ? now : null));
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const found = await suggest(api, text, abort.signal).catch(() => null);
      if (abort.signal.aborted) return;
      if (found) kept.set(text, found);
      setLast({ text, found });
    }, wait);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, kept, text, wanted, wait]);

  if (last?.text !== text) return { state: 'loading', found: last?.found?.count ? last.found : null };
  if (!last.found) return { state: 'failed', found: null };
  return { state: last.found.count ? 'results' : 'nothing', found: last.found };
}
