import { errorText } from 'shared-kernel/api/error-text';
import { isNotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { RestockFound } from 'shared-kernel/contract/restock';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { idIn } from '../../components/id-in';
import { refusalStatus } from '../../components/refusal-status';
import { askRestock } from '../../components/restock/ask-restock';
import { RESTOCK_STATE, type RestockState } from './restock-state';

/** Longest token of a link, in characters. */
const LONGEST_TOKEN = 100;
/** Query value of a page that confirms what a form did. */
type Done = 'asked' | 'left';

/**
 * The page of a restock request (issue 13). A posted form is handled first: it creates, confirms or ends a request, and redirects to
 * the page that says so. Opening a link changes nothing, because mail scanners open links, too.
 */
export async function prefetchRestock(context: PrefetchContext): Promise<Head> {
  const { posted, queryClient, language, search, t } = context;
  queryClient.removeQueries({ queryKey: RESTOCK_STATE });
  const head: Head = { title: t('restock.title'), robots: 'noindex' };
  const to = ({ token, done }: { token?: string; done?: Done }): Head => ({
    redirect: { to: localize(language, link('restock', { token, done })), status: 303 },
  });
  const show = (state: RestockState, status = 200): Head => {
    queryClient.setQueryData(RESTOCK_STATE, state);
    return { ...head, status };
  };

  if (posted?.has('token')) {
    const token = (posted.get('token') ?? '').slice(0, LONGEST_TOKEN);
    const leaves = posted.get('action') === 'leave';
    try {
      await context.api.request(leaves ? CALLS.leaveRestock : CALLS.confirmRestock, { body: { token } });
      return to(leaves ? { done: 'left' } : { token });
    } catch (reason) {
      return show({ is: 'over', text: errorText(reason, t) }, statusOf(reason));
    }
  }
  if (posted) {
    const product = idIn(posted, 'product');
    const variant = idIn(posted, 'variant');
    const email = posted.get('email') ?? '';
    try {
      const { token } = await askRestock(context.api, { product_id: product ?? 0, inventory_id: variant, email });
      return to(token ? { token } : { done: 'asked' });
    } catch (reason) {
      return show({ is: 'refused', product, variant, email, text: errorText(reason, t) }, statusOf(reason));
    }
  }
  const token = search.get('token')?.slice(0, LONGEST_TOKEN);
  if (token) {
    try {
      const { data } = await context.api.request<RestockFound>(CALLS.findRestock, { params: { token } });
      return show({ is: 'found', token, request: data });
    } catch (reason) {
      return show({ is: 'over', text: errorText(reason, t) }, statusOf(reason));
    }
  }
  const done = search.get('done');
  if (done === 'asked' || done === 'left') return show({ is: done });
  return show({ is: 'over', text: t('restock.nothing') });
}

/** Links of ended requests are a 404. */
const statusOf = (reason: unknown) => (isNotFound(reason) ? 404 : refusalStatus(reason));
