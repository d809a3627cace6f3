import { usePage } from '../platform/page-context';
import { type Direction, directionOf } from '../rules/direction';

/** Text direction of the page, from `<html dir>` (S005). */
export function useDirection(): Direction {
  const { language, site } = usePage();
  return directionOf(language, site.common.languages);
}
