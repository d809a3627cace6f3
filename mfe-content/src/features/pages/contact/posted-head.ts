import { BuiltInPage, Visibility } from 'shared-kernel/contract/enums';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { pageQuery } from '../get-page';
import { CONTACT_SLUG } from '../page-slug';
import { postMessage } from './post-message';
import { REFUSED_MESSAGE } from './refused-message';

/**
 * Sends a message that was posted without scripts and redirects to its confirmation; a refused one shows the page again.
 *
 * @param load loads the page's data
 */
export async function postedHead(
  context: PrefetchContext,
  posted: URLSearchParams,
  load: () => Promise<Head>,
): Promise<Head> {
  const { language, queryClient } = context;
  const refused = await postMessage(context, posted);
  if (!refused) return { redirect: { to: localize(language, link('contact', { sent: 1 })), status: 303 } };
  queryClient.setQueryData(REFUSED_MESSAGE, refused);
  return { ...(refused.status === 503 ? loadWithoutApi(context) : await load()), status: refused.status };
}

/** The page with only the form: the typed text is worth more than the page's own texts. */
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
