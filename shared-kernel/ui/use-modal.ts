import { type RefObject, useEffect, useRef } from 'react';
import { useScrollLock } from '../platform/scroll-lock';

/**
 * Shows a `<dialog>` as a modal layer while `open`: the browser traps the focus and restores it on closing, and the page below does
 * not scroll. Pass the ref to a dialog that is rendered while it is open; Esc fires its `cancel` event.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(open);
  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // the dialog restores the focus itself, unless React has removed it first
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return dialog;
}
