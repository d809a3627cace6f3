import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { breadcrumbList, collectionPage } from 'shared-kernel/remote/json-ld';
import { pagesQuery } from './list-pages';

/** JSON-LD of the list of pages (D43). */
export function pagesJsonLd(context: PrefetchContext): object[] {
  const { api, queryClient, t } = context;
  const here = { title: t('pages.title'), path: link('pages') };
  const pages = queryClient.getQueryData(pagesQuery(api).queryKey) ?? [];
  const paths = pages.map(({ slug }) => link('page', { slug }));
  return [breadcrumbList(context, t('home'), [here]), collectionPage(context, here, paths)];
}
