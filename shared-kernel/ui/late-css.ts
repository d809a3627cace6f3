/**
 * `css` of what nobody sees before it is scrolled to, opened or asked for: a footer, a dialog, a drawer. Its rules are left out of the
 * document and stand in the part's style sheet, which the page loads beside its pictures (docs/decisions/0059).
 * PITFALL: where one `css` prop joins several styles, all of them stay in the document.
 * @example const footer = lateCss`padding: 8px;`
 */
export { css as lateCss } from '@emotion/react';
