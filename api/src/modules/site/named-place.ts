import type { NamedPlace } from 'shared-kernel/contract/addresses';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { PostalAddress } from 'shared-kernel/rules/postal-lines';
import { addressFormat } from './address-formats';
import { countriesPhones } from './countries';

/** Names of an address's country and state in a language, or their codes if they have no name, and the country's address lines. */
export function namedPlace({ country, state }: PostalAddress, language: LanguageCode): NamedPlace {
  const code = country ?? '';
  const known = countriesPhones(language).countries[code];
  return {
    country: known?.name ?? code,
    state: known?.states[state ?? '']?.name ?? state ?? '',
    lines: [...addressFormat(code).lines],
  };
}
