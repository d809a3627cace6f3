import { on } from 'shared-kernel/platform/bus';
import { afterPaint } from 'shared-kernel/remote/after-paint';
import { ELEMENT } from '../boot';

/** ms that a page has to come: until then its heading is waited for, and its title */
const LATEST = 3000;
/** ms that the title stays in the live region: read out by then, and nothing that is found again while reading on */
const STAYS = 2000;

/**
 * Does what a browser does with a new document for pages that are gone to within one: the focus goes to the page's heading, and a live
 * region says its title (issue 14). A page that has put the focus somewhere itself keeps it, as does a field that somebody types
 * in, and who goes to a `#part`. Filters and pages of a list are the same page.
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
    // the page names itself behind its first sight
    const { title } = document;
    void afterPaint().then(() => {
      followHeading(focusBefore, signal);
      sayTitle(region, title, signal);
    });
  });
}

/** Puts the focus on the page's heading, and on what takes its place when the page's data come. */
function followHeading(focusBefore: Element | null, signal: AbortSignal): void {
  if (location.hash) return;
  let focused: HTMLElement | undefined;
  whileComing(signal, () => {
    const heading = headingOfPage();
    if (!heading || heading === focused || isInUse(focusBefore)) return;
    focused = heading;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // where the page stands is the affair of scroll-positions
    heading.focus({ preventScroll: true });
  });
}

/** @param titleBefore the page names itself when its data have come; one that has the same title is said in the end */
function sayTitle(region: HTMLElement, titleBefore: string, signal: AbortSignal): void {
  let said = false;
  whileComing(signal, (isOver) => {
    if (said || (document.title === titleBefore && !isOver)) return;
    said = true;
    region.textContent = document.title;
    setTimeout(() => (region.textContent = ''), STAYS);
  });
}

/** Calls back at once, whenever the document has changed, and at the end of the time that a page has to come. */
function whileComing(signal: AbortSignal, act: (isOver: boolean) => void): void {
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

/** The heading on the screen: not that of a list which stays behind, nor what stands in a skeleton. */
const headingOfPage = () =>
  [...document.querySelectorAll<HTMLElement>(`#${ELEMENT.slot} h1`)].find(
    // asked in this order, because whether something is shown makes the browser style the page at once
    (heading) => !heading.closest('[data-skeleton], [hidden]') && isShown(heading),
  ) ?? null;

const isShown = (element: Element) => element.checkVisibility?.() ?? !element.closest('[hidden]');

/** Whether the focus is where it should stay. @param before what had it when the navigation began: a link that was followed */
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
