import { on } from 'shared-kernel/platform/bus';
import { instanceFor, translator } from 'shared-kernel/platform/i18n-instance';
import { liveRoute, ownerOf } from 'shared-kernel/platform/routes';
import { afterPaint } from 'shared-kernel/remote/after-paint';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { appElementId, type Boot, ELEMENT } from '../../boot';
import { markPage } from '../checkout/mark-page';
import { type Seen, shapeOf } from './page-skeleton';
import { prepareSkeletons } from './prepared-skeletons';

/** ms after the press that the page which is left stays: what comes sooner shows no skeleton (S060, D11) */
const PATIENCE = 200;
/** ms more on a quick device for a remote that is here: it shows its own placeholder then, and goes first */
const OWN_FIRST = 40;
/** ms less on a slow device, which takes them and more to paint what it is given: nobody sees it sooner */
const HEAD_START = 60;
/** ms for which a navigation still belongs to the last press */
const LAST_PRESS = 600;

/** What stands in the slot while the next page is on its way. */
export interface Waiting {
  /** Resolves once a skeleton is painted for the navigation that was started last; never when it needs none. */
  shown(): Promise<void>;
}

/**
 * Shows a skeleton in the page's place when a navigation takes longer than 200 ms from the press, painted within 300 ms on a slow phone
 * (issue 13, docs/decisions/0078). What the slot held stays in it, hidden, until the navigation has ended: a screen may go on to the next.
 */
export function showWaiting({ language }: Pick<Boot, 'language'>): Waiting {
  const skeletons = prepareSkeletons(() => translator(instanceFor(language), 'kernel')('loading'));
  let shownPath = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  let ending: MutationObserver | undefined;
  let whenShown: (() => void)[] = [];
  // the time of the press, not of its handler: a busy phone comes to that late
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
    // header and footer change with what is between them
    markPage(pathname, language);
    scrollTo(0, 0);
    end = () => {
      end = undefined;
      ending?.disconnect();
      for (const part of hidden) part.hidden = false;
      host.remove();
    };
    const tell = whenShown;
    void afterPaint().then(() => {
      for (const each of tell) each();
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
    // the page itself shows at once what was seen of it, which a slow device needs longer for than a shopper should wait
    const seen = !quick && own && shape === 'product' ? seenOf(pathname) : undefined;
    if (seen) return show(pathname, seen);
    // rendering a list takes a slow device longer than that, even when all of it is here, and nothing is painted meanwhile
    if (pace === 'slow' && own && shape === 'tiles' && waited > 0) return show(pathname);
    const patience = quick ? PATIENCE + (own ? OWN_FIRST : 0) : PATIENCE - HEAD_START;
    timer = setTimeout(() => show(pathname), Math.max(0, patience - waited));
  };
  on('navigation:started', ({ url }) => {
    const { pathname } = new URL(url, location.href);
    // a filter, a tab or another page of the list: the screen is here and says itself that it loads
    if (pathname !== shownPath) begin(pathname);
  });
  // going back to another remote: nobody but the address tells
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
    // mounted, but its first render is a task of its own
    const ended = end;
    ending = new MutationObserver(ended);
    ending.observe(part, { childList: true });
    // one that renders nothing is no reason to wait
    void afterPaint().then(() => end === ended && shownPath === location.pathname && ended());
  });
  return { shown: () => (end ? Promise.resolve() : new Promise((resolve) => void whenShown.push(resolve))) };
}

const shapeFor = (pathname: string) => shapeOf(liveRoute(splitLanguage(pathname).path)?.route);

/** Heading and picture of a link to the page, as tiles have them. */
function seenOf(pathname: string): Seen | undefined {
  for (const link of document.links) {
    if (link.pathname !== pathname) continue;
    const title = link.querySelector('h2, h3, h4')?.textContent;
    const picture = link.querySelector('img')?.currentSrc;
    if (title && picture) return { title, picture };
  }
  return undefined;
}
