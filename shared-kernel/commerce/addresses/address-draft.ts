import { STORAGE } from '../../contract/storage';
import { dropFromTab, keepInTab, keptInTab } from '../../session/tab-storage';
import type { AddressValues } from './address-values';

/** What was typed into the address form and not saved yet, in this tab. */
interface AddressDraft {
  /** the signed-in user, null for a guest: nobody finds another one's draft */
  userId: number | null;
  /** the address that is being changed, null for a new one */
  addressId: number | null;
  values: AddressValues;
}

/** The draft of this visitor; null when there is none, or nothing sensible. Browser only. */
export function readDraft(userId: number | null): AddressDraft | null {
  const draft = keptInTab(STORAGE.addressDraft) as AddressDraft | null;
  if (draft?.userId !== userId || typeof draft.values !== 'object' || !draft.values) return null;
  return Object.values(draft.values).every((value) => typeof value === 'string') ? draft : null;
}

export const keepDraft = (draft: AddressDraft): void => keepInTab(STORAGE.addressDraft, draft);

export const dropDraft = (): void => dropFromTab(STORAGE.addressDraft);
