import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { pagesQuery } from './list-pages';

/** Data and head of the list of pages. */
export async function pagesHead({ api, queryClient, t }: PrefetchContext): Promise<Head> {
  await queryClient.fetchQuery(pagesQuery(api));
  return { title: t('pages.title') };
}
