import { STORAGE } from 'shared-kernel/contract/storage';

/** Products that a device remembers. */
const MOST = 24;

/** Ids of the products seen last on this device, the latest first; empty where storage is forbidden or holds something else. */
export function viewedIds(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE.recentlyViewed) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return [...new Set(kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps the ids of products that were seen; where storage is forbidden, nothing is remembered. */
export function keepViewed(ids: readonly number[]): void {
  try {
    if (ids.length) localStorage.setItem(STORAGE.recentlyViewed, JSON.stringify(ids.slice(0, MOST)));
    else localStorage.removeItem(STORAGE.recentlyViewed);
  } catch {
    // forbidden or full: a shop without memory is still a shop
  }
}

/** Puts a product in front of those seen before. */
export function rememberViewed(id: number): void {
  keepViewed([id, ...viewedIds().filter((other) => other !== id)]);
}

/** Takes products out that cannot be seen any more. */
export function forgetViewed(gone: ReadonlySet<number>): void {
  keepViewed(viewedIds().filter((id) => !gone.has(id)));
}
