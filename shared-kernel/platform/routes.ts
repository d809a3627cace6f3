import { matchRoute, type OwnedSpec, type Owner, type RouteMatch, splitLanguage } from '../rules/routes';

let live: readonly OwnedSpec[] = [];

/**
 * Sets the live route table: in the browser that of the page's release set, on the server that of the currently live set. Only the
 * shell calls this; a remote's own pages are in its definition.
 */
export function setRoutes(table: readonly OwnedSpec[]): void {
  live = table;
}

/** The live route of a path without language prefix; null when no part known to this page or process owns it. */
export const liveRoute = (path: string): RouteMatch | null => matchRoute(live, path);

/** The owner of a path (with or without language prefix); `shell` for unknown paths, which get the 404 page. */
export const ownerOf = (pathname: string): Owner => liveRoute(splitLanguage(pathname).path)?.route.owner ?? 'shell';

/** Pattern of a live route; undefined when no part of the shop has it. */
export const patternOf = (id: string): string | undefined => live.find((route) => route.id === id)?.pattern;
