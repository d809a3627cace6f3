import { type Coding, encode } from './compression';

/**
 * Immutable files, packed once for ever, the least used forgotten when there are too many. The best packing of a large script takes
 * a second and more on a busy machine, so who asks first gets a quick one (a tenth larger), and the best follows behind, one file at
 * a time: the first shopper after a release waits for nothing.
 */
export class PackedFiles {
  readonly #files = new Map<string, Promise<Buffer>>();
  readonly #bound: number;
  #bytes = 0;
  #behind = Promise.resolve();

  /** @param bound bytes that are kept at most */
  constructor(bound = 96 * 1024 * 1024) {
    this.#bound = bound;
  }

  /**
   * @param name what the file is known by; the same name always means the same bytes
   * @throws whatever `read` throws; the next who asks tries again
   */
  get(name: string, coding: Coding, read: () => Promise<Buffer>): Promise<Buffer> {
    const key = `${coding} ${name}`;
    const found = this.#files.get(key);
    if (found) {
      this.#files.delete(key);
      this.#files.set(key, found);
      return found;
    }
    const raw = read();
    const made = raw.then((bytes) => encode(bytes, coding, 'answer'));
    this.#files.set(key, made);
    made.then(
      (bytes) => {
        this.#grow(bytes.length);
        if (coding !== 'identity')
          this.#behind = this.#behind.then(async () => this.#improve(key, made, coding, await raw));
      },
      () => this.#files.delete(key),
    );
    return made;
  }

  /** Settles once every packing that was begun is as small as it gets. */
  settled(): Promise<void> {
    return this.#behind;
  }

  async #improve(key: string, quick: Promise<Buffer>, coding: Coding, raw: Buffer): Promise<void> {
    if (this.#files.get(key) !== quick) return;
    const best = await encode(raw, coding, 'file');
    // it may have been forgotten meanwhile
    if (this.#files.get(key) !== quick) return;
    this.#files.set(key, Promise.resolve(best));
    this.#bytes += best.length - (await quick).length;
  }

  #grow(by: number): void {
    this.#bytes += by;
    if (this.#bytes <= this.#bound) return;
    for (const [key, file] of this.#files) {
      this.#files.delete(key);
      file.then((bytes) => {
        this.#bytes -= bytes.length;
      });
      if (this.#files.size < 100) break;
    }
  }
}
