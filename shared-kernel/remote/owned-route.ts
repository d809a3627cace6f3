import { matchRoute, rowsOf, splitLanguage } from '../rules/routes';
import type { RemoteDefinition, RemotePage } from './definition';

/** A page of a definition with the URL data from its route table. */
export interface OwnedRoute {
  id: string;
  page: RemotePage;
  /** pattern for react-router, without language prefix */
  pattern: string;
  params: Record<string, string>;
  personal: boolean;
}

/**
 * The definition's page at a path with language prefix; null for paths of others. It is looked up in the definition's own routes,
 * so a page that started with the previous release set finishes with it.
 */
export function ownedRoute({ id: owner, routes, pages }: RemoteDefinition, pathname: string): OwnedRoute | null {
  const match = matchRoute(rowsOf(owner, routes), splitLanguage(pathname).path);
  const page = match && pages[match.route.id];
  if (!page) return null;
  const { id, pattern, personal = false } = match.route;
  return { id, page, pattern, params: match.params, personal };
}
