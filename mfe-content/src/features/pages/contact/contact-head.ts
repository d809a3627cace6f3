import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { pageHead } from '../page-head';
import { REFUSED_MESSAGE } from './refused-message';
import { senderQuery } from './sender';
import { hasPlace, shopPlaceQuery } from './shop-place';

/**
 * Loads the contact page (S203). A form posted without scripts is sent first: the result is a redirect to the confirmation, or the page
 * with the form as it was typed and its errors.
 */
export async function contactHead(context: PrefetchContext): Promise<Head> {
  const { posted, queryClient } = context;
  queryClient.removeQueries({ queryKey: REFUSED_MESSAGE });
  if (!posted) return load(context);
  // only the server receives posted forms, so the browser does not load their code
  const { postedHead } = await import(/* webpackChunkName: "posted-head" */ './posted-head');
  return postedHead(context, posted, () => load(context));
}

async function load(context: PrefetchContext): Promise<Head> {
  const { api, queryClient, signedIn, site } = context;
  const { setting } = site.common;
  // neither is worth an error page: without them fields stay empty and a country is shown by its code
  const [head] = await Promise.all([
    pageHead(context),
    signedIn && queryClient.prefetchQuery(senderQuery(api)),
    hasPlace(setting) && queryClient.prefetchQuery(shopPlaceQuery(api, setting)),
  ]);
  return head;
}
