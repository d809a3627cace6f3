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

/** react-router's view of the browser's history; the server's never navigates. */
export interface Navigator {
  createHref(to: string | { pathname?: string; search?: string; hash?: string }): string;
  push(to: unknown, state?: unknown, options?: { preventScrollReset?: boolean }): void;
  replace(to: unknown, state?: unknown): void;
  go(delta: number): void;
}

interface PageViewProps {
  /** id of the element for which the inline loader keeps early input; unused on the server */
  rootId: string;
  layers: Layers;
  navigator: Navigator;
}

/** The view on the screen and the one behind it: the same tree on the server and in the browser, so that hydration matches. */
export function PageView({ rootId, layers: { shown, behind }, navigator }: PageViewProps) {
  // the visible view also comes first in the document
  const layers = behind ? [shown, behind] : [shown];
  return layers.map(({ id, view }) => (
    <Activity key={id} mode={id === shown.id ? 'visible' : 'hidden'}>
      <OneView rootId={rootId} view={view} navigator={navigator} />
    </Activity>
  ));
}

/** A view inside its router. Memoised: hiding or showing it does not render it. */
const OneView = memo(function OneView({ rootId, view, navigator }: Omit<PageViewProps, 'layers'> & { view: View }) {
  const { language } = usePage();
  const { place } = view;
  return (
    // transitions would render in slices between frames; a view that is ready renders in the tap's own task
    <Router basename={localize(language, '/')} location={place} navigator={navigator} useTransitions={false}>
      {'failure' in view ? (
        <RootReady id={rootId}>
          <FailurePage failure={view.failure} />
        </RootReady>
      ) : (
        <ScreenBoundary fallback={(failure, again) => <FailurePage failure={failure} again={again} />}>
          <Suspense fallback={<Spinner />}>
            {/* PITFALL: a boundary hydrates after its surroundings, and a field that receives its text before that loses it */}
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
 * The kernel's page that replaces a screen. When there was no response it retries without a new document, and does so automatically
 * once the device is online (issue 13).
 * @param again shows the screen again, when the screen itself failed; otherwise the page is opened anew
 */
function FailurePage({ failure, again = openAnew }: { failure: Failure; again?: () => void }) {
  const href = useHref();
  const client = useQueryClient();
  const lost = failure.kind === 'error' ? failure.lost : undefined;
  const retry = useEffectEvent(() => {
    // a failed query throws again before it refetches
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

/** The 404 page, where it is loaded before rendering: on the server. */
export const missing: { Page?: ComponentType } = {};

/** In a separate chunk: few visitors see it, and all would load it. If it cannot be loaded, the error page is shown. */
const LaterMissingPage = lazy(() =>
  import(/* webpackChunkName: "missing-page" */ './missing-page').then(
    (m) => ({ default: m.MissingPage }),
    () => ({ default: () => <FailurePage failure={unknownFailure()} /> }),
  ),
);

/** As if the visitor had just arrived at the page's URL. */
function openAnew(): void {
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
