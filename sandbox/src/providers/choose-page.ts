import { escapeHtml, page } from '../page';
import type { ProviderName } from './keys';
import { PEOPLE } from './people';

const TITLE: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook' };

/** Page where the shopper chooses an account, or cancels. Works without script and with the keyboard alone. */
export function choosePage(provider: ProviderName, shop: string): string {
  const people = PEOPLE[provider].map(
    ({ subject, name, email, shows }) => `<li><button class="person" name="person" value="${subject}">
<span class="face" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span>
<span><strong>${escapeHtml(name)}</strong>${email === null ? '' : `<br>${escapeHtml(email)}`}<br>
<span class="dim">${escapeHtml(shows)}</span></span></button></li>`,
  );
  const verified =
    provider === 'google'
      ? '<p><label class="check"><input type="checkbox" name="verified" value="1" checked> The email is verified</label></p>'
      : '';
  const body = `<p>Choose an account to continue to <strong>${escapeHtml(shop)}</strong>.</p>
<form method="post"><ul class="people">${people.join('')}</ul></form>
<details><summary>Use another account</summary>
<form method="post"><p><label>Name <input name="name" maxlength="100" autocomplete="off"></label></p>
<p><label>Email <input name="email" maxlength="200" autocomplete="off" inputmode="email"></label></p>
${verified}
<p><button name="person" value="other">Continue</button></p></form></details>
<form method="post"><p class="choices"><button name="cancel" value="1">Cancel</button></p></form>`;
  return page(`Sign in with ${TITLE[provider]} (simulated)`, body);
}

/** Page for a login that is unknown, expired, or refused by the provider. */
export function refusedPage(provider: ProviderName, why: string): string {
  return page(`${TITLE[provider]} (simulated)`, `<p class="empty">${escapeHtml(why)}</p>`);
}

/** Browsers apply `form-action` to redirects after a form as well, so the shop is listed. */
export const policyFor = (shop: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${shop}`;
