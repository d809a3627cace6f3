import { LRUCache } from 'lru-cache';
import { type Coding, decode, encode } from './compression';

/** Where the bytes of a file come from. */
export interface FileSource {
  /** the file as it was released, verified */
  read(): Promise<Buffer>;
  /** the file as its release has packed it; rejects when the release has not */
  readPacked?(coding: 'br' | 'gzip'): Promise<Buffer>;
}
interface Packing extends FileSource {
  coding: Coding;
}

/**
 * Immutable files, packed once for ever, the least used forgotten when there are too many. A release brings its files packed. Of one that
 * does not, who asks first gets a quick packing (a sixth larger), because the best takes a second and more for a large script; it follows
 * behind, one file at a time.
 */
export class PackedFiles {
  readonly #files: LRUCache<string, Buffer, Packing>;
  #behind = Promise.resolve();

  /** @param bound bytes that are kept at most */
  constructor(bound = 96 * 1024 * 1024) {
    this.#files = new LRUCache({
      maxSize: bound,
      // an empty file counts too: sizes are positive
      sizeCalculation: (bytes) => Math.max(1, bytes.length),
      // a file that is forgotten while it is packed still reaches those who wait for it
      ignoreFetchAbort: true,
      fetchMethod: async (key, _, { context: { coding, ...source } }) => {
        const raw = await source.read();
        const released = await releasedPacking(raw, coding, source);
        if (released) return released;
        const quick = await encode(raw, coding, 'answer');
        if (coding !== 'identity') this.#behind = this.#behind.then(() => this.#improve(key, quick, coding, raw));
        return quick;
      },
    });
  }

  /**
   * @param name what the file is known by; the same name always means the same bytes
   * @throws whatever `read` throws; the next who asks tries again
   */
  get(name: string, coding: Coding, source: FileSource): Promise<Buffer> {
    return this.#files.forceFetch(`${coding} ${name}`, { context: { coding, ...source } });
  }

  /** Settles once every packing that was begun is as small as it gets. */
  settled(): Promise<void> {
    return this.#behind;
  }

  async #improve(key: string, quick: Buffer, coding: Coding, raw: Buffer): Promise<void> {
    const best = await encode(raw, coding, 'file');
    // it may have been forgotten meanwhile
    if (this.#files.peek(key) === quick) this.#files.set(key, best);
  }
}

/** The packing that the release brought, if it unpacks to the released bytes; nobody vouches for it otherwise. */
async function releasedPacking(raw: Buffer, coding: Coding, source: FileSource): Promise<Buffer | undefined> {
  if (coding === 'identity' || !source.readPacked) return undefined;
  try {
    const packed = await source.readPacked(coding);
    return (await decode(packed, coding, raw.length)).equals(raw) ? packed : undefined;
  } catch {
    return undefined;
  }
}
