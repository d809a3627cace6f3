import type { STORAGE } from 'shared-kernel/contract/storage';

type Key = typeof STORAGE.topBannerClosed | typeof STORAGE.popupBannerClosed;

/**
 * Remembers on this device that a banner was closed (S047, S048). What is kept is its id: a banner that is changed stays closed,
 * another one in its place is shown. Where storage is forbidden it comes back with the next page.
 */
export function rememberClosed(key: Key, { id }: { id: number }): void {
  try {
    localStorage.setItem(key, String(id));
  } catch {
    // nothing to be done
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
