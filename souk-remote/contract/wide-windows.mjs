/**
 * Windows that load a part's style sheet before the first paint. Narrower ones have the styles of their first view in the document.
 * The build puts rules for wide windows into the sheet, the shell's document links to it.
 */
export const WIDE_WINDOWS = '(min-width:576px)';
