import { LRUCache } from 'lru-cache';
import { type Coding, decode, encode } from './compression';

/** Source of a file's bytes. */
export interface FileSource {
  /** the file as released, verified */
  read(): Promise<Buffer>;
  /** the file as compressed by its release; rejects when the release has none */
  readPacked?(coding: 'br' | 'gzip'): Promise<Buffer>;
}
interface Packing extends FileSource {
  coding: Coding;
}

/**
 * Immutable files, compressed only once, the least recently used evicted at the limit. A release brings its files compressed. Of
 * one that does not, the first request gets a fast compression (a sixth larger), because the best one takes a second or more for a
 * large script; that one follows in the background, one file at a time.
 */
export class PackedFiles {
  readonly #files: LRUCache<string, Buffer, Packing>;
  #behind = Promise.resolve();

  /** @param bound maximum number of cached bytes */
  constructor(bound = 96 * 1024 * 1024) {
    this.#files = new LRUCache({
      maxSize: bound,
      // an empty file counts too: sizes must be positive
      sizeCalculation: (bytes) => Math.max(1, bytes.length),
      // a file that is evicted while it is compressed still reaches those waiting for it
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
   * @param name identifies the file; the same name always has the same bytes
   * @throws whatever `read` throws; the next call tries again
   */
  get(name: string, coding: Coding, source: FileSource): Promise<Buffer> {
    return this.#files.forceFetch(`${coding} ${name}`, { context: { coding, ...source } });
  }

  /** Settles once every pending compression is finished. */
  settled(): Promise<void> {
    return this.#behind;
  }

  async #improve(key: string, quick: Buffer, coding: Coding, raw: Buffer): Promise<void> {
    const best = await encode(raw, coding, 'file');
    // it may have been evicted in the meantime
    if (this.#files.peek(key) === quick) this.#files.set(key, best);
  }
}

/** The release's compressed file, if it decompresses to the released bytes; otherwise it is not trusted. */
async function releasedPacking(raw: Buffer, coding: Coding, source: FileSource): Promise<Buffer | undefined> {
  if (coding === 'identity' || !source.readPacked) return undefined;
  try {
    const packed = await source.readPacked(coding);
    return (await decode(packed, coding, raw.length)).equals(raw) ? packed : undefined;
  } catch {
    return undefined;
  }
}
