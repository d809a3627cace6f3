import { on } from 'shared-kernel/platform/bus';
import { type EntryState, entryKey, isAnotherPart } from 'shared-kernel/remote/browser-history';

const knownKey = () => (history.state as Partial<EntryState> | null)?.key;

/** Key of the history entry; one created by the browser, for a document or a `#part`, gets it here. */
function keyOfEntry(): string {
  const key = knownKey() ?? entryKey();
  if (!knownKey()) history.replaceState({ ...history.state, key }, '');
  return key;
}

/**
 * Scrolls as a browser does with documents: a new page starts at its top or at its `#part`, going back restores the old position.
 * The browser itself scrolls to a `#part` of the current page; we only handle the way back. PITFALL: call it before single-spa is
 * evaluated. single-spa defers `popstate` listeners added later until the old page is gone, and then there is no old position to
 * store.
 */
export function followScrollPositions(): void {
  const positions = new Map<string, number>();
  let key = keyOfEntry();
  let { pathname, search, hash } = location;
  let goingBack = false;
  // position of the page that is being left: a skeleton may replace it, and start at its top, before the URL changes
  let leaving: { key: string; y: number } | undefined;

  on('navigation:started', () => {
    leaving = { key, y: scrollY };
  });
  addEventListener('popstate', (event) => {
    positions.set(key, leaving?.key === key ? leaving.y : scrollY);
    const isNew = !knownKey();
    key = keyOfEntry();
    const from = { pathname, search, hash };
    ({ pathname, search, hash } = location);
    // single-spa fires the event for pushState, too
    const isBrowsers = !('singleSpaTrigger' in event);
    const isPart = isBrowsers && isAnotherPart(from, location);
    goingBack = isBrowsers && !isPart;
    if (isPart && !isNew) scrollBack();
  });
  const scrollBack = () => {
    const place = positions.get(key);
    // an entry from before a reload
    if (place === undefined) scrollToStart();
    else scrollTo(0, place);
  };
  const scroll = () => {
    if (goingBack) scrollBack();
    else if (!(history.state as EntryState | null)?.keepScroll) scrollToStart();
    goingBack = false;
    leaving = undefined;
  };
  // after all listeners: a skeleton that replaces the page is removed first
  on('navigation:ended', () => queueMicrotask(scroll));
  history.scrollRestoration = 'manual';
  // the browser itself handles a reload, or a return from another site
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

function scrollToStart(): void {
  const part = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (part) part.scrollIntoView();
  else scrollTo(0, 0);
}
