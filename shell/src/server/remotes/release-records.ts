import type { RemoteId } from 'shared-kernel/rules/routes';
import { isManifest, type Release, type ReleaseSet, releasesOf } from '../releases/release-set';
import type { ArtifactStore } from './artifact-store';

/**
 * Which hashes the files of a version must have: by the release set that is live, or for versions that pages of before still ask for
 * (R7) by the manifest that was published beside the version's folder. Read once per version.
 */
export class ReleaseRecords {
  readonly #published = new Map<string, Promise<Release>>();

  constructor(
    private readonly store: ArtifactStore,
    private readonly current: () => ReleaseSet,
  ) {}

  /** @throws Error when the version has no record; it is looked for again next time */
  find(remote: RemoteId, version: string): Promise<Release> {
    const live = releasesOf(this.current()).find((one) => one.remote === remote && one.version === version);
    if (live) return Promise.resolve(live);
    const key = `${remote}/${version}`;
    let found = this.#published.get(key);
    if (!found) {
      found = this.#read(remote, version);
      this.#published.set(key, found);
      found.catch(() => this.#published.delete(key));
    }
    return found;
  }

  async #read(remote: RemoteId, version: string): Promise<Release> {
    const text = await this.store.read(remote, version, `../${version}.json`);
    const files: unknown = JSON.parse(text.toString('utf8'));
    if (!isManifest(files)) throw new Error(`${remote} ${version}: no manifest`);
    return { remote, version, files };
  }
}
