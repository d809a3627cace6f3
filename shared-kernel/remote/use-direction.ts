import { usePage } from '../platform/page-context';
import { type Direction, directionOf } from '../rules/direction';

/** Reading direction of the page, as `<html dir>` says it (S005). */
export function useDirection(): Direction {
  const { language, site } = usePage();
  return directionOf(language, site.common.languages);
}
