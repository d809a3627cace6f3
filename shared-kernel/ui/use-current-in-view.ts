import { type RefObject, useEffect, useRef } from 'react';
import { whenLaidOut } from './when-laid-out';

/**
 * For a row of links that scrolls on phones, where the one that is current (`aria-current`) may stand outside of the screen: brings
 * it to the middle, and nothing else on the page moves (S082).
 * @param current what changes when another link becomes the current one; undefined: none is
 */
export function useCurrentInView<E extends HTMLElement>(current: unknown): RefObject<E | null> {
  const row = useRef<E>(null);
  useEffect(() => {
    const list = row.current;
    return list && current !== undefined ? whenLaidOut(list, () => centreCurrent(list)) : undefined;
  }, [current]);
  return row;
}

function centreCurrent(row: HTMLElement): void {
  // found by its mark, which changes with `current`
  const entry = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const view = row.getBoundingClientRect();
  row.scrollLeft += (entry.left + entry.right - view.left - view.right) / 2;
}
