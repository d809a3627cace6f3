import { isFormRejected } from 'shared-kernel/api/errors';
import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import type { RemoteId } from 'shared-kernel/rules/routes';
import { within } from '../deadline';
import type { LiveReleases } from './releases/live-releases';
import type { SiteData } from './site/site-data';

/** Report for load balancers, monitoring and `npm start`. */
export interface ReadyReport {
  ready: boolean;
  /** reasons for people; empty when ready */
  reasons: string[];
  draining: boolean;
  /** the API responds; with site data in memory the shell works without it for a while */
  api: boolean;
  /** remotes whose released version failed to load, from its first failure; they are on an older one, or empty */
  degraded: RemoteId[];
  withdrawn: readonly RemoteId[];
  releaseSet: string;
}

export interface ReadinessParts {
  apiOrigin: string;
  /** true once SIGTERM was received: no new visitors */
  draining(): boolean;
  site: Pick<SiteData, 'available' | 'get'>;
  releases: Pick<LiveReleases, 'current' | 'evaluated' | 'rendering' | 'degraded'>;
}

/** how long a response of the API is valid, ms */
const KNOWN_FOR_MS = 2000;
/** maximum time that readiness waits for anything, ms */
const PATIENCE_MS = 1000;
/** polling interval while waiting for readiness, ms */
const ASK_AGAIN_MS = 50;

/**
 * Ready means able to serve pages: every live version was evaluated or has failed once, at least one remote can be rendered, and
 * there are site data, which are read for it, or an API that says the shop is not set up: that has a page of its own (S068). A
 * remote that fails to load makes the shell degraded, never unready (O4).
 */
export function createReadiness(parts: ReadinessParts): () => Promise<ReadyReport> {
  let check: { at: number; answer: Promise<boolean> } | undefined;
  const apiAnswers = () => {
    if (!check || Date.now() - check.at > KNOWN_FOR_MS) check = { at: Date.now(), answer: isHealthy(parts.apiOrigin) };
    return check.answer;
  };
  return async () => {
    const { site, releases } = parts;
    const [api, known] = await Promise.all([apiAnswers(), site.available || readSite(site)]);
    const draining = parts.draining();
    const { name, withdrawn } = releases.current();
    const reasons = [
      ...(draining ? ['draining'] : []),
      ...(known ? [] : ['no site data: the API does not answer']),
      ...(releases.evaluated ? [] : ['the release set is being loaded']),
      ...(releases.rendering().length > 0 ? [] : ['no remote can be rendered']),
    ];
    return {
      ready: reasons.length === 0,
      reasons,
      draining,
      api,
      degraded: releases.degraded(),
      withdrawn: Object.keys(withdrawn),
      releaseSet: name,
    };
  };
}

/** Waits until it is ready, at most `longestMs`; 0: not at all. */
export async function untilReady(
  readiness: () => Promise<Pick<ReadyReport, 'ready'>>,
  longestMs: number,
): Promise<void> {
  const end = Date.now() + longestMs;
  while (Date.now() < end && !(await readiness()).ready)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
}

/** @returns whether the API sent the site data, or refused because the shop is not set up */
async function readSite(site: Pick<SiteData, 'get'>): Promise<boolean> {
  // no page can be rendered without them: the first visitor should not have to wait for them
  const reading = within(PATIENCE_MS, 'site data', site.get(DEFAULT_LANGUAGE));
  return reading.then(() => true, isFormRejected);
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}
