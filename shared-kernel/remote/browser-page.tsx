import { CancelledError } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isNotSignedIn } from '../api/errors';
import { emit } from '../platform/bus';
import { isOffline } from '../platform/connection';
import { link } from '../platform/links';
import { ownerOf } from '../platform/routes';
import { hydrationIsOver } from '../platform/when-visible';
import { localize } from '../rules/links';
import { browser } from '../session/open-page';
import { looksSignedIn } from '../session/signed-in-flag';
import { afterPaint } from './after-paint';
import { browserNavigator, type EntryState, isAnotherPart } from './browser-history';
import { isChunkFailure, recoverFromChunkFailure } from './chunk-failure';
import type { Head, RemoteDefinition } from './definition';
import { applyHead } from './document-head';
import { unknownFailure } from './failure';
import { atPart, firstLayers, viewBehind, withShown } from './layers';
import { type OpenContext, type Opening, openView } from './open-view';
import { ownedRoute } from './owned-route';
import { PageView } from './page-view';
import { placeOf, type View } from './view';

interface Props {
  /** id of the element with `data-root` that holds the page */
  rootId: string;
  definition: RemoteDefinition;
  context: OpenContext;
  initial: View;
  /** the opening that `initial` came from, if it is not finished */
  opening?: Opening;
}

/**
 * The remote's page in the browser. The URL changes first; the old screen stays until the next one has something to show, and is
 * never replaced by 'not found' when the visitor leaves for another remote.
 */
export function BrowserPage({ rootId, definition, context, initial, opening }: Props) {
  const [layers, setLayers] = useState(() => firstLayers(initial));

  useLayoutEffect(() => {
    let current = opening;
    let latest = 0;
    let now = firstLayers(initial);
    let atTop = false;
    let requested = initial.place;
    // a response saying that the session has ended removes the flag
    let seemed = looksSignedIn();
    const stays = (view: View) =>
      !('failure' in view) && ownedRoute(definition, view.place.pathname)?.page.staysBehind === true;
    // rendered in the tap's own task, so that the next frame shows it
    const show = (next: View) => {
      now = withShown(now, next, stays);
      // the place is a context of all parts: those waiting to become visible must render with it, or React discards their markup
      hydrationIsOver({ inTurns: atTop });
      flushSync(() => setLayers(now));
    };
    const finish = async (mine: Opening, shown: View | undefined) => {
      const { view: last, head } = await mine.done;
      if (current !== mine || leftFor(head, context)) return;
      if (!shown || 'failure' in last !== 'failure' in shown) show(last);
      applyHead(head, context.site);
    };
    const failed = (mine: Opening, url: string, error: unknown): unknown => {
      if (current !== mine) return;
      if (isCancelled(error)) return navigated();
      if (isNotSignedIn(error)) {
        const reason = seemed ? 'ended' : undefined;
        return browser.open(localize(context.language, link('login', { redirect: url, for: reason })));
      }
      if (isChunkFailure(error) && recoverFromChunkFailure()) return;
      if (!isOffline()) console.error('[souk] a page could not be opened', error);
      show({ place: placeOf(location, history.state), failure: unknownFailure() });
    };
    const navigated = async (event?: Event) => {
      const place = placeOf(location, history.state);
      const isPart = event !== undefined && !('singleSpaTrigger' in event) && isAnotherPart(requested, place);
      requested = place;
      if (ownerOf(location.pathname) !== definition.id) return;
      if (isPart) {
        now = atPart(now, place);
        return;
      }
      // single-spa creates the event for a new URL; when the browser goes back, the page is scrolled to its old position
      atTop = event !== undefined && 'singleSpaTrigger' in event && !location.hash;
      const url = location.pathname + location.search;
      seemed = looksSignedIn();
      latest += 1;
      const turn = latest;
      const left = viewBehind(now, place);
      emit('navigation:started', { url });
      if (left) {
        show(left);
        emit('navigation:ended', { url });
      }
      // the screen has already responded (a list is back, a filter is ticked), or the shell has (known data of a product, the shape
      // of a list): paint that frame first, then send the calls for the next view and render it
      const { keepScroll } = (history.state ?? {}) as Partial<EntryState>;
      const early = ownedRoute(definition, place.pathname)?.page.paintsEarly === true;
      const ticked = place.pathname === now.shown.view.place.pathname && keepScroll;
      if (left || early || ticked || document.querySelector('[data-skeleton]')) {
        current = undefined;
        await afterPaint();
        if (turn !== latest) return;
      }
      const mine = openView(definition, place, context);
      current = mine;
      try {
        if (left) return await finish(mine, left);
        const first = await mine.first;
        if (current !== mine) return;
        show(first);
        emit('navigation:ended', { url });
        await finish(mine, first);
      } catch (error) {
        await failed(mine, url, error);
        emit('navigation:ended', { url });
      }
    };
    if (opening) finish(opening, initial).catch((error) => failed(opening, location.pathname + location.search, error));
    addEventListener('popstate', navigated);
    // a link outside the page can be faster than the page, which then missed the change of the URL
    const { pathname, search } = initial.place;
    if (location.pathname !== pathname || location.search !== search) void navigated();
    return () => {
      current = undefined;
      latest += 1;
      removeEventListener('popstate', navigated);
    };
  }, [definition, context, initial, opening]);

  return <PageView rootId={rootId} layers={layers} navigator={browserNavigator} />;
}

/** A read shared with the previous screen is cancelled with that screen, which is no result for a page that still needs it. */
const isCancelled = (error: unknown) => error instanceof CancelledError;

/** Follows a redirect that the page's data require (a wrong slug, D21). */
function leftFor({ redirect }: Head, { language }: OpenContext): boolean {
  if (!redirect) return false;
  const { pathname } = new URL(redirect.to, location.href);
  if (ownerOf(pathname) === ownerOf(location.pathname)) browserNavigator.replace(redirect.to);
  else browser.replace(redirect.to || localize(language, '/'));
  return true;
}
