/** Id of the group of an attribute's values. */
export const attributeId = (id: number): string => `attribute-${id}`;
/** Id of the line that shows a purchase problem. */
export const PROBLEM_ID = 'purchase-problem';

/** Id of the form by which a shopper hears when the product is back. */
export const RESTOCK_ID = 'restock';
/** Id of the field of how many. */
export const QUANTITY_ID = 'purchase-quantity';

/** Lets the field take what stands in it, as leaving it does: a press can come before that, or before the page's scripts. */
export function settleQuantity(): void {
  document.getElementById(QUANTITY_ID)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Back to the number that cannot be had: its field says why. */
export function focusQuantity(): void {
  document.getElementById(QUANTITY_ID)?.focus();
}

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
