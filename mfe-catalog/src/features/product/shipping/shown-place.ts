import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { STORAGE } from 'shared-kernel/contract/storage';
import { guessCountry } from 'shared-kernel/rules/guess-country';
import { type PlaceScope, pickShippingPlace } from 'shared-kernel/rules/shipping-place';
import { displayName } from '../../../components/display-name';

/** The place for which shipping is shown. */
export interface ShownPlace extends PlaceScope {
  /** the state's name as the list of states gives it; it is the same in all languages */
  stateName?: string;
}

/** The number of countries chosen earlier on this device that the picker offers first. */
const RECENT = 3;

/** The place chosen on this device; null without one or when the stored value is invalid. */
export function rememberedPlace(): ShownPlace | null {
  const { country, state, stateName } = kept();
  if (!isCountry(country)) return null;
  if (typeof state !== 'string' || !/^[A-Z0-9]{0,10}$/.test(state)) return null;
  return { country, state, ...(typeof stateName === 'string' ? { stateName } : {}) };
}

/** The countries chosen last on this device, the latest first. */
export function recentCountries(): string[] {
  const { country, recent } = kept();
  const codes = [country, ...(Array.isArray(recent) ? recent : [])].filter(isCountry);
  return [...new Set(codes)].slice(0, RECENT);
}

/** Remembers a place for the next product; without storage it is forgotten with the page. */
export function rememberPlace(place: ShownPlace): void {
  const recent = recentCountries().filter((code) => code !== place.country);
  try {
    localStorage.setItem(STORAGE.shippingPlace, JSON.stringify({ ...place, ...(recent.length ? { recent } : {}) }));
  } catch {
    // storage may be full or disabled
  }
}

function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE.shippingPlace) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

const isCountry = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code);

/** The initial place: the country that the page's language suggests, if the product ships there. */
export function guessedPlace(places: readonly ShippingPlace[], language: LanguageCode): ShownPlace | null {
  const country = guessCountry(language);
  const place = country && { country, state: '' };
  return place && pickShippingPlace(places, place) ? place : null;
}

/** 'California, United States': a place in the page's language. */
export function placeName({ country, stateName }: ShownPlace, language: string): string {
  const land = displayName(language, 'region', country);
  return stateName ? `${stateName}, ${land}` : land;
}
