/** A cell of the popup's grid: its row, counted through all sections, and its column. */
export interface Cell {
  row: number;
  cell: number;
}

/**
 * The next cell for a key, following ARIA's pattern of a combobox with a grid. Down and up go through all rows and, past the last
 * one, back to the field.
 * @param at null: in the field
 * @param cells number of cells by row
 * @returns null: to the field; undefined: the field handles the key itself
 */
export function nextCell(
  key: string,
  at: Cell | null,
  cells: readonly number[],
  direction: 'ltr' | 'rtl',
): Cell | null | undefined {
  const last = cells.length - 1;
  const inRow = (row: number, cell = at?.cell ?? 0) => ({ row, cell: Math.min(cell, (cells[row] ?? 1) - 1) });
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return at === null ? inRow(0) : at.row < last ? inRow(at.row + 1) : null;
  if (key === 'ArrowUp') return at === null ? inRow(last) : at.row > 0 ? inRow(at.row - 1) : null;
  if (at === null) return undefined;
  if (key === 'Home') return inRow(0, 0);
  if (key === 'End') return inRow(last, 0);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const cell = at.cell + ((key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
  return cell >= 0 && cell < (cells[at.row] ?? 1) ? { row: at.row, cell } : undefined;
}
