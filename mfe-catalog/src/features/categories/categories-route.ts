import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize, path } from 'shared-kernel/rules/links';
import { breadcrumbList } from '../../components/head';

/** `/categories`: everything on it is site data, so nothing is asked. */
export async function prefetchCategories(context: PrefetchContext): Promise<Head> {
  const { site, t } = context;
  const title = t('categories.heading');
  return {
    title,
    description: t('categories.description', { site: site.common.site_setting.site_name }),
    canonical: path.categories(),
    jsonLd: [breadcrumbList(context, [{ title, path: path.categories() }])],
  };
}

/** `/all` is no list of its own (D15). */
export async function prefetchAll({ language }: PrefetchContext): Promise<Head> {
  return { redirect: { to: localize(language, path.categories()), status: 301 } };
}
