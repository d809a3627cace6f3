import { useEffect, useState } from 'react';
import type { Cart } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/platform/page-context';
import { openLogin } from 'shared-kernel/session/open-login';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';
import { sessionHasEnded } from './session-has-ended';

/**
 * Leads to the login and back when the cart is empty because the session has ended: the lines are the account's and come back with it
 * (issue 14).
 *
 * @param cart undefined until it has loaded
 */
export function useLoginForEndedSession(cart: Cart | undefined): void {
  const { api, language } = usePage();
  // before the shell asks who it is
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
