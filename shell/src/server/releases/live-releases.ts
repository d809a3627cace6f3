import type { Routes } from 'shared-kernel/rules/define-routes';
import type { RemoteId } from 'shared-kernel/rules/routes';
import type { RemoteLoader } from '../remotes/remote-loader';
import {
  EMPTY_SET,
  lostRemotes,
  parseReleases,
  type Release,
  type ReleaseSet,
  releaseSet,
  releasesOf,
  sameRelease,
} from './release-set';

export interface LiveReleasesParts {
  loader: Pick<RemoteLoader, 'evaluate' | 'isLoaded' | 'hasFailed' | 'retain'>;
  /** another set is live from now on */
  onSwitch(now: ReleaseSet, before: ReleaseSet): void;
  /** every version of this set is loaded: it is worth storing */
  onGood(set: ReleaseSet): void;
  /** a version failed to load; the remote stays on `instead`, or has nothing to show */
  onBroken(release: Release, instead: Release | undefined): void;
  /** versions that were loaded do not fit together; the previous set stays live */
  onUnfit(error: Error): void;
  /** maximum time for a version to be loaded and evaluated before it counts as failed, ms */
  evaluateMs: number;
}

/**
 * The release set that pages belong to. A new set is loaded and evaluated first and then goes live as a whole; the previous
 * versions stay loaded until the last page that started with them is done. A version that fails to load does not hold up the
 * others: its remote stays on the previous version, and it is retried.
 */
export class LiveReleases {
  /** the set of new pages */
  #live = EMPTY_SET;
  /** the set in the release file */
  #target = EMPTY_SET;
  /** the last good set, of this process or the previous one: broken versions fall back to it */
  #good: ReleaseSet;
  #evaluated = false;
  #turn = 0;
  readonly #holds = new Map<ReleaseSet, number>();
  /** versions already reported to `onBroken`, by remote */
  readonly #broken = new Map<RemoteId, Release>();
  #advancing = 0;

  /** @param kept the last good set from the disk */
  constructor(
    private readonly parts: LiveReleasesParts,
    kept: ReleaseSet | null,
  ) {
    this.#good = kept ?? EMPTY_SET;
  }

  current(): ReleaseSet {
    return this.#live;
  }

  /** The set in the release file, live or not yet. */
  get target(): ReleaseSet {
    return this.#target;
  }

  /** True once every live version was evaluated, or failed once. */
  get evaluated(): boolean {
    return this.#evaluated;
  }

  /** Remotes that pages can show now. */
  rendering(): RemoteId[] {
    return releasesOf(this.#live)
      .filter((release) => this.parts.loader.isLoaded(release))
      .map(({ remote }) => remote);
  }

  /** Remotes whose wanted version failed, from the first failure until it is loaded. */
  degraded(): RemoteId[] {
    return releasesOf(this.#target)
      .filter((release) => this.parts.loader.hasFailed(release))
      .map(({ remote }) => remote);
  }

  /** Runs `work` while the versions of `set` stay loaded. */
  async hold<T>(set: ReleaseSet, work: () => Promise<T>): Promise<T> {
    this.#holds.set(set, (this.#holds.get(set) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (this.#holds.get(set) ?? 1) - 1;
      if (left > 0) this.#holds.set(set, left);
      else {
        this.#holds.delete(set);
        if (set !== this.#live) this.#sweep();
      }
    }
  }

  /**
   * Applies the text of the release file; resolves once its versions are live as far as possible.
   * @throws Error at once when the text is invalid, or lacks a remote that was not withdrawn: nothing changes then
   */
  take(text: string): Promise<void> {
    const set = parseReleases(text);
    const lost = lostRemotes(this.#target === EMPTY_SET ? this.#good : this.#target, set);
    if (lost.length) throw new Error(`release file: ${lost.join(', ')} missing without being withdrawn`);
    return this.#advance(set);
  }

  /** Goes live with the stored set, when the release file contains none. */
  startFromKept(): Promise<void> {
    return this.#advance(this.#good);
  }

  /** Retries versions that failed to load; does nothing while that is pending or when nothing failed. */
  async retry(): Promise<void> {
    if (this.#advancing === 0 && this.degraded().length > 0) await this.#advance(this.#target);
  }

  async #advance(target: ReleaseSet): Promise<void> {
    this.#advancing += 1;
    try {
      await this.#goTo(target);
    } finally {
      this.#advancing -= 1;
    }
  }

  async #goTo(target: ReleaseSet): Promise<void> {
    const turn = ++this.#turn;
    this.#target = target;
    const nothingLive = releasesOf(this.#live).length === 0;
    // a first set takes nothing away, and a kill switch does not wait for loads
    this.#switchTo(nothingLive ? target : without(this.#live, target.withdrawn));
    if (nothingLive) this.#evaluated = false;

    const chosen = await Promise.all(releasesOf(target).map((release) => this.#choose(release)));
    // a newer file has arrived in the meantime
    if (turn !== this.#turn) return;
    this.#evaluated = true;
    this.#reportBroken(target, chosen);
    const next = this.#setOf(chosen, target.withdrawn);
    if (!next) return;
    this.#switchTo(next);
    const loaded = releasesOf(next).filter((release) => this.parts.loader.isLoaded(release));
    if (loaded.length === 0 && Object.keys(target.withdrawn).length === 0) return;
    this.#good = releaseSet(Object.fromEntries(loaded.map((release) => [release.remote, release])), target.withdrawn);
    this.#sweep();
    this.parts.onGood(this.#good);
  }

  /** An older version, on which a remote stays because of a broken one, may claim what another remote of the new set owns. */
  #setOf(chosen: readonly Release[], withdrawn: ReleaseSet['withdrawn']): ReleaseSet | null {
    try {
      return releaseSet(Object.fromEntries(chosen.map((release) => [release.remote, release])), withdrawn);
    } catch (error) {
      this.parts.onUnfit(error as Error);
      return null;
    }
  }

  /** The wanted version if it can be loaded, else the remote's previous one, else the wanted one all the same. */
  async #choose(target: Release): Promise<Release> {
    const { loader, evaluateMs } = this.parts;
    const before = [this.#live, this.#good].flatMap(({ releases }) => releases[target.remote] ?? []);
    if (await loader.evaluate(target, evaluateMs)) return target;
    for (const release of before)
      if (!sameRelease(release, target) && (await loader.evaluate(release, evaluateMs))) return release;
    return target;
  }

  #reportBroken(target: ReleaseSet, chosen: readonly Release[]): void {
    for (const release of releasesOf(target)) {
      const { remote } = release;
      if (!this.parts.loader.hasFailed(release)) this.#broken.delete(remote);
      else if (this.#broken.get(remote) !== release) {
        this.#broken.set(remote, release);
        this.parts.onBroken(
          release,
          chosen.find((one) => one.remote === remote && one !== release),
        );
      }
    }
  }

  #switchTo(set: ReleaseSet): void {
    const before = this.#live;
    this.#live = set.name === before.name ? { ...before, withdrawn: set.withdrawn } : set;
    if (set.name === before.name) return;
    this.parts.onSwitch(set, before);
    this.#sweep();
  }

  #sweep(): void {
    const needed = [this.#live, this.#target, this.#good, ...this.#holds.keys()];
    this.parts.loader.retain(needed.flatMap(releasesOf));
  }
}

/** The set without these remotes; they keep the routes that the set had. */
function without(set: ReleaseSet, withdrawn: Readonly<Record<RemoteId, Routes>>): ReleaseSet {
  const left = releasesOf(set).filter(({ remote }) => !withdrawn[remote]);
  const resting = Object.keys(withdrawn).map(
    (id) => [id, set.releases[id]?.routes ?? set.withdrawn[id] ?? {}] as const,
  );
  return releaseSet(Object.fromEntries(left.map((release) => [release.remote, release])), Object.fromEntries(resting));
}
