/**
 * `css` for content that is invisible until it is scrolled to or opened: a footer, a dialog, a drawer. Its rules are not in the
 * document but in the part's style sheet, which loads alongside the pictures (docs/decisions/0059). PITFALL: when one `css` prop
 * joins several styles, all of them stay in the document.
 * @example const footer = lateCss`padding: 8px;`
 */
export { css as lateCss } from '@emotion/react';
