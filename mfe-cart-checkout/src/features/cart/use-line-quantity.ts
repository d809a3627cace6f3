import { useEffect, useRef, useState } from 'react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/platform/page-context';
import { useCartChange } from '../../components/use-cart-change';
import { changeQuantity } from './change-quantity';
import { withQuantity } from './with-quantity';

/** ms without a press after which a burst of presses is sent */
const PAUSE = 350;

/**
 * The quantity that the shopper wants of a line. Quick clicks become one change; while it is being sent, the next one waits for the
 * response, so that each starts from the server's number. A refusal restores the server's number (S134, S139).
 */
export function useLineQuantity(line: CartLine): { quantity: number; setQuantity: (quantity: number) => void } {
  const { api } = usePage();
  const [shown, setShown] = useState<number | null>(null);
  const state = useRef({ pending: null as number | null, confirmed: line.quantity, sending: false, timer: 0 });
  const { mutateAsync } = useCartChange({
    run: (by: number) => changeQuantity(api, line, by),
    expect: (cart, by) => withQuantity(cart, line.id, by),
    reload: () => line.bundle_deal !== null,
  });
  const setPending = (quantity: number | null) => {
    state.current.pending = quantity;
    setShown(quantity);
  };
  const send = async () => {
    const now = state.current;
    clearTimeout(now.timer);
    const { pending } = now;
    if (now.sending || pending === null) return;
    if (pending === now.confirmed) return setPending(null);
    now.sending = true;
    try {
      const answer = await mutateAsync(pending - now.confirmed);
      now.confirmed = answer.cartProducts.find(({ id }) => id === line.id)?.quantity ?? pending;
      if (now.pending === pending) setPending(null);
    } catch {
      // `useCartChange` shows the error
      setPending(null);
    }
    now.sending = false;
    if (now.pending !== null) void send();
  };
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
    if (!state.current.sending) state.current.confirmed = line.quantity;
  });
  useEffect(() => {
    // leaving the page sends the pending change
    const flush = () => void sendNow.current();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return {
    quantity: shown ?? line.quantity,
    setQuantity(quantity) {
      setPending(quantity);
      clearTimeout(state.current.timer);
      state.current.timer = window.setTimeout(() => void sendNow.current(), PAUSE);
    },
  };
}
