import { matchRoute, type OwnedSpec, type Owner, type RouteMatch, splitLanguage } from '../rules/routes';

let live: readonly OwnedSpec[] = [];

/**
 * Makes a table the live one: in the browser that of the page's release set, on the server that of the set that is live now. Only
 * the shell calls this; what a remote's own pages are stands in its definition.
 */
export function setRoutes(table: readonly OwnedSpec[]): void {
  live = table;
}

/** The live route of a path without language prefix; null when nobody has it, as far as this page or process knows. */
export const liveRoute = (path: string): RouteMatch | null => matchRoute(live, path);

/** Who owns a path (with or without language prefix); `shell` for unknown paths, whose page is the 404. */
export const ownerOf = (pathname: string): Owner => liveRoute(splitLanguage(pathname).path)?.route.owner ?? 'shell';

/** Pattern of a live route; undefined when no part of the shop has it. */
export const patternOf = (id: string): string | undefined => live.find((route) => route.id === id)?.pattern;
