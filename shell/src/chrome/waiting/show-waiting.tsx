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

/** ms after the press: a remote whose code is here shows its own placeholder after 200, and goes first (D11) */
const SHOW_AFTER = 240;

/** What stands in the slot while the next page's code is on its way. */
export interface Waiting {
  /** shows the skeleton of the page at the present address now */
  show(): void;
}

/**
 * Shows a skeleton in the page's place when a navigation takes longer than 240 ms and the next page's code is not here to show its own
 * (issue 13). What the slot held stays in it, hidden, until the navigation has ended: a screen may go on to the next.
 */
export function showWaiting({ language }: Pick<Boot, 'language'>): Waiting {
  const cache = createStyleCache('shell');
  let shownPath = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  let ending: MutationObserver | undefined;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const show = () => {
    stop();
    const slot = document.getElementById(ELEMENT.slot);
    if (!slot || end) return;
    const { pathname } = location;
    const shape = shapeOf(liveRoute(splitLanguage(pathname).path)?.route);
    const seen = seenOf(pathname);
    const hidden = [...slot.children].filter((part): part is HTMLElement => part instanceof HTMLElement);
    for (const part of hidden) part.hidden = true;
    const host = document.createElement('div');
    slot.prepend(host);
    const root = createRoot(host, { identifierPrefix: 'shell-waiting-' });
    const label = translator(instanceFor(language), 'kernel')('loading');
    flushSync(() =>
      root.render(
        <StyleCacheProvider value={cache}>
          <PageSkeleton shape={shape} seen={seen} label={label} />
        </StyleCacheProvider>,
      ),
    );
    scrollTo(0, 0);
    end = () => {
      end = undefined;
      ending?.disconnect();
      for (const part of hidden) part.hidden = false;
      root.unmount();
      host.remove();
    };
  };

  const begin = () => {
    stop();
    ending?.disconnect();
    if (!end) timer = setTimeout(show, SHOW_AFTER);
  };
  on('navigation:started', ({ url }) => {
    // a filter, a tab or another page of the list: the screen is here and says itself that it loads
    if (new URL(url, location.href).pathname !== shownPath) begin();
  });
  // going back to another remote: nobody but the address tells
  addEventListener('popstate', () => {
    if (!timer && ownerOf(location.pathname) !== ownerOf(shownPath)) begin();
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
  return { show };
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
