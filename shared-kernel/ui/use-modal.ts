import { type RefObject, useEffect, useRef } from 'react';
import { useScrollLock } from '../platform/scroll-lock';

/**
 * Shows a `<dialog>` as a modal layer while `open`: the browser keeps the focus inside, it goes back on closing, and the page below
 * stands still. Give the ref to a dialog that is rendered while it is open; Esc is its `cancel` event.
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
      // the dialog gives the focus back itself, unless React has taken the dialog away before
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return dialog;
}
