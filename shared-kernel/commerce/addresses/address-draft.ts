import { STORAGE } from '../../contract/storage';
import { dropFromTab, keepInTab, keptInTab } from '../../session/tab-storage';
import type { AddressValues } from './address-values';

/** Unsaved input of the address form, in this tab. */
interface AddressDraft {
  /** the signed-in user, null for a guest; nobody sees another user's draft */
  userId: number | null;
  /** the address being edited, null for a new one */
  addressId: number | null;
  values: AddressValues;
}

/** This visitor's draft; null when there is none or it is invalid. Browser only. */
export function readDraft(userId: number | null): AddressDraft | null {
  const draft = keptInTab(STORAGE.addressDraft) as AddressDraft | null;
  if (draft?.userId !== userId || typeof draft.values !== 'object' || !draft.values) return null;
  return Object.values(draft.values).every((value) => typeof value === 'string') ? draft : null;
}

export const keepDraft = (draft: AddressDraft): void => keepInTab(STORAGE.addressDraft, draft);

export const dropDraft = (): void => dropFromTab(STORAGE.addressDraft);
