import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { breadcrumbList } from 'shared-kernel/remote/json-ld';
import type { Crumb } from './listing/listing-kind';

/** The breadcrumbs that `PageCrumbs` shows, as JSON-LD; empty where it renders nothing. */
export function crumbsJsonLd(context: PrefetchContext, crumbs: readonly Crumb[]): object[] {
  return crumbs.length ? [breadcrumbList(context, context.t('breadcrumbs.home'), crumbs)] : [];
}
