import { rememberedList, rememberList } from 'shared-kernel/commerce/remembered-list';
import { STORAGE } from 'shared-kernel/contract/storage';

/** The most products that a device remembers. */
const MOST = 24;

/** Ids of the products seen last on this device, the latest first; empty where storage is blocked or holds something else. */
export function viewedIds(): number[] {
  const ids = rememberedList(STORAGE.recentlyViewed).filter(
    (id): id is number => Number.isSafeInteger(id) && (id as number) > 0,
  );
  return [...new Set(ids)].slice(0, MOST);
}

/** Stores the ids of viewed products; where storage is blocked, nothing is remembered. */
export function keepViewed(ids: readonly number[]): void {
  rememberList(STORAGE.recentlyViewed, ids.slice(0, MOST));
}

/** Adds a product in front of those seen before. */
export function rememberViewed(id: number): void {
  keepViewed([id, ...viewedIds().filter((other) => other !== id)]);
}

/** Removes products that are no longer available. */
export function forgetViewed(unavailable: ReadonlySet<number>): void {
  keepViewed(viewedIds().filter((id) => !unavailable.has(id)));
}
