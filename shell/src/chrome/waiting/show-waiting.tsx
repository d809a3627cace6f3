import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { on } from 'shared-kernel/platform/bus';
import { StyleCacheProvider } from 'shared-kernel/platform/element-styles';
import { instanceFor, translator } from 'shared-kernel/platform/i18n-instance';
import { liveRoute, ownerOf } from 'shared-kernel/platform/routes';
import { afterPaint } from 'shared-kernel/remote/after-paint';
import { createStyleCache } from 'shared-kernel/remote/style-cache';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { appElementId, type Boot, ELEMENT } from '../../boot';
import { PageSkeleton, type Seen, shapeOf } from './page-skeleton';

/** ms after the press that the page which is left stays: what comes sooner shows no skeleton (S060, D11) */
const PATIENCE = 200;
/** ms more on a quick device for a remote whose code is here: it shows its own placeholder then, and goes first */
const OWN_FIRST = 40;
/** ms after which the skeleton is rendered where nobody sees it: showing it is a matter of one style then */
const PREPARE = 60;
/** ms of that rendering on a device that cannot show a page's own placeholder, which is ten times as much, in time (issue 13) */
const QUICK = 8;
/** ms for which a navigation still belongs to the last press */
const LAST_PRESS = 600;

/** What stands in the slot while the next page is on its way. */
export interface Waiting {
  /** Resolves once a skeleton is painted for the navigation that was started last; never when it needs none. */
  shown(): Promise<void>;
}

interface Prepared {
  host: HTMLElement;
  /** ms that it took */
  took: number;
  drop(): void;
}

/**
 * Shows a skeleton in the page's place when a navigation takes longer than 200 ms from the press, painted within 300 ms on a slow phone
 * (issue 13, docs/decisions/0078): it is rendered before, while the line is what everybody waits for. What the slot held stays in it,
 * hidden, until the navigation has ended: a screen may go on to the next.
 */
export function showWaiting({ language }: Pick<Boot, 'language'>): Waiting {
  const cache = createStyleCache('shell');
  let shownPath = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let prepared: Prepared | undefined;
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
    prepared?.drop();
    prepared = undefined;
  };
  const prepare = (pathname: string): Prepared => {
    const began = performance.now();
    const shape = shapeOf(liveRoute(splitLanguage(pathname).path)?.route);
    const seen = seenOf(pathname);
    const host = document.createElement('div');
    const root = createRoot(host, { identifierPrefix: 'shell-waiting-' });
    const label = translator(instanceFor(language), 'kernel')('loading');
    flushSync(() =>
      root.render(
        <StyleCacheProvider value={cache}>
          <PageSkeleton shape={shape} seen={seen} label={label} />
        </StyleCacheProvider>,
      ),
    );
    const drop = () => {
      root.unmount();
      host.remove();
    };
    return { host, took: performance.now() - began, drop };
  };
  const show = () => {
    timer = undefined;
    const slot = document.getElementById(ELEMENT.slot);
    const ready = prepared;
    prepared = undefined;
    if (!slot || !ready) return ready?.drop();
    const hidden = [...slot.children].filter((part): part is HTMLElement => part instanceof HTMLElement);
    for (const part of hidden) part.hidden = true;
    slot.prepend(ready.host);
    scrollTo(0, 0);
    end = () => {
      end = undefined;
      ending?.disconnect();
      for (const part of hidden) part.hidden = false;
      ready.drop();
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
    const since = now - pressedAt < LAST_PRESS ? pressedAt : now;
    const left = (ms: number) => Math.max(0, since + ms - performance.now());
    timer = setTimeout(() => {
      prepared = prepare(pathname);
      const own = prepared.took < QUICK && ownerOf(pathname) === ownerOf(shownPath);
      timer = setTimeout(show, left(own ? PATIENCE + OWN_FIRST : PATIENCE));
    }, left(PREPARE));
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
