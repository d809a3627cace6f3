import * as CALLS from 'shared-kernel/contract/calls';
import type { Answer, ApiClient } from 'shared-kernel/platform/api-client';

/** Changes the user's name (S175) and returns it as stored. @throws FormRejected for an empty one. */
export function updateProfile(api: ApiClient, name: string): Promise<Answer<{ name: string }>> {
  return api.request<{ name: string }>(CALLS.updateProfile, { body: { name } });
}
