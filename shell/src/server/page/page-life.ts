import type { OnAnswer } from 'shared-kernel/remote/definition';
import type { Life } from '../changes/kept-by-tags';

/** Collects what the responses used by one page were built from. */
export class Readings {
  readonly #tags = new Set<string>();
  #endsAt = Number.POSITIVE_INFINITY;
  #readAt = Number.POSITIVE_INFINITY;
  #begun = 0;
  #known = 0;

  readonly onReading = (): OnAnswer => {
    this.#begun += 1;
    return (life) => {
      if (life === null) return;
      const { madeOf, validFor = Number.POSITIVE_INFINITY, askedAt } = life;
      this.#known += 1;
      for (const tag of madeOf.split(' ')) this.#tags.add(tag);
      this.#endsAt = Math.min(this.#endsAt, Date.now() + validFor);
      this.#readAt = Math.min(this.#readAt, askedAt);
    };
  };

  /** Null when that is not fully known: a response failed or came from an older API, or the page used none. */
  get life(): Life | null {
    if (this.#begun === 0 || this.#known < this.#begun) return null;
    return { tags: [...this.#tags].sort(), endsAt: this.#endsAt, readAt: this.#readAt };
  }
}
