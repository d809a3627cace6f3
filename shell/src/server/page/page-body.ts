import { type Coding, encode } from '../compression';

/** Requests for a page's brotli bytes after which smaller ones are worth 0.2 s of a processor. */
const POPULAR_AFTER = 3;
/** Pages that may wait for better packing; others wait for their next request. */
const LONGEST_QUEUE = 200;
/** Time between two packings in multiples of the first one's: it takes at most a quarter of one processor. */
const REST = 3;

/**
 * The bytes of a page in the codings that were asked for, each packed once. What is asked for again and again is packed anew behind
 * the requests, at the best quality, and then takes the place of the first bytes.
 */
export class PageBody {
  readonly #plain: Buffer;
  readonly #coded = new Map<Coding, Promise<Buffer>>();
  #packed = 0;
  #requests = 0;

  constructor(
    html: string | Buffer,
    private readonly queue: PackingQueue = packing,
  ) {
    this.#plain = typeof html === 'string' ? Buffer.from(html) : html;
  }

  /** The page as it is, in UTF-8. */
  get plain(): Buffer {
    return this.#plain;
  }

  /** Bytes held now, in all codings. */
  get size(): number {
    return this.#plain.length + this.#packed;
  }

  get(coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return Promise.resolve(this.#plain);
    if (coding === 'br') {
      this.#requests += 1;
      if (this.#requests === POPULAR_AFTER && !this.queue.add(this)) this.#requests -= 1;
    }
    return this.#coded.get(coding) ?? this.#keep(coding, encode(this.#plain, coding, 'page'));
  }

  /** Packs again as small as it gets; requests until then, and when it fails, get the first bytes. */
  async packBest(): Promise<void> {
    const best = await encode(this.#plain, 'br', 'popularPage');
    const first = await this.#coded.get('br');
    this.#packed -= first?.length ?? 0;
    await this.#keep('br', Promise.resolve(best));
  }

  #keep(coding: Coding, bytes: Promise<Buffer>): Promise<Buffer> {
    this.#coded.set(coding, bytes);
    return bytes.then((made) => {
      this.#packed += made.length;
      return made;
    });
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
