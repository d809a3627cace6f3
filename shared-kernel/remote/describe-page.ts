import type { RouteId } from '../rules/define-routes';
import type { Head, PrefetchContext, RemoteDefinition } from './definition';
import type { OwnedRoute } from './owned-route';

/**
 * Adds the definition's structured data to the head that a page's `prefetch` returned. Adds nothing to pages excluded from search
 * engines, redirects and pages without a route.
 */
export async function describePage(
  definition: RemoteDefinition,
  owned: OwnedRoute | null,
  context: Omit<PrefetchContext, 'params'>,
  head: Head,
): Promise<Head> {
  if (!owned || head.redirect || head.robots === 'noindex' || !definition.jsonLd) return head;
  const byRoute = await definition.jsonLd();
  const jsonLd = byRoute[owned.id as RouteId]?.({ ...context, params: owned.params }, head);
  return jsonLd ? { ...head, jsonLd } : head;
}
