import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLateDialog } from '../../components/use-late-dialog';
import { ORDER_KEY } from './find-order';

/** What every dialog about an order takes. */
export interface OrderDialogProps {
  open: boolean;
  /** nothing was done */
  onClose: () => void;
  /** the order is not what it was */
  onSettled: () => void;
}

/**
 * For a button that opens a dialog about an order: its code comes with the first press. What was filled in stays while it is closed; once it
 * has settled something, the order is read again, and the next one is empty.
 * @param useDialog of `lazyPart`
 */
export function useOrderDialog<P extends OrderDialogProps>(
  useDialog: (wanted: boolean, want: (wanted: boolean) => void) => ComponentType<P> | undefined,
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
    // once it is closed: only then the focus is back on the button
    setSettled((count) => count + 1);
  };
  return {
    Dialog,
    /** of the button: the code or the order is on its way */
    busy: busy || settling,
    press,
    key: settled,
    props: { open, onClose: close, onSettled: () => void settle() } satisfies OrderDialogProps,
  };
}
