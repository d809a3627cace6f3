import { on } from 'shared-kernel/platform/bus';
import { type EntryState, entryKey, isAnotherPart } from 'shared-kernel/remote/browser-history';

const knownKey = () => (history.state as Partial<EntryState> | null)?.key;

/** Name of the history entry; one that the browser has made, for a document or a `#part`, gets it here. */
function keyOfEntry(): string {
  const key = knownKey() ?? entryKey();
  if (!knownKey()) history.replaceState({ ...history.state, key }, '');
  return key;
}

/**
 * Scrolls as a browser does with documents: a new page begins at its top or at its `#part`, going back finds the old place. To a `#part` of
 * the page on the screen the browser goes itself, and only the way back is ours.
 * PITFALL: call it before single-spa is evaluated. single-spa holds back `popstate` listeners added later until the old page is
 * gone, and then there is no old place to remember.
 */
export function followScrollPositions(): void {
  const positions = new Map<string, number>();
  let key = keyOfEntry();
  let { pathname, search, hash } = location;
  let goingBack = false;
  // where the page that is being left stands: a skeleton may take its place, and begin at its top, before the address changes
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
    // single-spa makes the event for pushState, too
    const isBrowsers = !('singleSpaTrigger' in event);
    const isPart = isBrowsers && isAnotherPart(from, location);
    goingBack = isBrowsers && !isPart;
    if (isPart && !isNew) scrollBack();
  });
  const scrollBack = () => {
    const place = positions.get(key);
    // an entry of before a reload
    if (place === undefined) scrollToStart();
    else scrollTo(0, place);
  };
  const scroll = () => {
    if (goingBack) scrollBack();
    else if (!(history.state as EntryState | null)?.keepScroll) scrollToStart();
    goingBack = false;
    leaving = undefined;
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
