import { type ComponentType, useState } from 'react';

/**
 * For a button that opens a dialog whose code is loaded at the first press. `close` hides the dialog, which keeps its input.
 * @param useDialog of `lazyPart`
 */
export function useLateDialog<P>(
  useDialog: (requested: boolean, setRequested: (requested: boolean) => void) => ComponentType<P> | undefined,
) {
  const [requested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const Dialog = useDialog(requested, setRequested);
  return {
    Dialog,
    /** for the button: the code is loading */
    busy: requested && !Dialog,
    open,
    press() {
      setRequested(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
