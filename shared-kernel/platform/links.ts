import { addressOf, type Values } from '../rules/address-of';
import type { LinkArguments, RouteId, RoutePatterns } from '../rules/define-routes';
import { patternOf } from './routes';

/**
 * Address of a page of the shop, without language prefix, by the route's id: its owner may change the pattern without a new build
 * of those who link to it. Write the id in the source as it is; the build records which pages a part links to.
 * @param given parameters of path and query in one object; needed ones must be there
 * @returns home when the route was withdrawn while this page was open, which is better than a dead link
 * @example link('product', { main: slug, id })
 * @example link('login', { redirect: '/cart' })
 */
export function link<Id extends RouteId>(id: Id, ...given: LinkArguments<RoutePatterns[Id]>): string {
  const pattern = patternOf(id);
  return pattern === undefined ? '/' : addressOf(pattern, (given[0] ?? {}) as Values);
}
