/**
 * Which cells of a row differ: those whose value is not shared by more than half of the products. Without such a majority all do.
 * @example differences(['red', 'red', 'blue']) // [false, false, true]
 */
export function differences(values: readonly string[]): boolean[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.map((value) => (counts.get(value) ?? 0) <= values.length / 2);
}

/** Whether all products have the same value in a row. */
export const isEqual = (values: readonly string[]) => new Set(values).size <= 1;
