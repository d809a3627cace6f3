import { createHash } from 'node:crypto';
import { escapeHtml, page } from '../page';
import { written } from './amounts';
import { COURSES, SCENARIOS } from './scenario';
import type { WayBack } from './simulator';
import type { Attempt } from './store';

/** A page and its content security policy. */
export interface HostedPage {
  readonly html: string;
  readonly policy: string;
}

/** Page where the shopper decides. Works without script and with the keyboard alone. */
export function decisionPage(title: string, attempt: Attempt, proposed: string): HostedPage {
  const options = SCENARIOS.map(
    (name) =>
      `<option value="${name}"${name === proposed ? ' selected' : ''}>${escapeHtml(COURSES[name].label)}</option>`,
  );
  const body = `${facts(attempt)}
<form method="post">
<p><label for="scenario">What happens next</label>
<select id="scenario" name="scenario">${options.join('')}</select></p>
<p class="choices"><button name="decision" value="approve">Approve</button>
<button name="decision" value="decline">Decline</button>
<button name="decision" value="cancel">Cancel</button></p>
</form>`;
  return { html: page(`${title} (simulated)`, body), policy: policy(attempt) };
}

/** Posts the shopper's browser back to the shop, as gateways do: automatically, or by the button when scripts are off. */
export function postBackPage(title: string, attempt: Attempt, back: WayBack & { method: 'POST' }): HostedPage {
  const fields = Object.entries(back.fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const body = `<form method="post" action="${escapeHtml(back.url)}">${fields.join('')}
<p class="choices"><button>Back to the shop</button></p></form>
<script>${SUBMIT}</script>`;
  return { html: page(`${title} (simulated)`, body), policy: policy(attempt, `; script-src ${SUBMIT_HASH}`) };
}

/** Shown after a decision when the browser is not sent back, or when the page is opened again. */
export function donePage(title: string, attempt: Attempt): HostedPage {
  const shop = new URL(attempt.returnUrl).origin;
  const body = `${facts(attempt)}
<p>You won’t be sent back to the shop: the shop has to check the payment without you.</p>
<p><a href="${escapeHtml(shop)}">Open the shop</a></p>`;
  return { html: page(`${title} (simulated)`, body), policy: policy(attempt) };
}

export function noSuchPage(title: string): HostedPage {
  return { html: page(`${title} (simulated)`, '<p>We can’t find this payment.</p>'), policy: PAGE };
}

const SUBMIT = 'document.forms[0].submit()';
const SUBMIT_HASH = `'sha256-${createHash('sha256').update(SUBMIT).digest('base64')}'`;
const PAGE = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Browsers apply `form-action` to redirects after a form as well, so the shop is listed. */
function policy({ returnUrl, cancelUrl }: Attempt, more = ''): string {
  const shops = [returnUrl, cancelUrl].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return `${PAGE}; form-action 'self' ${[...new Set(shops)].join(' ')}${more}`;
}

const STATES = {
  open: 'waiting for you',
  approved: 'approved',
  paid: 'paid',
  failed: 'declined',
  expired: 'too late',
} as const;

function facts({ amount, digits, currency, reference, id, state }: Attempt): string {
  const rows = [
    ['Amount', written(amount, digits, currency)],
    ['Shop reference', reference],
    ['Payment', id],
    ['State', STATES[state]],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}
