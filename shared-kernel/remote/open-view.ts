import type { QueryClient } from '@tanstack/react-query';
import type { PageFacts } from '../platform/page-context';
import type { Head, PrefetchContext, RemoteDefinition } from './definition';
import { type Failure, failureOf } from './failure';
import { ownedRoute } from './owned-route';
import type { Place, View } from './view';

/** ms that the old screen stays during the fetch of the next one's data, before its placeholder is shown (S060, D11) */
const PATIENCE = 200;
/**
 * ms for which a page that could paint early leaves the shell's skeleton in place: the skeleton also shows the known data, and on
 * devices slow enough to have one the page's own placeholder would only delay the page (docs/decisions/0104)
 */
const BEHIND_SKELETON = 500;

export interface OpenContext extends PageFacts {
  queryClient: QueryClient;
  /** the remote's texts must be loaded before a place is opened: its head needs them */
  t: PrefetchContext['t'];
  signedIn: boolean;
  posted?: PrefetchContext['posted'];
  signal: AbortSignal;
}

/** The final result of opening a place: the screen with its data, or the failure's page, and the page's metadata. */
export interface Opened {
  view: View;
  head: Head;
}

export interface Opening {
  /** the first view worth showing: the screen once its code is loaded and its data are there or late */
  first: Promise<View>;
  done: Promise<Opened>;
}

/**
 * Starts to open a place: code and data in parallel. Failures from the API (404, API down) become the kernel's pages; `NotSignedIn`
 * and programming errors reject both promises.
 */
export function openView(definition: RemoteDefinition, place: Place, context: OpenContext): Opening {
  const owned = ownedRoute(definition, place.pathname);
  if (!owned) {
    const failed = failedView(place, { kind: 'not-found' }, context);
    return { first: Promise.resolve(failed.view), done: Promise.resolve(failed) };
  }
  const { page, pattern, params } = owned;
  const loaded = page.screen.loaded();
  const code = loaded ? Promise.resolve(loaded) : page.screen.load();
  const prefetch: PrefetchContext = { ...context, params, search: new URLSearchParams(place.search) };
  const head = page.prefetch ? page.prefetch(prefetch) : Promise.resolve({});

  const done = (async (): Promise<Opened> => {
    try {
      const [Screen, known] = await Promise.all([code, head]);
      return { view: { place, pattern, Screen }, head: known };
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      return failedView(place, failure, context);
    }
  })();
  // a caller that awaits only one of the two must not leave the other's rejection unhandled
  done.catch(() => {});
  const untilShown = () => {
    const shaped = document.querySelector('[data-skeleton]') !== null;
    const patience = page.paintsEarly ? shaped && BEHIND_SKELETON : PATIENCE;
    const early = patience ? new Promise((resolve) => setTimeout(resolve, patience)) : Promise.resolve();
    const first = Promise.race([
      done.then(({ view }) => view),
      Promise.all([code, early]).then(([Screen]): View => ({ place, pattern, Screen })),
    ]);
    first.catch(() => {});
    return first;
  };
  let first: Promise<View> | undefined;
  return {
    // the timer starts with the first reader: on the server there is none, and a timer would keep all the page's data in memory
    // meanwhile
    get first() {
      first ??= untilShown();
      return first;
    },
    done,
  };
}

/** The kernel's page that replaces a screen, and its head. */
export function failedView(place: Place, failure: Failure, { t }: Pick<OpenContext, 't'>): Opened {
  const title = t(failure.kind === 'not-found' ? 'kernel:notFound.title' : 'kernel:error.unknown');
  return { view: { place, failure }, head: { title, robots: 'noindex' } };
}
