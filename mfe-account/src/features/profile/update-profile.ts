import type { Answer, ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';

/** Changes the user's name (S175) and gives it as the server keeps it. @throws FormRejected for an empty one. */
export function updateProfile(api: ApiClient, name: string): Promise<Answer<{ name: string }>> {
  return api.request<{ name: string }>(CALLS.updateProfile, { body: { name } });
}
