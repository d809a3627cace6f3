import type { ApiClient } from 'shared-kernel/platform/api-client';
import { readProfile } from 'shared-kernel/session/load-profile';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';

/**
 * Whether the session of a visitor who was signed in has ended: their calls are then answered as a guest's, with an empty cart.
 * @param seemed the page's signed-in flag when the page was opened
 * @returns false when it cannot be found out
 */
export async function sessionHasEnded(api: ApiClient, seemed: boolean): Promise<boolean> {
  if (!seemed) return false;
  if (looksSignedIn()) await readProfile(api).catch(() => {});
  return !looksSignedIn();
}
