import { useEffect, useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { keptAnswers } from './kept-answers';
import { type Suggestions, suggest } from './suggest';

/** texts whose suggestions are cached */
const MOST_KEPT = 30;

/** Suggestions of a text; `suggestions` are what to show: while loading, those of the previous text, if any. */
export interface Suggested {
  state: 'loading' | 'results' | 'nothing' | 'failed';
  suggestions: Suggestions | null;
}

/**
 * Suggestions for a text (S036, S037). They are requested `wait` ms after the text last changed; a text that changes, or is no
 * longer `enabled`, aborts its call, so an older response never replaces a newer one. A failed call is retried with the next text.
 */
export function useSuggestions(text: string, enabled: boolean, wait: number): Suggested {
  const { api } = usePage();
  const [kept] = useState(() => keptAnswers<Suggestions>(MOST_KEPT));
  const [last, setLast] = useState<{ text: string; suggestions: Suggestions | null } | null>(null);

  useEffect(() => {
    if (!enabled) return;
    const known = kept.get(text);
    if (known) return setLast({ text, suggestions: known });
    // failed before: request it again
    setLast((now) => (now?.suggestions ? now : null));
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await suggest(api, text, abort.signal).catch(() => null);
      if (abort.signal.aborted) return;
      if (suggestions) kept.set(text, suggestions);
      setLast({ text, suggestions });
    }, wait);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, kept, text, enabled, wait]);

  if (last?.text !== text) return { state: 'loading', suggestions: last?.suggestions?.count ? last.suggestions : null };
  if (!last.suggestions) return { state: 'failed', suggestions: null };
  return { state: last.suggestions.count ? 'results' : 'nothing', suggestions: last.suggestions };
}
