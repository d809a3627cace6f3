import { createHash } from 'node:crypto';
import { type Coding, decode, encode } from '../compression';

/** Requests for a page's brotli bytes after which smaller ones are worth 0.2 s of a processor. */
const POPULAR_AFTER = 3;
/** Maximum number of pages that wait for better compression; others wait for their next request. */
const LONGEST_QUEUE = 200;
/** Pause between two compressions in multiples of the first one's time: it takes at most a quarter of one processor. */
const REST = 3;
/** Maximum size of a page in bytes; ours have a twentieth. */
const LONGEST_PAGE = 16 * 1024 * 1024;

/**
 * The bytes of a page in the requested codings, each compressed once. Frequently requested bytes are compressed again in the
 * background, at the best quality, and then replaced.
 */
export class PageBody {
  /** available bytes */
  readonly #made = new Map<Coding, Buffer>();
  readonly #making = new Map<Coding, Promise<Buffer>>();
  #etag: string | undefined;
  #size = 0;
  #requests = 0;
  #packedOnly = false;

  constructor(
    html: string | Buffer,
    private readonly queue: PackingQueue = packing,
  ) {
    this.#set('identity', typeof html === 'string' ? Buffer.from(html) : html);
  }

  /** Bytes currently held, in all codings. */
  get size(): number {
    return this.#size;
  }

  /** Identifies the page's content, whatever the coding. */
  get etag(): string {
    const plain = this.#made.get('identity') ?? '';
    this.#etag ??= `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return this.#etag;
  }

  /** From now on the uncompressed page is dropped once there are compressed bytes: it is six times as large, and rarely requested. */
  keepPackedOnly(): void {
    this.#packedOnly = true;
    this.#dropPlain();
  }

  get(coding: Coding): Promise<Buffer> {
    const made = this.made(coding);
    if (made) return Promise.resolve(made);
    if (coding === 'br') this.#count();
    return this.#making.get(coding) ?? this.#make(coding);
  }

  /** The bytes, if they are already available. */
  made(coding: Coding): Buffer | undefined {
    const made = this.#made.get(coding);
    if (made && coding === 'br') this.#count();
    return made;
  }

  /** Compresses again at the best quality; requests until then, and when it fails, get the first bytes. */
  async packBest(): Promise<void> {
    const best = await encode(await this.#plain(), 'br', 'popularPage');
    await this.#making.get('br');
    this.#set('br', best);
  }

  async #make(coding: Coding): Promise<Buffer> {
    const making = this.#plain().then((plain) => encode(plain, coding, 'page'));
    this.#making.set(coding, making);
    try {
      const made = await making;
      // rarely requested, so it is decompressed each time
      if (coding !== 'identity') this.#set(coding, made);
      this.#dropPlain();
      return made;
    } finally {
      this.#making.delete(coding);
    }
  }

  async #plain(): Promise<Buffer> {
    for (const [coding, bytes] of this.#made)
      return coding === 'identity' ? bytes : decode(bytes, coding, LONGEST_PAGE);
    throw new Error('a page without bytes');
  }

  #dropPlain(): void {
    if (!this.#packedOnly || this.#made.size < 2) return;
    // computed from these bytes
    this.#etag = this.etag;
    this.#set('identity');
  }

  #set(coding: Coding, bytes?: Buffer): void {
    this.#size += (bytes?.length ?? 0) - (this.#made.get(coding)?.length ?? 0);
    if (bytes) this.#made.set(coding, bytes);
    else this.#made.delete(coding);
  }

  #count(): void {
    this.#requests += 1;
    if (this.#requests === POPULAR_AFTER && !this.queue.add(this)) this.#requests -= 1;
  }
}

/** Compresses one page after the other, so that background work occupies at most one thread of Node's pool. */
export class PackingQueue {
  /** weak: a page that was dropped in the meantime needs no smaller bytes */
  readonly #waiting: WeakRef<PageBody>[] = [];
  #running = false;

  /** @param rest pause after each compression, in multiples of its time */
  constructor(private readonly rest = REST) {}

  /** @returns false when the queue is full */
  add(page: PageBody): boolean {
    if (this.#waiting.length >= LONGEST_QUEUE) return false;
    this.#waiting.push(new WeakRef(page));
    if (!this.#running) void this.#run();
    return true;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const page = next.deref();
      if (!page) continue;
      const began = performance.now();
      // the first bytes stay
      await page.packBest().catch(() => {});
      const pause = (performance.now() - began) * this.rest;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
    this.#running = false;
  }
}

const packing = new PackingQueue();
