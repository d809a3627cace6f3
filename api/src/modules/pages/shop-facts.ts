import type { LanguageCode } from 'shared-kernel/contract/languages';

/** What the shop's settings say of whoever runs it; null: nothing. */
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

/** Whether a text names something of the settings. */
export const namesShopFacts = (html: string): boolean => html.includes('{{shop.');

/**
 * A page's text with what it names of the shop's settings (`{{shop.address}}`) in its place, so that a legal notice is never older than they
 * are. What the shop has not said is named as missing: an empty line would look like a complete notice. Make it harmless afterwards.
 * @param missing says so, in the reader's language
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
/** of one direction, whatever the text around it has */
const plain = (text: string) => `<bdi>${escaped(text)}</bdi>`;
