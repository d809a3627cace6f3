import { useEffect } from 'react';

const RULES = [
  '@page { size: A4; margin: 14mm 12mm }',
  `@media print {
    /* black on white, whatever scheme the shopper looks at; an important custom property wins over both of the shop's */
    :root {
      color-scheme: light !important;
      --colour-surface: #fff !important;
      --colour-raised: #fff !important;
      --colour-ink: #000 !important;
      --colour-ink-muted: #333 !important;
      --colour-danger: #000 !important;
      --colour-line: #999 !important;
      --colour-line-strong: #000 !important;
    }
    html { overflow: visible; font-size: 11pt }
    /* of the shop only the page itself: no header, footer, toasts */
    body > :not(main) { display: none !important }
  }`,
];

/**
 * How paper takes the page, while it is open. Rules about the whole document belong to no component's class; they are inserted one by
 * one, since the content policy allows no style element with a text.
 */
export function usePrintStyles(): void {
  useEffect(() => {
    const element = document.head.appendChild(document.createElement('style'));
    for (const rule of RULES) element.sheet?.insertRule(rule, element.sheet.cssRules.length);
    return () => element.remove();
  }, []);
}
