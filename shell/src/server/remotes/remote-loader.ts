import type { ServerModule } from 'shared-kernel/remote/definition';
import type { RemoteId } from 'shared-kernel/rules/routes';
import type { ShellRecord } from '../../../../souk-remote/contract/fits.mjs';
import { containerName } from '../../boot';
import { within } from '../../deadline';
import { LateStyles } from '../page/late-styles';
import { ASSETS_FILE, type Release, SERVER_ENTRY } from '../releases/release-set';
import { type ArtifactStore, readVerified } from './artifact-store';
import { Breaker } from './breaker';
import { checkContract } from './check-contract';
import { dropContainer, runContainer } from './federation';
import { type Assets, readReleaseAssets } from './read-assets';

/** One version as used by the server. */
export interface LoadedRemote {
  module: ServerModule;
  assets: Assets;
  /** its style sheet; older builds have none */
  late?: LateStyles;
}
interface Slot {
  release: Release;
  container: string;
  loading: Promise<LoadedRemote>;
  startedAt: number;
  settled: boolean;
  /** the same version with other files took over the container's name: the runtime no longer knows this one */
  replaced: boolean;
}
/** State of the attempts at one version. */
interface Attempts {
  release: Release;
  breaker: Breaker;
  /** the last one failed or timed out */
  failed: boolean;
}

/** Loads each version of each remote once, verified, and keeps it until it is no longer retained. */
export class RemoteLoader {
  readonly #slots = new Map<string, Slot>();
  readonly #attempts = new Map<string, Attempts>();

  constructor(
    private readonly store: ArtifactStore,
    private readonly options: {
      loadMs: number;
      /** this shell's exports: a version that imports others is not evaluated. Absent in development */
      record?: ShellRecord | undefined;
      now?: () => number;
      onLoadError?: (release: Release, error: Error) => void;
    },
  ) {}

  /** Remotes with a version whose breaker is open, for metrics. */
  openBreakers(): RemoteId[] {
    const open = [...this.#attempts.values()].filter(({ breaker }) => breaker.open);
    return [...new Set(open.map(({ release }) => release.remote))];
  }

  /** True when this version can be rendered now. */
  isLoaded(release: Release): boolean {
    return this.#slots.get(keyOf(release))?.settled === true;
  }

  /** True when the last attempt at this version failed or timed out. */
  hasFailed(release: Release): boolean {
    return this.#attempts.get(keyOf(release))?.failed === true;
  }

  /**
   * The module of a release, awaited for at most `loadMs`. Concurrent callers share one load; a caller that comes when it has
   * already timed out does not wait again, so that only the first requests pay for a slow store.
   * @throws Error when it is not available now
   */
  async load(release: Release): Promise<LoadedRemote> {
    const slot = this.#slotOf(release);
    if (slot.settled) return slot.loading;
    const waited = this.#now() - slot.startedAt;
    if (waited >= this.options.loadMs) throw new Error(`${release.remote} ${release.version}: still loading`);
    return within(this.options.loadMs - waited, `load ${release.remote} ${release.version}`, slot.loading);
  }

  /**
   * Resolves to true when the release is loaded and evaluated, to false when that failed once or took longer than `ms`. For sets
   * that are not live yet, where no page waits.
   */
  async evaluate(release: Release, ms: number): Promise<boolean> {
    try {
      await within(ms, `load ${release.remote} ${release.version}`, this.#slotOf(release).loading);
      return true;
    } catch (error) {
      const attempts = this.#attemptsOf(release);
      if (!attempts.failed) this.options.onLoadError?.(release, error as Error);
      attempts.failed = true;
      return false;
    }
  }

  /** Removes every version except these; pending loads finish first. */
  retain(releases: Iterable<Release>): void {
    const keys = new Set([...releases].map(keyOf));
    for (const [key, slot] of this.#slots) if (!keys.has(key) && slot.settled) this.#drop(key, slot);
    for (const key of this.#attempts.keys()) if (!keys.has(key)) this.#attempts.delete(key);
  }

  /** @throws Error when the version has failed too often to be tried now */
  #slotOf(release: Release): Slot {
    const slot = this.#slots.get(keyOf(release));
    if (slot) return slot;
    if (!this.#attemptsOf(release).breaker.allows())
      throw new Error(`${release.remote}: not available, tried again every few seconds`);
    return this.#start(release, keyOf(release));
  }

  #start(release: Release, key: string): Slot {
    const container = containerName(release.remote, release.version);
    // the same version with other files has the same container name: the runtime would return the old one
    for (const slot of this.#slots.values()) if (slot.container === container) this.#free(slot);
    const slot: Slot = {
      release,
      container,
      loading: this.#fetch(release, container),
      startedAt: this.#now(),
      settled: false,
      replaced: false,
    };
    this.#slots.set(key, slot);
    const attempts = this.#attemptsOf(release);
    slot.loading.then(
      () => {
        slot.settled = true;
        attempts.failed = false;
        attempts.breaker.succeeded();
      },
      (error: Error) => {
        attempts.failed = true;
        attempts.breaker.failed();
        if (this.#slots.get(key) === slot) this.#slots.delete(key);
        this.options.onLoadError?.(release, error);
      },
    );
    return slot;
  }

  async #fetch(release: Release, container: string): Promise<LoadedRemote> {
    const { record } = this.options;
    const [code, assets] = await Promise.all([
      readVerified(this.store, release, SERVER_ENTRY),
      readReleaseAssets(this.store, release),
      record && checkContract(this.store, release, record),
    ]);
    const { styles } = assets;
    const late = styles && {
      late: new LateStyles(
        `/remotes/${release.remote}/${styles}`,
        String(await readVerified(this.store, release, `browser/${styles}`)),
      ),
    };
    return { module: await runContainer(container, fileOf(release), code.toString('utf8')), assets, ...late };
  }

  #drop(key: string, slot: Slot): void {
    this.#slots.delete(key);
    this.#free(slot);
  }

  /** Removes the version from the runtime; its module keeps working for its users. */
  #free(slot: Slot): void {
    if (!slot.replaced) dropContainer(slot.container, fileOf(slot.release));
    slot.replaced = true;
  }

  #attemptsOf(release: Release): Attempts {
    const key = keyOf(release);
    const attempt = this.#attempts.get(key) ?? { release, breaker: new Breaker(this.options.now), failed: false };
    this.#attempts.set(key, attempt);
    return attempt;
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }
}

const keyOf = ({ remote, version, files }: Release) =>
  `${remote} ${version} ${files[SERVER_ENTRY]} ${files[ASSETS_FILE]}`;
const fileOf = (release: Release) => `${release.remote}/${release.version}/${SERVER_ENTRY}`;
