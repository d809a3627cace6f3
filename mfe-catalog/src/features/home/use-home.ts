import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { HomeData } from 'shared-kernel/contract/site';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { usePage } from 'shared-kernel/platform/page-context';
import { versionOf } from './home-parts';
import { type HomeFront, homeOptions } from './home-query';

const NEVER = new Promise<never>(() => {});
const pending = new WeakMap<QueryClient, Promise<HomeData>>();

/**
 * The home data for one part; suspends until loaded. The markup of a cached page may be older than the data: then it must not be
 * hydrated with them, and `outdated` is called instead. If the call fails, the markup stays as it is.
 */
export function useHome(front: HomeFront, checked: boolean, outdated: () => void): HomeData {
  const { api } = usePage();
  const client = useQueryClient();
  const known = client.getQueryData(homeOptions(api).queryKey);
  if (known && (checked || versionOf(known) === front.version)) return known;
  const home = use(request(client, api));
  if (versionOf(home) === front.version) return home;
  // called after this render, which is abandoned
  queueMicrotask(outdated);
  return use(NEVER);
}

function request(client: QueryClient, api: ApiClient): Promise<HomeData> {
  let response = pending.get(client);
  if (!response) {
    response = client.fetchQuery(homeOptions(api)).catch(() => {
      pending.delete(client);
      return NEVER;
    });
    pending.set(client, response);
  }
  return response;
}
