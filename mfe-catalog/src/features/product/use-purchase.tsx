import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { createPurchase, type Purchase, type PurchaseState } from './purchase';

const Context = createContext<Purchase | null>(null);

/** One purchase for all parts of a product page. Its value never changes, so that parts and markup below need not rerender. */
export function PurchaseProvider({ product, children }: { product: ProductDetail; children: ReactNode }) {
  const { t } = useTranslation('catalog');
  const { api, language } = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [purchase] = useState(() => createPurchase(product, { api, client, language, navigate, t }));
  useEffect(() => purchase.update(product), [purchase, product]);
  useEffect(() => purchase.chooseShared(), [purchase]);
  return <Context value={purchase}>{children}</Context>;
}

/** The steps of the page's purchase; the same object for the lifetime of the page. */
export function usePurchase(): Purchase {
  const purchase = useContext(Context);
  if (!purchase) throw new Error('usePurchase needs a PurchaseProvider around it');
  return purchase;
}

/**
 * A part's view of the purchase: the part rerenders when this value changes.
 * @param select returns the same value for the same state: a member, a text, a number
 * @example const busy = usePurchaseState((state) => state.busy);
 */
export function usePurchaseState<T>(select: (state: PurchaseState) => T): T {
  const { subscribe, state, initial } = usePurchase();
  return useSyncExternalStore(
    subscribe,
    () => select(state()),
    () => select(initial),
  );
}

/**
 * The current product, for parts that hydrate later: they must not get it as a prop, which may change while they wait (`WhenVisible`).
 */
export function useProduct(): ProductDetail {
  const { subscribe, product, sent } = usePurchase();
  return useSyncExternalStore(subscribe, product, () => sent);
}
