import type { STORAGE } from '../contract/storage';

type Key = (typeof STORAGE)[keyof typeof STORAGE];

/** What a device remembers under a key; empty where storage is forbidden or holds something else than a list. */
export function rememberedList(key: Key): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Remembers a list on this device, nothing of an empty one; where storage is forbidden or full, nothing is remembered. */
export function rememberList(key: Key, entries: readonly unknown[]): void {
  try {
    if (entries.length) localStorage.setItem(key, JSON.stringify(entries));
    else localStorage.removeItem(key);
  } catch {
    // a shop without memory is still a shop
  }
}
