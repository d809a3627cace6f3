import { STORAGE } from 'shared-kernel/contract/storage';
import type { PlaceScope } from 'shared-kernel/rules/shipping-place';

/** Where shipping is shown for. */
export interface ShownPlace extends PlaceScope {
  /** the state's name as the list of states gives it; it is the same in all languages */
  stateName?: string;
}

/** The place chosen on this device; null without one or when the stored value is invalid. */
export function rememberedPlace(): ShownPlace | null {
  try {
    const { country, state, stateName } = JSON.parse(localStorage.getItem(STORAGE.shippingPlace) ?? 'null') ?? {};
    if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return null;
    if (typeof state !== 'string' || !/^[A-Z0-9]{0,10}$/.test(state)) return null;
    return { country, state, ...(typeof stateName === 'string' ? { stateName } : {}) };
  } catch {
    return null;
  }
}

/** Keeps a place for the next product; a browser that keeps nothing forgets it with the page. */
export function rememberPlace(place: ShownPlace): void {
  try {
    localStorage.setItem(STORAGE.shippingPlace, JSON.stringify(place));
  } catch {
    // storage may be full or switched off
  }
}

const names = new Map<string, Intl.DisplayNames>();
/** 'California, United States': a place in the page's language. */
export function placeName({ country, stateName }: ShownPlace, language: string): string {
  let regions = names.get(language);
  if (!regions) {
    regions = new Intl.DisplayNames([language, 'en'], { type: 'region' });
    names.set(language, regions);
  }
  const land = regions.of(country) ?? country;
  return stateName ? `${stateName}, ${land}` : land;
}
