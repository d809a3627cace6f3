import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { pageQuery } from './get-page';
import { pageSlug } from './page-slug';

/** Data and head of a content page; an unknown slug is a 404 (S201). */
export async function pageHead({ api, params, queryClient }: PrefetchContext): Promise<Head> {
  const page = await queryClient.fetchQuery(pageQuery(api, pageSlug(params)));
  return {
    title: page.meta_title || page.title,
    canonical: link('page', { slug: page.slug }),
    ...(page.meta_description ? { description: page.meta_description } : {}),
  };
}
