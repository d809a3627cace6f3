import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { on } from 'shared-kernel/platform/bus';
import { CART_KEY } from './cart-query';

/** Refetches the cart when another part or tab has changed it (S143). */
export function useFreshCart(): void {
  const queries = useQueryClient();
  useEffect(() => on('cart:changed', () => void queries.invalidateQueries({ queryKey: CART_KEY })), [queries]);
}
