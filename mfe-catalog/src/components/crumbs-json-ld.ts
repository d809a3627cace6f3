import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { breadcrumbList } from 'shared-kernel/remote/json-ld';
import type { Crumb } from './listing/listing-kind';

/** The same way that `PageCrumbs` shows; nothing where it shows nothing. */
export function crumbsJsonLd(context: PrefetchContext, crumbs: readonly Crumb[]): object[] {
  return crumbs.length ? [breadcrumbList(context, context.t('breadcrumbs.home'), crumbs)] : [];
}
