import type { RouteId } from '../rules/define-routes';
import type { Head, PrefetchContext, RemoteDefinition } from './definition';
import type { OwnedRoute } from './owned-route';

/**
 * Adds the definition's structured data to what a page's `prefetch` said about it. Nothing for pages that search engines keep out,
 * redirects and pages without route.
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
