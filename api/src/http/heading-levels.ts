/** The deepest heading of HTML. */
const DEEPEST = 6;

/**
 * Maps the heading levels of a text to the page's outline: the first heading is one level below the page's own, a deeper one is exactly
 * one below the heading it belongs to, and headings of one level stay on one level.
 *
 * @param under level of the page's own heading
 * @returns a function from a heading's written level to its level on the page
 * @example const levelOf = headingLevels(1); [3, 5, 3].map(levelOf) // [2, 3, 2]
 */
export function headingLevels(under: number): (written: number) => number {
  /** written levels of the current heading and its ancestors */
  const open: number[] = [];
  return (written) => {
    while ((open.at(-1) ?? 0) >= written) open.pop();
    open.push(written);
    return Math.min(under + open.length, DEEPEST);
  };
}
