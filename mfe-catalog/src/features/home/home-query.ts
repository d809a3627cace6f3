import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { HomeData } from 'shared-kernel/contract/site';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { STAYS } from 'shared-kernel/remote/page-state';
import { homeParts, versionOf } from './home-parts';

/** Everything on the home page, in one call (S078). Its parts are sent as markup; the browser fetches the data when it needs them. */
export function homeOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) => (await api.request<HomeData>(CALLS.home, { signal })).data,
    meta: { [STAYS]: true },
    // parts read it without observing it
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Data that the page needs before any of its parts hydrates. */
export interface HomeFront {
  slider: HomeData['slider'];
  /** the parts below the slider, from top to bottom */
  parts: readonly string[];
  /** version of the data behind the parts' markup */
  version: string;
  /** the server time that the parts' prices and countdowns were rendered with */
  serverTime: string;
}

/** The front of the home data, the only part of it that is sent with the page. */
export function frontOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['home-front'],
    queryFn: async ({ client }): Promise<HomeFront> => {
      const home = await client.fetchQuery(homeOptions(api));
      return {
        slider: home.slider,
        parts: homeParts(home),
        version: versionOf(home),
        serverTime: home.server_time,
      };
    },
  });
}
