import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import { isApiDown, isFormRejected, isNotSignedIn } from 'shared-kernel/api/errors';
import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import { paymentGatewayQuery, waitsForPayment } from 'shared-kernel/commerce/payment-methods';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import type { PlacedOrder } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { localize, webUrl } from 'shared-kernel/rules/links';
import { setCartCount } from 'shared-kernel/session/cart-count';
import { openLogin } from 'shared-kernel/session/open-login';
import { browser } from 'shared-kernel/session/open-page';
import { CART_KEY, cartQuery } from '../../components/cart-query';
import { isCounted } from '../../components/checkout-blocker';
import { keepVoucher } from '../../components/kept-voucher';
import { rememberOrder } from '../../components/last-order';
import { checkoutOf, forgetCheckout, markPlaced, type OrderInput } from './checkout-key';
import { openPath } from './open-path';
import { placeOrder } from './place-order';
import { seenOrder } from './seen-order';

/** ms to wait for mail and cart count before the shopper moves on; neither needs the page to finish */
const TIMEOUT = 2000;

/** Why the order was not placed. */
export interface Problem {
  text: string;
  /** no connection, or the server does not respond: the same order can be tried again */
  isUnanswered: boolean;
  /** messages by cart line id */
  lines: Readonly<Record<string, readonly string[]>>;
}

interface PlaceOrderOptions {
  cart: Cart;
  /** the server refused, and the cart was refetched: prices and voucher may have changed */
  onRefused: () => void;
  /** the server refused, and there is no line left to order or no address to ship to */
  onUnorderable: () => void;
}

/**
 * Places the order of the cart's checked lines once, mails the confirmation, and opens the gateway's page or the order's (S157,
 * S158, S160, S163). A refusal shows beside the button only; the next try is the same order (D34).
 */
export function usePlaceOrder({ cart, onRefused, onUnorderable }: PlaceOrderOptions) {
  const { api, language } = usePage();
  const queries = useQueryClient();
  const { t } = useTranslation('kernel');
  const [phase, setPhase] = useState<'idle' | 'placing' | 'leaving'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  // a second click can come before the next render
  const busy = useRef(false);

  const readCart = async () => {
    // a cart that came with the page counts as fresh for its first seconds (`restoreState`)
    await queries.invalidateQueries({ queryKey: CART_KEY, refetchType: 'none' });
    const fresh = await queries.fetchQuery(cartQuery(api)).catch(() => null);
    if (fresh) setCartCount(fresh.cartCount);
    return fresh;
  };
  const refuse = async (error: unknown) => {
    if (isNotSignedIn(error)) return openLogin(language, 'ended');
    const text = errorText(error, t);
    setProblem({ text, isUnanswered: isApiDown(error), lines: isFormRejected(error) ? error.lines : {} });
    // without a response the cart's state is unknown: an order may have taken it, and the retry must find it unchanged
    if (isFormRejected(error)) {
      const [fresh] = await Promise.all([
        readCart(),
        queries.invalidateQueries(addressesQuery(api)),
        queries.invalidateQueries(paymentGatewayQuery(api)),
      ]);
      onRefused();
      if (fresh && !(fresh.destination && fresh.cartProducts.some((line) => isCounted(line, fresh.destination))))
        onUnorderable();
    }
    busy.current = false;
    setPhase('idle');
  };
  const lead = (order: PlacedOrder) => {
    const gateway = webUrl(order.redirect);
    if (gateway) {
      setPhase('leaving');
      return browser.open(gateway);
    }
    openPath(
      localize(
        language,
        waitsForPayment(order)
          ? link('order', { id: order.order, payment: 'unstarted' })
          : link('order', { id: order.order, placed: 1 }),
      ),
    );
  };

  const place = async (input: OrderInput) => {
    if (busy.current) return;
    busy.current = true;
    setPhase('placing');
    setProblem(null);
    const checkout = checkoutOf(cart, input);
    const seen = seenOrder(cart, queries.getQueryData(addressesQuery(api).queryKey));
    let order: PlacedOrder;
    try {
      order = await placeOrder(api, checkout, seen);
    } catch (error) {
      return refuse(error);
    }
    rememberOrder(order.order);
    // the voucher is used: later cart contents belong to another order
    keepVoucher('');
    if (waitsForPayment(order)) markPlaced(checkout.key);
    else forgetCheckout(checkout.key);
    await Promise.race([Promise.all([sendConfirmation(api, order.id), readCart()]), elapsed(TIMEOUT)]);
    lead(order);
  };
  return { place, phase, problem };
}

/** The server mails by itself; this call sends the mail at once, and the order's page knows it (S163). Its failure does not affect the order. */
async function sendConfirmation(api: ApiClient, id: number): Promise<void> {
  await api.request(CALLS.sendOrderEmail, { params: { id } }).catch(() => {});
}

function elapsed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
