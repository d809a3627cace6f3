/**
 * Windows that wait for a part's style sheet before they are painted. Narrower ones have what they show at first in the document. The build
 * puts rules for wide windows into the sheet, the shell's document links it.
 */
export const WIDE_WINDOWS = '(min-width:576px)';
