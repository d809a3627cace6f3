import type { ApiClient } from 'shared-kernel/platform/api-client';
import { readProfile } from 'shared-kernel/session/load-profile';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';

/**
 * Whether a visitor who was signed in is so no more: the calls are answered as a guest's then, whose cart is empty.
 * @param seemed what the page's flag said when the page was opened
 * @returns false when it cannot be found out
 */
export async function sessionHasEnded(api: ApiClient, seemed: boolean): Promise<boolean> {
  if (!seemed) return false;
  if (looksSignedIn()) await readProfile(api).catch(() => {});
  return !looksSignedIn();
}
