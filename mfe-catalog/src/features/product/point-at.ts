/** Id of the group of an attribute's values. */
export const attributeId = (id: number): string => `attribute-${id}`;
/** Id of the line that shows a purchase problem. */
export const PROBLEM_ID = 'purchase-problem';

/** Brings an attribute that must be chosen into sight, with the focus on its first value. */
export function showAttribute(id: number): void {
  const group = document.getElementById(attributeId(id));
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('input')?.focus({ preventScroll: true });
}

/** Brings what is wrong into sight: on a phone the bottom bar's button may be far from it. */
export function showProblem(): void {
  document.getElementById(PROBLEM_ID)?.scrollIntoView({ block: 'center' });
}
