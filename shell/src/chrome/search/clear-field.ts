/** Clears the field as if the visitor had: the focus stays in it and its listeners are notified. */
export function clearField(field: HTMLInputElement): void {
  field.value = '';
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
