import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import type { RemoteDefinition, RenderRequest, RenderResult, ServerModule } from '../../remote/definition';
import { describePage } from '../../remote/describe-page';
import { failureOf, statusOf } from '../../remote/failure';
import { firstLayers } from '../../remote/layers';
import { failedView, type Opened, openView } from '../../remote/open-view';
import { ownedRoute } from '../../remote/owned-route';
import { takeState } from '../../remote/page-state';
import { type Navigator, PageView } from '../../remote/page-view';
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
import { noteReadings } from './note-readings';
import { readOverHttp } from './read-over-http';
import { shareReads } from './shared-reads';

/**
 * A remote's `./server`: turns its definition into `render` (architecture 'A request').
 * @throws from `render`: NotSignedIn when a call needs a session that is not there, `signal.reason` when the shell gave up, and
 * errors of ours, wherever in the tree they were thrown: no part of a page is optional on the server (docs/decisions/0024).
 * A page that does not exist and a failing API are no errors: they give the kernel's pages with their status.
 */
export function createServerModule(definition: RemoteDefinition): ServerModule {
  const textsFor = serverTexts(definition);
  const keptMarkup = createKeptMarkup();
  const name = partName(definition.id);
  return {
    async render(request: RenderRequest): Promise<RenderResult> {
      const { language, site, signal } = request;
      const place = placeOf(new URL(request.url, 'http://shop'));
      const owned = ownedRoute(definition, place.pathname);
      // a page that everybody gets must not know who asked
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

          const withStyles = async (children: ReactNode) => {
            const cache = createStyleCache(name);
            // emotion collects instead of writing <style> into the markup
            cache.compat = true;
            const html = await renderWhole(
              <Providers cache={cache} queryClient={queryClient} texts={texts} page={page}>
                {children}
              </Providers>,
              { identifierPrefix: `${definition.id}-`, signal },
            );
            return { html, cache };
          };
          const markup = keptMarkup(site, language, withStyles);
          const { html: marked, cache } = await withStyles(
            <KeptMarkupProvider value={markup.keep}>
              <PageView rootId="" layers={firstLayers(view)} navigator={STAYS} />
            </KeptMarkupProvider>,
          );
          const html = await markup.fill(marked, cache);
          const state = takeState(queryClient, 'failure' in view ? view.failure : undefined);
          const chunks = [...(owned && !('failure' in view) ? [owned.page.screen.chunk] : []), `locale-${language}`];
          return { ...base, html, cssKey: name, ...criticalCss(cache), state, chunks };
        };

        const opened = await openView(definition, place, context).done;
        // the shell may have given up while the API was asked
        signal.throwIfAborted();
        try {
          return await write(opened);
        } catch (error) {
          // an answer of the API that only the screen noticed; in the browser its boundary shows the same page
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

function criticalCss({ inserted }: EmotionCache): { css: string; cssIds: string[] } {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { css: rules.map(([, css]) => css).join(''), cssIds: rules.map(([id]) => id) };
}

/** react-router asks for a navigator; a render on the server goes nowhere. */
const STAYS: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  push() {},
  replace() {},
  go() {},
};
