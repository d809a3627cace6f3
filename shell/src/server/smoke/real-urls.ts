import * as CALLS from 'shared-kernel/contract/calls';
import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import type { SitemapOverview, SitemapPart } from 'shared-kernel/contract/sitemap';
import { createApiClient } from 'shared-kernel/platform/api-client';
import { matchRoute, type RemoteId } from 'shared-kernel/rules/routes';
import { inTwoLanguages, type SampleUrl } from './sample-urls';

/** Pages of each kind that are tried: the first and the last of a part differ most in age. */
const ends = <T>(list: readonly T[]): T[] => [...new Set([...list.slice(0, 1), ...list.slice(-1)])];

/**
 * Pages of a remote that the API has, two of each kind of the sitemap, in two languages: a screen may throw for real data only.
 * @throws the client's errors when there is no answer
 */
export async function realUrls(remote: RemoteId, apiBase: string): Promise<SampleUrl[]> {
  const api = createApiClient({ base: apiBase, language: DEFAULT_LANGUAGE });
  const { kinds } = (await api.request<SitemapOverview>(CALLS.sitemap)).data;
  const read = async ({ kind }: { kind: string }) =>
    (await api.request<SitemapPart>(CALLS.sitemapPart, { params: { kind }, query: { part: 1 } })).data.entries;
  const parts = await Promise.all(kinds.filter(({ parts }) => parts > 0).map(read));
  const paths = parts.flatMap((entries) => ends(entries).map(({ path }) => path));
  return paths.filter((path) => matchRoute(path.split('?')[0] ?? '/')?.route.owner === remote).flatMap(inTwoLanguages);
}
