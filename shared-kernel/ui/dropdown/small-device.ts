import { SMALL_DEVICE, upTo } from '../breakpoints';

/** True where dropdowns are layers over the page (S055, D10). Browser only. */
export function isSmallDevice(): boolean {
  return matchMedia(upTo(SMALL_DEVICE).replace('@media ', '')).matches;
}
