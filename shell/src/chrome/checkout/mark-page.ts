import type { LanguageCode } from 'shared-kernel/contract/languages';
import { liveRoute } from 'shared-kernel/platform/routes';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { CHECKOUT_MARK, PERSONAL_MARK } from '../../boot';
import { CHECKOUT_LINE, checkoutLine } from './checkout-line';
import { CHECKOUT_RULES } from './checkout-styles';

/**
 * Updates the attributes that the server sets on the root for a client-side navigation: whether the page is personal, and whether
 * it is in the checkout frame (S046, issue 13, issue 14). The frame's own content is added with the first such page.
 * @param pathname with language prefix
 * @param language of the document
 */
export function markPage(pathname: string, language: LanguageCode): void {
  const route = liveRoute(splitLanguage(pathname).path)?.route;
  const root = document.documentElement;
  const checkout = route?.frame === 'checkout';
  if (checkout && !document.getElementById(CHECKOUT_LINE)) addCheckoutFrame(language);
  root.toggleAttribute(PERSONAL_MARK, route?.personal === true);
  root.toggleAttribute(CHECKOUT_MARK, checkout);
}

function addCheckoutFrame(language: LanguageCode): void {
  // empty, as the CSP requires: rules are added with insertRule
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const rule of CHECKOUT_RULES) sheet?.insertRule(rule, sheet.cssRules.length);
  document.getElementById('header')?.insertAdjacentHTML('afterend', checkoutLine(language));
}
