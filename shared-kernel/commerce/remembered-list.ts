import type { STORAGE } from '../contract/storage';

type Key = (typeof STORAGE)[keyof typeof STORAGE];

/** The list that this device stores under a key; empty when storage is blocked or its content is not a list. */
export function rememberedList(key: Key): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Stores a list on this device; an empty list removes the key. Does nothing when storage is blocked or full. */
export function rememberList(key: Key, entries: readonly unknown[]): void {
  try {
    if (entries.length) localStorage.setItem(key, JSON.stringify(entries));
    else localStorage.removeItem(key);
  } catch {
    // the shop works without storage
  }
}
