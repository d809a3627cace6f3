import { errorText } from 'shared-kernel/api/error-text';
import { isApiDown, isFormRejected, isRequestFailed } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { NewsletterFound } from 'shared-kernel/contract/newsletter';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { NEWSLETTER_STATE, type NewsletterState } from './newsletter-state';

/** Longest token of a link, in characters. */
const LONGEST_TOKEN = 100;

/**
 * The page behind the links of the newsletter (issue 14). A posted form is handled first: it confirms or ends the subscription. Opening
 * a link changes nothing, because mail scanners open links, too.
 */
export async function newsletterHead(context: PrefetchContext): Promise<Head> {
  const { api, posted, queryClient, language, search, t } = context;
  queryClient.removeQueries({ queryKey: NEWSLETTER_STATE });
  const show = (state: NewsletterState, status = 200): Head => {
    queryClient.setQueryData(NEWSLETTER_STATE, state);
    return { title: t('newsletter.title'), robots: 'noindex', status };
  };
  const over = (reason: unknown) => show({ is: 'over', text: errorText(reason, t) }, statusOf(reason));
  const to = ({ token, done }: { token?: string; done?: 'left' }): Head => ({
    redirect: { to: localize(language, link('newsletter', { token, done })), status: 303 },
  });

  if (posted) {
    const token = (posted.get('token') ?? '').slice(0, LONGEST_TOKEN);
    const leaves = posted.get('action') !== 'confirm';
    try {
      await api.request(leaves ? CALLS.leaveNewsletter : CALLS.confirmNewsletter, { body: { token } });
      return to(leaves ? { done: 'left' } : { token });
    } catch (reason) {
      return over(reason);
    }
  }
  const token = search.get('token')?.slice(0, LONGEST_TOKEN);
  if (token) {
    try {
      const { data } = await api.request<NewsletterFound>(CALLS.findNewsletter, { params: { token } });
      return show({ is: data.confirmed ? 'subscribed' : 'asked', token });
    } catch (reason) {
      return over(reason);
    }
  }
  if (search.get('done') === 'left') return show({ is: 'left' });
  // no error: without a link the page explains where one comes from
  return show({ is: 'over', text: t('newsletter.nothing') });
}

/** The page's HTTP status. @throws the reason itself when it is a failure of ours */
function statusOf(reason: unknown): number {
  if (isFormRejected(reason)) return 422;
  if (isApiDown(reason)) return 503;
  if (isRequestFailed(reason)) return reason.statusCode;
  throw reason;
}
