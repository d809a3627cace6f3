import type { ApiClient } from 'shared-kernel/api/client';
import { followTabs } from 'shared-kernel/session/follow-tabs';
import { loadProfile } from 'shared-kernel/session/load-profile';

/**
 * Start-up rule of the visitor (S064 to S066): asks who this is and follows the other tabs.
 * @param onFailure gets what went wrong; the page shows the error page then (D12)
 */
export function startSession(api: ApiClient, onFailure: (error: unknown) => void): void {
  followTabs(api);
  loadProfile(api).catch(onFailure);
}
