import { useQueryClient } from '@tanstack/react-query';
import { Activity, type ComponentType, lazy, memo, Suspense, useEffect, useEffectEvent } from 'react';
import { Route, Router, Routes } from 'react-router-dom';
import { on } from '../platform/bus';
import { useHref, usePage } from '../platform/page-context';
import { localize } from '../rules/links';
import { ErrorPage } from '../ui/error-page';
import { Spinner } from '../ui/spinner';
import { type Failure, unknownFailure } from './failure';
import type { Layers } from './layers';
import { RootReady } from './root-ready';
import { ScreenBoundary } from './screen-boundary';
import type { View } from './view';

/** react-router's view of the browser's history; the server has one that stays where it is. */
export interface Navigator {
  createHref(to: string | { pathname?: string; search?: string; hash?: string }): string;
  push(to: unknown, state?: unknown, options?: { preventScrollReset?: boolean }): void;
  replace(to: unknown, state?: unknown): void;
  go(delta: number): void;
}

interface PageViewProps {
  /** element that the inline loader keeps early input for; means nothing on the server */
  rootId: string;
  layers: Layers;
  navigator: Navigator;
}

/** The view on the screen, and the one behind it: the same tree on the server and in the browser, so hydration finds what was sent. */
export function PageView({ rootId, layers: { shown, behind }, navigator }: PageViewProps) {
  // what is on the screen stands first in the document, too
  const layers = behind ? [shown, behind] : [shown];
  return layers.map(({ id, view }) => (
    <Activity key={id} mode={id === shown.id ? 'visible' : 'hidden'}>
      <OneView rootId={rootId} view={view} navigator={navigator} />
    </Activity>
  ));
}

/** A view inside its router. Memoised: what is hidden or shown again is not rendered. */
const OneView = memo(function OneView({ rootId, view, navigator }: Omit<PageViewProps, 'layers'> & { view: View }) {
  const { language } = usePage();
  const { place } = view;
  return (
    // transitions would render in slices between frames; what is ready is rendered in the tap's own task
    <Router basename={localize(language, '/')} location={place} navigator={navigator} useTransitions={false}>
      {'failure' in view ? (
        <RootReady id={rootId}>
          <FailurePage failure={view.failure} />
        </RootReady>
      ) : (
        <ScreenBoundary fallback={(failure, again) => <FailurePage failure={failure} again={again} />}>
          <Suspense fallback={<Spinner />}>
            {/* PITFALL: a boundary hydrates after what is around it, and a field told of its text before that loses it */}
            <RootReady id={rootId}>
              <Routes>
                <Route path={view.pattern} element={<view.Screen />} />
              </Routes>
            </RootReady>
          </Suspense>
        </ScreenBoundary>
      )}
    </Router>
  );
});

/**
 * The kernel's page in place of a screen. Where nobody could be asked it needs no new document to try again, and does so by itself once there is a
 * connection (issue 13).
 * @param again shows the screen once more, where it was the screen that failed; else the page is opened anew
 */
function FailurePage({ failure, again = openAnew }: { failure: Failure; again?: () => void }) {
  const href = useHref();
  const client = useQueryClient();
  const lost = failure.kind === 'error' ? failure.lost : undefined;
  const retry = useEffectEvent(() => {
    // a query that has failed throws again before it asks again
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' && state.data === undefined });
    again();
  });
  useEffect(() => (lost ? on('connection:changed', (now) => !now.offline && retry()) : undefined), [lost]);
  if (failure.kind === 'not-found') {
    const Page = missing.Page ?? LaterMissingPage;
    return (
      <Suspense fallback={<Spinner />}>
        <Page />
      </Suspense>
    );
  }
  const { status, message } = failure;
  return <ErrorPage home={href('/')} status={status} message={message} {...(lost ? { lost, onRetry: retry } : {})} />;
}

/** The page of an address that does not exist, where it is here before it is rendered: on the server. */
export const missing: { Page?: ComponentType } = {};

/** In a chunk of its own: few see it, and all would load it. Where it cannot be had, something went wrong. */
const LaterMissingPage = lazy(() =>
  import(/* webpackChunkName: "missing-page" */ './missing-page').then(
    (m) => ({ default: m.MissingPage }),
    () => ({ default: () => <FailurePage failure={unknownFailure()} /> }),
  ),
);

/** As if the visitor had come to the address of the page. */
function openAnew(): void {
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
