import { type ComponentType, useState } from 'react';

/**
 * For a button that opens a dialog whose code comes with the first press. It is closed by `close` and keeps what was filled in.
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
    /** of the button: the code is on its way */
    busy: wanted && !Dialog,
    open,
    press() {
      want(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
