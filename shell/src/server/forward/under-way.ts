/**
 * Counts calls under way by who makes them, so that nobody holds all connections to the API by sending bodies that never end.
 * IPv6 addresses count by their network: one household has as many addresses as it likes.
 */
export class UnderWay {
  readonly #calls = new Map<string, number>();

  /** @param most calls of one caller at a time */
  constructor(private readonly most: number) {}

  /** @returns what to call when the call is over; null: there are too many, this one must not begin */
  begin(address: string): (() => void) | null {
    const caller = networkOf(address);
    const calls = this.#calls.get(caller) ?? 0;
    if (calls >= this.most) return null;
    this.#calls.set(caller, calls + 1);
    return () => {
      const left = (this.#calls.get(caller) ?? 1) - 1;
      if (left > 0) this.#calls.set(caller, left);
      else this.#calls.delete(caller);
    };
  }
}

/** The first 64 bits of an IPv6 address; any other as it is. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}
