import { useEffect, useState } from 'react';
import type { Cart } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/platform/page-context';
import { openLogin } from 'shared-kernel/session/open-login';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';
import { sessionHasEnded } from './session-has-ended';

/**
 * Sends the shopper to the login and back when the cart is empty because the session has ended: the lines belong to the account and
 * come back with it (issue 14).
 *
 * @param cart undefined until it has loaded
 */
export function useLoginForEndedSession(cart: Cart | undefined): void {
  const { api, language } = usePage();
  // read before the shell checks the session
  const [seemedSignedIn] = useState(looksSignedIn);
  const isEmpty = cart?.cartProducts.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    let left = false;
    void sessionHasEnded(api, seemedSignedIn).then((isOver) => {
      if (isOver && !left) openLogin(language, 'ended');
    });
    return () => {
      left = true;
    };
  }, [isEmpty, seemedSignedIn, api, language]);
}
