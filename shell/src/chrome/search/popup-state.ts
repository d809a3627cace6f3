/** Id of the suggestion popup; the field refers to it while it is open. */
export const POPUP_ID = 'search-popup';

/** The popup's state for the field's ARIA attributes. */
export interface PopupState {
  open: boolean;
  /** id of the cell that Enter selects; the focus itself stays in the field */
  active?: string | undefined;
}
