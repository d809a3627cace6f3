import { on } from 'shared-kernel/platform/bus';
import { afterPaint } from 'shared-kernel/remote/after-paint';
import { ELEMENT } from '../boot';

/** ms within which a page has to appear: until then its heading and its title are awaited */
const LATEST = 3000;
/** ms that the title stays in the live region: it has been read out by then, and must not be found again while reading on */
const STAYS = 2000;

/**
 * Makes client-side navigations behave like new documents: the focus moves to the page's heading, and a live region announces its
 * title (issue 14). The focus stays where it is when the page has set it itself, when a field is being typed in, and when the
 * target is a `#part`. Filters and pages of a list count as the same page.
 */
export function announcePages(): void {
  const region = addRegion();
  let path = location.pathname;
  let focusBefore: Element | null = null;
  let ending = new AbortController();

  on('navigation:started', () => {
    focusBefore = document.activeElement;
  });
  on('navigation:ended', () => {
    if (location.pathname === path) return;
    path = location.pathname;
    ending.abort();
    ending = new AbortController();
    const { signal } = ending;
    // the page sets its title after its first paint
    const { title } = document;
    void afterPaint().then(() => {
      followHeading(focusBefore, signal);
      announceTitle(region, title, signal);
    });
  });
}

/** Moves the focus to the page's heading, and to the heading that replaces it when the page's data arrive. */
function followHeading(focusBefore: Element | null, signal: AbortSignal): void {
  if (location.hash) return;
  let focused: HTMLElement | undefined;
  watchDocument(signal, () => {
    const candidates = headings();
    // nothing has changed: checking it again would style and lay out the page once more for each part that arrives
    if (focused && candidates[0] === focused) return;
    const heading = candidates.find(isShown);
    if (!heading || heading === focused || isInUse(focusBefore)) return;
    focused = heading;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // scroll-positions handles scrolling
    heading.focus({ preventScroll: true });
  });
}

/** @param titleBefore the page sets its title when its data have arrived; if it is the same title, it is announced at the end */
function announceTitle(region: HTMLElement, titleBefore: string, signal: AbortSignal): void {
  let announced = false;
  watchDocument(signal, (isOver) => {
    if (announced || (document.title === titleBefore && !isOver)) return;
    announced = true;
    region.textContent = document.title;
    setTimeout(() => (region.textContent = ''), STAYS);
  });
}

/** Calls back at once, whenever the document has changed, and when the time for the page to appear is over. */
function watchDocument(signal: AbortSignal, act: (isOver: boolean) => void): void {
  const watch = new MutationObserver(() => (signal.aborted ? end() : act(false)));
  const timer = setTimeout(() => {
    watch.disconnect();
    if (!signal.aborted) act(true);
  }, LATEST);
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document, { childList: true, subtree: true });
  act(false);
}

/** The page's headings that could be on the screen: not that of a hidden list, nor one in a skeleton. */
const headings = () =>
  [...document.querySelectorAll<HTMLElement>(`#${ELEMENT.slot} h1`)].filter(
    (heading) => !heading.closest('[data-skeleton], [hidden]'),
  );

/** Makes the browser style the page synchronously. */
const isShown = (element: Element) => element.checkVisibility?.() ?? !element.closest('[hidden]');

/** Whether the focus should stay where it is. @param before what had it when the navigation started: a link that was followed */
function isInUse(before: Element | null): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || !isShown(activeElement)) return false;
  if (activeElement.matches('input, select, textarea, [contenteditable]')) return true;
  return activeElement !== before && activeElement.closest(`#${ELEMENT.slot} *, dialog`) !== null;
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  Object.assign(region.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  return document.body.appendChild(region);
}
