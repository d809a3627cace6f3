import { isNotSignedIn } from 'shared-kernel/api/errors';
import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import type { CommonData } from 'shared-kernel/contract/site';
import { createApiClient } from 'shared-kernel/platform/api-client';
import type { ServerModule, Site } from 'shared-kernel/remote/definition';
import { matchRoute, REMOTES, type RemoteId, splitLanguage } from 'shared-kernel/rules/routes';
import { containerName } from '../../boot';
import { within } from '../../deadline';
import { asError } from '../as-error';
import { parseReleases, SERVER_ENTRY } from '../releases/release-set';
import { openStore, readVerified } from '../remotes/artifact-store';
import { checkRendered } from '../remotes/check-rendered';
import { runContainer } from '../remotes/federation';
import { readReleaseAssets } from '../remotes/read-assets';
import { bareSite } from './bare-site';
import { realUrls } from './real-urls';
import { sampleUrls } from './sample-urls';
import { startStandInApi } from './stand-in-api';

/** What the release command learns about a version. */
export interface SmokeReport {
  /** what went wrong, one line each; empty when every route rendered */
  problems: string[];
}
const RENDER_MS = 5000;

/**
 * Tries a version in the bundle that will run it: reads its assets and loads its container as the server does, then renders
 * every route.
 * Arguments: remote, store, and the candidate as JSON `{version, files}`. With `API_ORIGIN` it asks a real API,
 * and renders pages that this API has as well; else a stand-in.
 */
export async function smokeRelease([remote = '', store = '', candidate = '']: string[]): Promise<SmokeReport> {
  const id = REMOTES.find((known) => known === remote);
  if (!id) throw new Error(`${remote}: no such remote`);
  const release = parseReleases(JSON.stringify({ remotes: { [id]: { stable: JSON.parse(candidate) } } })).releases[id];
  if (!release) throw new Error(`${id}: nothing to try`);
  const files = openStore(store, 10_000);
  await readReleaseAssets(files, release);
  const code = await readVerified(files, release, SERVER_ENTRY);
  const module = await runContainer(containerName(id, release.version), SERVER_ENTRY, code.toString('utf8'));
  return { problems: await tryRoutes(id, module) };
}

async function tryRoutes(remote: RemoteId, module: ServerModule): Promise<string[]> {
  const real = process.env.API_ORIGIN;
  const standIn = real ? undefined : await startStandInApi();
  const apiBase = (real ?? standIn?.origin) + API_BASE;
  const site = real ? await readSite(apiBase) : bareSite();
  const problems: string[] = [];
  for (const { url, language } of [...sampleUrls(remote), ...(real ? await realUrls(remote, apiBase) : [])]) {
    const abort = new AbortController();
    try {
      const rendering = module.render({ url, language, site, apiBase, signal: abort.signal });
      const { status } = checkRendered(await within(RENDER_MS, 'render', rendering));
      if (status >= 500) problems.push(`${url}: status ${status}`);
    } catch (error) {
      // a page of one person may ask for a session
      if (!isNotSignedIn(error) || !isPersonal(url)) problems.push(`${url}: ${asError(error)}`);
    } finally {
      abort.abort();
    }
  }
  standIn?.stop();
  return problems;
}

const isPersonal = (url: string) => matchRoute(splitLanguage(url.split('?')[0] ?? '').path)?.route.personal === true;

async function readSite(apiBase: string): Promise<Site> {
  const api = createApiClient({ base: apiBase, language: 'en' });
  return { common: (await api.request<CommonData>(CALLS.common)).data, texts: {} };
}
