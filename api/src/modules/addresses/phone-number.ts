import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A telephone number with its country code, as a courier dials it (D38); undefined when it is none. Its length decides, not the
 * ranges that are given out today: those grow faster than any list of them.
 *
 * @param typed in digits of any script; without a country code it is one of `country`
 */
export function readPhoneNumber(typed: string, country: string): string | undefined {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(typed, { ...(home && { defaultCountry: home }), extract: false });
  return number?.isPossible() ? number.formatInternational() : undefined;
}
