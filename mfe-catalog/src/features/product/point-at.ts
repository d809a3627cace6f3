/** Id of the group of an attribute's values. */
export const attributeId = (id: number): string => `attribute-${id}`;
/** Id of the line that shows a purchase problem. */
export const PROBLEM_ID = 'purchase-problem';

/** Id of the restock form. */
export const RESTOCK_ID = 'restock';
/** Id of the buttons below the quantity. */
export const BUTTONS_ID = 'buy-buttons';
/** Id of the bar at the bottom of a phone's screen. */
export const BAR_ID = 'buy-bar';
/** Id of the quantity field. */
export const QUANTITY_ID = 'purchase-quantity';

/** Makes the field accept its current input, as blur does: a press can come before blur, or before the page's scripts. */
export function settleQuantity(): void {
  document.getElementById(QUANTITY_ID)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Returns the focus to an invalid quantity, whose field shows why. */
export function focusQuantity(): void {
  document.getElementById(QUANTITY_ID)?.focus();
}

/** Scrolls to an attribute that must be chosen and focuses its first value. */
export function showAttribute(id: number): void {
  const group = document.getElementById(attributeId(id));
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('input')?.focus({ preventScroll: true });
}

/** Scrolls to the purchase problem: on a phone the bottom bar's button may be far from it. */
export function showProblem(): void {
  document.getElementById(PROBLEM_ID)?.scrollIntoView({ block: 'center' });
}
