import { isAnotherPart } from './browser-history';
import type { Place, View } from './view';

/** A view with the name by which React knows its tree again. */
export interface Layer {
  id: number;
  view: View;
}

/** What a page holds: the view on the screen, and hidden behind it one that going back would show. */
export interface Layers {
  shown: Layer;
  behind?: Layer;
}

/** Layers of a page that shows its first view. */
export const firstLayers = (view: View): Layers => ({ shown: { id: 0, view } });

/**
 * The layers once `next` is shown. A screen goes on while the path stays the same, or another address was written over its history
 * entry (an order's code over its number: a dialog that is open stays open); the one that `next` was taken from comes back as it was;
 * any other is new, and the one that it takes the place of stays behind it when `stays` says so.
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

/** The layers after the browser went to another `#part` of the shown page: the same screen, known by the new history entry. */
export function atPart({ shown, behind }: Layers, place: Place): Layers {
  if (!isAnotherPart(shown.view.place, place)) return { shown, ...(behind && { behind }) };
  return { shown: { id: shown.id, view: { ...shown.view, place } }, ...(behind && { behind }) };
}

/** The hidden view of the history entry at `place`, if it is that: then going back needs no new one. */
export function viewBehind({ behind }: Layers, place: Place): View | undefined {
  const left = behind?.view.place;
  const same = left?.key === place.key && left.pathname === place.pathname && left.search === place.search;
  return same ? behind?.view : undefined;
}
