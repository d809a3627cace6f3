import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { ApiClient } from 'shared-kernel/api/client';
import type { HomeData } from 'shared-kernel/contract/site';
import { usePage } from 'shared-kernel/remote/page-context';
import { versionOf } from './home-parts';
import { type HomeFront, homeOptions } from './home-query';

const NEVER = new Promise<never>(() => {});
const asked = new WeakMap<QueryClient, Promise<HomeData>>();

/**
 * The home data for one part; suspends until they are there. The markup of a kept page may be older than they are: then it must
 * not be hydrated with them, and `outdated` is called instead. Without an answer the markup stays as it is.
 */
export function useHome(front: HomeFront, checked: boolean, outdated: () => void): HomeData {
  const { api } = usePage();
  const client = useQueryClient();
  const known = client.getQueryData(homeOptions(api).queryKey);
  if (known && (checked || versionOf(known) === front.version)) return known;
  const home = use(ask(client, api));
  if (versionOf(home) === front.version) return home;
  // said after this render, which is given up
  queueMicrotask(outdated);
  return use(NEVER);
}

function ask(client: QueryClient, api: ApiClient): Promise<HomeData> {
  let answer = asked.get(client);
  if (!answer) {
    answer = client.fetchQuery(homeOptions(api)).catch(() => {
      asked.delete(client);
      return NEVER;
    });
    asked.set(client, answer);
  }
  return answer;
}
