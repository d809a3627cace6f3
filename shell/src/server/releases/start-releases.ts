import type { ShellRecord } from '../../../../souk-remote/contract/fits.mjs';
import type { BucketSettings } from '../../../../souk-remote/storage/bucket.mjs';
import type { ArtifactStore } from '../remotes/artifact-store';
import { RemoteLoader } from '../remotes/remote-loader';
import { followFile } from './follow-file';
import { KeptSet, storeWithKept } from './kept-set';
import { LiveReleases } from './live-releases';
import { EMPTY_SET, type Release, type ReleaseSet } from './release-set';
import { readReleasedCalls } from './released-calls';

/** interval for retrying versions that failed to load, and sets that could not be stored */
const RETRY_MS = 5000;

export interface ReleasesOptions {
  /** the release file, or `s3://<bucket>/<key>` */
  file: string;
  /** access to buckets, if it is in one */
  bucket?: BucketSettings | null;
  store: ArtifactStore;
  /** folder of the last good set */
  stateDir: string;
  loadMs: number;
  evaluateMs: number;
  /** the exports of this shell for remotes, see `ShellFiles` */
  record?: ShellRecord | undefined;
  onSwitch(now: ReleaseSet, before: ReleaseSet): void;
  /** the release file lists these calls of the live API */
  onCalls(calls: readonly string[]): void;
  /** something went wrong that a person should know; repeated when it happens again */
  warn(message: string, facts?: Record<string, unknown>): void;
}
export interface Releases {
  live: LiveReleases;
  loader: RemoteLoader;
  /** the store with the last good set as fallback */
  store: ArtifactStore;
  /** Resolves when nothing is followed or written any more. */
  stop(): Promise<void>;
}

/**
 * Follows the release file and stores good sets. Starts with the release file if it contains a complete set, otherwise with the set
 * that this shell stored last; does not wait until the versions are loaded.
 */
export async function startReleases(options: ReleasesOptions): Promise<Releases> {
  const { file, stateDir, warn } = options;
  const keptSet = new KeptSet(stateDir);
  const kept = await keptSet.read();
  const store = storeWithKept(options.store, keptSet);
  const loader = new RemoteLoader(store, {
    loadMs: options.loadMs,
    record: options.record,
    onLoadError: ({ remote, version }, error) => warn(`load ${remote}: ${error.message}`, { remote, version }),
  });

  let good: ReleaseSet | undefined;
  const keepGood = async () => {
    const set = good;
    if (!set) return;
    await keptSet.keep(set, store).then(
      () => {
        if (good === set) good = undefined;
      },
      (error: Error) => warn(`keep the release set: ${error.message}`, { stateDir }),
    );
  };
  const live = new LiveReleases(
    {
      loader,
      evaluateMs: options.evaluateMs,
      onSwitch: options.onSwitch,
      onUnfit: (error) => warn(`release set: ${error.message} The live set stays.`),
      onBroken: (release, instead) => warn(brokenMessage(release, instead), { remote: release.remote }),
      onGood: (set) => {
        good = set;
        void keepGood();
      },
    },
    kept,
  );

  const follower = await followFile(
    file,
    (text) => {
      const calls = readReleasedCalls(text);
      void live.take(text);
      options.onCalls(calls);
    },
    (error) => warn(`release file: ${error.message.replace(/^release file: /, '')}; the live set stays`),
    { bucket: options.bucket ?? null },
  );
  if (live.target === EMPTY_SET && kept) {
    warn('release file: none that can be used; starting from the kept set', { releaseSet: kept.name });
    void live.startFromKept();
  }
  const timer = setInterval(() => void live.retry().then(keepGood), RETRY_MS).unref();
  return {
    live,
    loader,
    store,
    async stop() {
      clearInterval(timer);
      follower.stop();
      await keptSet.settled();
    },
  };
}

function brokenMessage({ remote, version }: Release, instead: Release | undefined): string {
  const rest = instead ? `${instead.version} stays live` : 'nothing can be shown of it';
  return `${remote} ${version} cannot be loaded: ${rest}; it is tried again`;
}
