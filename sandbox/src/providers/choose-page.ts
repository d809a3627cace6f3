import { escapeHtml, page } from '../page';
import type { ProviderName } from './keys';
import { PEOPLE } from './people';

const TITLE: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook' };

/** Where the shopper says who they are, or goes back without. Works without script and with the keyboard alone. */
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

/** A login that is unknown, over, or asked for in a way that the provider refuses. */
export function refusedPage(provider: ProviderName, why: string): string {
  return page(`${TITLE[provider]} (simulated)`, `<p class="empty">${escapeHtml(why)}</p>`);
}

/** Browsers hold redirects after a form to `form-action` too, so the shop is named. */
export const policyFor = (shop: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${shop}`;
