import { type RefObject, useEffect, useState } from 'react';
import { on } from 'shared-kernel/platform/bus';
import { isSmallDevice } from 'shared-kernel/ui/dropdown/small-device';

/** ms after the last key until suggestions are fetched (S036) */
const TYPING_STOPPED = 700;
/** ms that the popup stays after the field loses focus, so that a click on a suggestion still registers (S035) */
const CLOSE_AFTER = 100;

interface FieldUse {
  /** the field's text, trimmed */
  text: string;
  /** ms to wait before requesting its suggestions */
  wait: number;
  /** the focus is in the field or in its popup, or was until a moment ago */
  near: boolean;
  /** the field was cleared, which closes the popup (S036) until the field is used again */
  emptied: boolean;
  /** the visitor has dismissed the popup, or selected an entry */
  dismissed: boolean;
}

/** Tracks the visitor's use of the search field. While a text is being composed (IME), the previous one counts. */
export function useField(field: HTMLInputElement, popup: RefObject<HTMLElement | null>) {
  const [use, setUse] = useState<FieldUse>(() => ({
    text: textOf(field),
    // probably typed before this code had loaded
    wait: TYPING_STOPPED,
    near: document.activeElement === field,
    emptied: false,
    dismissed: false,
  }));
  useEffect(() => {
    let composing = false;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const set = (change: Partial<FieldUse>) => setUse((now) => ({ ...now, ...change }));
    const typed = () => {
      if (composing) return;
      const text = textOf(field);
      set({ text, wait: TYPING_STOPPED, emptied: text === '', dismissed: false });
    };
    const came = () => {
      clearTimeout(leaving);
      set({ text: textOf(field), wait: 0, near: true, emptied: false, dismissed: false });
    };
    const entered = ({ target }: FocusEvent) => {
      if (target === field) came();
      // the focus has moved into the popup: that is no blur (D7)
      else if (popup.current?.contains(target as Node)) clearTimeout(leaving);
    };
    const left = () => {
      clearTimeout(leaving);
      leaving = setTimeout(() => set({ near: false }), CLOSE_AFTER);
    };
    const submitted = () => {
      set({ dismissed: true });
      // the on-screen keyboard would cover the results
      if (isSmallDevice()) field.blur();
    };
    const compose = ({ type }: Event) => {
      composing = type === 'compositionstart';
      typed();
    };
    const listeners: [EventTarget | null, string, (event: never) => void][] = [
      [field, 'input', typed],
      [field, 'click', came],
      [field, 'compositionstart', compose],
      [field, 'compositionend', compose],
      [field.form, 'focusin', entered],
      [field.form, 'focusout', left],
      [field.form, 'submit', submitted],
    ];
    for (const [target, type, listener] of listeners) target?.addEventListener(type, listener as EventListener);
    const stop = on('navigation:started', () => set({ dismissed: true }));
    // typed between the render and now, when there was no listener
    set({ text: textOf(field), near: document.activeElement === field });
    return () => {
      clearTimeout(leaving);
      for (const [target, type, listener] of listeners) target?.removeEventListener(type, listener as EventListener);
      stop();
    };
  }, [field, popup]);
  return {
    ...use,
    /** closes the popup until the visitor reopens it */
    dismiss: () => setUse((now) => ({ ...now, dismissed: true })),
    /** opens it for the current text */
    ask: () => setUse((now) => ({ ...now, text: textOf(field), wait: 0, emptied: false, dismissed: false })),
  };
}

const textOf = ({ value }: HTMLInputElement) => value.trim().replace(/\s+/g, ' ');
