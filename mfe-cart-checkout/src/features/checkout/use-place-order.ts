import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from 'shared-kernel/api/error-text';
import { CALLS } from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import { emit } from 'shared-kernel/events/bus';
import { usePage } from 'shared-kernel/remote/page-context';
import { localize, path } from 'shared-kernel/rules/links';
import { setCartCount } from 'shared-kernel/session/cart-count';
import { cartQuery } from '../../components/cart-query';
import { checkoutKey, forgetCheckoutKey } from './checkout-key';
import { openPath } from './open-path';
import { placeOrder } from './place-order';

/**
 * Places the order of the cart's checked lines once, mails the confirmation and opens the order's page (S157, S158, S163). A
 * refusal is said beside the button and as a toast; nothing is lost, and the next try is the same order (D34).
 */
export function usePlaceOrder(cart: Cart) {
  const { api, language } = usePage();
  const queries = useQueryClient();
  const { t } = useTranslation('kernel');
  const [placing, setPlacing] = useState(false);
  const [problem, setProblem] = useState('');
  // a second click can come before the first render after it
  const busy = useRef(false);

  const place = async (method: number) => {
    if (busy.current) return;
    busy.current = true;
    setPlacing(true);
    setProblem('');
    try {
      const order = await placeOrder(api, method, checkoutKey(cart, method));
      forgetCheckoutKey();
      // the order stands: a mail that fails must not say otherwise
      await api.request(CALLS.sendOrderEmail, { params: { id: order.id } }).catch(() => {});
      const left = await queries.fetchQuery(cartQuery(api)).catch(() => null);
      if (left) setCartCount(left.cartCount);
      openPath(localize(language, `${path.order(order.id)}?placed=1`));
    } catch (error) {
      const text = errorText(error, t);
      setProblem(text);
      emit('toast:requested', { text, error: true });
      busy.current = false;
      setPlacing(false);
      // prices or stock may be what was refused
      void queries.invalidateQueries({ queryKey: cartQuery(api).queryKey });
    }
  };
  return { place, placing, problem };
}
