import { createHash } from 'node:crypto';
import { type Coding, decode, encode } from '../compression';

/** Requests for a page's brotli bytes after which smaller ones are worth 0.2 s of a processor. */
const POPULAR_AFTER = 3;
/** Pages that may wait for better packing; others wait for their next request. */
const LONGEST_QUEUE = 200;
/** Time between two packings in multiples of the first one's: it takes at most a quarter of one processor. */
const REST = 3;
/** Bytes of a page; ours have a twentieth. */
const LONGEST_PAGE = 16 * 1024 * 1024;

/**
 * The bytes of a page in the codings that were asked for, each packed once. What is asked for again and again is packed anew behind
 * the requests, at the best quality, and then takes the place of the first bytes.
 */
export class PageBody {
  /** bytes that are there */
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

  /** Bytes held now, in all codings. */
  get size(): number {
    return this.#size;
  }

  /** Names what the page says, in whatever coding. */
  get etag(): string {
    const plain = this.#made.get('identity') ?? '';
    this.#etag ??= `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return this.#etag;
  }

  /** From now on the page as it is goes as soon as packed bytes are there: it is six times as large, and few ask for it. */
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

  /** The bytes when they are there already. */
  made(coding: Coding): Buffer | undefined {
    const made = this.#made.get(coding);
    if (made && coding === 'br') this.#count();
    return made;
  }

  /** Packs again as small as it gets; requests until then, and when it fails, get the first bytes. */
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
      // few ask for it, so it is unpacked for each of them
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
    // made of them
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

/** Packs one page after the other, so that at most one thread of Node's pool is busy with what nobody waits for. */
export class PackingQueue {
  /** weak: a page that was dropped meanwhile needs no smaller bytes */
  readonly #waiting: WeakRef<PageBody>[] = [];
  #running = false;

  /** @param rest pause after each packing, in multiples of its time */
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
