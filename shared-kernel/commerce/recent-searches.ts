import { STORAGE } from '../contract/storage';
import { rememberedList, rememberList } from './remembered-list';

/** Searches that a device remembers. */
const MOST = 6;

/** Texts searched for last on this device, the latest first; empty where storage is forbidden or holds something else. */
export function recentSearches(): string[] {
  return rememberedList(STORAGE.recentSearches)
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .slice(0, MOST);
}

/** Puts a text in front of those searched for before; where storage is forbidden, nothing is remembered. */
export function rememberSearch(text: string): void {
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  rememberList(STORAGE.recentSearches, [text, ...recentSearches().filter((other) => !same(other))].slice(0, MOST));
}

/** Forgets all of them. */
export function forgetSearches(): void {
  rememberList(STORAGE.recentSearches, []);
}
