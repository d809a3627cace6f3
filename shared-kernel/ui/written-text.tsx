import { useId, useState } from 'react';
import { useHydrated } from './use-hydrated';

interface WrittenTextProps {
  /** the text is unchanged as long as this is */
  by: string;
  write: () => string;
  /** an owner's texts by `by`: an element that moves to another parent is a new one to React, and finds its text here */
  kept?: Map<string, string>;
  className?: string;
  role?: 'status';
}

/**
 * A text that only Intl can format, such as a date or a country. During hydration it stays as the server rendered it: the first
 * formatter of a page costs the browser 45 to 94 ms (CPU 4x), and server and browser may have slightly different texts.
 */
export function WrittenText({ by, write, kept, ...rest }: WrittenTextProps) {
  const id = useId();
  const hydrated = useHydrated();
  const text = () =>
    (!hydrated && typeof document !== 'undefined' && document.getElementById(id)?.textContent) ||
    kept?.get(by) ||
    write();
  const [written, setWritten] = useState(() => ({ by, text: text() }));
  let shown = written;
  if (written.by !== by) {
    shown = { by, text: write() };
    setWritten(shown);
  }
  kept?.set(by, shown.text);
  return (
    <span id={id} {...rest}>
      {shown.text}
    </span>
  );
}
