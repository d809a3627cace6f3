import { on } from 'shared-kernel/platform/bus';
import type { EntryState } from 'shared-kernel/remote/browser-history';

const keyOf = (state: unknown) => (state as Partial<EntryState> | null)?.key ?? 'first';

/**
 * Scrolls as a browser does with documents: a new page begins at its top or at its `#part`, going back finds the old place.
 * PITFALL: call it before single-spa is evaluated. single-spa holds back `popstate` listeners added later until the old page is
 * gone, and then there is no old place to remember.
 */
export function followScrollPositions(): void {
  const positions = new Map<string, number>();
  let key = keyOf(history.state);
  let goingBack = false;

  addEventListener('popstate', (event) => {
    positions.set(key, scrollY);
    key = keyOf(history.state);
    // single-spa makes the event for pushState, too
    goingBack = !('singleSpaTrigger' in event);
  });
  const scroll = () => {
    if (goingBack) scrollTo(0, positions.get(key) ?? 0);
    else if (!(history.state as EntryState | null)?.keepScroll) scrollToStart();
    goingBack = false;
  };
  // behind all who hear of it: a skeleton in the page's place goes first
  on('navigation:ended', () => queueMicrotask(scroll));
  history.scrollRestoration = 'manual';
  // a reload, or coming back from another site, is the browser's own affair
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

function scrollToStart(): void {
  const part = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (part) part.scrollIntoView();
  else scrollTo(0, 0);
}
