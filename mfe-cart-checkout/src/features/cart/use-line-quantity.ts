import { useEffect, useRef, useState } from 'react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/remote/page-context';
import { useCartChange } from '../../components/use-cart-change';
import { changeQuantity } from './change-quantity';
import { withQuantity } from './with-quantity';

/** ms without a press after which a burst of presses is over */
const PAUSE = 350;

/**
 * The quantity of a line as the shopper wishes it. Presses that follow each other quickly become one change, and while that one
 * is on its way the next waits for its answer, so that each is reckoned from what the server holds. A refusal drops the input:
 * the server's number is shown again (S134, S139).
 */
export function useLineQuantity(line: CartLine): { quantity: number; want: (quantity: number) => void } {
  const { api } = usePage();
  const [shown, setShown] = useState<number | null>(null);
  const state = useRef({ input: null as number | null, held: line.quantity, sending: false, timer: 0 });
  const { mutateAsync } = useCartChange({
    run: (by: number) => changeQuantity(api, line, by),
    expect: (cart, by) => withQuantity(cart, line.id, by),
    reload: () => line.bundle_deal !== null,
  });
  const wishFor = (quantity: number | null) => {
    state.current.input = quantity;
    setShown(quantity);
  };
  const send = async () => {
    const now = state.current;
    clearTimeout(now.timer);
    const { input } = now;
    if (now.sending || input === null) return;
    if (input === now.held) return wishFor(null);
    now.sending = true;
    try {
      const answer = await mutateAsync(input - now.held);
      now.held = answer.cartProducts.find(({ id }) => id === line.id)?.quantity ?? input;
      if (now.input === input) wishFor(null);
    } catch {
      // said by `useCartChange`
      wishFor(null);
    }
    now.sending = false;
    if (now.input !== null) void send();
  };
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
    if (!state.current.sending) state.current.held = line.quantity;
  });
  useEffect(() => {
    // a input is not lost with the page that it was made on
    const flush = () => void sendNow.current();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return {
    quantity: shown ?? line.quantity,
    want(quantity) {
      wishFor(quantity);
      clearTimeout(state.current.timer);
      state.current.timer = window.setTimeout(() => void sendNow.current(), PAUSE);
    },
  };
}
