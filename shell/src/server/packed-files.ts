import { LRUCache } from 'lru-cache';
import { type Coding, encode } from './compression';

/** How the bytes of a file are made that is not kept. */
interface Packing {
  coding: Coding;
  read(): Promise<Buffer>;
}

/**
 * Immutable files, packed once for ever, the least used forgotten when there are too many. The best packing of a large script takes
 * a second and more on a busy machine, so who asks first gets a quick one (a tenth larger), and the best follows behind, one file at
 * a time: the first shopper after a release waits for nothing.
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
      fetchMethod: async (key, _, { context: { coding, read } }) => {
        const raw = await read();
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
  get(name: string, coding: Coding, read: () => Promise<Buffer>): Promise<Buffer> {
    return this.#files.forceFetch(`${coding} ${name}`, { context: { coding, read } });
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
