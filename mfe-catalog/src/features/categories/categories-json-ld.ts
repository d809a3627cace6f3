import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { collectionPage } from 'shared-kernel/remote/json-ld';
import { crumbsJsonLd } from '../../components/crumbs-json-ld';

/** JSON-LD of the shop's categories. */
export function categoriesJsonLd(context: PrefetchContext): object[] {
  const { site, t } = context;
  const here = { title: t('categories.heading'), path: link('categories') };
  const paths = site.common.categories.map(({ slug }) => link('category', { category: slug }));
  return [...crumbsJsonLd(context, [here]), collectionPage(context, here, paths)];
}
