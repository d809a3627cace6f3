import { useEffect, useState } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import { isFormRejected, isNotFound, isNotSignedIn } from 'shared-kernel/api/errors';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { browser } from 'shared-kernel/session/open-page';
import { finishPayment } from './finish-payment';
import type { RazorpayReturn } from './read-return';

/** ms until the order's page is opened regardless: it checks the payment, too */
const TIMEOUT = 15_000;

/** The payment's state, as a value of the order page's parameter. */
async function paymentState(api: ApiClient, back: RazorpayReturn): Promise<'paid' | 'open' | 'failed' | 'cancelled'> {
  if (!back.signed) return back.failed ? 'failed' : 'cancelled';
  try {
    const answer = await finishPayment(api, back);
    return answer === 1 ? 'paid' : answer.state;
  } catch (error) {
    if (isFormRejected(error) || isNotFound(error) || isNotSignedIn(error)) throw error;
    // without a response the payment may still have been made
    return 'open';
  }
}

/**
 * Lets the server verify the payment at once, then opens the order's page in place of this one in the history.
 * @param back null: there is no payment to verify
 * @returns why the server refused; empty while the call runs
 */
export function useFinishedPayment(back: RazorpayReturn | null): string {
  const { api } = usePage();
  const { t } = useTranslation('kernel');
  const href = useHref();
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (!back) return;
    let over = false;
    const open = (state: string) => {
      if (over) return;
      over = true;
      browser.replace(href(link('order', { id: back.order, payment: state })));
    };
    const timer = setTimeout(() => open('open'), TIMEOUT);
    paymentState(api, back).then(open, (error: unknown) => {
      if (!over) setRefusal(errorText(error, t));
      over = true;
    });
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [back, api, href, t]);
  return refusal;
}
