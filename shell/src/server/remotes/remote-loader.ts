import type { ServerModule } from 'shared-kernel/remote/definition';
import type { RemoteId } from 'shared-kernel/rules/routes';
import { containerName } from '../../boot';
import { type Release, type ReleaseSet, SERVER_ENTRY } from '../releases/release-set';
import { type ArtifactStore, readVerified } from './artifact-store';
import { Breaker } from './breaker';
import { within } from './deadline';
import { dropContainer, runContainer } from './federation';
import { type Assets, readReleaseAssets } from './read-assets';

/** All that the server needs of one version. */
export interface LoadedRemote {
  module: ServerModule;
  assets: Assets;
}
interface Slot {
  release: Release;
  container: string;
  loading: Promise<LoadedRemote>;
  startedAt: number;
  settled: boolean;
}

/** After a switch, requests under way still use the old versions; then they go. */
const DROP_AFTER_MS = 1000;

/** Loads each version of each remote once, verified, and forgets what is not live any more. */
export class RemoteLoader {
  readonly #slots = new Map<string, Slot>();
  readonly #breakers = new Map<RemoteId, Breaker>();
  #live = new Set<string>();

  constructor(
    private readonly store: ArtifactStore,
    private readonly options: {
      loadMs: number;
      now?: () => number;
      onLoadError?: (release: Release, error: Error) => void;
    },
  ) {}

  /** Remotes whose breaker is open, for `/ready` and metrics. */
  degraded(): RemoteId[] {
    return [...this.#breakers].filter(([, breaker]) => breaker.open).map(([id]) => id);
  }

  /**
   * The module of a release, waited for `loadMs` at most. One load serves all who ask; who comes when a load is already late
   * does not wait again, so that only the first requests pay for a slow store.
   * @throws Error when it cannot be had now
   */
  async load(release: Release): Promise<LoadedRemote> {
    const key = keyOf(release);
    let slot = this.#slots.get(key);
    if (!slot) {
      if (!this.#breaker(release.remote).allows())
        throw new Error(`${release.remote}: not available, tried again every few seconds`);
      slot = this.#start(release, key);
    }
    if (slot.settled) return slot.loading;
    const waited = this.#now() - slot.startedAt;
    if (waited >= this.options.loadMs) throw new Error(`${release.remote} ${release.version}: still loading`);
    return within(this.options.loadMs - waited, `load ${release.remote} ${release.version}`, slot.loading);
  }

  /** The set is live now: its versions are loaded before a visitor asks, the others are dropped a little later. */
  switchTo(set: ReleaseSet): void {
    const releases = Object.values(set.releases);
    this.#live = new Set(releases.map(keyOf));
    for (const release of releases) void this.load(release).catch(() => {});
    this.#sweepLater();
  }

  #start(release: Release, key: string): Slot {
    const container = containerName(release.remote, release.version);
    // the same version with other bytes has the same container name: the runtime would give back the old one
    for (const [other, slot] of this.#slots) if (slot.container === container) this.#drop(other, slot);
    const slot: Slot = {
      release,
      container,
      loading: this.#fetch(release, container),
      startedAt: this.#now(),
      settled: false,
    };
    this.#slots.set(key, slot);
    const breaker = this.#breaker(release.remote);
    slot.loading.then(
      () => {
        slot.settled = true;
        breaker.succeeded();
      },
      (error: Error) => {
        breaker.failed();
        if (this.#slots.get(key) === slot) this.#slots.delete(key);
        this.options.onLoadError?.(release, error);
      },
    );
    if (!this.#live.has(key)) this.#sweepLater();
    return slot;
  }

  async #fetch(release: Release, container: string): Promise<LoadedRemote> {
    const [code, assets] = await Promise.all([
      readVerified(this.store, release, SERVER_ENTRY),
      readReleaseAssets(this.store, release),
    ]);
    return { module: await runContainer(container, fileOf(release), code.toString('utf8')), assets };
  }

  // PITFALL: a rollback within the delay makes the same version live again, so what is live is asked when the time is over
  #sweepLater(): void {
    setTimeout(() => {
      for (const [key, slot] of this.#slots) if (!this.#live.has(key) && slot.settled) this.#drop(key, slot);
    }, DROP_AFTER_MS).unref();
  }

  #drop(key: string, slot: Slot): void {
    this.#slots.delete(key);
    dropContainer(slot.container, fileOf(slot.release));
  }

  #breaker(remote: RemoteId): Breaker {
    const found = this.#breakers.get(remote) ?? new Breaker(this.options.now);
    this.#breakers.set(remote, found);
    return found;
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }
}

const keyOf = (release: Release) => `${release.remote} ${release.version} ${release.files[SERVER_ENTRY]}`;
const fileOf = (release: Release) => `${release.remote}/${release.version}/${SERVER_ENTRY}`;
