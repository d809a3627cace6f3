import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLateDialog } from '../../components/use-late-dialog';
import { ORDER_KEY } from './find-order';

/** The props of every dialog about an order. */
export interface OrderDialogProps {
  open: boolean;
  /** closed without a change */
  onClose: () => void;
  /** the order has changed */
  onSettled: () => void;
}

/**
 * For a button that opens a dialog about an order, whose code is loaded at the first press. Its input stays while it is closed; after it
 * has changed the order, the order is refetched, and the next dialog is empty.
 * @param useDialog of `lazyPart`
 */
export function useOrderDialog<P extends OrderDialogProps>(
  useDialog: (requested: boolean, setRequested: (requested: boolean) => void) => ComponentType<P> | undefined,
) {
  const queries = useQueryClient();
  const { Dialog, busy, open, press, close } = useLateDialog(useDialog);
  const [settled, setSettled] = useState(0);
  const [settling, setSettling] = useState(false);
  const settle = async () => {
    close();
    setSettling(true);
    await queries.invalidateQueries({ queryKey: ORDER_KEY });
    setSettling(false);
    // only after it is closed: then the focus is back on the button
    setSettled((count) => count + 1);
  };
  return {
    Dialog,
    /** for the button: the code or the order is loading */
    busy: busy || settling,
    press,
    key: settled,
    props: { open, onClose: close, onSettled: () => void settle() } satisfies OrderDialogProps,
  };
}
