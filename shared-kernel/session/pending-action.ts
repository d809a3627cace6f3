import { isListName } from '../contract/list-names';
import { STORAGE } from '../contract/storage';
import type { ListChange } from './list-change';
import { dropFromTab, keepInTab, keptInTab } from './tab-storage';

/** What a visitor pressed that needs a login: put this on that list (D27). */
export type PendingAction = Pick<ListChange, 'list' | 'id'>;

/** ms; whoever signs in later than this has other things in mind */
const LIFETIME = 30 * 60_000;

/** Keeps it for after the login, in this tab. Without storage it is not done: the visitor presses again. */
export const keepPendingAction = ({ list, id }: PendingAction): void =>
  keepInTab(STORAGE.pendingAction, { list, id, at: Date.now() });

/** True when something is kept, whatever it is: cheap enough to ask on every page. */
export const hasPendingAction = (): boolean => keptInTab(STORAGE.pendingAction) !== null;

/**
 * Takes it out of the storage for good, before it is done: neither a reload nor a failure makes it happen twice.
 * @returns null when it is too old, or nothing sensible
 */
export function takePendingAction(): PendingAction | null {
  const kept = keptInTab(STORAGE.pendingAction);
  dropFromTab(STORAGE.pendingAction);
  const { list, id, at } = (kept ?? {}) as Record<string, unknown>;
  const age = Date.now() - Number(at);
  if (!(age >= 0 && age < LIFETIME) || !Number.isInteger(id) || !isListName(list)) return null;
  return { list, id: Number(id) };
}
