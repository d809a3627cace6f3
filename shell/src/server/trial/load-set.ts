import type { RemoteId } from 'shared-kernel/rules/routes';
import { LiveReleases } from '../releases/live-releases';
import { parseReleases } from '../releases/release-set';
import type { Releases } from '../releases/start-releases';
import type { ArtifactStore } from '../remotes/artifact-store';
import { RemoteLoader } from '../remotes/remote-loader';

/** a version with local files that takes longer never finishes */
const EVALUATE_MS = 30_000;

/**
 * The releases of a trial: one fixed set, loaded and evaluated. Nothing is followed, and nothing is written.
 * @param text of a release file that contains the version on trial
 * @throws Error with the reason why the version cannot be loaded
 */
export async function loadSet(text: string, remote: RemoteId, store: ArtifactStore): Promise<Releases> {
  let reason: Error | undefined;
  const loader = new RemoteLoader(store, {
    loadMs: EVALUATE_MS,
    onLoadError(failed, error) {
      if (failed.remote === remote) reason = error;
    },
  });
  const parts = { loader, evaluateMs: EVALUATE_MS, onSwitch() {}, onGood() {}, onBroken() {}, onUnfit() {} };
  const live = new LiveReleases(parts, null);
  const release = parseReleases(text).releases[remote];
  if (!release) throw new Error(`${remote} is not in the set`);
  await live.take(text);
  if (!loader.isLoaded(release)) throw reason ?? new Error('it was not loaded');
  return { live, loader, store, stop: async () => {} };
}
