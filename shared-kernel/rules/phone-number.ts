import { plainCode } from './plain-code';

/** The used part of `libphonenumber-js/min`: the API imports it, a form loads it when the field is focused. */
export interface PhoneNumbers<Country extends string> {
  isSupportedCountry(country: string): country is Country;
  parsePhoneNumberFromString(
    text: string,
    options: { defaultCountry?: Country; extract: false },
  ): { isPossible(): boolean; formatInternational(): string } | undefined;
}

/**
 * A telephone number with its country code, as a courier dials it (D38); undefined when it is invalid. Only its length is checked,
 * not the currently assigned ranges: those grow faster than any list of them.
 *
 * @param typed in digits of any script; without a country code it is a number of `country`
 */
export function readPhoneNumber<Country extends string>(
  { isSupportedCountry, parsePhoneNumberFromString }: PhoneNumbers<Country>,
  typed: string,
  country: string,
): string | undefined {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(plainCode(typed), { ...home, extract: false });
  return number?.isPossible() ? number.formatInternational() : undefined;
}
