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
  /** every version of this set is loaded: it is worth being kept */
  onGood(set: ReleaseSet): void;
  /** a version could not be loaded; the remote goes on with `instead`, or has nothing to show */
  onBroken(release: Release, instead: Release | undefined): void;
  /** versions that can be loaded do not fit together; the set before stays live */
  onUnfit(error: Error): void;
  /** how long a version may take to be loaded and evaluated before it counts as failed, ms */
  evaluateMs: number;
}

/**
 * The release set that pages belong to. A new set is loaded and evaluated first and goes live then, as a whole; the versions
 * before stay loaded until the last page that began with them is done. A version that cannot be loaded holds nobody else up:
 * its remote stays on the version before, and it is tried again.
 */
export class LiveReleases {
  /** what pages belong to */
  #live = EMPTY_SET;
  /** what the release file names */
  #wanted = EMPTY_SET;
  /** what was good before, in this process or the one before: broken versions fall back on it */
  #good: ReleaseSet;
  #evaluated = false;
  #turn = 0;
  readonly #holds = new Map<ReleaseSet, number>();
  /** versions that `onBroken` knows about, by remote */
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

  /** What the release file names, live or not yet. */
  get wanted(): ReleaseSet {
    return this.#wanted;
  }

  /** True once every live version was evaluated, or failed at it once. */
  get evaluated(): boolean {
    return this.#evaluated;
  }

  /** Remotes that pages can show now. */
  rendering(): RemoteId[] {
    return releasesOf(this.#live)
      .filter((release) => this.parts.loader.isLoaded(release))
      .map(({ remote }) => remote);
  }

  /** Remotes whose wanted version failed, from the first failure on until it is loaded. */
  degraded(): RemoteId[] {
    return releasesOf(this.#wanted)
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
   * Takes the text of the release file; resolves once what it names is live as far as it can be.
   * @throws Error at once when the text is no release file, or lacks a remote that nobody withdrew: nothing changes then
   */
  take(text: string): Promise<void> {
    const set = parseReleases(text);
    const lost = lostRemotes(this.#wanted === EMPTY_SET ? this.#good : this.#wanted, set);
    if (lost.length) throw new Error(`release file: ${lost.join(', ')} missing without being withdrawn`);
    return this.#advance(set);
  }

  /** Goes live with the kept set, when the release file gave none. */
  startFromKept(): Promise<void> {
    return this.#advance(this.#good);
  }

  /** Tries versions again that could not be loaded; does nothing while that is under way or nothing failed. */
  async retry(): Promise<void> {
    if (this.#advancing === 0 && this.degraded().length > 0) await this.#advance(this.#wanted);
  }

  async #advance(wanted: ReleaseSet): Promise<void> {
    this.#advancing += 1;
    try {
      await this.#goTo(wanted);
    } finally {
      this.#advancing -= 1;
    }
  }

  async #goTo(wanted: ReleaseSet): Promise<void> {
    const turn = ++this.#turn;
    this.#wanted = wanted;
    const nothingLive = releasesOf(this.#live).length === 0;
    // nothing is taken from anybody by a first set, and a kill switch waits for no load
    this.#switchTo(nothingLive ? wanted : without(this.#live, wanted.withdrawn));
    if (nothingLive) this.#evaluated = false;

    const chosen = await Promise.all(releasesOf(wanted).map((release) => this.#choose(release)));
    // a newer file came meanwhile
    if (turn !== this.#turn) return;
    this.#evaluated = true;
    this.#reportBroken(wanted, chosen);
    const next = this.#setOf(chosen, wanted.withdrawn);
    if (!next) return;
    this.#switchTo(next);
    const loaded = releasesOf(next).filter((release) => this.parts.loader.isLoaded(release));
    if (loaded.length === 0 && Object.keys(wanted.withdrawn).length === 0) return;
    this.#good = releaseSet(Object.fromEntries(loaded.map((release) => [release.remote, release])), wanted.withdrawn);
    this.#sweep();
    this.parts.onGood(this.#good);
  }

  /** A version of before that a broken one leaves its remote on may claim what another remote of the new set has. */
  #setOf(chosen: readonly Release[], withdrawn: ReleaseSet['withdrawn']): ReleaseSet | null {
    try {
      return releaseSet(Object.fromEntries(chosen.map((release) => [release.remote, release])), withdrawn);
    } catch (error) {
      this.parts.onUnfit(error as Error);
      return null;
    }
  }

  /** The wanted version when it can be loaded, else the one that the remote had before, else the wanted one all the same. */
  async #choose(wanted: Release): Promise<Release> {
    const { loader, evaluateMs } = this.parts;
    const before = [this.#live, this.#good].flatMap(({ releases }) => releases[wanted.remote] ?? []);
    if (await loader.evaluate(wanted, evaluateMs)) return wanted;
    for (const release of before)
      if (!sameRelease(release, wanted) && (await loader.evaluate(release, evaluateMs))) return release;
    return wanted;
  }

  #reportBroken(wanted: ReleaseSet, chosen: readonly Release[]): void {
    for (const release of releasesOf(wanted)) {
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
    const needed = [this.#live, this.#wanted, this.#good, ...this.#holds.keys()];
    this.parts.loader.retain(needed.flatMap(releasesOf));
  }
}

/** The set with these remotes taken off; they keep the routes that the set knew. */
function without(set: ReleaseSet, withdrawn: Readonly<Record<RemoteId, Routes>>): ReleaseSet {
  const left = releasesOf(set).filter(({ remote }) => !withdrawn[remote]);
  const resting = Object.keys(withdrawn).map(
    (id) => [id, set.releases[id]?.routes ?? set.withdrawn[id] ?? {}] as const,
  );
  return releaseSet(Object.fromEntries(left.map((release) => [release.remote, release])), Object.fromEntries(resting));
}
