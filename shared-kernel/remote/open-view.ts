import type { QueryClient } from '@tanstack/react-query';
import type { PageFacts } from '../platform/page-context';
import type { Head, PrefetchContext, RemoteDefinition } from './definition';
import { type Failure, failureOf } from './failure';
import { ownedRoute } from './owned-route';
import type { Place, View } from './view';

/** ms that the old screen stays while the data of the next is fetched, before its placeholder is shown (S060, D11) */
const PATIENCE = 200;
/**
 * ms for which a page that could paint early leaves the shell's skeleton where it is: that shows what was seen, too, and on a device that is slow
 * enough to have one the page's own placeholder is work in front of the page (docs/decisions/0104)
 */
const BEHIND_SKELETON = 500;

export interface OpenContext extends PageFacts {
  queryClient: QueryClient;
  /** the remote's texts must be there before a place is opened: its head speaks */
  t: PrefetchContext['t'];
  signedIn: boolean;
  posted?: PrefetchContext['posted'];
  signal: AbortSignal;
}

/** The last word on a place: the screen with its data, or the failure's page, and what the page says about itself. */
export interface Opened {
  view: View;
  head: Head;
}

export interface Opening {
  /** the first thing worth showing: the screen once its code is there and its data has come or is late */
  first: Promise<View>;
  done: Promise<Opened>;
}

/**
 * Begins to open a place: code and data at the same time. Failures that are answers (404, API down) become the kernel's pages;
 * `NotSignedIn` and
 * errors of ours reject both promises.
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
  // whoever awaits only one of the two must not leave the other's rejection unheard
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
    // patience begins with who waits: on the server nobody does, and a timer would hold all that a page was made of for its time
    get first() {
      first ??= untilShown();
      return first;
    },
    done,
  };
}

/** The kernel's page in place of a screen, and its head. */
export function failedView(place: Place, failure: Failure, { t }: Pick<OpenContext, 't'>): Opened {
  const title = t(failure.kind === 'not-found' ? 'kernel:notFound.title' : 'kernel:error.unknown');
  return { view: { place, failure }, head: { title, robots: 'noindex' } };
}
