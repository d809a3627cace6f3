import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Cart } from 'shared-kernel/contract/cart';
import { emit } from 'shared-kernel/events/bus';
import { isolate } from 'shared-kernel/i18n/isolate';
import { usePage } from 'shared-kernel/remote/page-context';
import { localize, path } from 'shared-kernel/rules/links';
import { onCameBack } from 'shared-kernel/session/came-back';
import { browser } from 'shared-kernel/session/open-page';
import { CART_KEY } from '../../components/cart-query';
import { detourOf } from './detour';
import { findEarlierOrder } from './find-earlier-order';

interface Opening {
  /** true: this cart can be ordered, show it */
  passed: boolean;
  /** looks again where to go: the order was refused and nothing is left to order */
  reopen(): void;
}

/**
 * Leads whoever opens the checkout with nothing to order, or with what cannot be shipped, to where that is mended, and says why
 * there (S164). Who comes back from a gateway's page is led to the order that was made (S157). Once open, the page stays.
 *
 * @param cart what is known; undefined while nothing is
 * @param isFresh false while it is being read again
 * @param givenVoucher code that the address brought along and that is kept meanwhile; empty without one
 */
export function useDetour(cart: Cart | undefined, isFresh: boolean, givenVoucher: string): Opening {
  const { api, language } = usePage();
  const { t } = useTranslation('cart-checkout');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [passed, setPassed] = useState(false);
  const detour = cart ? detourOf(cart) : null;

  useEffect(() => {
    if (passed || !cart || !isFresh) return;
    const to = detourOf(cart);
    if (!to) return setPassed(true);
    let left = false;
    void (async () => {
      const earlier = to.empty ? await findEarlierOrder(api) : null;
      if (left) return;
      if (earlier) {
        const { order, isNews } = earlier;
        return browser.replace(localize(language, path.order(order.id) + (isNews ? '?placed=1' : '')));
      }
      navigate(to.path, { replace: true });
      const kept = givenVoucher ? ` ${t('voucher.keptFor', { code: isolate(givenVoucher) })}` : '';
      // who wants to use a voucher has done nothing wrong by not having filled the cart yet
      emit('toast:requested', { text: t(to.text) + kept, error: !(to.empty && givenVoucher) });
    })();
    return () => {
      left = true;
    };
  }, [passed, cart, isFresh, givenVoucher, api, language, navigate, t]);

  useEffect(
    () =>
      onCameBack(() => {
        setPassed(false);
        void queries.resetQueries({ queryKey: CART_KEY });
      }),
    [queries],
  );
  return { passed: passed || (cart !== undefined && !detour), reopen: () => setPassed(false) };
}
