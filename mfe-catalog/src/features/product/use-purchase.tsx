import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { createPurchase, type Purchase, type PurchaseState } from './purchase';

const Context = createContext<Purchase | null>(null);

/** One purchase for all parts of a product page. Its value never changes, so neither parts nor markup below wait for it. */
export function PurchaseProvider({ product, children }: { product: ProductDetail; children: ReactNode }) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [purchase] = useState(() => createPurchase(product, { api, client, navigate, t }));
  useEffect(() => purchase.update(product), [purchase, product]);
  useEffect(() => purchase.chooseShared(), [purchase]);
  return <Context value={purchase}>{children}</Context>;
}

/** The steps of the page's purchase; the same object for as long as the page is there. */
export function usePurchase(): Purchase {
  const purchase = useContext(Context);
  if (!purchase) throw new Error('usePurchase needs a PurchaseProvider around it');
  return purchase;
}

/**
 * What a part shows of the purchase: it renders again when this value changes.
 * @param select gives the same value for the same state: a member, a text, a number
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
 * The product as it is now, for parts that come alive later: they must not get it as a prop, which may change while they wait
 * (`WhenVisible`).
 */
export function useProduct(): ProductDetail {
  const { subscribe, product, sent } = usePurchase();
  return useSyncExternalStore(subscribe, product, () => sent);
}
