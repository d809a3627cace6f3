import { useEffect, useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { liveRoute } from 'shared-kernel/platform/routes';
import { splitLanguage } from 'shared-kernel/rules/routes';
import type { Buyer } from './read-buyer';

/**
 * The buyer of the guest's order to which the callback path leads back, as initial form values: the order's page offers an account
 * (issue 14). The API reveals the buyer only to a browser that may open the order, and the URL contains no personal data.
 *
 * @returns null until the buyer is known, and for any other path or visitor
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
      // without it the form stays empty
      .then(setBuyer, () => {});
    return () => leaving.abort();
  }, [api, callback]);
  return buyer;
}
