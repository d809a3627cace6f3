import { type ReactNode, useEffect, useRef } from 'react';
import type { Cell } from './next-cell';
import { POPUP_ID } from './popup-state';
import * as styles from './search-popup.styles';

export const cellId = ({ row, cell }: Cell) => `${POPUP_ID}-${row}-${cell}`;

interface GridCellProps {
  at: Cell;
  active: Cell | null;
  /** contains a round button instead of the row's link */
  round?: boolean;
  children: ReactNode;
}

/** A cell of the suggestions; the active one is the one selected with the field's keys, and is kept in view. */
export function GridCell({ at, active, round = false, children }: GridCellProps) {
  const element = useRef<HTMLDivElement>(null);
  const isActive = active?.row === at.row && active.cell === at.cell;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active cell
    // biome-ignore lint/a11y/useSemanticElements: a table has no links with pictures for rows
    <div
      ref={element}
      id={cellId(at)}
      role="gridcell"
      aria-selected={isActive}
      css={[styles.cell, round ? styles.round : styles.wide]}
    >
      {children}
    </div>
  );
}

/** A row of the suggestions. */
export function GridRow({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    // biome-ignore lint/a11y/useSemanticElements: a table has no links with pictures for rows
    <div role="row" css={styles.row}>
      {children}
    </div>
  );
}
