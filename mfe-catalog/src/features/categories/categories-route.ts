import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';

/** `/categories`: rendered from site data without a call. */
export async function prefetchCategories({ site, t }: PrefetchContext): Promise<Head> {
  return {
    title: t('categories.heading'),
    description: t('categories.description', { site: site.common.site_setting.site_name }),
    canonical: link('categories'),
  };
}

/** `/all` has no list of its own and redirects to the categories (D15). */
export async function prefetchAll({ language }: PrefetchContext): Promise<Head> {
  return { redirect: { to: localize(language, link('categories')), status: 301 } };
}
