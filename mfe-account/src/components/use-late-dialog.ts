import { type ComponentType, useState } from 'react';

/**
 * For a button that opens a dialog whose code is loaded at the first press. `close` hides the dialog, which keeps its input.
 * @param useDialog of `lazyPart`
 */
export function useLateDialog<P>(
  useDialog: (wanted: boolean, want: (wanted: boolean) => void) => ComponentType<P> | undefined,
) {
  const [wanted, want] = useState(false);
  const [open, setOpen] = useState(false);
  const Dialog = useDialog(wanted, want);
  return {
    Dialog,
    /** for the button: the code is loading */
    busy: wanted && !Dialog,
    open,
    press() {
      want(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
