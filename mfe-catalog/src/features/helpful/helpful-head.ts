import { errorText } from 'shared-kernel/api/error-text';
import { isNotSignedIn } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { helpfulOptions } from '../../components/helpful/helpful-query';
import { idIn } from '../../components/id-in';
import { refusalStatus } from '../../components/refusal-status';
import { HELPFUL_STATE, type HelpfulState } from './helpful-state';

/**
 * The page for voting on a review without scripts (issue 13). A posted form is sent to the API first and then redirected here; the
 * page reads the vote back from the API, so reloading it does not vote again. Visitors log in and come back to it.
 */
export async function prefetchHelpful(context: PrefetchContext): Promise<Head> {
  const { api, posted, queryClient, language, search, signedIn, t } = context;
  queryClient.removeQueries({ queryKey: HELPFUL_STATE });
  const fields = posted ?? search;
  const review = idIn(fields, 'review');
  const product = idIn(fields, 'product');
  const show = (state: HelpfulState, status = 200): Head => {
    queryClient.setQueryData(HELPFUL_STATE, state);
    return { title: t('helpful.question'), robots: 'noindex', status };
  };
  if (review === null || product === null)
    return show({ is: 'refused', product, text: t('reviews.failed') }, posted ? 404 : 200);
  const here = localize(language, link('helpful', { review, product }));
  const toLogin: Head = { redirect: { to: localize(language, link('login', { redirect: here })), status: 303 } };
  if (!signedIn) return toLogin;
  try {
    if (posted) {
      const body = { review_id: review, action: posted.get('action') === 'remove' ? 'remove' : 'add' };
      await api.request(CALLS.voteHelpful, { body });
      return { redirect: { to: here, status: 303 } };
    }
    const votes = await queryClient.fetchQuery(helpfulOptions(api, product));
    return show({ is: 'vote', review, product, helpful: votes.includes(review) });
  } catch (reason) {
    if (isNotSignedIn(reason)) return toLogin;
    return show({ is: 'refused', product, text: errorText(reason, t) }, refusalStatus(reason));
  }
}
