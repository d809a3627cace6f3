import { type RefObject, useEffect, useRef } from 'react';
import { whenLaidOut } from './when-laid-out';

/**
 * For a row of links that scrolls on phones, where the current one (`aria-current`) may be off-screen: scrolls it to the middle
 * without moving anything else on the page (S082).
 * @param current changes when another link becomes the current one; undefined: there is none
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
  // found by its attribute, which changes with `current`
  const entry = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const view = row.getBoundingClientRect();
  row.scrollLeft += (entry.left + entry.right - view.left - view.right) / 2;
}
