import { withLatinDigits } from './latin-digits';

/** What is taken of `libphonenumber-js/min`: the API has it at hand, a form loads it when somebody comes to the field. */
export interface PhoneNumbers<Country extends string> {
  isSupportedCountry(country: string): country is Country;
  parsePhoneNumberFromString(
    text: string,
    options: { defaultCountry?: Country; extract: false },
  ): { isPossible(): boolean; formatInternational(): string } | undefined;
}

/**
 * A telephone number with its country code, as a courier dials it (D38); undefined when it is none. Its length decides, not the
 * ranges that are given out today: those grow faster than any list of them.
 *
 * @param typed in digits of any script; without a country code it is one of `country`
 */
export function readPhoneNumber<Country extends string>(
  { isSupportedCountry, parsePhoneNumberFromString }: PhoneNumbers<Country>,
  typed: string,
  country: string,
): string | undefined {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(withLatinDigits(typed), { ...home, extract: false });
  return number?.isPossible() ? number.formatInternational() : undefined;
}
