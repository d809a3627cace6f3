import { STORAGE } from '../contract/storage';
import { rememberedList, rememberList } from './remembered-list';

/** Number of searches that a device remembers. */
const MOST = 6;

/** The latest search texts on this device, newest first; empty when storage is blocked or its content invalid. */
export function recentSearches(): string[] {
  return rememberedList(STORAGE.recentSearches)
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .slice(0, MOST);
}

/** Puts a text at the front of the recent searches; does nothing when storage is blocked. */
export function rememberSearch(text: string): void {
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  rememberList(STORAGE.recentSearches, [text, ...recentSearches().filter((other) => !same(other))].slice(0, MOST));
}

/** Deletes all recent searches. */
export function forgetSearches(): void {
  rememberList(STORAGE.recentSearches, []);
}
