import { STORAGE } from '../../contract/storage';
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
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE.addressDraft) ?? 'null') as AddressDraft | null;
    if (!draft || draft.userId !== userId || typeof draft.values !== 'object' || !draft.values) return null;
    return Object.values(draft.values).every((value) => typeof value === 'string') ? draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: AddressDraft): void {
  try {
    sessionStorage.setItem(STORAGE.addressDraft, JSON.stringify(draft));
  } catch {
    // storage is full or forbidden: the form works without
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE.addressDraft);
  } catch {
    // nothing was kept
  }
}
