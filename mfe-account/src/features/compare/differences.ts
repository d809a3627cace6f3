/**
 * Which cells of a row differ: those whose value more than half of the products do not share. With no such value all of them do.
 * @example differences(['red', 'red', 'blue']) // [false, false, true]
 */
export function differences(values: readonly string[]): boolean[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.map((value) => (counts.get(value) ?? 0) <= values.length / 2);
}

/** Whether all products of a row say the same. */
export const isEqual = (values: readonly string[]) => new Set(values).size <= 1;
