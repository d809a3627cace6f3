import { randomUUID } from 'node:crypto';
import { EVERYTHING } from 'shared-kernel/contract/changes';

/** Changes kept for followers that reconnect. */
const MOST_KEPT = 1000;

export interface Change {
  /** position in the feed, for `Last-Event-ID` */
  readonly id: string;
  readonly tags: readonly string[];
}

export interface Follower {
  change(change: Change): void;
  /** the database responds; all changes committed before have been sent */
  alive(): void;
  /** changes may be missed from now on: the follower gets no more events */
  lost(): void;
}

/** The shop's changes in the order of commits, as far as this process has received them. */
export class ChangeFeed {
  /** positions from before a gap belong to another epoch */
  #epoch = newEpoch();
  #last = 0;
  #listening = false;
  readonly #kept: Change[] = [];
  readonly #followers = new Set<Follower>();
  /** number of changes by tag */
  readonly #counts = new Map<string, number>();

  /** False while changes may be missed. */
  get listening(): boolean {
    return this.#listening;
  }

  /** The database connection is listening, from here on without a gap. */
  start(): void {
    this.#listening = true;
  }

  /** The connection is lost. Kept changes are dropped, because they may have gaps from now on. */
  stop(): void {
    this.#listening = false;
    this.#epoch = newEpoch();
    this.#kept.length = 0;
    for (const follower of this.#followers) follower.lost();
    this.#followers.clear();
  }

  publish(tags: readonly string[]): void {
    this.#last += 1;
    const change = { id: this.#position, tags };
    this.#kept.push(change);
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
    // tags with an id are not counted: there are as many as products, and nobody needs their number
    for (const tag of tags) if (!/\d/.test(tag)) this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + 1);
    for (const follower of this.#followers) follower.change(change);
  }

  alive(): void {
    for (const follower of this.#followers) follower.alive();
  }

  /**
   * Sends a follower everything after a position.
   *
   * @param after `Last-Event-ID` of an earlier connection
   * @returns the current position, the changes since `after` (null when some may be missing), and a function that ends it; null while
   * the feed is not listening
   */
  follow(after: string | undefined, follower: Follower) {
    if (!this.#listening) return null;
    this.#followers.add(follower);
    return { position: this.#position, missed: this.#since(after), end: () => void this.#followers.delete(follower) };
  }

  /** Number of followers. */
  get followers(): number {
    return this.#followers.size;
  }

  /**
   * A value that changes whenever one of the tags, or everything, has changed; null while changes may be missed.
   *
   * @param tags without ids
   */
  version(...tags: readonly string[]): string | null {
    if (!this.#listening) return null;
    return [this.#epoch, ...[EVERYTHING, ...tags].map((tag) => this.#counts.get(tag) ?? 0)].join(' ');
  }

  get #position(): string {
    return `${this.#epoch}:${this.#last}`;
  }

  #since(after: string | undefined): readonly Change[] | null {
    if (after === this.#position) return [];
    const [epoch, number] = after?.split(':') ?? [];
    if (epoch !== this.#epoch) return null;
    const first = this.#last - this.#kept.length;
    const seen = Number(number);
    return seen >= first && seen <= this.#last ? this.#kept.slice(seen - first) : null;
  }
}

const newEpoch = () => randomUUID().slice(0, 8);
