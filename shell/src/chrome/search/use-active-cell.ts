import { useEffect, useRef, useState } from 'react';
import { useDirection } from 'shared-kernel/remote/use-direction';
import { clearField } from './clear-field';
import { cellId } from './grid-cell';
import { type Cell, nextCell } from './next-cell';

interface Needs {
  field: HTMLInputElement;
  /** the popup is open; with no entries `cells` is empty */
  open: boolean;
  cells: readonly number[];
  ask: () => void;
  dismiss: () => void;
}

/**
 * The keyboard of the field and its popup (D7): arrows, Home and End move through the suggestions while the focus stays in the
 * field, Enter selects the active one or else submits, Esc closes and keeps the text, a second Esc clears it.
 * @returns the active cell, null while it is the field itself
 */
export function useActiveCell(needs: Needs): { active: Cell | null; leave: () => void } {
  const { field, open } = needs;
  const direction = useDirection();
  const [active, setActive] = useState<Cell | null>(null);

  const pressed = (event: KeyboardEvent) => {
    const inField = event.target === field;
    // during composition these keys belong to the input method
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      if (!open && !(inField && field.value)) return;
      event.preventDefault();
      if (!open) return clearField(field);
      field.focus();
      needs.dismiss();
      return;
    }
    if (!inField || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      if (!open || !active) return;
      event.preventDefault();
      document.getElementById(cellId(active))?.querySelector<HTMLElement>('a,button')?.click();
      return;
    }
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) return needs.ask();
    const next = open ? nextCell(event.key, active, needs.cells, direction) : undefined;
    if (next !== undefined) event.preventDefault();
    // any other key edits the text
    if (event.key !== 'Shift') setActive(next ?? null);
  };

  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const { form } = field;
    const listener = (event: KeyboardEvent) => latest.current(event);
    form?.addEventListener('keydown', listener);
    return () => form?.removeEventListener('keydown', listener);
  }, [field]);
  useEffect(() => {
    if (!open) setActive(null);
  }, [open]);
  return { active: open ? active : null, leave: () => setActive(null) };
}
