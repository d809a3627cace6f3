import { useEffect } from 'react';
import { paperTokens } from 'shared-kernel/ui/tokens';

const RULES = [
  '@page { size: A4; margin: 14mm 12mm }',
  `@media print {
    ${paperTokens()}
    html { overflow: visible; font-size: 11pt }
    /* the title has the focus after a navigation */
    :focus-visible { outline: none !important }
    /* of the shop only the page itself: no header, footer, toasts */
    body > :not(main) { display: none !important }
  }`,
];

/**
 * The print styles of the page, while it is open. Rules about the whole document fit no component's class; they are inserted one by
 * one, because the CSP allows no style element with text.
 */
export function usePrintStyles(): void {
  useEffect(() => {
    const element = document.head.appendChild(document.createElement('style'));
    for (const rule of RULES) element.sheet?.insertRule(rule, element.sheet.cssRules.length);
    return () => element.remove();
  }, []);
}
