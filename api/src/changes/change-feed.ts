import { randomUUID } from 'node:crypto';
import { EVERYTHING } from 'shared-kernel/contract/changes';

/** Changes that are kept for who comes back after a lost connection. */
const MOST_KEPT = 1000;

export interface Change {
  /** position in the feed, for `Last-Event-ID` */
  readonly id: string;
  readonly tags: readonly string[];
}

export interface Follower {
  change(change: Change): void;
  /** the database answers; what it committed before has been told */
  alive(): void;
  /** changes may be missed from now on: the follower is told nothing more */
  lost(): void;
}

/** What of the shop has changed, in the order of commits, as far as this process has heard of it. */
export class ChangeFeed {
  /** positions before a gap belong to another epoch */
  #epoch = newEpoch();
  #last = 0;
  #listening = false;
  readonly #kept: Change[] = [];
  readonly #followers = new Set<Follower>();
  /** changes of each tag */
  readonly #counts = new Map<string, number>();

  /** False while changes may be missed. */
  get listening(): boolean {
    return this.#listening;
  }

  /** The connection to the database listens, from here on without a gap. */
  start(): void {
    this.#listening = true;
  }

  /** The connection is lost. What was kept says nothing about the time from now on. */
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
    // those with an id in them are as many as products: nobody asks for their number
    for (const tag of tags) if (!/\d/.test(tag)) this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + 1);
    for (const follower of this.#followers) follower.change(change);
  }

  alive(): void {
    for (const follower of this.#followers) follower.alive();
  }

  /**
   * Tells a follower everything from a position on.
   *
   * @param after `Last-Event-ID` of a connection before
   * @returns where the follower stands, the changes since `after` (null when some may be missing), and how to end it; null while
   * nothing is heard
   */
  follow(after: string | undefined, follower: Follower) {
    if (!this.#listening) return null;
    this.#followers.add(follower);
    return { position: this.#position, missed: this.#since(after), end: () => void this.#followers.delete(follower) };
  }

  /** How many follow. */
  get followers(): number {
    return this.#followers.size;
  }

  /**
   * Something that differs as soon as one of the tags, or everything, has changed; null while changes may be missed.
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
