import type { Markup } from 'shared-kernel/platform/server/markup';
import type { WrittenBoot } from '../../boot';
import { oncePer } from '../once-per';
import { scriptJson } from './escape';

const once = oncePer<object, Buffer>((value) => Buffer.from(scriptJson(value)));

/**
 * The page's facts as JSON for a script element, in pieces. Remotes and routes are the same in every page of a release set and
 * serialised once.
 */
export function bootJson({ remotes, routes, ...own }: WrittenBoot): Markup {
  return ['{"remotes":', once(remotes), ',"routes":', once(routes), `,${scriptJson(own).slice(1)}`];
}
