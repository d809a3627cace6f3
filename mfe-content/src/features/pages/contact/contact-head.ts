import { BuiltInPage, Visibility } from 'shared-kernel/contract/enums';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { pageQuery } from '../get-page';
import { pageHead } from '../page-head';
import { CONTACT_SLUG } from '../page-slug';
import { postMessage } from './post-message';
import { REFUSED_MESSAGE } from './refused-message';
import { senderQuery } from './sender';
import { hasPlace, shopPlaceQuery } from './shop-place';

/**
 * Loads the contact page (S203). A form that was posted without script is sent first: that leads to the page that confirms it, or
 * gives the page with the form as it was typed and what is wrong with it.
 */
export async function contactHead(context: PrefetchContext): Promise<Head> {
  const { posted, language, queryClient } = context;
  queryClient.removeQueries({ queryKey: REFUSED_MESSAGE });
  if (!posted) return load(context);
  const refused = await postMessage(context, posted);
  if (!refused) return { redirect: { to: localize(language, link('contact', { sent: 1 })), status: 303 } };
  queryClient.setQueryData(REFUSED_MESSAGE, refused);
  return { ...(refused.status === 503 ? loadWithoutApi(context) : await load(context)), status: refused.status };
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

/** The page with the form alone: what was typed is worth more than the page's own texts. */
function loadWithoutApi({ api, queryClient, t }: PrefetchContext): Head {
  const title = t('contact.title');
  queryClient.setQueryData(pageQuery(api, CONTACT_SLUG).queryKey, {
    slug: CONTACT_SLUG,
    title,
    description: BuiltInPage.contact,
    meta_title: null,
    meta_description: null,
    page_from_component: Visibility.public,
  });
  return { title };
}
