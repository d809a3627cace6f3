import type { WrittenBoot } from '../../boot';
import { oncePer } from '../once-per';
import { scriptJson } from './escape';

const once = oncePer<object, string>(scriptJson);

/**
 * The page's facts as JSON for a script element. Remotes and routes are the same in every page of a release set: they are written once.
 */
export function bootJson({ remotes, routes, ...own }: WrittenBoot): string {
  return `{"remotes":${once(remotes)},"routes":${once(routes)},${scriptJson(own).slice(1)}`;
}
