import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Breadcrumbs } from 'shared-kernel/ui/breadcrumbs';
import type { Crumb } from './listing/listing-kind';

/** The breadcrumbs from the home page to this one; nothing when there are none. */
export function PageCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  if (!crumbs.length) return null;
  const trail = [{ title: t('breadcrumbs.home'), path: '/' }, ...crumbs];
  return <Breadcrumbs items={trail.map((crumb) => ({ label: crumb.title, href: href(crumb.path) }))} />;
}
