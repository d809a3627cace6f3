import { FILTER } from 'shared-kernel/contract/filters';

/** The text of the search that the page shows; empty on other pages. @param here path and query without language prefix */
export function searchedIn(here: string): string {
  const [path, query] = here.split('?');
  return path === '/search' ? (new URLSearchParams(query).get(FILTER.query) ?? '') : '';
}
