import type { PrefetchContext } from 'shared-kernel/remote/definition';

/** The title of one page of a list: later pages carry their number, so that titles are unique. */
export function titleOfPage(title: string, page: number, t: PrefetchContext['t']): string {
  return page > 1 ? `${title} – ${t('listing.page', { page })}` : title;
}
