import { useEffect, useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { liveRoute } from 'shared-kernel/platform/routes';
import { splitLanguage } from 'shared-kernel/rules/routes';
import type { Buyer } from './read-buyer';

/**
 * Who placed the guest's order that the callback path leads back to, for the form to begin with: the order's page offers an account (issue 14).
 * The API says it only to a browser that may open the order, and nothing of the person stands in the address.
 *
 * @returns null until that is known, and for any other path or visitor
 */
export function useBuyer(callback: string): Buyer | null {
  const { api } = usePage();
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  useEffect(() => {
    const { pathname } = new URL(callback, location.origin);
    const match = liveRoute(splitLanguage(pathname).path);
    const order = match?.route.id === 'order' ? match.params.id : undefined;
    if (!order) return;
    const leaving = new AbortController();
    void import(/* webpackChunkName: "buyer" */ './read-buyer')
      .then(({ readBuyer }) => readBuyer(api, order, leaving.signal))
      // without it the form is filled in by hand
      .then(setBuyer, () => {});
    return () => leaving.abort();
  }, [api, callback]);
  return buyer;
}
