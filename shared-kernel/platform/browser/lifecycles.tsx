import type { EmotionCache } from '@emotion/cache';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { API_BASE } from '../../contract/call';
import { loadTexts } from '../../i18n/load-texts';
import { BrowserPage } from '../../remote/browser-page';
import type { Lifecycles, MountProps, RemoteDefinition } from '../../remote/definition';
import { type OpenContext, openView } from '../../remote/open-view';
import { ownedRoute } from '../../remote/owned-route';
import { type PageState, restoreState } from '../../remote/page-state';
import { partName } from '../../remote/part-name';
import { Providers } from '../../remote/providers';
import { createQueryClient } from '../../remote/query-client';
import { createStyleCache } from '../../remote/style-cache';
import { placeOf, type View } from '../../remote/view';
import { looksSignedIn } from '../../session/signed-in-flag';
import { createApiClient } from '../api-client';
import { emit } from '../bus';
import { instanceFor, takeTexts, translator } from '../i18n-instance';
import { userToken } from '../user-token';
import { hydrationIsOver } from '../when-visible';

type Page = Pick<MountProps, 'language' | 'site'>;

/** State that a remote keeps for the lifetime of the page, mounted or not: going back reuses its data. */
interface Kept {
  context: OpenContext;
  queryClient: QueryClient;
  cache: EmotionCache;
  texts: Promise<void>;
}

/**
 * A remote's `./lifecycles`: converts its definition to single-spa's lifecycles, plus `warm` (architecture 'Contracts' and 'A
 * request').
 */
export function createLifecycles(definition: RemoteDefinition): Lifecycles {
  const name = partName(definition.id);
  let kept: Kept | undefined;
  let root: Root | undefined;

  const keep = ({ language, site }: Page): Kept => {
    if (kept) return kept;
    const queryClient = createQueryClient();
    const api = createApiClient({ base: API_BASE, language, userToken });
    kept = {
      context: {
        language,
        site,
        api,
        queryClient,
        t: translator(instanceFor(language), name),
        signedIn: looksSignedIn(),
        signal: new AbortController().signal,
      },
      queryClient,
      // adopts the server's <style data-emotion="name ..."> of the document
      cache: createStyleCache(name),
      texts: loadTexts(definition.locales, language).then((own) => takeTexts(language, name, own, site.texts[name])),
    };
    // after a failure, the next attempt has to request the text chunk again
    kept.texts.catch(() => (kept = undefined));
    return kept;
  };

  return {
    async bootstrap(props) {
      await keep(props).texts;
    },
    async mount({ domElement, language, inline, ...props }) {
      const { context, queryClient, cache, texts } = keep({ language, site: props.site });
      const start = placeOf(location, history.state);
      const state =
        inline?.id === definition.id && domElement.hasAttribute('data-ssr') ? (inline.state as PageState) : undefined;
      if (state) restoreState(queryClient, state);
      // code and texts at the same time; the data's head needs the texts
      void ownedRoute(definition, start.pathname)
        ?.page.screen.load()
        .catch(() => {});
      await texts;
      const opening = state ? undefined : openView(definition, start, context);
      const initial = opening ? await opening.first : await sentView(definition, start, state as PageState);

      const tree = (
        <Providers cache={cache} queryClient={queryClient} texts={instanceFor(language)} page={context}>
          <BrowserPage
            rootId={domElement.id}
            definition={definition}
            context={context}
            initial={initial}
            opening={opening}
          />
        </Providers>
      );
      const identifierPrefix = `${definition.id}-`;
      if (state) {
        domElement.removeAttribute('data-ssr');
        // inside a transition React hydrates in slices of 5 ms instead of one long task
        startTransition(() => {
          root = hydrateRoot(domElement, tree, {
            identifierPrefix,
            onRecoverableError: (error) => {
              // leaving the page before it is hydrated aborts the hydration, which is not an error
              if (root) console.error(`[${definition.id}] hydration`, error);
            },
          });
        });
      } else {
        hydrationIsOver();
        // an error panel, or the HTML of a render that cannot be hydrated
        domElement.replaceChildren();
        domElement.removeAttribute('data-ssr');
        root = createRoot(domElement, { identifierPrefix });
        root.render(tree);
        emit('navigation:ended', { url: location.pathname + location.search });
      }
    },
    async unmount() {
      hydrationIsOver();
      const left = root;
      root = undefined;
      left?.unmount();
    },
    async warm(href, what, page) {
      const url = new URL(href, location.href);
      const owned = ownedRoute(definition, url.pathname);
      if (!owned) return;
      const { context, texts } = keep(page);
      try {
        await Promise.all([texts, owned.page.screen.load(), owned.page.prefetch?.load?.()]);
        if (what === 'chunk') return;
        const { head } = await openView(definition, placeOf(url), context).done;
        if (head.preloadImage) preload(head.preloadImage);
      } catch {
        // the navigation itself reports the error
      }
    },
  };
}

/** The view that the server rendered, with its code loaded. */
async function sentView(definition: RemoteDefinition, place: View['place'], state: PageState): Promise<View> {
  const owned = ownedRoute(definition, place.pathname);
  if (state.failure || !owned) return { place, failure: state.failure ?? { kind: 'not-found' } };
  return { place, pattern: owned.pattern, Screen: await owned.page.screen.load() };
}

function preload({ src, srcSet, sizes }: { src: string; srcSet?: string; sizes?: string }): void {
  const image = new Image();
  if (sizes) image.sizes = sizes;
  if (srcSet) image.srcset = srcSet;
  image.src = src;
}
