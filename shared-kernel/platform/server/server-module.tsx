import type { EmotionCache } from '@emotion/cache';
import { LRUCache } from 'lru-cache';
import type { RemoteDefinition, RenderRequest, RenderResult, ServerModule } from '../../remote/definition';
import { describePage } from '../../remote/describe-page';
import { failureOf, statusOf } from '../../remote/failure';
import { firstLayers } from '../../remote/layers';
import { failedView, type Opened, openView } from '../../remote/open-view';
import { ownedRoute } from '../../remote/owned-route';
import { type PageState, takeState, WITH_THE_PAGE } from '../../remote/page-state';
import { missing, type Navigator, PageView } from '../../remote/page-view';
import { partName } from '../../remote/part-name';
import { Providers } from '../../remote/providers';
import { createQueryClient } from '../../remote/query-client';
import { renderWhole } from '../../remote/render-whole';
import { serverTexts } from '../../remote/server-texts';
import { createStyleCache } from '../../remote/style-cache';
import { placeOf } from '../../remote/view';
import { createApiClient } from '../api-client';
import { translator } from '../i18n-instance';
import { KeptMarkupProvider } from '../kept-markup';
import { createKeptMarkup } from './kept-markup';
import { bytesOf } from './markup';
import { noteReadings } from './note-readings';
import { readOverHttp } from './read-over-http';
import { shareReads } from './shared-reads';

/** Number of rule sets cached as text, some 30 kB each: the screens of a remote in their usual variants. */
const FORMS = 30;

/**
 * A remote's `./server`: converts its definition to `render` (architecture 'A request').
 * @throws from `render`: NotSignedIn when a call needs a session that is missing, `signal.reason` when the shell aborted, and
 * programming errors, wherever in the tree they were thrown: no part of a page is optional on the server (docs/decisions/0024). A
 * page that does not exist and a failing API are no errors: they produce the kernel's pages with their status.
 */
export function createServerModule(definition: RemoteDefinition): ServerModule {
  const textsFor = serverTexts(definition);
  const name = partName(definition.id);
  const newStyles = () => {
    const cache = createStyleCache(name);
    // emotion collects styles instead of writing <style> into the markup
    cache.compat = true;
    return cache;
  };
  const keptMarkup = createKeptMarkup(newStyles);
  const critical = new LRUCache<string, Critical>({ max: FORMS });
  return {
    async render(request: RenderRequest): Promise<RenderResult> {
      const { language, site, signal } = request;
      const place = placeOf(new URL(request.url, 'http://shop'));
      const owned = ownedRoute(definition, place.pathname);
      // a page cached for everybody must not know its visitor
      const { authorization, visitor } = owned?.personal ? request : {};
      const client = createApiClient({
        base: request.apiBase,
        language,
        read: readOverHttp,
        ...(authorization ? { authorization } : {}),
        ...(visitor ? { visitor } : {}),
      });
      const shared = authorization || visitor ? client : shareReads(client, request.keepAnswer);
      const api = noteReadings(shared, request.onReading);
      const queryClient = createQueryClient();
      const page = { language, site, api };
      try {
        const texts = await textsFor(language, site);
        const t = translator(texts, name);
        const posted = request.posted === undefined ? {} : { posted: new URLSearchParams(request.posted) };
        const context = { ...page, queryClient, t, signedIn: authorization !== undefined, ...posted, signal };

        const write = async ({ view, head: ownHead }: Opened): Promise<RenderResult> => {
          const status = 'failure' in view ? statusOf(view.failure) : (ownHead.status ?? 200);
          const search = new URLSearchParams(place.search);
          const head =
            'failure' in view ? ownHead : await describePage(definition, owned, { ...context, search }, ownHead);
          const nothing = { html: '', css: '', cssKey: name, cssIds: [], state: null };
          const base = { head, status, cacheable: status === 200 && owned?.personal === false };
          if (head.redirect) return { ...nothing, ...base, redirect: head.redirect, chunks: [] };
          const isImpersonal = head.impersonal === true && status === 200 && request.isKnown !== undefined;
          const alike = isImpersonal ? withoutTimes(takeState(queryClient)) : undefined;
          const content = alike && JSON.stringify([context.signedIn, alike]);
          if (content !== undefined && request.isKnown?.(content))
            return { ...nothing, ...base, chunks: [], content, known: true };

          if ('failure' in view && view.failure.kind === 'not-found')
            missing.Page ??= (await import('../../remote/missing-page')).MissingPage;
          const cache = newStyles();
          const { keep, fill } = keptMarkup(site, language);
          const marked = await renderWhole(
            <Providers cache={cache} queryClient={queryClient} texts={texts} page={page}>
              <KeptMarkupProvider value={keep}>
                <PageView rootId="" layers={firstLayers(view)} navigator={STAYS} />
              </KeptMarkupProvider>
            </Providers>,
            { identifierPrefix: `${definition.id}-`, signal },
          );
          const markup = fill(marked, cache);
          const state = alike ?? takeState(queryClient, 'failure' in view ? view.failure : undefined);
          const chunks = [...(owned && !('failure' in view) ? [owned.page.screen.chunk] : []), `locale-${language}`];
          return {
            ...base,
            markup,
            get html() {
              return bytesOf(markup).toString();
            },
            cssKey: name,
            ...criticalCss(cache, critical),
            state,
            chunks,
            ...(content && { content }),
          };
        };

        const opened = await openView(definition, place, context).done;
        // the shell may have aborted during the API calls
        signal.throwIfAborted();
        try {
          return await write(opened);
        } catch (error) {
          // an API error that only the screen noticed; in the browser its boundary shows the same page
          const failure = 'failure' in opened.view ? undefined : failureOf(error);
          if (!failure) throw error;
          return await write(failedView(place, failure, context));
        }
      } finally {
        queryClient.clear();
      }
    },
  };
}

/** The same data produce the same text, whenever they were read. */
function withoutTimes({ queries }: PageState): PageState {
  return { queries: queries.map(([key, data]) => [key, data, WITH_THE_PAGE]) };
}

interface Critical {
  css: string;
  cssIds: string[];
}

/** The rules of a render as one text; identical for identical rules, which most pages of a screen have. */
function criticalCss({ inserted }: EmotionCache, kept: LRUCache<string, Critical>): Critical {
  const cssIds = Object.keys(inserted).filter((id) => typeof inserted[id] === 'string');
  const key = cssIds.join(' ');
  let critical = kept.get(key);
  if (!critical) {
    critical = { css: cssIds.map((id) => inserted[id]).join(''), cssIds };
    kept.set(key, critical);
  }
  return critical;
}

/** react-router requires a navigator; a server render never navigates. */
const STAYS: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  push() {},
  replace() {},
  go() {},
};
