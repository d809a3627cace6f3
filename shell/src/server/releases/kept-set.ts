import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type ArtifactStore, readVerified, sha384 } from '../remotes/artifact-store';
import { parseReleases, type Release, type ReleaseSet, releasesOf, writeReleases } from './release-set';

/** files that are copied concurrently */
const AT_ONCE = 8;

/**
 * The last good release set with the files of its versions, on the shell's own disk: `set.json` in the release file's format, and
 * `files/<hash>` for every file of it that a shell reads. `set.json` is replaced by renaming once all its files are there, and
 * files that it does not list are deleted afterwards, so the folder always holds one complete set and never grows with the number
 * of releases.
 */
export class KeptSet {
  readonly #bytes: string;
  readonly #file: string;
  /** hashes of the files on disk that this process has verified */
  readonly #sound = new Set<string>();
  #set: ReleaseSet | null = null;
  #work = Promise.resolve();

  /** @param folder of this process alone */
  constructor(folder: string) {
    this.#bytes = path.join(folder, 'files');
    this.#file = path.join(folder, 'set.json');
  }

  /** The set that was stored last, or null when there is none that can be parsed. */
  async read(): Promise<ReleaseSet | null> {
    try {
      this.#set = parseReleases(await fs.readFile(this.#file, 'utf8'));
    } catch {
      this.#set = null;
    }
    return this.#set;
  }

  /** Stored bytes with this hash, or null when they are missing or different. */
  async find(hash: string): Promise<Buffer | null> {
    try {
      const bytes = await fs.readFile(this.#path(hash));
      return sha384(bytes) === hash ? bytes : null;
    } catch {
      return null;
    }
  }

  /**
   * Replaces the stored set. Sets are stored one after the other.
   * @throws Error when a file cannot be read or written; the previous set stays stored
   */
  keep(set: ReleaseSet, store: ArtifactStore): Promise<void> {
    const kept = this.#work.then(() => this.#keep(set, store));
    this.#work = kept.catch(() => {});
    return kept;
  }

  /** Resolves when no write is pending. */
  settled(): Promise<void> {
    return this.#work;
  }

  async #keep(set: ReleaseSet, store: ArtifactStore): Promise<void> {
    const text = writeReleases(set);
    if (this.#set && writeReleases(this.#set) === text && this.#holdsAll(set)) return;
    await fs.mkdir(this.#bytes, { recursive: true });
    const open = releasesOf(set).flatMap((release) => neededFiles(release).map((file) => ({ release, file })));
    const copy = async () => {
      for (let next = open.pop(); next; next = open.pop()) {
        const { release, file } = next;
        const hash = release.files[file] as string;
        if (this.#sound.has(hash)) continue;
        if (!(await this.find(hash))) await replace(this.#path(hash), await readVerified(store, release, file));
        this.#sound.add(hash);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, copy));
    await replace(this.#file, Buffer.from(text));
    this.#set = set;
    await this.#removeOthers(set);
  }

  #holdsAll(set: ReleaseSet): boolean {
    return neededHashes(set).every((hash) => this.#sound.has(hash));
  }

  async #removeOthers(set: ReleaseSet): Promise<void> {
    const hashes = new Set(neededHashes(set));
    const names = new Set([...hashes].map(nameOf));
    for (const hash of this.#sound) if (!hashes.has(hash)) this.#sound.delete(hash);
    for (const name of await fs.readdir(this.#bytes))
      if (!names.has(name)) await fs.rm(path.join(this.#bytes, name), { force: true });
  }

  #path(hash: string): string {
    return path.join(this.#bytes, nameOf(hash));
  }
}

/** Files of a version that a shell reads; declarations are for builds and checks. */
const neededFiles = ({ files }: Release) => Object.keys(files).filter((file) => !file.startsWith('types/'));
const neededHashes = (set: ReleaseSet) =>
  releasesOf(set).flatMap((release) => neededFiles(release).map((file) => release.files[file] as string));

/** a hash as a file name: base64 contains `/` */
const nameOf = (hash: string) => Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex');

/** Writes to the disk and renames: a reader, or a start after a power cut, sees either the old bytes or the new ones. */
export async function replace(file: string, bytes: Buffer): Promise<void> {
  const next = `${file}.${randomBytes(6).toString('hex')}.new`;
  const handle = await fs.open(next, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await fs.rename(next, file);
}

/** The store with the stored set in front: a call with a hash gets the stored bytes at once and does not need the store. */
export function storeWithKept(store: ArtifactStore, kept: KeptSet): ArtifactStore {
  return {
    async read(place, hash) {
      return (hash && (await kept.find(hash))) || store.read(place);
    },
  };
}
