import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { CHANGES_ALIVE_MS, CHANGES_EVENT, CHANGES_PATH } from 'shared-kernel/contract/changes';
import { asError } from '../as-error';

/** ms without a heartbeat after which the stream counts as lost */
const SILENCE_MS = 3 * CHANGES_ALIVE_MS;
/** ms until the first reconnect, and the maximum until the next one */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1000;
/** ms until an API without a stream is asked again: a newer one may have replaced it */
const NOT_OFFERED_WAIT_MS = 10_000;

/** A cache of API responses. */
export interface ChangeListener {
  /** all changes from now on are received; `resumed`: none was missed since the last time */
  onStart(how: 'resumed' | 'anew'): void;
  onChange(tags: readonly string[]): void;
  /** changes may be missed from now on, until the next start */
  onLost(): void;
}

/** Follows the API's stream of changes (docs/contracts/changes.md), across lost connections and restarts, until it is stopped. */
export class FollowChanges {
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;
  #listening = false;
  #position: string | undefined;

  constructor(
    private readonly options: {
      /** origin of the API, no trailing slash */
      apiOrigin: string;
      listener: ChangeListener;
      /** receives the reason when the stream was lost */
      onError: (error: Error) => void;
    },
  ) {}

  get listening(): boolean {
    return this.#listening;
  }

  start(): void {
    this.#running ??= this.#follow();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  async #follow(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (!this.#ending.signal.aborted) {
      const connection = new AbortController();
      let offered = true;
      try {
        offered = await this.#read(connection);
      } catch (error) {
        if (!this.#ending.signal.aborted) this.options.onError(asError(error));
      }
      connection.abort();
      wait = this.#listening ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
      this.#lose();
      await sleep(offered ? wait : NOT_OFFERED_WAIT_MS, undefined, { signal: this.#ending.signal }).catch(() => {});
    }
  }

  /** Reads one connection to its end. @returns false when the API has no stream */
  async #read(connection: AbortController): Promise<boolean> {
    let watchdog = setTimeout(() => connection.abort(new Error('no sign of life')), SILENCE_MS);
    try {
      const signal = AbortSignal.any([connection.signal, this.#ending.signal]);
      const headers: Record<string, string> = this.#position ? { 'last-event-id': this.#position } : {};
      const response = await fetch(this.options.apiOrigin + CHANGES_PATH, { headers, signal });
      if (response.status === 404) return false;
      if (!response.ok || !response.body) throw new Error(`changes: status ${response.status}`);
      const parser = createParser({ onEvent: (event) => this.#hear(event) });
      const decoder = new TextDecoder();
      for await (const part of response.body) {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => connection.abort(new Error('no sign of life')), SILENCE_MS);
        parser.feed(decoder.decode(part, { stream: true }));
      }
      throw new Error('changes: the stream ended');
    } finally {
      clearTimeout(watchdog);
    }
  }

  #hear({ event, id, data }: { event?: string | undefined; id?: string | undefined; data: string }): void {
    const { listener } = this.options;
    if (event === CHANGES_EVENT.change) listener.onChange(data.split(' '));
    if (event === CHANGES_EVENT.start) {
      this.#listening = true;
      listener.onStart(data === 'resumed' ? 'resumed' : 'anew');
    }
    // the position advances only after its changes were applied
    if (id) this.#position = id;
  }

  #lose(): void {
    if (!this.#listening) return;
    this.#listening = false;
    this.options.listener.onLost();
  }
}
