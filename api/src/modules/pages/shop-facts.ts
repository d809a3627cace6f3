import type { LanguageCode } from 'shared-kernel/contract/languages';

/** Details of the shop's owner from its settings; null: not stated. */
export interface ShopFacts {
  name: string;
  email: string;
  phone: string | null;
  /** lines of the address without the country */
  address: readonly string[];
  /** 2 letters */
  country: string | null;
  responsible: string | null;
  register_entry: string | null;
  vat_number: string | null;
}

const PLACE = /\{\{shop\.([a-z_]{1,20})\}\}/g;

/** Whether a text contains placeholders for settings. */
export const namesShopFacts = (html: string): boolean => html.includes('{{shop.');

/**
 * A page's text with its placeholders (`{{shop.address}}`) replaced from the settings, so that a legal notice is never older than they
 * are. A missing value is marked as missing, because an empty line would look like a complete notice. Sanitise the result afterwards.
 *
 * @param missing text that marks a missing value, in the reader's language
 */
export function withShopFacts(html: string, facts: ShopFacts, language: LanguageCode, missing: string): string {
  const written: Readonly<Record<string, string | null>> = {
    name: plain(facts.name),
    address: facts.address.length ? facts.address.map(plain).join('<br>') : null,
    country: facts.country && plain(new Intl.DisplayNames([language], { type: 'region' }).of(facts.country) ?? ''),
    email: `<a href="mailto:${escaped(facts.email)}">${plain(facts.email)}</a>`,
    phone: facts.phone && `<a href="tel:${escaped(facts.phone.replaceAll(/[^+\d]/g, ''))}">${plain(facts.phone)}</a>`,
    responsible: facts.responsible && plain(facts.responsible),
    register_entry: facts.register_entry && plain(facts.register_entry),
    vat_number: facts.vat_number && plain(facts.vat_number),
  };
  return html.replace(PLACE, (place, name: string) =>
    name in written ? written[name] || `<em>${missing}</em>` : place,
  );
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
/** isolates the value's direction from the surrounding text */
const plain = (text: string) => `<bdi>${escaped(text)}</bdi>`;
