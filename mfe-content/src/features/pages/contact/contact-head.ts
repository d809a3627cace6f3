import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { pageHead } from '../page-head';
import { REFUSED_MESSAGE } from './refused-message';
import { senderQuery } from './sender';
import { hasPlace, shopPlaceQuery } from './shop-place';

/**
 * Loads the contact page (S203). A form that was posted without script is sent first: that leads to the page that confirms it, or
 * gives the page with the form as it was typed and what is wrong with it.
 */
export async function contactHead(context: PrefetchContext): Promise<Head> {
  const { posted, queryClient } = context;
  queryClient.removeQueries({ queryKey: REFUSED_MESSAGE });
  if (!posted) return load(context);
  // nobody posts to a browser, which so does not load what answers it
  const { postedHead } = await import(/* webpackChunkName: "posted-head" */ './posted-head');
  return postedHead(context, posted, () => load(context));
}

async function load(context: PrefetchContext): Promise<Head> {
  const { api, queryClient, signedIn, site } = context;
  const { setting } = site.common;
  // neither is worth an error page: fields stay empty, a country is shown by its code
  const [head] = await Promise.all([
    pageHead(context),
    signedIn && queryClient.prefetchQuery(senderQuery(api)),
    hasPlace(setting) && queryClient.prefetchQuery(shopPlaceQuery(api, setting)),
  ]);
  return head;
}
