/** Id of the suggestion popup; the field names it while it is open. */
export const POPUP_ID = 'search-popup';

/** What the field says about its popup to those who cannot see it. */
export interface PopupState {
  open: boolean;
  /** id of the cell that Enter takes; the focus itself stays in the field */
  active?: string | undefined;
}
