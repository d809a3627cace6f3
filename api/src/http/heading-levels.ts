/** The deepest heading of HTML. */
const DEEPEST = 6;

/**
 * Levels for the headings of a text below a heading of the page: the first is one deeper than that, a deeper one is exactly one
 * deeper than the heading before it that it belongs to, and headings of one level stay of one level.
 * @param under level of the page's own heading
 * @returns gives the level for the next heading, by the level that it was written with
 * @example const levelOf = headingLevels(1); [3, 5, 3].map(levelOf) // [2, 3, 2]
 */
export function headingLevels(under: number): (written: number) => number {
  /** levels as written of the headings that the last one stands below, and its own */
  const open: number[] = [];
  return (written) => {
    while ((open.at(-1) ?? 0) >= written) open.pop();
    open.push(written);
    return Math.min(under + open.length, DEEPEST);
  };
}
