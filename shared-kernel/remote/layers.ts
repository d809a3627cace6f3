import { isAnotherPart } from './browser-history';
import type { Place, View } from './view';

/** A view with the key by which React identifies its tree. */
export interface Layer {
  id: number;
  view: View;
}

/** The views of a page: the one on the screen and, hidden behind it, the one that going back would show. */
export interface Layers {
  shown: Layer;
  behind?: Layer;
}

/** Initial layers of a page. */
export const firstLayers = (view: View): Layers => ({ shown: { id: 0, view } });

/**
 * The layers once `next` is shown. A screen continues while the path stays the same, or when the URL of its history entry was
 * replaced (an order's number by its code: an open dialog stays open); when the hidden view is the one `next` came from, it returns
 * as it was; any other view is new, and the one it replaces stays hidden behind it if `stays` returns true.
 */
export function withShown({ shown, behind }: Layers, next: View, stays: (view: View) => boolean): Layers {
  if (next.place.pathname === shown.view.place.pathname || isRenamed(shown.view, next)) {
    return { shown: { id: shown.id, view: next }, ...(behind && { behind }) };
  }
  const left = stays(shown.view) ? shown : undefined;
  if (behind && next === behind.view) return { shown: behind, ...(left && { behind: left }) };
  const last = left ?? behind;
  const id = Math.max(shown.id, behind?.id ?? 0) + 1;
  return { shown: { id, view: next }, ...(last && { behind: last }) };
}

const isRenamed = (shown: View, next: View): boolean =>
  shown.place.key === next.place.key && 'pattern' in shown && 'pattern' in next && shown.pattern === next.pattern;

/** The layers after the browser went to another `#part` of the shown page: the same screen with the new history entry. */
export function atPart({ shown, behind }: Layers, place: Place): Layers {
  if (!isAnotherPart(shown.view.place, place)) return { shown, ...(behind && { behind }) };
  return { shown: { id: shown.id, view: { ...shown.view, place } }, ...(behind && { behind }) };
}

/** The hidden view if it belongs to the history entry at `place`: then going back needs no new one. */
export function viewBehind({ behind }: Layers, place: Place): View | undefined {
  const left = behind?.view.place;
  const same = left?.key === place.key && left.pathname === place.pathname && left.search === place.search;
  return same ? behind?.view : undefined;
}
