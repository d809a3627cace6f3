import { on } from 'shared-kernel/platform/bus';
import { instanceFor, translator } from 'shared-kernel/platform/i18n-instance';
import { liveRoute, ownerOf } from 'shared-kernel/platform/routes';
import { afterPaint } from 'shared-kernel/remote/after-paint';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { appElementId, type Boot, ELEMENT } from '../../boot';
import { markPage } from '../checkout/mark-page';
import { type Seen, shapeOf } from './page-skeleton';
import { prepareSkeletons } from './prepared-skeletons';

/** ms after the click for which the old page stays: faster navigations show no skeleton (S060, D11) */
const PATIENCE = 200;
/** additional ms on a fast device for a remote that is already loaded: it then shows its own placeholder and takes precedence */
const OWN_FIRST = 40;
/** fewer ms on a slow device, which needs at least these to paint the skeleton: nobody sees it earlier */
const HEAD_START = 60;
/** ms for which a navigation still belongs to the last click */
const LAST_PRESS = 600;

/** What the slot shows while the next page loads. */
export interface Waiting {
  /** Resolves once a skeleton is painted for the navigation that started last; never when it needs none. */
  shown(): Promise<void>;
}

/**
 * Replaces the page by a skeleton when a navigation takes longer than 200 ms from the click, painted within 300 ms on a slow phone
 * (issue 13, docs/decisions/0078). The slot's content stays in it, hidden, until the navigation has ended: a screen may continue in
 * the next page.
 */
export function showWaiting({ language }: Pick<Boot, 'language'>): Waiting {
  const skeletons = prepareSkeletons(() => translator(instanceFor(language), 'kernel')('loading'));
  let shownPath = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  let ending: MutationObserver | undefined;
  let whenShown: (() => void)[] = [];
  // the time of the click, not of its handler, which runs late on a busy phone
  let pressedAt = Number.NEGATIVE_INFINITY;
  const press = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  addEventListener('click', press, { capture: true, passive: true });

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const show = (pathname: string, seen = seenOf(pathname)) => {
    timer = undefined;
    const slot = document.getElementById(ELEMENT.slot);
    if (!slot) return;
    const host = skeletons.copy(shapeFor(pathname), seen);
    const hidden = [...slot.children].filter((part): part is HTMLElement => part instanceof HTMLElement);
    for (const part of hidden) part.hidden = true;
    slot.prepend(host);
    // header and footer change together with the content
    markPage(pathname, language);
    scrollTo(0, 0);
    end = () => {
      end = undefined;
      ending?.disconnect();
      for (const part of hidden) part.hidden = false;
      host.remove();
    };
    const callbacks = whenShown;
    void afterPaint().then(() => {
      for (const each of callbacks) each();
    });
  };

  const begin = (pathname: string) => {
    stop();
    ending?.disconnect();
    if (end) return;
    whenShown = [];
    const now = performance.now();
    const waited = now - pressedAt < LAST_PRESS ? now - pressedAt : 0;
    const pace = skeletons.pace();
    const quick = pace === 'quick';
    const own = ownerOf(pathname) === ownerOf(shownPath);
    const shape = shapeFor(pathname);
    // the page itself shows the known title and picture at once, but a slow device needs longer for that than a shopper should wait
    const seen = !quick && own && shape === 'product' ? seenOf(pathname) : undefined;
    if (seen) return show(pathname, seen);
    // rendering a list takes longer than that on a slow device, even when all of it is loaded, and nothing is painted meanwhile
    if (pace === 'slow' && own && shape === 'tiles' && waited > 0) return show(pathname);
    const patience = quick ? PATIENCE + (own ? OWN_FIRST : 0) : PATIENCE - HEAD_START;
    timer = setTimeout(() => show(pathname), Math.max(0, patience - waited));
  };
  on('navigation:started', ({ url }) => {
    const { pathname } = new URL(url, location.href);
    // a filter, a tab or another page of the list: the screen is loaded and shows itself that it is loading
    if (pathname !== shownPath) begin(pathname);
  });
  // going back to another remote: only the URL tells
  addEventListener('popstate', (event) => {
    if (timer || ownerOf(location.pathname) === ownerOf(shownPath)) return;
    press(event);
    begin(location.pathname);
  });
  on('navigation:ended', () => {
    stop();
    shownPath = location.pathname;
    markPage(shownPath, language);
    const part = document.getElementById(appElementId(ownerOf(shownPath)));
    if (!end || !part || part.firstChild) return end?.();
    // mounted, but its first render is a separate task
    const ended = end;
    ending = new MutationObserver(ended);
    ending.observe(part, { childList: true });
    // a page that renders nothing is no reason to wait
    void afterPaint().then(() => end === ended && shownPath === location.pathname && ended());
  });
  return { shown: () => (end ? Promise.resolve() : new Promise((resolve) => void whenShown.push(resolve))) };
}

const shapeFor = (pathname: string) => shapeOf(liveRoute(splitLanguage(pathname).path)?.route);

/** Heading and picture of a link to the page, as in tiles. */
function seenOf(pathname: string): Seen | undefined {
  for (const link of document.links) {
    if (link.pathname !== pathname) continue;
    const title = link.querySelector('h2, h3, h4')?.textContent;
    const picture = link.querySelector('img')?.currentSrc;
    if (title && picture) return { title, picture };
  }
  return undefined;
}
