import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of links that scrolls on phones, where the one that is current (`aria-current`) may stand outside of the screen: brings
 * it to the middle, and nothing else on the page moves.
 * @param current what changes when another link becomes the current one
 */
export function useCurrentInView<E extends HTMLElement>(current: unknown): RefObject<E | null> {
  const row = useRef<E>(null);
  useEffect(() => {
    // found by its mark, which changes with `current`
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !entry) return;
    row.current.scrollLeft =
      entry.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  return row;
}
