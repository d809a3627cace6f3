import type { Boot } from '../../boot';
import { oncePer } from '../once-per';
import { scriptJson } from './escape';

const once = oncePer<object, string>(scriptJson);

/**
 * The page's facts as JSON for a script element. Site data, remotes and routes are the same in every page of a language and a
 * release set, and nine tenths of the bytes: they are written once.
 */
export function bootJson({ site, remotes, routes, ...own }: Boot): string {
  return `{"site":${once(site)},"remotes":${once(remotes)},"routes":${once(routes)},${scriptJson(own).slice(1)}`;
}
