import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Cart } from 'shared-kernel/contract/cart';
import { isolate } from 'shared-kernel/i18n/isolate';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { localize } from 'shared-kernel/rules/links';
import { onCameBack } from 'shared-kernel/session/came-back';
import { openLogin } from 'shared-kernel/session/open-login';
import { browser } from 'shared-kernel/session/open-page';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';
import { CART_KEY } from '../../components/cart-query';
import { sessionHasEnded } from '../../components/session-has-ended';
import { checkoutRedirect } from './checkout-redirect';
import { findEarlierOrder } from './find-earlier-order';

interface Opening {
  /** true: this cart can be ordered, so show it */
  passed: boolean;
  /** checks the redirect again: the order was refused and nothing is left to order */
  reopen(): void;
}

/**
 * Redirects a checkout that cannot be ordered to the page where the shopper can fix it, with a toast that gives the reason (S164).
 * A shopper who comes back from a gateway's page goes to the placed order (S157); one whose session has ended, to the login and back.
 * Once open, the page stays.
 *
 * @param cart undefined until it has loaded
 * @param isFresh false while the cart is being refetched
 * @param voucherFromUrl voucher code of the URL, kept meanwhile; empty without one
 */
export function useCheckoutRedirect(cart: Cart | undefined, isFresh: boolean, voucherFromUrl: string): Opening {
  const { api, language } = usePage();
  const { t } = useTranslation('cart-checkout');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [passed, setPassed] = useState(false);
  // read before the shell checks the session
  const [seemedSignedIn] = useState(looksSignedIn);
  const redirect = cart ? checkoutRedirect(cart) : null;

  useEffect(() => {
    if (passed || !cart || !isFresh) return;
    const to = checkoutRedirect(cart);
    if (!to) return setPassed(true);
    let left = false;
    void (async () => {
      const earlier = to.empty ? await findEarlierOrder(api, queries) : null;
      const isOver = to.empty && !earlier && (await sessionHasEnded(api, seemedSignedIn));
      if (left) return;
      if (earlier)
        return browser.replace(
          localize(language, link('order', { id: earlier.code, ...(earlier.isNews ? { placed: 1 } : {}) })),
        );
      // the cart belongs to the account, and comes back with it (issue 14)
      if (isOver) return openLogin(language, 'ended');
      navigate(to.path, { replace: true });
      const kept = voucherFromUrl ? ` ${t('voucher.keptFor', { code: isolate(voucherFromUrl) })}` : '';
      // opening a voucher's link with an empty cart is no error
      emit('toast:requested', { text: t(to.text) + kept, error: !(to.empty && voucherFromUrl) });
    })();
    return () => {
      left = true;
    };
  }, [passed, cart, isFresh, voucherFromUrl, api, language, navigate, t, queries, seemedSignedIn]);

  useEffect(
    () =>
      onCameBack(() => {
        setPassed(false);
        void queries.resetQueries({ queryKey: CART_KEY });
      }),
    [queries],
  );
  return { passed: passed || (cart !== undefined && !redirect), reopen: () => setPassed(false) };
}
