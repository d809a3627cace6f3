import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from 'shared-kernel/api/error-text';
import { isFormRejected, isNotSignedIn } from 'shared-kernel/api/errors';
import type { Cart } from 'shared-kernel/contract/cart';
import type { VoucherAnswer } from 'shared-kernel/contract/vouchers';
import { useStream } from 'shared-kernel/events/use-stream';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { openLogin } from 'shared-kernel/session/open-login';
import { signedIn$ } from 'shared-kernel/session/profile';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { checkVoucher } from './check-voucher';
import { isCounted } from './checkout-blocker';
import { keepVoucher, keptVoucher } from './kept-voucher';

export interface Voucher {
  /** the entered code, valid or not; empty without one */
  code: string;
  /** the voucher's effect on this cart; null without one */
  applied: VoucherAnswer | null;
  /** a code is being checked: the total is not known yet */
  checking: boolean;
  /** why the code is refused; empty when nothing is wrong */
  refusal: string;
  /** guests may use a voucher but have none of their own to choose from; null while the session is unknown */
  signedIn: boolean | null;
  apply(code: string): void;
  remove(): void;
  /** checks the voucher again after an order with it was refused */
  recheck(): void;
}

/**
 * The one voucher of this tab's order (D33), checked by the server against the current cart. While the cart has nothing to order, the
 * code is kept unchecked.
 * @param codeFromUrl empty without one
 */
export function useVoucher(cart: Cart, codeFromUrl = ''): Voucher {
  const { t } = useTranslation('kernel');
  const navigate = useNavigate();
  const [code, setCode] = useVoucherCode(codeFromUrl);
  useEffect(() => {
    // used once: a reload must not restore a code that the shopper has removed meanwhile
    if (codeFromUrl) navigate(link('checkout'), { replace: true });
  }, [codeFromUrl, navigate]);

  const { usable, signedIn, applied, refused, checking, error, refetch } = useVoucherCheck(cart, code);

  // keeps only codes that the server accepts; an accepted one stays if the cart gets too small for it, as the next screen may fix that
  const accepted = useRef('');
  useEffect(() => {
    if (applied) {
      accepted.current = code;
      keepVoucher(applied.voucher);
    } else if (refused && isFormRejected(error) && accepted.current !== code) keepVoucher('');
  }, [applied, refused, error, code]);

  return {
    code,
    applied,
    checking,
    refusal: refused ? errorText(error, t) : '',
    signedIn,
    apply(next) {
      if (next === code) void refetch();
      else setCode(next);
    },
    remove() {
      keepVoucher('');
      setCode('');
    },
    recheck() {
      if (usable) void refetch();
    },
  };
}

/**
 * The cart's sums with the voucher kept from an earlier screen. The reason of a refusal is shown where the code can be entered.
 * @returns `checking`: the sums may change in a moment
 */
export function useKeptVoucher(cart: Cart): { calculated: Cart['calculated']; checking: boolean } {
  const [code] = useVoucherCode();
  const { applied, checking } = useVoucherCheck(cart, code);
  return { calculated: applied?.calculated ?? cart.calculated, checking };
}

/** The code of this tab's order: the URL's, else the kept one. The server does not know the tab, so the code is set after hydration. */
function useVoucherCode(codeFromUrl = '') {
  const [code, setCode] = useState(useHydrated() ? keptVoucher : '');
  useEffect(() => setCode((now) => codeFromUrl || now || keptVoucher()), [codeFromUrl]);
  return [code, setCode] as const;
}

function useVoucherCheck(cart: Cart, code: string) {
  const { api, language } = usePage();
  const signedIn = useStream(signedIn$, null);
  const usable =
    signedIn !== null && code !== '' && cart.cartProducts.some((line) => isCounted(line, cart.destination));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['voucher', code, cart.calculated, signedIn],
    queryFn: ({ signal }) => checkVoucher(api, code, signal),
    enabled: usable,
    // while a changed cart is recalculated, the same voucher's last response stays
    placeholderData: (last, query) => (query?.queryKey[1] === code ? last : undefined),
    staleTime: 0,
    throwOnError: false,
  });
  useEffect(() => {
    if (!isNotSignedIn(error)) return;
    // checked once the shopper is back from the login
    keepVoucher(code);
    openLogin(language, 'ended');
  }, [error, code, language]);
  const refused = usable && !isFetching && error !== null && (isFormRejected(error) || !data);
  const checking = code !== '' && (signedIn === null || isFetching);
  return { usable, signedIn, applied: usable && data && !refused ? data : null, refused, checking, error, refetch };
}
