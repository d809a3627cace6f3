import { isListName } from '../contract/list-names';
import { STORAGE } from '../contract/storage';
import type { ListChange } from '../platform/list-change';
import { dropFromTab, keepInTab, keptInTab } from './tab-storage';

/** A visitor's action that needs a login: adds this entry to that list (D27). */
export type PendingAction = Pick<ListChange, 'list' | 'id'>;

/** ms; a login after this long no longer runs the action */
const LIFETIME = 30 * 60_000;

/** Keeps the action in this tab until after the login. Without storage it is dropped, and the visitor has to press again. */
export const keepPendingAction = ({ list, id }: PendingAction): void =>
  keepInTab(STORAGE.pendingAction, { list, id, at: Date.now() });

/** True when anything is kept, valid or not: a cheap check for every page. */
export const hasPendingAction = (): boolean => keptInTab(STORAGE.pendingAction) !== null;

/**
 * Removes the action from the storage before it runs, so that neither a reload nor a failure runs it twice.
 * @returns null when there is none, or it is too old or invalid
 */
export function takePendingAction(): PendingAction | null {
  const kept = keptInTab(STORAGE.pendingAction);
  dropFromTab(STORAGE.pendingAction);
  const { list, id, at } = (kept ?? {}) as Record<string, unknown>;
  const age = Date.now() - Number(at);
  if (!(age >= 0 && age < LIFETIME) || !Number.isInteger(id) || !isListName(list)) return null;
  return { list, id: Number(id) };
}
