import { STORAGE } from '../contract/storage';

/** Searches that a device remembers. */
const MOST = 6;

/** Texts searched for last on this device, the latest first; empty where storage is forbidden or holds something else. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE.recentSearches) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a text in front of those searched for before; where storage is forbidden, nothing is remembered. */
export function rememberSearch(text: string): void {
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  const texts = [text, ...recentSearches().filter((other) => !same(other))].slice(0, MOST);
  try {
    localStorage.setItem(STORAGE.recentSearches, JSON.stringify(texts));
  } catch {
    // forbidden or full: a shop without memory is still a shop
  }
}

/** Forgets all of them. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(STORAGE.recentSearches);
  } catch {
    // forbidden: there are none
  }
}
