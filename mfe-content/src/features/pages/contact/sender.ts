import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Profile } from 'shared-kernel/contract/user';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Name and email of the signed-in visitor, the form's initial values; empty after the session has ended. */
export const senderQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['contact', 'sender'],
    queryFn: async ({ signal }) => {
      const { name, email } = (await api.request<Profile>(CALLS.profile, { signal })).data;
      return { name, email };
    },
  });
