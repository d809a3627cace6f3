import { addressOf, type Values } from '../rules/address-of';
import type { LinkArguments, RouteId, RoutePatterns } from '../rules/define-routes';
import { patternOf } from './routes';

/**
 * Path of a page of the shop, without language prefix, by the route's id: its owner may change the pattern without rebuilding the
 * parts that link to it. Write the id as a literal; the build records which pages a part links to.
 * @param given parameters of path and query in one object; the required ones must be present
 * @returns home when the route was removed while this page was open, which is better than a dead link
 * @example link('product', { main: slug, id })
 * @example link('login', { redirect: '/cart' })
 */
export function link<Id extends RouteId>(id: Id, ...given: LinkArguments<RoutePatterns[Id]>): string {
  const pattern = patternOf(id);
  return pattern === undefined ? '/' : addressOf(pattern, (given[0] ?? {}) as Values);
}
