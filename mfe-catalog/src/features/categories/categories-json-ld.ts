import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { collectionPage } from 'shared-kernel/remote/json-ld';
import { path } from 'shared-kernel/rules/links';
import { crumbsJsonLd } from '../../components/crumbs-json-ld';

/** The shop's categories. */
export function categoriesJsonLd(context: PrefetchContext): object[] {
  const { site, t } = context;
  const here = { title: t('categories.heading'), path: path.categories() };
  const paths = site.common.categories.map(({ slug }) => path.category(slug));
  return [...crumbsJsonLd(context, [here]), collectionPage(context, here, paths)];
}
