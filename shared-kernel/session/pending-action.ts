import { STORAGE } from '../contract/storage';
import type { ListChange } from './list-change';

/** What a visitor pressed that needs a login: put this on that list (D27). */
export type PendingAction = Pick<ListChange, 'list' | 'id'>;

/** ms; whoever signs in later than this has other things in mind */
const LIFETIME = 30 * 60_000;
const LISTS: readonly PendingAction['list'][] = ['wishlist', 'compare', 'follow'];

/** Keeps it for after the login, in this tab. Without storage it is not done: the visitor presses again. */
export function keepPendingAction({ list, id }: PendingAction): void {
  try {
    sessionStorage.setItem(STORAGE.pendingAction, JSON.stringify({ list, id, at: Date.now() }));
  } catch {
    // storage is full or forbidden
  }
}

/** True when something is kept, whatever it is: cheap enough to ask on every page. */
export function hasPendingAction(): boolean {
  try {
    return sessionStorage.getItem(STORAGE.pendingAction) !== null;
  } catch {
    return false;
  }
}

/**
 * Takes it out of the storage for good, before it is done: neither a reload nor a failure makes it happen twice.
 * @returns null when it is too old, or nothing sensible
 */
export function takePendingAction(): PendingAction | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE.pendingAction) ?? 'null');
    sessionStorage.removeItem(STORAGE.pendingAction);
    const { list, id, at } = (kept ?? {}) as Record<string, unknown>;
    const age = Date.now() - Number(at);
    if (!(age >= 0 && age < LIFETIME) || !Number.isInteger(id) || !LISTS.includes(list as PendingAction['list']))
      return null;
    return { list, id } as PendingAction;
  } catch {
    return null;
  }
}
