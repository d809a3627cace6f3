import { matchRoute, type RouteSpec, splitLanguage } from '../rules/routes';
import type { RemoteDefinition, RemoteRoute } from './definition';

/** A route of the table that a definition has a screen for. */
export interface OwnedRoute {
  route: RemoteRoute;
  /** pattern for react-router, without language prefix; `*` for the shell's 404 */
  pattern: string;
  params: Record<string, string>;
  guard: RouteSpec['guard'];
  personal: boolean;
}

/** The definition's route of a path with language prefix; null for paths of other owners and for pages it does not have. */
export function ownedRoute(definition: RemoteDefinition, pathname: string): OwnedRoute | null {
  const match = matchRoute(splitLanguage(pathname).path);
  const id = match ? match.route.id : 'not-found';
  const route = definition.routes.find((one) => one.id === id);
  if (!route) return null;
  if (!match) return { route, pattern: '*', params: {}, guard: 'common-middleware', personal: false };
  const { pattern, guard, personal } = match.route;
  return { route, pattern, params: match.params, guard, personal };
}
