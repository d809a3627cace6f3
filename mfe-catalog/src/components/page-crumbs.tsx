import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Breadcrumbs } from 'shared-kernel/ui/breadcrumbs';
import type { Crumb } from './listing/listing-kind';

/** The way from the home page to this one; nothing for pages that hang directly below it under no name. */
export function PageCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  if (!crumbs.length) return null;
  const way = [{ title: t('breadcrumbs.home'), path: '/' }, ...crumbs];
  return <Breadcrumbs items={way.map((crumb) => ({ label: crumb.title, href: href(crumb.path) }))} />;
}
