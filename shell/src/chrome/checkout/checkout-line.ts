import type { LanguageCode } from 'shared-kernel/contract/languages';
import { link } from 'shared-kernel/platform/links';
import { localize } from 'shared-kernel/rules/links';

/** Id of the line's element, which exists only on pages of the checkout frame. */
export const CHECKOUT_LINE = 'checkout-line';

/** Not in the locale files, which every first page loads. */
const TEXTS: Readonly<Record<LanguageCode, { secure: string; help: string }>> = {
  en: { secure: 'Secure checkout', help: 'Help' },
  fr: { secure: 'Paiement sécurisé', help: 'Aide' },
  ar: { secure: 'دفع آمن', help: 'المساعدة' },
  tr: { secure: 'Güvenli ödeme', help: 'Yardım' },
  hi: { secure: 'सुरक्षित भुगतान', help: 'मदद' },
};

const drawing = (path: string) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`;
const LOCK = drawing('M6 10.5h12v9.5H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v1.5');
const QUESTION = drawing(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM9.5 9.7a2.5 2.5 0 1 1 3.400 2.3c-.6.3-.9.7-.9 1.400v.3M12 16.7v.1',
);

/**
 * The header's line during checkout: the checkout is secure, and a link to help (issue 14). HTML, because the server writes it into
 * documents and the browser adds it to pages that started elsewhere; there is nothing to hydrate in it.
 */
export function checkoutLine(language: LanguageCode): string {
  const { secure, help } = TEXTS[language];
  return [
    `<aside id="${CHECKOUT_LINE}" aria-label="${secure}"><div><p>${LOCK}${secure}</p>`,
    `<a href="${localize(language, link('contact'))}">${QUESTION}${help}</a></div></aside>`,
  ].join('');
}
