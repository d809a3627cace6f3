import type { STORAGE } from 'shared-kernel/contract/storage';

type Key = typeof STORAGE.topBannerClosed | typeof STORAGE.popupBannerClosed;

/**
 * Remembers on this device that a banner was closed (S047, S048). Stores its id: a banner that is edited stays closed, a different
 * one is shown. When storage is blocked it returns with the next page.
 */
export function rememberClosed(key: Key, { id }: { id: number }): void {
  try {
    localStorage.setItem(key, String(id));
  } catch {
    // nothing to do
  }
}

/** Whether this banner was closed on this device. */
export function wasClosed(key: Key, { id }: { id: number }): boolean {
  try {
    return localStorage.getItem(key) === String(id);
  } catch {
    return false;
  }
}
