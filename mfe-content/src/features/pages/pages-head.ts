import { instanceFor } from 'shared-kernel/i18n/instance';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { pagesQuery } from './list-pages';

/** Loads the list of pages and names it. */
export async function pagesHead({ api, language, queryClient }: PrefetchContext): Promise<Head> {
  await queryClient.fetchQuery(pagesQuery(api));
  return { title: instanceFor(language).t('content:pages.title') };
}
